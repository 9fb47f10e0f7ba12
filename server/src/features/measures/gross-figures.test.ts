import type { Figure } from '@hakaru/contract/figures';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { compoundOf } from '@hakaru/engine/number/sum';
import { recalculate } from '@hakaru/workbook/testing/libre-office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { compare, differing, shownCells } from '#features/figure-workbooks/testing/recalculated';
import { openTestServer, type TestServer } from '#testing/test-server';

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const WAIT = 400_000; // LibreOffice may have to be installed first
const HORIZONS = ['1m', '3m', '6m', '1y', '2y', '3y', 'itd'];
/** Two and a half years of reports, without one month of the first year. */
const REPORTED = monthEndsBetween('2024-04-30', AS_OF);
const LAPSE = '2024-06-30';
const rateOf = (at: number) => (((at * 7) % 11) - 4) / 1000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  for (const [at, day] of REPORTED.entries())
    if (day !== LAPSE)
      await server.sql(
        `insert into observation (organisation_id, entity_id, measure, as_of, value, quality, source_id, recorded_at)
         select organisation_id, entity_id, 'grossReturn', as_of, $4, quality, source_id, recorded_at from observation
         where organisation_id = $1 and entity_id = $2 and as_of = $3 and measure = 'marketValue' and superseded_at is null`,
        [demoId('HOSHI'), entityId('HOSHI', 'HFE02'), day, rateOf(at)],
      );
});
afterAll(() => server.close());

async function figures(ref: string, measure = 'grossReturn', email = 'admin@hoshikawa.example') {
  const { data, errors } = await server.ask(
    await server.as(email),
    `query($ids: [ID!]!, $columns: [String!]!) { figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", entityIds: $ids, columns: $columns) { figures { key value reason } } }`,
    { ids: [entityId('HOSHI', ref)], columns: HORIZONS.map(horizon => `${measure}.${horizon}`) },
  );
  const found: Figure[] | undefined = data?.figureGrid?.[0]?.figures;
  return { found, refusal: errors?.[0]?.message };
}

const at = (found: Figure[] | undefined, horizon: string): Figure => {
  const figure = found?.[HORIZONS.indexOf(horizon)];
  if (!figure) throw new Error(`${horizon} was not answered`);
  return figure;
};
const last = (months: number) => compoundOf(REPORTED.map((_, index) => rateOf(index)).slice(-months));

test('reported returns before fees are linked over the usual horizons, and a period with a month that was not reported has none', async () => {
  const { found } = await figures('HFE02');
  expect(Number(at(found, '1m').value)).toBeCloseTo(last(1), 12);
  expect(Number(at(found, '3m').value)).toBeCloseTo(last(3), 12);
  expect(Number(at(found, '1y').value)).toBeCloseTo(last(12), 12);
  expect(Number(at(found, '2y').value)).toBeCloseTo((1 + last(24)) ** 0.5 - 1, 12);
  expect(at(found, '3y')).toMatchObject({ value: null, reason: 'gap' });
  expect(at(found, 'itd')).toMatchObject({ value: null, reason: 'gap' });
});

test('they are never mixed with returns after fees, and exist for nothing that nobody reported them of', async () => {
  const before = await figures('HFE02', 'return');
  for (const horizon of HORIZONS) expect(at(before.found, horizon).value).not.toBeNull();
  expect(at(before.found, '1y').value).not.toBe(at((await figures('HFE02')).found, '1y').value);
  for (const figure of (await figures('HFE01')).found ?? []) expect(figure).toMatchObject({ value: null, reason: 'no_data' });
  for (const ref of ['FE', 'TOTAL', 'WGB'])
    for (const figure of (await figures(ref)).found ?? []) expect(figure).toMatchObject({ value: null, reason: 'not_applicable' });
  const stranger = await figures('HFE02', 'grossReturn', 'admin@shirasagi.example');
  expect(stranger.found).toBeUndefined();
  expect(stranger.refusal).toBeTruthy();
});

test('a return before fees traces to the reports of its months', async () => {
  const person = await server.as('admin@hoshikawa.example');
  const { found } = await figures('HFE02');
  const read = async (key: string) => {
    const query = `query($key: String!) { trace(assetId: "${ASSET}", key: $key) { method inputs { asOf figure { key value } } facts { measure value } } }`;
    const { data, errors } = await server.ask(person, query, { key });
    expect(errors).toBeUndefined();
    return data.trace;
  };
  const year = await read(at(found, '1y').key);
  expect(year.method).toBe('returns.gross');
  expect(year.inputs.map(({ asOf }: { asOf: string }) => asOf)).toEqual(REPORTED.slice(-12));
  const month = await read(year.inputs.at(-1).figure.key);
  expect(month).toMatchObject({ method: 'figures.fact', inputs: [], facts: [{ measure: 'grossReturn' }] });
  expect(Number(month.facts[0].value)).toBeCloseTo(last(1), 12);
});

test(
  'in the workbook they come out of the reports',
  async () => {
    const id = entityId('HOSHI', 'HFE02');
    // Beside the returns after fees, whose months are on a sheet of their own.
    const measures = ['grossReturn', 'return'];
    const shown = await Promise.all(measures.map(async measure => (await figures('HFE02', measure)).found ?? []));
    const found = shown.flat();
    const columns = measures.flatMap(measure =>
      HORIZONS.map(horizon => ({ column: `${measure}.${horizon}`, label: `${measure} ${horizon}` })),
    );
    const payload = { assetId: ASSET, title: 'Before fees', language: 'en', rows: [{ entityId: id, asOf: AS_OF }], columns };
    const headers = { authorization: `Bearer ${await server.as('admin@hoshikawa.example')}` };
    const reply = await server.http.inject({ method: 'POST', url: '/api/figures/workbook', headers, payload });
    expect(reply.statusCode).toBe(200);
    expect(shownCells(reply.rawPayload).filter(({ isFormula }) => !isFormula)).toEqual([]);
    const book = await recalculate(reply.rawPayload);
    expect(compare(book, 'Figures', [{ entityId: id, figures: found }])).toBe(found.filter(({ value }) => value !== null).length);
    expect(differing(book, 'Figures', 'Check')).toBe(0);
  },
  WAIT,
);
