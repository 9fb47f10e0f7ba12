import type { Figure } from '@hakaru/contract/figures';
import { recalculate } from '@hakaru/workbook/testing/libre-office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { compare, differing, shownCells } from './testing/recalculated';

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const WAIT = 400_000; // LibreOffice may have to be installed first

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SIDES = ['weight', 'benchmarkWeight', 'hedge', 'benchmarkHedge', 'local', 'benchmarkLocal', 'move'];
const METHODS = ['karnoskySinger', 'geometric', 'ankrimHensel', 'countryCurrency'];
type Row = Record<string, Figure> & Record<string, { figure: Figure }[]>;

/** The figures of each row as one workbook, recalculated: nothing is only repeated, and everything is as shown. */
async function checkRows(token: string, rows: readonly Figure[][], against: string): Promise<void> {
  const id = entityId('HOSHI', 'HFB01');
  const partOf = (key: string) => decodeURIComponent(key.split('.')[4] ?? '').split('|');
  const payload = {
    assetId: ASSET,
    title: 'By currency',
    language: 'en',
    rows: rows.map(([first]) => {
      const [currency, , line] = partOf(first?.key ?? '');
      const part = line ? `${currency}|${line}` : currency;
      return { entityId: id, asOf: AS_OF, against, ...(part ? { part } : {}) };
    }),
    columns: (rows[0] ?? []).map(({ key }) => `${key.split('.')[1]}.-`).map(column => ({ column, label: column })),
  };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await server.http.inject({ method: 'POST', url: '/api/figures/workbook', headers, payload });
  expect(reply.statusCode).toBe(200);
  expect(shownCells(reply.rawPayload).filter(({ isFormula }) => !isFormula)).toEqual([]);
  const book = await recalculate(reply.rawPayload);
  const shown = rows.map(figures => ({ entityId: id, figures }));
  expect(compare(book, 'Figures', shown)).toBe(rows.flat().filter(({ value }) => value !== null).length);
  expect(differing(book, 'Figures', 'Check')).toBe(0);
}

async function linkBy(token: string, linking: string): Promise<void> {
  const { data } = await server.ask(token, `{ attributionOptions(assetId: "${ASSET}") { version } }`);
  const input = { linking, reason: 'Agreed', version: data.attributionOptions.version };
  const { errors } = await server.ask(token, `mutation($input: AttributionLinkingInput!) { saveAttributionLinking(input: $input) }`, {
    input,
  });
  expect(errors).toBeUndefined();
}

test.each(['carino', 'menchero', 'grap'])(
  '1.16 1.38 effects by currency over several statements come out of those of the steps, linked by %s',
  async linking => {
    const token = await server.as('admin@hoshikawa.example');
    await linkBy(token, linking);
    const against = '2026-05-31';
    const effects = METHODS.map(method => `${method}: effects(method: ${method}) { figure { key value reason } }`).join(' ');
    const query = `{ currencyEffects(assetId: "${ASSET}", entityId: "${entityId('HOSHI', 'HFB01')}", asOf: "${AS_OF}", from: "${against}") {
      steps rows { ${SIDES.map(name => `${name} { key value reason }`).join(' ')} ${effects} } ${effects} } }`;
    const { data, errors } = await server.ask(token, query);
    expect(errors).toBeUndefined();
    expect(data.currencyEffects.steps).toBe(4);
    const byMethod = (found: Row) => METHODS.flatMap(method => (found[method] ?? []).map(({ figure }) => figure));
    await checkRows(
      token,
      data.currencyEffects.rows.map((row: Row) => [...SIDES.flatMap(name => row[name] ?? []), ...byMethod(row)]),
      against,
    );
    await checkRows(token, [byMethod(data.currencyEffects)], against);
  },
  WAIT,
);

test.each(['2026-08-31', '2026-06-30'])(
  '1.16 1.38 the effects of the securities of a currency since %s come out of holdings, weights and rates',
  async against => {
    const token = await server.as('admin@hoshikawa.example');
    await linkBy(token, 'carino');
    const names = ['weight', 'local', 'allocation', 'selection', 'interaction', 'effect', 'sum'];
    const query = `{ currencyEffects(assetId: "${ASSET}", entityId: "${entityId('HOSHI', 'HFB01')}", asOf: "${AS_OF}", from: "${against}") {
      lines(currency: "EUR") { ${names.map(name => `${name} { key value reason }`).join(' ')} } } }`;
    const { data, errors } = await server.ask(token, query);
    expect(errors).toBeUndefined();
    const rows: Figure[][] = data.currencyEffects.lines.map((line: Record<string, Figure>) => names.flatMap(name => line[name] ?? []));
    expect(rows.length).toBeGreaterThan(5);
    await checkRows(token, rows, against);
  },
  WAIT,
);
