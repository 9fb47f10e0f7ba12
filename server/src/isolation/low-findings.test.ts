import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { schema } from '#schema';
import { openTestServer, type TestServer } from '#testing/test-server';
import { operationsOf } from './operations';
import { digestOf } from './world';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    figures: false,
    env: { RATE_LIMITS: '{"loginPerAccountMinute": 1000000, "loginPerIpMinute": 1000000}' },
  });
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const ADMIN = 'admin@hoshikawa.example';
const START = 'mutation ($organisationId: ID!, $role: String!) { startImpersonation(organisationId: $organisationId, role: $role) { id } }';
const operations = operationsOf(schema);

test('support that works as a reader runs no mutation of the platform, and can still stop', async () => {
  const token = await server.signIn(SUPER);
  await server.ask(token, START, { organisationId: demoId('HOSHI'), role: 'readonly' });
  const everybody = (await server.sql('select id from organisation')).map(({ id }) => String(id));
  const before = await digestOf(server, everybody);
  const platform = operations.filter(
    ({ kind, access, name }) => kind === 'mutation' && access.who === 'superuser' && name !== 'stopImpersonation',
  );
  expect(platform.length).toBeGreaterThan(10);
  for (const { name, document: query, variables } of platform) {
    const { errors } = await server.ask(token, query, { ...variables });
    expect(errors?.[0]?.message, `${name} as a reader`).toBe('This action is unauthorized.');
  }
  expect(await digestOf(server, everybody)).toBe(before);
  expect((await server.ask(token, 'mutation { stopImpersonation { id } }')).errors).toBeUndefined();
});

test('ten requests for a reset at once make one link and one mail', async () => {
  const email = 'view@hoshikawa.example';
  await Promise.all(Array.from({ length: 10 }, (_, at) => server.call('POST', '/forgot', { body: { email }, ip: `198.51.100.${at}` })));
  const links = await server.sql(
    `select l.id from one_use_link l join app_user u on u.id = l.user_id where u.email = $1 and purpose = 'reset'`,
    [email],
  );
  expect([links.length, (await server.mails(email)).length]).toEqual([1, 1]);
});

test('a NUL in any string argument of any operation is refused as a wrong field, never an internal error', async () => {
  const token = await server.as(ADMIN);
  let tried = 0;
  for (const { name, document: query, variables } of operations)
    for (const [argument, value] of Object.entries(variables)) {
      if (value !== null && typeof value !== 'string' && typeof value !== 'object') continue;
      const poisoned = typeof value === 'object' && value !== null ? { ...value, name: 'a\0b' } : 'a\0b';
      const { status, body } = await server.call('POST', '/graphql', {
        token,
        body: { query, variables: { ...variables, [argument]: poisoned } },
      });
      expect([status, JSON.stringify(body)], `${name}(${argument})`).toEqual([422, expect.stringContaining('controlCharacter')]);
      tried++;
    }
  expect(tried).toBeGreaterThan(100);
  for (const query of ['{ user(id: "a\\u0000b") { id } }', '{ user(id: "a\\u{0}b") { id } }', '{ user(id: "a\0b") { id } }'])
    expect((await server.call('POST', '/graphql', { token, body: { query } })).status).toBe(422);
  expect((await server.call('POST', '/login', { body: { email: 'a\0@b.example', password: 'x' } })).status).toBe(422);
  expect((await server.call('GET', `/exports/${randomUUID()}%00`, { token })).status).toBe(422);
});

test.each([
  ['a name with a line break', { name: 'Mai\r\nBcc: x@y.example' }, { name: ['controlCharacter'] }],
  ['an address with a comma', { email: 'a@b.example,victim@c.example' }, { email: ['email'] }],
  ['an address with a second name', { email: '"x"<a@b.example>' }, { email: ['email'] }],
])('%s is refused on its field', async (_, change, validation) => {
  const input = { email: `${randomUUID()}@hoshikawa.example`, name: 'Mai', role: 'user', packages: [], language: 'en', ...change };
  const { errors } = await server.ask(await server.as(ADMIN), 'mutation ($input: NewUserInput!) { addUser(input: $input) { id } }', {
    input,
  });
  expect(errors?.[0]?.extensions?.validation).toEqual(validation);
});

test('G126 before the address is verified /me says who one is, without modules, packages and assets; everything else is closed', async () => {
  const token = await server.signIn('unverified@kaede.example');
  const { status, body } = await server.call('GET', '/me', { token });
  expect([status, body.verified, body.email]).toEqual([200, false, 'unverified@kaede.example']);
  expect([body.organisation.modules, body.organisation.organisationPackages, body.organisation.assets, body.packages]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect([body.asOfDate, body.assetId]).toEqual([null, null]);
  expect((await server.ask(token, '{ users { data { id } } }')).errors?.[0]?.message).toBe('Your email address is not verified.');
});
