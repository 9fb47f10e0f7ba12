import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const ask = async (query: string, variables = {}) => await server.ask(await server.as(SUPER), query, variables);
const HOLDERS = '{ organisations(first: 100) { data { id ref version packages { type } } } }';
type Holder = { id: string; ref: string; version: number; packages: { type: string }[] };
const holders = async (): Promise<Holder[]> => (await ask(HOLDERS)).data.organisations.data;
const GIVE = `mutation ($type: String!, $held: Boolean!, $organisations: [OrganisationKey!]!) {
  setPackageOfMany(type: $type, held: $held, organisations: $organisations) { ref } }`;

describe('one package for many organisations', () => {
  const chosen = async () =>
    (await holders()).filter(({ ref }) => ['MARLO', 'KAEDE', 'SAZAN'].includes(ref)).map(({ id, version }) => ({ id, version }));
  const held = async (type: string) =>
    (await holders()).filter(({ packages }) => packages.some(one => one.type === type)).map(({ ref }) => ref);

  test('2.5.16 all of them hold it, and each trail says so; taken back the same way', async () => {
    const before = await held('basel');
    expect((await ask(GIVE, { type: 'basel', held: true, organisations: await chosen() })).data.setPackageOfMany).toHaveLength(3);
    expect(await held('basel')).toEqual(expect.arrayContaining([...before, 'MARLO', 'KAEDE', 'SAZAN']));
    const entries = await server.sql(`select count(*)::int as entries from audit where action = 'organisation.grantPackage'`);
    expect(entries[0]?.['entries']).toBe(3);
    await ask(GIVE, { type: 'basel', held: false, organisations: await chosen() });
    expect(await held('basel')).toEqual(before.filter(ref => !['MARLO', 'KAEDE', 'SAZAN'].includes(ref)));
  });

  test('when somebody was quicker on one of them, none is changed', async () => {
    const [first, ...others] = await chosen();
    const stale = [...others, { id: first?.id, version: (first?.version ?? 0) - 1 }];
    expect((await ask(GIVE, { type: 'hedging', held: true, organisations: stale })).errors?.[0]?.message).toBe('Conflict.');
    expect(await held('hedging')).not.toContain('SAZAN');
  });

  test('none at all is refused, and so is anybody else', async () => {
    expect((await ask(GIVE, { type: 'basel', held: true, organisations: [] })).errors?.[0]?.extensions?.validation).toEqual({
      organisations: ['tooMany'],
    });
    const admin = await server.as('admin@hoshikawa.example');
    const { errors } = await server.ask(admin, GIVE, { type: 'basel', held: true, organisations: await chosen() });
    expect(errors?.[0]?.message).toBe('This action is unauthorized.');
  });
});

test('support learns whose an id is; others do not', async () => {
  const [mandate] = await server.sql(
    `select e.id from entity e join organisation o on o.id = e.organisation_id where o.ref = 'HOSHI' limit 1`,
  );
  const OWNER = 'query ($id: ID!) { ownerOf(id: $id) { ref nameJp } }';
  expect((await ask(OWNER, { id: mandate?.['id'] })).data.ownerOf).toEqual({ ref: 'HOSHI', nameJp: '星川電機企業年金基金' });
  expect((await ask(OWNER, { id: '11111111-1111-4111-8111-111111111111' })).data.ownerOf).toBeNull();
  const stranger = await server.ask(await server.as('admin@shirasagi.example'), OWNER, { id: mandate?.['id'] });
  expect(stranger.errors?.[0]?.message).toBe('This action is unauthorized.');
});

test('the parties of an organisation’s accounts are listed for support', async () => {
  const hoshi = (await holders()).find(({ ref }) => ref === 'HOSHI');
  const PARTIES = `query ($id: ID!) { organisationParties(organisationId: $id, first: 100) {
    data { role nameEn entityRef fromDay } paginatorInfo { total } } }`;
  const { organisationParties } = (await ask(PARTIES, { id: hoshi?.id })).data;
  expect(organisationParties.paginatorInfo.total).toBeGreaterThan(10);
  expect(organisationParties.data).toContainEqual(expect.objectContaining({ role: 'manager', nameEn: 'Tsubaki Asset Management' }));
});

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
  for (const name of names) expect(await set(await server.as('admin@hoshikawa.example'), name, false)).toBe('saved');
});
