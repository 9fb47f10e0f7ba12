import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { readWorkbookTexts } from '#testing/workbook-texts';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
/** The page size of a trace's inputs. */
const TRACE_PAGE = 50;
const FIGURE = '{ key value reason }';
const part = (ref: string, percent: string) => ({ id: entityId('HOSHI', ref), percent });
const ask = async (query: string, variables: Record<string, unknown> = {}, email = ADMIN) =>
  await server.ask(await server.as(email), query, variables);
const mix = (name: string, rows: { id: string; percent: string }[], given: object = {}) => ({
  name,
  rebalance: 'monthly',
  feePercent: '0',
  fromDay: '2021-09-30',
  rows,
  ...given,
});
const ADD = `mutation($input: HypotheticalAssetInput!) { addHypotheticalAsset(assetId: "${ASSET}", input: $input) { id version } }`;
const CHANGE =
  'mutation($id: ID!, $version: Int!, $input: HypotheticalAssetInput!) { updateHypotheticalAsset(id: $id, version: $version, input: $input) { version } }';
const REMOVE = 'mutation($id: ID!, $version: Int!) { removeHypotheticalAsset(id: $id, version: $version) }';
async function added(input: object): Promise<{ id: string; version: number }> {
  const { data, errors } = await ask(ADD, { input });
  expect(errors).toBeUndefined();
  return data.addHypotheticalAsset;
}
type Shown = { key: string; value: string | null };
type Series = { id: string; returns: number[]; return: Shown; rolling: { day: string; figure: Shown }[] };
async function compare(ids: string[], given: { basis?: string; months?: number } = {}) {
  const query = `query($ids: [ID!]!, $basis: String, $months: Int!) { hypotheticalComparison(assetId: "${ASSET}", asOf: "${AS_OF}", ids: $ids, basis: $basis) {
    from to basis days series { id returns return ${FIGURE} rolling(months: $months) { day figure ${FIGURE} } } } }`;
  const { data, errors } = await ask(query, { ids, months: 36, ...given });
  if (errors) throw new Error(JSON.stringify(errors[0]?.extensions?.validation ?? errors[0]?.message));
  return data.hypotheticalComparison as { from: string; to: string; basis: string; days: string[]; series: Series[] }; // the fields of the query
}
const trace = async (key: string) =>
  (
    await ask(
      `query($key: String!) { trace(assetId: "${ASSET}", key: $key) { method part { en } figure { value } steps { id value at } inputs { measure part { en } figure { key value } } } }`,
      { key },
    )
  ).data.trace;
const codes = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;

test('2.6.25 a mix of mixes is the weighted sum of theirs, each with its own rule and fee, and is traced through them to what is held', async () => {
  const bonds = await added(mix('Bonds', [part('HDB01', '100')], { feePercent: '1.2' }));
  const shares = await added(mix('Shares', [part('HDE01', '50'), part('HFE01', '50')], { rebalance: 'never' }));
  const both = await added(
    mix(
      'Of mixes',
      [
        { id: bonds.id, percent: '60' },
        { id: shares.id, percent: '40' },
      ],
      { feePercent: '0.6' },
    ),
  );
  const { series, days } = await compare([bonds.id, shares.id, both.id]);
  const [, first, second, outer] = series;
  expect(days.length).toBeGreaterThan(36);
  for (const at of days.keys())
    expect(outer?.returns[at]).toBeCloseTo(0.6 * (first?.returns[at] ?? 9) + 0.4 * (second?.returns[at] ?? 9) - 0.0005, 12);
  const yearly = await trace(outer?.return.key ?? '');
  const month = await trace(yearly.inputs[0].figure.key);
  expect(month).toMatchObject({
    method: 'hypothetical.month',
    inputs: [
      { measure: 'hypotheticalMonth', part: { en: 'Hypothetical: Bonds' } },
      { measure: 'hypotheticalMonth', part: { en: 'Hypothetical: Shares' } },
    ],
  });
  expect((await trace(month.inputs[0].figure.key)).inputs).toMatchObject([{ measure: 'return' }]);
});

test('before fees no fee is taken, of a mix within a mix neither; one comparison has one basis, and its keys say which', async () => {
  const inner = await added(mix('Dear inside', [part('HDB01', '100')], { feePercent: '1.2' }));
  const outer = await added(mix('Dear outside', [{ id: inner.id, percent: '100' }], { feePercent: '2.4' }));
  const net = await compare([outer.id]);
  const gross = await compare([outer.id], { basis: 'gross' });
  expect([net.basis, gross.basis]).toEqual(['net', 'gross']);
  for (const at of gross.days.keys())
    expect((gross.series[1]?.returns[at] ?? 9) - (net.series[1]?.returns[at] ?? 9)).toBeCloseTo(0.003, 12);
  expect(gross.series[0]?.returns).toEqual(net.series[0]?.returns);
  const key = gross.series[1]?.return.key ?? '';
  const yearly = await trace(key);
  expect(yearly.figure.value).toBe(gross.series[1]?.return.value);
  const month = await trace(yearly.inputs[0].figure.key);
  expect([month.method, month.steps.map(({ id: step }: { id: string }) => step)]).toEqual(['hypothetical.gross-month', ['weight']]);
  expect(gross.series[1]?.return.value).not.toBe(net.series[1]?.return.value);
  for (const wrong of ['|net', '|both', '|gross%7Cgross'])
    expect((await trace(key.replace('%7Cgross', wrong.replace('|', '%7C')))).figure.value).toBeNull();
  await expect(compare([outer.id], { basis: 'both' })).rejects.toThrow('basis');
});

