import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { demoId } from '#features/demo/demo-id';
import { demoProductId } from '#features/demo/managers';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const TSUBAKI = 'ops@tsubaki.example';
const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const SHOWN = demoProductId('MARLO', 'Global Quality Equity');
const GROSS_ONLY = demoProductId('MARLO', 'Multi-Strategy');
const UNSHOWN = demoProductId('MARLO', 'Hedged Government Bond');
const HELD = entityId('HOSHI', 'HDB01');

const ask = async (query: string, variables: Record<string, unknown> = {}, email = OWNER) =>
  await server.ask(await server.as(email), query, variables);
const codes = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
const add = async (name: string, parts: [id: string, percent: string][], email = OWNER, fromDay = '2020-09-30') =>
  await ask(
    `mutation($input: HypotheticalAssetInput!) { addHypotheticalAsset(assetId: "${ASSET}", input: $input) { id version } }`,
    { input: { name, rebalance: 'monthly', feePercent: '0', fromDay, rows: parts.map(([id, percent]) => ({ id, percent })) } },
    email,
  );
const compare = async (id: string, given: { basis?: string; known?: string } = {}) => {
  const query = `query($ids: [ID!]!, $basis: String, $known: String) { hypotheticalComparison(assetId: "${ASSET}", asOf: "${AS_OF}", ids: $ids, basis: $basis, known: $known) {
    days series { id returns return { key value reason } } } }`;
  return (await ask(query, { ids: [id], ...given })).data.hypotheticalComparison;
};
const gaps = async (id: string) =>
  (await ask(`{ hypotheticalGaps(assetId: "${ASSET}", asOf: "${AS_OF}", ids: ["${id}"]) { partId reason day } }`)).data.hypotheticalGaps;
const trace = async (key: string, known: string | null = null) =>
  (
    await ask(
      `query($key: String!, $known: String) { trace(assetId: "${ASSET}", key: $key, known: $known) { method part { en jp } figure { value }
        inputs { measure part { en } figure { key value } } facts { measure asOf value sourceEn supersededAt } } }`,
      { key, known },
    )
  ).data.trace;
const product = async (id: string, email = MARLOWE) =>
  (
    await ask(
      `{ product(id: "${id}") { version returns { monthEnd basis currency percent userName } disclosures { clientId clientEn } } }`,
      {},
      email,
    )
  ).data.product;
const write = async (id: string, rows: { monthEnd: string; percent: string | null }[], given: object = {}, email = MARLOWE) => {
  const version = (await product(id))?.version ?? 1;
  return await ask(
    'mutation($id: ID!, $version: Int!, $input: ProductReturnsInput!) { recordProductReturns(id: $id, version: $version, input: $input) { version } }',
    { id, version, input: { basis: 'net', currency: 'JPY', rows, ...given } },
    email,
  );
};
const disclose = async (id: string, clients: string[], email = MARLOWE) =>
  await ask(
    'mutation($id: ID!, $version: Int!, $clients: [ID!]!) { discloseProduct(id: $id, version: $version, clientIds: $clients) { version disclosures { clientId } } }',
    { id, version: (await product(id))?.version ?? 1, clients },
    email,
  );
const offered = async (email = OWNER) =>
  (await ask(`{ hypotheticalProducts(assetId: "${ASSET}") { id nameEn managerEn from to lack } }`, {}, email)).data?.hypotheticalProducts;

test('1.44 2.6.25 a product a manager shows is a component: its months after fees are weighted, and traced to what the manager recorded', async () => {
  const recorded = new Map<string, string>(
    (await product(SHOWN)).returns
      .filter(({ basis }: { basis: string }) => basis === 'net')
      .map(({ monthEnd, percent }: { monthEnd: string; percent: string }) => [monthEnd, percent]),
  );
  const { data } = await add('With a product', [[HELD, '60'], [SHOWN, '40']]); // oxfmt-ignore
  const held = await add('Without', [[HELD, '100']]);
  const { days, series } = await compare(data.addHypotheticalAsset.id);
  const plain = await compare(held.data.addHypotheticalAsset.id);
  expect(days.length).toBeGreaterThan(60);
  for (const [at, day] of days.entries())
    expect(series[1].returns[at]).toBeCloseTo(
      0.6 * plain.series[1].returns[plain.days.indexOf(day)] + (0.4 * Number(recorded.get(day))) / 100,
      12,
    );
  const gross = await compare(data.addHypotheticalAsset.id, { basis: 'gross' });
  expect(gross.series[1].returns).toEqual(series[1].returns); // the basis is the mix's fee; the product's own stays after fees, as the mandate's does
  const yearly = await trace(series[1].return.key);
  const month = await trace(yearly.inputs[0].figure.key);
  const [, part] = month.inputs;
  expect(part).toMatchObject({ measure: 'hypotheticalMonth', part: { en: 'Product: Global Quality Equity' } });
  const leaf = await trace(part.figure.key);
  expect(leaf).toMatchObject({ method: 'hypothetical.product', inputs: [], part: { jp: '運用商品：グローバル・クオリティ株式' } });
  expect(leaf.facts).toEqual([
    {
      measure: 'return',
      asOf: days[0],
      value: String(Number(leaf.figure.value)),
      sourceEn: 'Global Quality Equity',
      supersededAt: null,
    },
  ]);
  expect(leaf.figure.value).toBe(part.figure.value);
  expect(Number(leaf.figure.value)).toBeCloseTo(Number(recorded.get(days[0])) / 100, 14);
});

