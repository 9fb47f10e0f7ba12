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
const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const REFUSED = 'This action is unauthorized.';
const FIGURE = '{ key value reason }';
const part = (ref: string, percent: string) => ({ id: entityId('HOSHI', ref), percent });

const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
const list = async (email = ADMIN) =>
  (await ask(email, `{ hypotheticalAssets(assetId: "${ASSET}") { id name version components { entityId percent } } }`)).data
    .hypotheticalAssets;
const ADD =
  'mutation($asset: ID!, $input: HypotheticalAssetInput!) { addHypotheticalAsset(assetId: $asset, input: $input) { id version } }';
const CHANGE =
  'mutation($id: ID!, $version: Int!, $input: HypotheticalAssetInput!) { updateHypotheticalAsset(id: $id, version: $version, input: $input) { version } }';
const REMOVE = 'mutation($id: ID!, $version: Int!) { removeHypotheticalAsset(id: $id, version: $version) }';
const mix = (name: string, rows: { id: string; percent: string }[], given: object = {}) => ({
  name,
  rebalance: 'monthly',
  feePercent: '0',
  fromDay: '2021-09-30',
  rows,
  ...given,
});
const add = async (input: object, email = ADMIN, headers = {}) => {
  const { data, errors } = await ask(email, ADD, { asset: ASSET, input }, headers);
  return { id: data?.addHypotheticalAsset?.id as string, version: data?.addHypotheticalAsset?.version as number, error: errors?.[0] }; // the query above
};
const compare = async (ids: string[], { email = ADMIN, asOf = AS_OF } = {}) => {
  const query = `query($ids: [ID!]!) { hypotheticalComparison(assetId: "${ASSET}", asOf: "${asOf}", ids: $ids) { from to days
    series { id name returns return ${FIGURE} risk ${FIGURE} drawdown ${FIGURE} correlation ${FIGURE} } } }`;
  const { data, errors } = await ask(email, query, { ids });
  if (errors) throw new Error(errors[0]?.message);
  return data.hypotheticalComparison;
};
async function monthly(ref: string, from: string): Promise<number[]> {
  const query = `{ figureSeries(assetId: "${ASSET}", entityId: "${entityId('HOSHI', ref)}", from: "${from}", to: "${AS_OF}", columns: ["return.1m"]) { figures { value } } }`;
  const { data } = await ask(ADMIN, query);
  return data.figureSeries.map(({ figures }: { figures: { value: string }[] }) => Number(figures[0]?.value));
}

test('1.44 a mix of one mandate is that mandate, less its fee; two are their weighted sum when rebalanced monthly', async () => {
  const alone = await add(mix('One', [part('HDB01', '100')], { feePercent: '1.2' }));
  const both = await add(mix('Two', [part('HDB01', '60'), part('HDE01', '40')]));
  const { from, series } = await compare([alone.id, both.id]);
  const bonds = await monthly('HDB01', from);
  const shares = await monthly('HDE01', from);
  const [, first, second] = series;
  for (const [at, bond] of bonds.entries()) {
    expect(first.returns[at]).toBeCloseTo(bond - 0.001, 12);
    expect(second.returns[at]).toBeCloseTo(0.6 * bond + 0.4 * (shares[at] ?? 0), 12);
  }
});

test('weights left alone drift with what was earned', async () => {
  const { id } = await add(mix('Drifting', [part('HDB01', '50'), part('HFE01', '50')], { rebalance: 'never' }));
  const { from, series } = await compare([id]);
  const bonds = await monthly('HDB01', from);
  const shares = await monthly('HFE01', from);
  const grown = (returns: number[]) => returns.reduce((level, value) => level * (1 + value), 1);
  const made = series[1].returns.reduce((level: number, value: number) => level * (1 + value), 1);
  expect(made).toBeCloseTo(0.5 * grown(bonds) + 0.5 * grown(shares), 10);
});

