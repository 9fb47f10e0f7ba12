import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const STRANGER = 'admin@shirasagi.example';
const HMAIN = demoId('HMAIN');
const FIGURE = '{ key value reason }';
const ROW = `entityId currency state nextMaturity target { target lowest highest } exposure ${FIGURE} exposureBase ${FIGURE} notional ${FIGURE}
  ratio ${FIGURE} gap ${FIGURE} value ${FIGURE} cost ${FIGURE} spotUp ${FIGURE} spotDown ${FIGURE}`;
type Line = Record<string, { value: string; key: string }> & { entityId: string; currency: string; state: string; nextMaturity: string };
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
const hedges = async (email = ADMIN) =>
  (await ask(email, `{ currencyHedge(assetId: "${HMAIN}") { day rows { ${ROW} } totals { ${ROW} } } }`)).data.currencyHedge;
const rowOf = (rows: Line[], mandate: string, currency: string) => {
  const found = rows.find(row => row.entityId === entityId('HOSHI', mandate) && row.currency === currency);
  if (!found) throw new Error(`no row of ${mandate} ${currency}`);
  return found;
};
const trace = async (key: string) =>
  (
    await ask(
      ADMIN,
      `query($key: String!) { trace(assetId: "${HMAIN}", key: $key) { method figure { value } steps { id value } inputs { measure figure { value } } facts { value } } }`,
      { key },
    )
  ).data.trace;

test('the ratio is hedge over exposure by mandate and currency; HPD01’s USD ratio of 82.6 % is under its range [1.40] [2.6.27]', async () => {
  const { day, rows } = await hedges();
  expect(day).toBe('2026-11-10');
  const row = rowOf(rows, 'HPD01', 'USD');
  expect(Number(row['ratio']?.value).toFixed(3)).toBe('0.826');
  expect(row).toMatchObject({ state: 'under', target: { target: '0.9', lowest: '0.85', highest: '1' }, nextMaturity: '2026-11-18' });
  expect(Number(row['gap']?.value)).toBeCloseTo(0.9 * Number(row['exposure']?.value) - Number(row['notional']?.value), 1);
  expect(rowOf(rows, 'HFH01', 'EUR').state).toBe('within');
});

test('every figure is traced: the ratio to exposure and hedge, the hedge to its forwards, the value to the rates, the exposure to funds or lines', async () => {
  const { rows } = await hedges();
  const row = rowOf(rows, 'HPD01', 'USD');
  const of = async (name: string) => await trace(row[name]?.key ?? '');
  const measures = ({ inputs }: { inputs: { measure: string }[] }) => inputs.map(({ measure }) => measure);
  const ratio = await of('ratio');
  expect(ratio).toMatchObject({ method: 'fx.hedge-ratio', figure: { value: row['ratio']?.value } });
  expect(measures(ratio)).toEqual(['hedgeExposure', 'hedgeNotional']);
  expect(measures(await of('exposure'))).toEqual(['nav', 'nav']);
  expect(new Set(measures(await of('notional')))).toEqual(new Set(['forwardAmount']));
  expect(new Set(measures(await of('value')))).toEqual(new Set(['forwardValue']));
  for (const name of ['exposureBase', 'cost', 'spotUp']) expect((await of(name)).facts.length).toBeGreaterThan(0);
  const lines = await trace(rowOf(rows, 'HFH01', 'USD')['exposure']?.key ?? '');
  expect(lines).toMatchObject({ method: 'fx.exposure' });
  expect(measures(lines)).toEqual(['holdingValue']);
});

test('a move of spot by a tenth moves the unhedged part by a tenth, both ways alike', async () => {
  const { rows } = await hedges();
  const row = rowOf(rows, 'HPD01', 'USD');
  const [exposure, notional, base] = ['exposure', 'notional', 'exposureBase'].map(name => Number(row[name]?.value));
  const spot = (base ?? 0) / (exposure ?? 1);
  expect(Number(row['spotUp']?.value) / (((exposure ?? 0) - (notional ?? 0)) * spot * 0.1)).toBeCloseTo(1, 4);
  expect(Number(row['spotDown']?.value)).toBe(-Number(row['spotUp']?.value));
});

