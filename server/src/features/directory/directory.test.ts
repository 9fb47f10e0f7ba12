import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OFFICER = 'admin@hoshikawa.example';
const VIEWER = 'view@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
const FIELDS = 'id name nameJp firm phone_number fax_number people { name title } version';
const LIST = `query($search: String) { teams(search: $search) { data { ${FIELDS} } paginatorInfo { total } } }`;
const ONE = `query($id: ID!) { team(id: $id) { ${FIELDS} } }`;
const CREATE = `mutation($input: TeamInput!) { createTeam(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $version: Int!, $input: TeamInput!) { updateTeam(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation($id: ID!, $version: Int!) { deleteTeam(id: $id, version: $version) }';

const ask = async (email: string, document: string, variables: object = {}) =>
  await server.ask(await server.as(email), document, { ...variables });
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const doAs = async (email: string, document: string, variables: object = {}) => {
  const { data, errors } = await ask(email, document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const input = { name: 'Risk desk', firm: 'Demo Bank A', fax_number: '03-0000-9999', people: [{ name: 'A. Person', title: 'Head' }] };

test('teams are listed with telephone, fax and people, found by a person’s name, and are the organisation’s own [1.51]', async () => {
  const { data, paginatorInfo } = (await doAs(VIEWER, LIST)).teams;
  expect(paginatorInfo.total).toBe(4);
  expect(data[0]).toMatchObject({ fax_number: expect.any(String), people: [{ name: expect.any(String) }, { name: expect.any(String) }] });
  expect((await doAs(OFFICER, LIST, { search: 'oscar' })).teams.data).toHaveLength(1);
  expect(refusal(await ask(STRANGER, ONE, { id: data[0].id }))).toBe('Not found.');
  expect(refusal(await ask(VIEWER, CREATE, { input }))).toBe('This action is unauthorized.');
  expect(refusal(await ask(OFFICER, CREATE, { input: { ...input, fax_number: '0'.repeat(33) } }))).toEqual({ fax_number: ['faxTooLong'] });
  const made = (await doAs(OFFICER, CREATE, { input })).createTeam;
  expect(made).toMatchObject({ nameJp: 'Risk desk', people: [{ name: 'A. Person', title: 'Head' }], version: 1 });
  expect(refusal(await ask(OFFICER, CREATE, { input }))).toEqual({ name: ['taken'] });
  const change = { id: made.id, version: 1, input: { ...input, name: 'Risk' } };
  expect(refusal(await ask(STRANGER, UPDATE, change))).toBe('Not found.');
  const [won, lost] = await Promise.all([1, 2].map(() => ask(OFFICER, UPDATE, change)));
  expect([won, lost].filter(answer => answer?.errors === undefined)).toHaveLength(1);
  expect(refusal(await ask(STRANGER, DELETE, { id: made.id, version: 2 }))).toBe('Not found.');
  await doAs(OFFICER, DELETE, { id: made.id, version: 2 });
  expect(refusal(await ask(OFFICER, ONE, { id: made.id }))).toBe('Not found.');
});

test('corporations are the companies held and the counterparties dealt with, each with its own page [1.53]', async () => {
  const CORPORATIONS =
    'query($search: String) { directoryCorporations(search: $search, first: 100) { data { id source name roleNames { en } heldBy } paginatorInfo { total } } }';
  const { data, paginatorInfo } = (await doAs(VIEWER, CORPORATIONS)).directoryCorporations;
  const [{ companies, counterparties } = { companies: 0, counterparties: 0 }] = await server.sql(
    `select (select count(*)::int from company c where c.organisation_id = o.id) as companies,
       (select count(*)::int from counterparty c where c.organisation_id = o.id) as counterparties from organisation o where ref = 'HOSHI'`,
  );
  expect(companies).toBeGreaterThan(0);
  expect(paginatorInfo.total).toBe(companies + counterparties);
  const bank = data.find(({ name }: { name: string }) => name === 'Demo Bank A');
  expect(bank).toMatchObject({ source: 'counterparty', roleNames: [{ en: 'FX bank' }] });
  expect(data.some(({ source, heldBy }: { source: string; heldBy: string | null }) => source === 'company' && heldBy !== null)).toBe(true);
  const READ = 'query($id: ID!) { directoryCorporation(id: $id) { name country } }';
  expect((await doAs(OFFICER, READ, { id: bank.id })).directoryCorporation).toEqual({ name: 'Demo Bank A', country: 'JP' });
  expect(refusal(await ask(STRANGER, READ, { id: bank.id }))).toBe('Not found.');
});