test('2.6.25 mixes and the actual asset are compared over the months all of them have, and each figure is traced to months of the parts', async () => {
  const late = await add(mix('Late', [part('HFH02', '100')], { fromDay: '2016-11-30' })); // its mandate began in April 2018, so May is its first whole month
  const early = await add(mix('Early', [part('HDB01', '100')], { fromDay: '2016-11-30' }));
  const { from, to, days, series } = await compare([early.id, late.id]);
  expect([from, to]).toEqual(['2018-05-31', AS_OF]);
  expect(series.map(({ returns }: { returns: number[] }) => returns.length)).toEqual([days.length, days.length, days.length]);
  expect(series[0]).toMatchObject({ id: 'actual', name: null, correlation: { value: expect.stringMatching(/^(1|0\.99999)/) } });
  const TRACE = `query($key: String!) { trace(assetId: "${ASSET}", key: $key) { method part { en } figure { value } inputs { measure figure { key value } } } }`;
  const traceOf = async (key: string) => (await ask(ADMIN, TRACE, { key })).data.trace;
  const yearly = await traceOf(series[1].return.key);
  expect(yearly).toMatchObject({
    method: 'hypothetical.return',
    part: { en: 'Hypothetical: Early' },
    figure: { value: series[1].return.value },
  });
  for (const wrong of [`${early.id}|2020-13-45`, `${early.id}|0001-01-31`, `nobody|${from}`, early.id, `${early.id}|2020-01-15`]) {
    const key = series[1].return.key.replace(/[^.]*$/, encodeURIComponent(wrong).replaceAll('.', '%2E'));
    expect((await traceOf(key)).figure.value).toBeNull();
  }
  const month = await traceOf(yearly.inputs[0].figure.key);
  expect(month).toMatchObject({ method: 'hypothetical.month', inputs: [{ measure: 'return' }] });
});

test('shares that do not make 100.0000, a part twice, a stranger’s part and the middle of a month are refused', async () => {
  const codes = async (input: object) => (await add(input)).error?.extensions?.validation;
  expect(await codes(mix('A', [part('HDB01', '99.9999')]))).toEqual({ rows: ['splitTotal'] });
  expect(await codes(mix('A', [part('HDB01', '50'), part('HDB01', '50')]))).toEqual({ rows: ['taken'] });
  expect(await codes(mix('A', [{ id: entityId('SHIRA', 'SDB01'), percent: '100' }]))).toEqual({ rows: ['notFound'] });
  expect(await codes(mix('A', [part('HDB01', '100')], { fromDay: '2021-09-15' }))).toEqual({ fromDay: ['monthEnd'] });
  expect(await codes(mix('A', [part('HDB01', '100')], { feePercent: '11' }))).toEqual({ feePercent: ['number'] });
  await expect(compare(['00000000-0000-4000-8000-000000000000'])).rejects.toThrow('Not found.');
  const ids = (await list()).map(({ id }: { id: string }) => id);
  expect(ids.length).toBeGreaterThan(5);
  await expect(compare(ids.slice(0, 6))).rejects.toThrow();
});

test('one request sent twice makes one mix; a second of the same name is refused; the second of two editors gets a conflict', async () => {
  const input = mix('Once', [part('HDB01', '100')]);
  const same = { 'idempotency-key': 'hypothetical-once' };
  const first = await add(input, ADMIN, same);
  expect(await add(input, ADMIN, same)).toEqual(first); // sent after the first has ended; at the same time it would be a conflict
  expect((await add(input)).error?.extensions?.validation).toEqual({ name: ['taken'] });
  const { id, version } = await add(mix('Edited', [part('HDB01', '100')]));
  const renamed = mix('Renamed', [part('HDE01', '100')]);
  expect((await ask(ADMIN, CHANGE, { id, version, input: renamed })).errors).toBeUndefined();
  expect((await ask(ADMIN, CHANGE, { id, version, input: renamed })).errors).toHaveLength(1);
  expect((await ask(ADMIN, REMOVE, { id, version: version + 1 })).errors).toBeUndefined();
  expect((await list()).some((one: { id: string }) => one.id === id)).toBe(false);
});

test('readers change nothing, others see nothing of it, and without the package there is no door', async () => {
  const [own] = await list(READER);
  expect((await add(mix('Reader', [part('HDB01', '100')]), READER)).error?.message).toBe(REFUSED);
  await expect(compare([own.id], { email: 'admin@shirasagi.example' })).rejects.toThrow(REFUSED);
  await server.sql(`insert into organisation_package (organisation_id, type) values ($1, 'hypothetical'), ($2, 'hypothetical')`, [
    demoId('SHIRA'),
    demoId('KAEDE'),
  ]);
  await server.sql(`update organisation set modules = modules || '{addOns}' where id = $1`, [demoId('KAEDE')]);
  await expect(compare([own.id], { email: 'admin@shirasagi.example' })).rejects.toThrow('Not found.');
  expect(await list('admin@kaede.example')).toEqual([]); // the consultant sees the asset, but not its owner's mixes
  await expect(compare([own.id], { email: 'admin@kaede.example' })).rejects.toThrow('Not found.');
  expect((await ask('admin@kaede.example', REMOVE, { id: own.id, version: own.version })).errors?.[0]?.message).toBe('Not found.');
  const theirs = await add(mix('Advice', [part('HDB01', '100')]), 'admin@kaede.example');
  expect((await compare([theirs.id], { email: 'admin@kaede.example' })).series).toHaveLength(2);
});
