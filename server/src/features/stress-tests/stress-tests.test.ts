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
const STRANGER = 'admin@shirasagi.example';
const CONSULTANT = 'admin@kaede.example';
const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const REFUSED = 'This action is unauthorized.';
const idOf = (ref: string) => entityId('HOSHI', ref);
const onClass = (ref: string, percent: string) => ({ on: 'class', target: idOf(ref), percent });
const onFactor = (target: string, percent: string) => ({ on: 'factor', target, percent });

const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
const ADD = 'mutation($asset: ID!, $input: StressTestInput!) { addStressTest(assetId: $asset, input: $input) { id version } }';
const CHANGE =
  'mutation($id: ID!, $version: Int!, $input: StressTestInput!) { updateStressTest(id: $id, version: $version, input: $input) { version shocks { on target percent } } }';
const REMOVE = 'mutation($id: ID!, $version: Int!) { removeStressTest(id: $id, version: $version) }';
const add = async (name: string, shocks: object[], { email = ADMIN, headers = {} } = {}) => {
  const { data, errors } = await ask(email, ADD, { asset: ASSET, input: { name, shocks } }, headers);
  return { id: data?.addStressTest?.id as string, version: data?.addStressTest?.version as number, error: errors?.[0] }; // the fields of the query above
};
const list = async (email = ADMIN) =>
  (await ask(email, `{ stressTests(assetId: "${ASSET}") { id name version shocks { on target percent } } }`)).data.stressTests;

const FIGURE = '{ key value reason }';
const REPORT = `query($id: ID!) { stressReport(assetId: "${ASSET}", asOf: "${AS_OF}", id: $id) { value ${FIGURE} effect ${FIGURE} return ${FIGURE}
  valueAfter ${FIGURE} outside ${FIGURE} outsideAfter ${FIGURE} coverage ${FIGURE} factors { code shock ${FIGURE} }
  classes { entityId shock ${FIGURE} value ${FIGURE} effect ${FIGURE} valueAfter ${FIGURE} weightAfter ${FIGURE} policyWeight ${FIGURE} band ${FIGURE} outsideAfter ${FIGURE} } } }`;
const report = async (id: string, email = ADMIN) => {
  const { data, errors } = await ask(email, REPORT, { id });
  if (errors) throw new Error(errors[0]?.message);
  return data.stressReport;
};
type Shown = { key: string; value: string | null; reason: string | null };
type Row = Record<'shock' | 'value' | 'effect' | 'valueAfter' | 'weightAfter' | 'policyWeight' | 'band' | 'outsideAfter', Shown> & {
  entityId: string;
};
const number = ({ value }: Shown) => Number(value ?? Number.NaN);
const row = (rows: Row[], ref: string): Row => {
  const found = rows.find(one => one.entityId === idOf(ref));
  if (!found) throw new Error(`no row of ${ref}`);
  return found;
};
const TRACE = `query($key: String!) { trace(assetId: "${ASSET}", key: $key, first: 100) { method part { en } figure { value } inputs { measure figure { key value } } facts { value person sourceEn } } }`;
const traceOf = async (key: string) => (await ask(ADMIN, TRACE, { key })).data.trace;

test('1.39 a shock on a class takes its part of the value; the whole loses the sum, and every class is set against its band', async () => {
  const { id } = await add('Shares fall by half', [onClass('DE', '-50'), onClass('FE', '-50'), onClass('DB', '2.5')]);
  const found = await report(id);
  const rows: Row[] = found.classes;
  expect(number(row(rows, 'DE').effect)).toBe(number(row(rows, 'DE').value) * -0.5);
  expect(number(row(rows, 'DB').effect)).toBeCloseTo(number(row(rows, 'DB').value) * 0.025, 2);
  expect(row(rows, 'RE').effect.value).toBe('0');
  expect(row(rows, 'RE').shock).toMatchObject({ value: null, reason: 'not_applicable' });
  const sum = (of: 'effect' | 'valueAfter') => rows.reduce((total, one) => total + number(one[of]), 0);
  expect(number(found.effect)).toBeCloseTo(sum('effect'), 2);
  expect(number(found.valueAfter)).toBeCloseTo(number(found.value) + number(found.effect), 2);
  expect(number(found.return)).toBeCloseTo(number(found.effect) / number(found.value), 12);
  let outside = 0;
  for (const one of rows) {
    expect(number(one.weightAfter)).toBeCloseTo(number(one.valueAfter) / sum('valueAfter'), 12);
    const isOutside = Math.abs(number(one.weightAfter) - number(one.policyWeight)) > number(one.band);
    expect(number(one.outsideAfter)).toBe(isOutside ? 1 : 0);
    outside += isOutside ? 1 : 0;
  }
  expect(number(found.outsideAfter)).toBe(outside);
  expect(outside).toBeGreaterThan(number(found.outside));
  expect(found.coverage).toMatchObject({ value: null, reason: 'not_applicable' });
});

