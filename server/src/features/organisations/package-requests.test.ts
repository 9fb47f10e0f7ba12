import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const ASK = 'mutation ($type: String!) { requestPackage(type: $type) { type userName } }';
const wish = async (email: string, type: string) => {
  const { data, errors } = await server.ask(await server.as(email), ASK, { type });
  return { types: data?.requestPackage?.map((one: { type: string }) => one.type), errors };
};
const listed = async (email: string) =>
  (await server.ask(await server.as(email), '{ packageRequests { type userName } }')).data.packageRequests;
const HOSHI = demoId('HOSHI');

test('a package is asked for once, the operators see who asked, and granting it answers the request', async () => {
  const first = await Promise.all([wish('admin@hoshikawa.example', 'basel'), wish('user@hoshikawa.example', 'basel')]);
  expect(first.map(({ types }) => types)).toEqual([['basel'], ['basel']]);
  expect(await listed('view@hoshikawa.example')).toHaveLength(1);
  const entries = await server.sql(`select from audit where organisation_id = $1 and action = 'organisation.requestPackage'`, [HOSHI]);
  expect(entries).toHaveLength(1);
  const operator = await server.as('super@platform.example');
  const find = '{ organisations(search: "HOSHI") { data { id version packageRequests { type userName requestedAt } } } }';
  const [holder] = (await server.ask(operator, find)).data.organisations.data;
  expect(holder.packageRequests).toEqual([{ type: 'basel', userName: expect.any(String), requestedAt: expect.stringMatching(/Z$/) }]);
  const grant =
    'mutation ($id: ID!, $version: Int!) { setOrganisationPackage(organisationId: $id, version: $version, type: "basel", held: true) { packageRequests { type } } }';
  expect((await server.ask(operator, grant, holder)).data.setOrganisationPackage.packageRequests).toEqual([]);
  expect(await listed('admin@hoshikawa.example')).toEqual([]);
});

test('what is held, what there is not and what a reader asks for is refused; another organisation sees nothing of it', async () => {
  expect((await wish('admin@hoshikawa.example', 'reporting')).errors?.[0]?.extensions?.validation).toEqual({ type: ['taken'] });
  expect((await wish('admin@hoshikawa.example', 'everything')).errors).toHaveLength(1);
  expect((await wish('view@hoshikawa.example', 'basel')).errors?.[0]?.message).toBe('This action is unauthorized.');
  await wish('admin@shirasagi.example', 'hedging');
  expect(await listed('admin@hoshikawa.example')).not.toContainEqual(expect.objectContaining({ type: 'hedging' }));
});