test('over all mandates a currency is the sum of its rows', async () => {
  const { rows, totals } = await hedges();
  for (const name of ['exposure', 'notional']) {
    const own = rows
      .filter(({ currency }: Line) => currency === 'USD')
      .reduce((sum: number, row: Line) => sum + Number(row[name]?.value), 0);
    expect(Number(totals.find(({ currency }: Line) => currency === 'USD')[name].value)).toBeCloseTo(own, 1);
  }
});

test('over all mandates the ratio, the yen amount and a shock of spot are those of the sums', async () => {
  const { rows, totals } = await hedges();
  expect(totals.length).toBeGreaterThan(1);
  for (const total of totals) {
    const [exposure = 0, notional = 0, ratio, base = 0, up] = ['exposure', 'notional', 'ratio', 'exposureBase', 'spotUp'].map(name =>
      Number(total[name].value),
    );
    expect(ratio).toBeCloseTo(notional / exposure, 9);
    const own = rows
      .filter(({ currency }: Line) => currency === total.currency)
      .reduce((sum: number, row: Line) => sum + Number(row['exposureBase']?.value), 0);
    expect(Math.abs(base - own)).toBeLessThan(rows.length); // each row is rounded to the yen
    expect(Number(up) / ((exposure - notional) * (base / exposure) * 0.1)).toBeCloseTo(1, 3);
  }
});

test('the ratio of twelve month-ends and today, with a value or a reason each', async () => {
  const { data } = await ask(
    ADMIN,
    `{ currencyHedgeHistory(assetId: "${HMAIN}", entityId: "${entityId('HOSHI', 'HPD01')}", currency: "USD") { asOf target ratio { value reason } } }`,
  );
  const points = data.currencyHedgeHistory;
  expect(points).toHaveLength(13);
  expect(points.at(-1)).toMatchObject({ asOf: '2026-11-10', target: '0.9' });
  for (const { ratio } of points) expect((ratio.value === null) !== (ratio.reason === null)).toBe(true);
});

test('only the owner sets a target, within its rules; a manager sees its own mandates and a stranger nothing [7G.27]', async () => {
  const input = {
    entityId: entityId('HOSHI', 'HPD01'),
    currency: 'EUR',
    fromDay: '2026-11-01',
    target: '0.8',
    lowest: '0.7',
    highest: '0.9',
  };
  const save = (email: string, changed: object = {}) =>
    ask(email, `mutation($input: HedgeTargetInput!) { saveHedgeTarget(assetId: "${HMAIN}", input: $input) }`, {
      input: { ...input, ...changed },
    });
  expect((await save(ADMIN, { highest: '3' })).errors?.[0]?.extensions?.validation).toEqual({ highest: ['ratio'] });
  expect((await save(ADMIN, { lowest: '0.85', highest: '0.75' })).errors?.[0]?.extensions?.validation).toEqual({
    lowest: ['aboveTarget'],
    highest: ['belowTarget'],
  });
  for (const email of [READER, MARLOWE]) expect((await save(email)).errors?.[0]?.message).toMatch(/unauthorized|Not found/);
  expect((await save(STRANGER)).errors?.[0]?.message).toMatch(/unauthorized|Not found/);
  expect((await save(ADMIN)).data.saveHedgeTarget).toBe(true);
  const measured = rowOf((await hedges()).rows, 'HPD01', 'EUR');
  expect(Number(measured['ratio']?.value)).toBeGreaterThan(Number(input.highest));
  expect(measured).toMatchObject({ target: { target: '0.8' }, state: 'over' });
  const seen = new Set((await hedges(MARLOWE)).rows.map(({ entityId: id }: Line) => id));
  expect(seen).toEqual(new Set([entityId('HOSHI', 'HFH01'), entityId('HOSHI', 'HFH02')]));
  expect((await ask(STRANGER, `{ currencyHedge(assetId: "${HMAIN}") { day } }`)).errors?.[0]?.message).toMatch(/unauthorized|Not found/);
});
