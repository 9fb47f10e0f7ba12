import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
}, 600_000);
afterAll(() => server.close());

const ADD = 'mutation ($input: NewUserInput!) { addUser(input: $input) { id email version } }';
const newcomer = { email: 'aoi@hoshikawa.example', name: 'Aoi', role: 'user', packages: [], language: 'jp' };
const CREATE = 'mutation ($input: OrganisationInput!) { createOrganisation(input: $input) { id ref version } }';
const company = {
  ref: 'ONCE',
  nameEn: 'Once',
  nameJp: '一度',
  type: 'VA',
  modules: [],
  packages: [],
  shell: false,
  brand: null,
  sso: null,
  allowedCidrs: [],
};

test.each([
  ['addUser', 'admin@hoshikawa.example', ADD, newcomer, { ...newcomer, email: 'other@hoshikawa.example' }],
  ['createOrganisation', 'super@platform.example', CREATE, company, { ...company, ref: 'OTHER' }],
])('row 34: %s repeated after a lost reply has one effect and one answer', async (name, who, document, input, another) => {
  const token = await server.as(who);
  const headers = { 'idempotency-key': randomUUID() };
  const ask = (given: object, more: Record<string, string> = headers) => server.ask(token, document, { input: given }, more);
  const first = await ask(input);
  expect(first.errors).toBeUndefined();
  expect((await ask(input)).data).toEqual(first.data);
  const slip = await ask(another);
  expect(slip.errors?.[0]?.extensions?.validation).toEqual({ 'Idempotency-Key': ['reused'] });
  // Without a key or with another, it is a new request, which is refused because the address or code is taken.
  for (const more of [{}, { 'idempotency-key': randomUUID() }])
    expect(Object.keys((await ask(input, more)).errors?.[0]?.extensions?.validation ?? {})).toEqual([name === 'addUser' ? 'email' : 'ref']);
  const race = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(another, race)));
  const ids = answers.flatMap(({ data }) => (data ? [data[name].id] : []));
  expect(new Set(ids).size).toBe(1);
  expect((await ask(another, race)).data[name].id).toBe(ids[0]);
});

test('row 34: one invitation for a person added twice', async () => {
  expect(await server.mails(newcomer.email)).toHaveLength(1);
});