test('1.39 a shock on factors reaches the mandates with the vendor’s data by their exposures, and says how much that is', async () => {
  const { id } = await add('Markets', [onFactor('MARKET_JP', '-20'), onFactor('CURRENCY', '-10')]);
  const found = await report(id);
  const covered = ['HDE01', 'HDE02', 'HFE01', 'HFE02'];
  const columns = JSON.stringify(['marketValue.-']);
  const values = (
    await ask(
      ADMIN,
      `query($ids: [ID!]) { figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", entityIds: $ids, columns: ${columns}) { entityId figures { value } } }`,
      {
        ids: covered.map(idOf),
      },
    )
  ).data.figureGrid as { entityId: string; figures: { value: string }[] }[]; // the fields of the query above
  const exposure = async (ref: string, factor: string) =>
    number((await traceOf(`${idOf(ref)}.modelTotalExposure.-.${AS_OF}.${factor}`)).figure);
  let byHand = 0;
  for (const ref of covered) {
    const value = Number(values.find(one => one.entityId === idOf(ref))?.figures[0]?.value);
    byHand += value * (-0.2 * (await exposure(ref, 'MARKET_JP')) - 0.1 * (await exposure(ref, 'CURRENCY')));
  }
  expect(byHand).toBeLessThan(0);
  expect(number(found.effect)).toBeCloseTo(byHand, -1);
  const whole = values.reduce((total, { figures }) => total + Number(figures[0]?.value), 0);
  expect(number(found.coverage)).toBeCloseTo(whole / number(found.value), 9);
  expect(row(found.classes, 'DB').effect).toMatchObject({ value: null, reason: 'no_data' });
  expect(row(found.classes, 'DB').valueAfter.value).toBe(row(found.classes, 'DB').value.value);
  expect(found.factors).toMatchObject([
    { code: 'MARKET_JP', shock: { value: '-0.2' } },
    { code: 'CURRENCY', shock: { value: '-0.1' } },
  ]);
});

test('1.39 an effect is traced over classes, mandates and exposures to the vendor’s cells and to the shock somebody entered', async () => {
  const { id } = await add('Both', [onClass('FE', '-10'), onFactor('MARKET_WORLD', '-20')]);
  const found = await report(id);
  const whole = await traceOf(found.effect.key);
  expect(whole).toMatchObject({ method: 'stress.effect', part: { en: 'Stress: Both' }, figure: { value: found.effect.value } });
  const ofClass = await traceOf(row(found.classes, 'FE').effect.key);
  const step = (traced: { inputs: { measure: string; figure: { key: string } }[] }, measure: string) =>
    traced.inputs.find(one => one.measure === measure)?.figure.key ?? '';
  const assumed = await traceOf(step(ofClass, 'stressShock'));
  expect(assumed).toMatchObject({ method: 'stress.shock', facts: [{ value: '-0.1', sourceEn: 'Stress test: Both' }] });
  const mandate = await traceOf(step(ofClass, 'stressFactorEffect'));
  expect(mandate.method).toBe('stress.factor-effect');
  const exposure = await traceOf(step(mandate, 'modelTotalExposure'));
  expect(exposure.method).toBe('risk.total-exposure');
  expect(exposure.inputs.some(({ measure }: { measure: string }) => measure === 'modelBenchmarkWeight')).toBe(false);
  expect(step(exposure, 'modelLoading')).not.toBe('');
  for (const wrong of ['nobody', `${id}|NOTHING`]) {
    const key = found.effect.key.replace('stressEffect', 'stressShock').replace(/[^.]*$/, encodeURIComponent(wrong));
    expect((await traceOf(key)).figure.value).toBeNull();
  }
});

test('1.39 history’s worst months are offered, worst first, with what each class did', async () => {
  const query = `query($asset: ID!) { stressChoices(assetId: $asset, asOf: "${AS_OF}") { factors worst { asOf return ${FIGURE} classes { entityId return ${FIGURE} } } } }`;
  const { factors, worst } = (await ask(READER, query, { asset: ASSET })).data.stressChoices;
  expect(factors).toContain('MARKET_JP');
  expect(worst).toHaveLength(6);
  const lost = worst.map((month: { return: Shown }) => number(month.return));
  expect(lost).toEqual(lost.toSorted((a: number, b: number) => a - b));
  const series = (
    await ask(
      ADMIN,
      `{ figureSeries(assetId: "${ASSET}", entityId: "${idOf('TOTAL')}", from: "2010-01-31", to: "${AS_OF}", columns: ["return.1m"]) { figures { value } } }`,
    )
  ).data.figureSeries as { figures: Shown[] }[]; // the fields of the query above
  expect(lost[0]).toBe(Math.min(...series.flatMap(({ figures }) => (figures[0]?.value ? [Number(figures[0].value)] : []))));
  expect(worst[0].classes).toHaveLength(12);
  expect((await ask(STRANGER, query, { asset: ASSET })).errors?.[0]?.message).toBe(REFUSED);
});