test('a rolling return is the yearly return of its own months, and is traced to them', async () => {
  const { id } = await added(mix('Rolling', [part('HDB01', '70'), part('HFE01', '30')]));
  for (const months of [12, 36, 60]) {
    const { days, series } = await compare([id], { months });
    for (const { returns, rolling } of series) {
      expect(rolling.map(({ day }) => day)).toEqual(days.slice(months - 1));
      for (const [at, { figure }] of rolling.entries()) {
        const grown = returns.slice(at, at + months).reduce((level, value) => level * (1 + value), 1);
        expect(Number(figure.value)).toBeCloseTo(grown ** (12 / months) - 1, 10);
      }
    }
    const last = series[1]?.rolling.at(-1)?.figure;
    const found = await trace(last?.key ?? '');
    const inputs = Math.min(months, TRACE_PAGE);
    expect([found.figure.value, found.method, found.inputs.length]).toEqual([last?.value, 'hypothetical.return', inputs]);
  }
  await expect(compare([id], { months: 7 })).rejects.toThrow('months');
});

test('no mix is a part of itself, directly, through others or by two at once; more than three within each other are refused', async () => {
  const a = await added(mix('Ring A', [part('HDB01', '100')]));
  const b = await added(mix('Ring B', [{ id: a.id, percent: '100' }]));
  const change = async (of: { id: string; version: number }, name: string, id: string) =>
    await ask(CHANGE, { id: of.id, version: of.version, input: mix(name, [{ id, percent: '100' }]) });
  expect(codes(await change(a, 'Ring A', a.id))).toEqual({ rows: ['circle'] });
  expect(codes(await change(a, 'Ring A', b.id))).toEqual({ rows: ['circle'] });
  const third = await added(mix('Third', [{ id: b.id, percent: '100' }]));
  expect(codes(await ask(ADD, { input: mix('Fourth', [{ id: third.id, percent: '100' }]) }))).toEqual({ rows: ['tooDeep'] });
  // Also checked from below: a mix inside three others may not contain mixes itself.
  const other = await added(mix('Other', [part('HDE01', '100')]));
  expect(codes(await change(a, 'Ring A', other.id))).toEqual({ rows: ['tooDeep'] });
  expect(codes(await ask(REMOVE, { id: a.id, version: a.version }))).toEqual({ id: ['inUse'] });
  const one = await added(mix('Left', [part('HDB01', '100')]));
  const two = await added(mix('Right', [part('HDB01', '100')]));
  const both = await Promise.all([change(one, 'Left', two.id), change(two, 'Right', one.id)]);
  expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  expect(both.filter(({ errors }) => errors !== undefined).map(codes)).toEqual([{ rows: ['circle'] }]);
});

test('a mix of another organisation is nobody else’s part; the workbook is marked, has the screen’s figures, and is closed to strangers', async () => {
  const own = await added(mix('Whose', [part('HDB01', '100')], { feePercent: '0.5' }));
  await server.sql(`insert into organisation_package (organisation_id, type) values ($1, 'hypothetical'), ($2, 'hypothetical')`, [
    demoId('KAEDE'),
    demoId('SHIRA'),
  ]);
  await server.sql(`update organisation set modules = modules || '{addOns}' where id = $1`, [demoId('KAEDE')]);
  const advice = mix('Advice', [{ id: own.id, percent: '100' }]);
  expect(codes(await ask(ADD, { input: advice }, 'admin@kaede.example'))).toEqual({ rows: ['notFound'] });
  const file = async (email: string, given = '') =>
    await server.http.inject({
      url: `/hypotheticalAssets/comparison?assetId=${ASSET}&asOf=${AS_OF}&ids=${own.id}&language=jp${given}`,
      headers: { authorization: `Bearer ${await server.as(email)}` },
    });
  const { series } = await compare([own.id], { basis: 'gross' });
  const reply = await file(ADMIN, '&basis=gross');
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([200, expect.stringContaining('_gross_ja.xlsx')]);
  const sheets = await readWorkbookTexts(reply.rawPayload);
  expect(sheets).toHaveLength(4);
  for (const sheet of sheets) {
    expect(sheet).toContain('仮想：実際の運用成果ではありません');
    expect(sheet).toContain('仮想資産の報酬控除前');
  }
  expect(sheets[0]).toContain(`<v>${Number(series[1]?.return.value)}</v>`);
  for (const value of series[1]?.returns.slice(0, 20) ?? []) expect(sheets[1]).toContain(`<v>${value}</v>`);
  expect((await file(ADMIN, '&basis=both')).statusCode).toBe(422);
  for (const email of ['admin@shirasagi.example', 'admin@kaede.example']) expect((await file(email)).statusCode).toBe(404);
  expect((await server.call('GET', `/hypotheticalAssets/comparison?assetId=${ASSET}`)).status).toBe(401);
});
