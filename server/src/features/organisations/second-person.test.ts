import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const ADMIN = 'admin@hoshikawa.example';

test('support may ask for a second person but not switch it off, neither one of the three settings nor all', async () => {
  const token = await server.signIn(SUPER);
  const { data } = await server.ask(token, '{ organisations(search: "HOSHI") { data { id } } }');
  const { id } = data.organisations.data[0];
  await server.ask(token, 'mutation ($id: ID!) { startImpersonation(organisationId: $id, role: "admin") { id } }', { id });
  const SET = `mutation ($input: OrganisationSettingsInput!) { updateOrganisationSettings(input: $input) { version } }`;
  const OWN = '{ organisationSettings { version nameEn nameJp allowedCidrs secondPerson importSecondPerson instructionSecondPerson } }';
  const names = ['secondPerson', 'importSecondPerson', 'instructionSecondPerson'] as const;
  const set = async (by: string, name: string, isOn: boolean) => {
    const { organisationSettings: own } = (await server.ask(by, OWN)).data;
    return (await server.ask(by, SET, { input: { ...own, [name]: isOn } })).errors?.[0]?.message ?? 'saved';
  };
  for (const name of names) {
    expect([name, await set(token, name, true), await set(token, name, false)]).toEqual([name, 'saved', 'This action is unauthorized.']);
  }
  const off = await server.ask(token, 'mutation { setSecondPerson(secondPerson: false) }');
  expect(off.errors?.[0]?.message).toBe('This action is unauthorized.');
  expect((await server.ask(token, OWN)).data.organisationSettings).toMatchObject(Object.fromEntries(names.map(name => [name, true])));
  for (const name of names) expect(await set(await server.as(ADMIN), name, false)).toBe('saved');
});