test('a shock of nothing, of more than everything, twice, on a stranger’s class, and an empty test are refused', async () => {
  const codes = async (shocks: object[]) => (await add('Refused', shocks)).error?.extensions?.validation;
  expect(await codes([])).toEqual({ shocks: ['required'] });
  expect(await codes([onClass('DE', '0')])).toEqual({ 'shocks.0.percent': ['shockRange'] });
  expect(await codes([onClass('DE', '-100.01')])).toEqual({ 'shocks.0.percent': ['shockRange'] });
  expect(await codes([onClass('DE', 'half')])).toEqual({ 'shocks.0.percent': ['number'] });
  expect(await codes([onClass('DE', '-5'), onClass('DE', '-6')])).toEqual({ shocks: ['taken'] });
  expect(await codes([{ on: 'class', target: entityId('SHIRA', 'DB'), percent: '-5' }])).toEqual({ shocks: ['notFound'] });
  expect(await codes([onClass('HDE01', '-5')])).toEqual({ shocks: ['notFound'] });
});

test('the demo has two tests; one request sent twice makes one; the second of two editors gets a conflict; changes stand in the trail', async () => {
  expect((await list()).filter(({ name }: { name: string }) => /世界同時株安|ファクター/.test(name))).toHaveLength(2);
  const same = { 'idempotency-key': 'stress-once' };
  const first = await add('Once', [onClass('DE', '-5')], { headers: same });
  expect(await add('Once', [onClass('DE', '-5')], { headers: same })).toEqual(first);
  expect((await add('Once', [onClass('DE', '-5')])).error?.extensions?.validation).toEqual({ name: ['taken'] });
  const input = { name: 'Twice', shocks: [onClass('FE', '-7.25')] };
  const changed = await ask(ADMIN, CHANGE, { ...first, error: undefined, input });
  expect(changed.data.updateStressTest).toEqual({ version: 2, shocks: [{ on: 'class', target: idOf('FE'), percent: '-7.25' }] });
  expect((await ask(ADMIN, CHANGE, { id: first.id, version: 1, input })).errors).toHaveLength(1);
  expect((await ask(ADMIN, REMOVE, { id: first.id, version: 2 })).errors).toBeUndefined();
  expect((await list()).some((one: { id: string }) => one.id === first.id)).toBe(false);
  const trail = await server.sql(`select action from audit where subject_id = $1 order by seq`, [first.id]);
  expect(trail.map(({ action }) => action)).toEqual(['stressTest.create', 'stressTest.update', 'stressTest.remove']);
});

test('readers read and change nothing, others see nothing of it, and without the package there is no door', async () => {
  const [own] = await list(READER);
  expect(number((await report(own.id, READER)).effect)).toBeLessThan(0);
  expect((await add('Reader', [onClass('DE', '-5')], { email: READER })).error?.message).toBe(REFUSED);
  await expect(report(own.id, STRANGER)).rejects.toThrow(REFUSED);
  await server.sql(`insert into organisation_package (organisation_id, type) values ($1, 'risk'), ($2, 'risk') on conflict do nothing`, [
    demoId('SHIRA'),
    demoId('KAEDE'),
  ]);
  await server.sql(`update organisation set modules = modules || '{addOns}' where id = any ($1)`, [[demoId('KAEDE'), demoId('SHIRA')]]);
  await expect(report(own.id, STRANGER)).rejects.toThrow('Not found.');
  expect((await add('Foreign', [onClass('DE', '-5')], { email: STRANGER })).error?.message).toBe('Not found.');
  expect(await list(CONSULTANT)).toEqual([]); // the consultant sees the asset, but not the owner's tests
  await expect(report(own.id, CONSULTANT)).rejects.toThrow('Not found.');
  expect((await ask(CONSULTANT, REMOVE, { id: own.id, version: own.version })).errors?.[0]?.message).toBe('Not found.');
  const theirs = await add('Advice', [onClass('DE', '-20')], { email: CONSULTANT });
  expect(number((await report(theirs.id, CONSULTANT)).effect)).toBeLessThan(0);
  const grid = `{ trace(assetId: "${ASSET}", key: "${idOf('TOTAL')}.stressEffect.-.${AS_OF}.${own.id}") { figure { value } } }`;
  expect((await ask(CONSULTANT, grid)).data.trace.figure.value).toBeNull();
});
