import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const bonds = demoId('HOSHI|class|DB');
const equity = demoId('HOSHI|class|FE');
const cash = demoId('HOSHI|class|CS');
const save = (token: string, rows: [string, string | null][], fromDay = '2026-10-01') =>
  server.ask(token, `mutation($assetId: ID!, $input: PolicyInput!) { savePolicy(assetId: $assetId, input: $input) { fromDay classIds } }`, {
    assetId: ASSET,
    input: { fromDay, rows: rows.map(([id, percent]) => ({ id, percent, band: '5' })) },
  });

test('5.030 5.031 a mix that totals 100 is kept without its zeros, and holds from its day on', async () => {
  const { data } = await save(admin, [
    [bonds, '33.3333'],
    [equity, '66.6667'],
    [cash, '0'],
  ]);
  expect(data.savePolicy.classIds.toSorted()).toEqual([bonds, equity].toSorted());
  const book = await server.ask(
    admin,
    `query($id: ID!) { book(assetId: $id) { policies { fromDay weights { classId weightPercent bandPercent } } } }`,
    { id: ASSET },
  );
  expect(book.data.book.policies.at(-1)).toMatchObject({ fromDay: '2026-10-01' });
  expect(book.data.book.policies.at(-1).weights).toContainEqual({ classId: bonds, weightPercent: '33.3333', bandPercent: '5.0000' });
});

test('5.028 5.030 99.9999 is refused as a whole, a negative target on its row', async () => {
  expect((await save(admin, [[bonds, '99.9999']])).errors?.[0]?.extensions?.validation).toEqual({ total: ['splitTotal'] });
  expect(
    (
      await save(admin, [
        [bonds, '-0.0001'],
        [equity, '100'],
      ])
    ).errors?.[0]?.extensions?.validation,
  ).toEqual({ [`rows.${bonds}`]: ['targetRange'] });
});

test('another organisation’s class is unknown, another organisation’s asset is not there', async () => {
  expect((await save(admin, [[demoId('SHIRA|class|DB'), '100']])).errors?.[0]?.extensions?.validation).toEqual({ rows: ['notFound'] });
  const stranger = await server.as('admin@shirasagi.example');
  expect((await save(stranger, [[bonds, '100']])).errors?.[0]?.message).toBe('Not found.');
  const reader = await server.as('view@hoshikawa.example');
  expect((await save(reader, [[bonds, '100']])).errors?.[0]?.message).toBe('This action is unauthorized.');
});
