import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const refusal = ({ errors }: Answer) => errors?.[0]?.message ?? null;
const ask = async (email: string, document: string, variables: object = {}) =>
  await server.ask(await server.as(email), document, { ...variables });
const idFrom = async (text: string) => String((await server.sql(text))[0]?.['id']);

const DETAILS: [name: string, document: string, id: () => Promise<string>, expected: object][] = [
  [
    '2.5.19 a user',
    'query($id: ID!) { anyUser(id: $id) { email organisationRef state } }',
    () => idFrom(`select id from app_user where email = 'staff@sazanami.example'`),
    { anyUser: { email: 'staff@sazanami.example', organisationRef: 'SAZAN' } },
  ],
  [
    '2.5.18 an upload with its log and files',
    'query($id: ID!) { upload(id: $id) { import { status } log { status } files { fileNo name } } }',
    () => idFrom(`select i.id from import i where i.status = 'approved' order by i.created_at limit 1`),
    { upload: { import: { status: 'approved' }, log: expect.arrayContaining([{ status: 'approved' }]), files: [{ fileNo: 1 }] } },
  ],
  [
    '2.5.13 an entity package with what it is assigned to',
    'query($id: ID!) { anyPackage(id: $id) { package { organisationEn kind } assignments { entityRef } } }',
    () => idFrom(`select a.package_id as id from package_assignment a join package p on p.id = a.package_id order by p.kind desc limit 1`),
    { anyPackage: { assignments: expect.arrayContaining([expect.objectContaining({ entityRef: expect.any(String) })]) } },
  ],
];

test.each(DETAILS)('%s of any organisation is read by support and by nobody else', async (_, document, idOf, expected) => {
  const id = await idOf();
  expect((await ask(SUPER, document, { id })).data).toMatchObject(expected);
  expect(refusal(await ask(SUPER, document, { id: NOBODY }))).toBe('Not found.');
  for (const email of ['admin@hoshikawa.example', 'staff@sazanami.example'])
    expect(refusal(await ask(email, document, { id }))).toBe('This action is unauthorized.');
});
