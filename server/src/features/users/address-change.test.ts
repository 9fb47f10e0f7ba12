import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const SUPER = 'super@platform.example';
const CHANGE = `mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) { id email version } }`;
const START = 'mutation ($organisationId: ID!, $role: String!) { startImpersonation(organisationId: $organisationId, role: $role) { id } }';
const tokenIn = (text: string | undefined) => /\/passwordreset\/([\w-]+)/.exec(text ?? '')?.[1];

async function inputFor(email: string, change: object) {
  const [row] = await server.sql('select id, version, name, role from app_user where email = $1', [email]);
  const input = { email, name: String(row?.['name']), role: String(row?.['role']), packages: [], sso: false, ...change };
  return { id: String(row?.['id']), version: Number(row?.['version']), input };
}

test('support cannot change a person’s address while it works as their organisation, and so cannot take the account by a reset', async () => {
  const token = await server.signIn(SUPER);
  await server.ask(token, START, { organisationId: demoId('HOSHI'), role: 'admin' });
  const refused = await server.ask(token, CHANGE, await inputFor('view@hoshikawa.example', { email: 'taken@support.example' }));
  expect(refused.errors?.[0]?.message).toBe('This action is unauthorized.');
  await server.call('POST', '/forgot', { body: { email: 'taken@support.example' } });
  expect(await server.mails('taken@support.example')).toEqual([]);
  const renamed = await server.ask(token, CHANGE, await inputFor('view@hoshikawa.example', { name: 'New Name' }));
  expect(renamed.errors).toBeUndefined(); // support may still change other fields
});

test('a new address ends the person’s sessions and links, and the old address is notified', async () => {
  const email = 'user@hoshikawa.example';
  const theirs = await server.signIn(email, passwordOf(email));
  await server.call('POST', '/forgot', { body: { email } });
  const [mail] = await server.mails(email);
  const token = tokenIn(mail?.text);
  expect(token).toBeDefined();
  const changed = await server.ask(await server.as(ADMIN), CHANGE, await inputFor(email, { email: 'moved@hoshikawa.example' }));
  expect(changed.data.updateUser.email).toBe('moved@hoshikawa.example');
  expect((await server.call('GET', '/me', { token: theirs })).status).toBe(401);
  const old = await server.call('POST', '/reset', { body: { token, email: 'moved@hoshikawa.example', password: 'Fresh!Start2026' } });
  expect(old).toMatchObject({ status: 422, body: { errors: { token: ['invalid'] } } });
  const notices = (await server.mails(email)).filter(({ text }) => text.includes('moved@hoshikawa.example'));
  expect(notices).toHaveLength(1);
});

test('an administrator who changes their own address stays signed in here and is signed out elsewhere', async () => {
  const email = 'admin@shirasagi.example';
  const here = await server.signIn(email);
  const elsewhere = await server.signIn(email);
  await server.ask(here, CHANGE, await inputFor(email, { email: 'chief@shirasagi.example' }));
  expect((await server.call('GET', '/me', { token: here })).body).toMatchObject({ email: 'chief@shirasagi.example', verified: false });
  expect((await server.call('GET', '/me', { token: elsewhere })).status).toBe(401);
});
