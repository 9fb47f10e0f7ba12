import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const rates = async (email: string, asset = ASSET) =>
  await server.ask(await server.as(email), `query($id: ID!) { assumedRates(assetId: $id) { id fromDay ratePercent version } }`, {
    id: asset,
  });
const REASON = 'the actuary said so'; // required because the months since then are published
const add = async (email: string, input: object) =>
  await server.ask(
    await server.as(email),
    `mutation($id: ID!, $input: AssumedRateInput!) { addAssumedRate(assetId: $id, input: $input) { id version } }`,
    { id: ASSET, input: { reason: REASON, ...input } },
  );
const change = async (variables: object) =>
  await server.ask(
    await server.as('admin@hoshikawa.example'),
    `mutation($id: ID!, $version: Int!, $input: AssumedRateInput!) { changeAssumedRate(id: $id, version: $version, input: $input) { version } }`,
    { ...variables },
  );
async function overYear(): Promise<string> {
  const query = `{ figureGrid(assetId: "${ASSET}", asOf: "2026-09-30", rows: root, columns: ["assumedReturn.1y"]) { figures { value } } }`;
  return (await server.ask(await server.as('admin@hoshikawa.example'), query)).data.figureGrid[0].figures[0].value;
}

test('a new rate holds from its day on, and the next reader sees it', async () => {
  expect(Number(await overYear())).toBeCloseTo(0.025, 12);
  const { data } = await add('admin@hoshikawa.example', { fromDay: '2026-04-01', ratePercent: '2.0' });
  expect(Number(await overYear())).toBeCloseTo(1.025 ** 0.5 * 1.02 ** 0.5 - 1, 12);
  const { id } = data.addAssumedRate;
  expect(
    (await change({ id, version: 1, input: { fromDay: '2026-04-01', ratePercent: '2.25', reason: REASON } })).data.changeAssumedRate
      .version,
  ).toBe(2);
  expect((await change({ id, version: 1, input: { fromDay: '2026-04-01', ratePercent: '9', reason: REASON } })).errors?.[0]?.message).toBe(
    'Conflict.',
  );
  const trail = await server.sql(`select action from audit where subject_id = $1 order by seq`, [id]);
  expect(trail.map(({ action }) => action)).toEqual(['assumedRate.add', 'assumedRate.change']);
});

test('every bad field is named; a day has one rate', async () => {
  const bad = await add('admin@hoshikawa.example', { fromDay: '2026-02-30', ratePercent: '101' });
  expect(bad.errors?.[0]?.extensions?.validation).toEqual({ fromDay: ['dateFormat'], ratePercent: ['rateRange'] });
  const taken = await add('admin@hoshikawa.example', { fromDay: '2021-04-01', ratePercent: '1' });
  expect(taken.errors?.[0]?.extensions?.validation).toEqual({ fromDay: ['taken'] });
});

test('only an administrator of the owner changes it; consultants and strangers find nothing', async () => {
  expect((await add('user@hoshikawa.example', { fromDay: '2026-05-01', ratePercent: '1' })).errors?.[0]?.message).toBe(
    'This action is unauthorized.',
  );
  expect((await rates('user@hoshikawa.example')).data.assumedRates.length).toBeGreaterThan(1);
  expect((await rates('admin@kaede.example')).errors?.[0]?.message).toBe('Not found.');
  expect((await rates('admin@shirasagi.example')).errors?.[0]?.message).toBe('Not found.');
});