test('1.44 what is missing of a product is named: before fees only, another currency, nothing, a hole, no longer shown', async () => {
  const { data } = await add('Gross only', [[GROSS_ONLY, '100']]);
  const { id } = data.addHypotheticalAsset;
  expect(await compare(id)).toBeNull();
  expect(await gaps(id)).toEqual([{ partId: GROSS_ONLY, reason: 'grossOnly', day: null }]);
  const months = monthEndsBetween('2020-09-30', AS_OF).map(monthEnd => ({ monthEnd, percent: '0.5' }));
  expect(codes(await write(GROSS_ONLY, months, { currency: 'USD' }))).toEqual({ currency: ['mixed'] });
  expect((await disclose(UNSHOWN, [demoId('HOSHI')])).errors).toBeUndefined();
  expect((await product(UNSHOWN)).disclosures).toEqual([
    { clientId: demoId('HOSHI'), clientEn: 'Hoshikawa Electric Corporate Pension Fund' },
  ]);
  const bonds = (await add('Bonds', [[UNSHOWN, '100']])).data.addHypotheticalAsset;
  expect(await gaps(bonds.id)).toEqual([{ partId: UNSHOWN, reason: 'noReturns', day: null }]);
  await write(UNSHOWN, months, { currency: 'USD' });
  expect(await gaps(bonds.id)).toEqual([{ partId: UNSHOWN, reason: 'otherCurrency', day: null }]);
  await write(UNSHOWN, months.map(row => ({ ...row, percent: null })), { currency: 'USD' }); // oxfmt-ignore
  await write(UNSHOWN, months);
  expect(await gaps(bonds.id)).toEqual([]);
  expect((await compare(bonds.id)).series[1].returns.every((value: number) => value === 0.005)).toBe(true);
  await write(UNSHOWN, [{ monthEnd: '2026-06-30', percent: null }]);
  expect(await gaps(bonds.id)).toEqual([{ partId: UNSHOWN, reason: 'missingMonth', day: '2026-06-30' }]);
  expect((await compare(bonds.id)).series[1].return).toMatchObject({ value: null, reason: 'gap' });
  const outer = (await add('Outer', [[bonds.id, '100']])).data.addHypotheticalAsset;
  expect(await gaps(outer.id)).toEqual([{ partId: UNSHOWN, reason: 'missingMonth', day: '2026-06-30' }]);
  await disclose(UNSHOWN, []);
  expect(await gaps(outer.id)).toEqual([{ partId: UNSHOWN, reason: 'withdrawn', day: null }]);
  expect(await compare(bonds.id)).toBeNull();
});

test('a corrected month counts from then on; as known before, the earlier one does, and a trace lists both', async () => {
  const { id } = (await add('Corrected', [[SHOWN, '100']])).data.addHypotheticalAsset;
  const before = await compare(id);
  const known = new Date().toISOString();
  const day = before.days.at(-1);
  expect((await write(SHOWN, [{ monthEnd: day, percent: '9.5' }])).errors).toBeUndefined();
  expect((await compare(id)).series[1].returns.at(-1)).toBe(0.095);
  expect((await compare(id, { known })).series[1].returns).toEqual(before.series[1].returns);
  const month = await trace((await trace(before.series[1].return.key)).inputs.at(-1).figure.key);
  const last = await trace(month.inputs[0].figure.key.replace(/\d{4}-\d{2}-\d{2}/g, day));
  expect(
    last.facts.map(({ value, supersededAt }: { value: string; supersededAt: string | null }) => [value, supersededAt === null]),
  ).toEqual([
    [String(before.series[1].returns.at(-1)), false],
    ['0.095', true],
  ]);
});

test('products are seen by the owner and its consultants alone, and only those shown; another manager, a reader and strangers change nothing', async () => {
  const own = await offered();
  expect(own.map(({ nameEn, lack }: { nameEn: string; lack: string | null }) => [nameEn, lack])).toEqual([
    ['Global Quality Equity', null],
    ['Multi-Strategy', 'grossOnly'],
    ['Yen Bond Active', null],
  ]);
  const grant = `insert into organisation_package (organisation_id, type) values ($1, 'hypothetical') on conflict do nothing`;
  for (const ref of ['TSUBA', 'KAEDE', 'SHIRA']) await server.sql(grant, [demoId(ref)]);
  await server.sql(`update organisation set modules = modules || '{addOns}' where id = any($1)`, [[demoId('TSUBA'), demoId('KAEDE')]]);
  expect(await offered(TSUBAKI)).toEqual([]); // a manager of some of the mandates
  expect(codes(await add('Other manager’s', [[SHOWN, '100']], TSUBAKI))).toEqual({ rows: ['notFound'] });
  expect((await offered('admin@kaede.example')).length).toBe(3);
  expect((await add('Advice', [[SHOWN, '100']], 'admin@kaede.example')).errors).toBeUndefined();
  const stranger = await ask(`{ hypotheticalProducts(assetId: "${ASSET}") { id } }`, {}, 'admin@shirasagi.example');
  expect(stranger.errors?.[0]?.message).toBe('Not found.');
  expect(codes(await add('Not shown', [[demoProductId('TSUBA', 'Japan Small Cap'), '100']]))).toEqual({ rows: ['notFound'] });
  const row = { monthEnd: AS_OF, percent: '1' };
  for (const email of [TSUBAKI, OWNER, 'view@hoshikawa.example'])
    expect(codes(await write(SHOWN, [row], {}, email))).toMatch(/Not found|unauthorized/);
  expect(codes(await disclose(SHOWN, [demoId('KAEDE')]))).toEqual({ clientIds: ['notFound'] });
  expect(codes(await disclose(SHOWN, [demoId('HOSHI')], TSUBAKI))).toBe('Not found.');
  expect((await ask(`{ product(id: "${SHOWN}") { id } }`)).errors?.[0]?.message).toBe('Not found.'); // shown to a client, it stays the manager's page
  expect((await ask('{ products { data { id } } }')).data.products.data).toEqual([]);
});

test('months are refused whole: a future one, one twice, no month-end, a loss of everything; two writers at once are a conflict', async () => {
  const row = { monthEnd: '2026-08-31', percent: '1' };
  const cases: [rows: { monthEnd: string; percent: string | null }[], code: object][] = [
    [[{ ...row, monthEnd: '2027-01-31' }], { rows: ['future'] }],
    [[row, row], { rows: ['twice'] }],
    [[{ ...row, monthEnd: '2026-08-30' }], { 'rows.0.monthEnd': ['monthEnd'] }],
    [[{ ...row, percent: '-100' }], { 'rows.0.percent': ['rate'] }],
    [[{ ...row, percent: '1,5' }], { 'rows.0.percent': ['rate'] }],
    [[], { rows: ['required'] }],
  ];
  for (const [rows, code] of cases) expect(codes(await write(SHOWN, rows))).toEqual(code);
  expect(codes(await write(SHOWN, [row], { basis: 'both' }))).toEqual({ basis: ['invalid'] });
  const both = await Promise.all([write(SHOWN, [row]), write(SHOWN, [{ ...row, percent: '2' }])]);
  expect(both.map(codes).filter(code => code === 'Conflict.')).toHaveLength(1);
  const again = (await product(SHOWN)).version;
  await write(SHOWN, [{ ...row, percent: (await product(SHOWN)).returns.find((one: { monthEnd: string; basis: string }) => one.monthEnd === row.monthEnd && one.basis === 'net').percent }]); // oxfmt-ignore
  expect((await product(SHOWN)).version).toBe(again + 1);
  const [trail] = await server.sql(
    `select after->>'months' as months from audit where subject_id = $1 and action = 'product.returns' order by seq desc limit 1`,
    [SHOWN],
  );
  expect(trail?.['months']).toBe('0'); // the same again changes nothing
});
