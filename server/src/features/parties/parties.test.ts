import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const MANDATE = entityId('HOSHI', 'HGA01');
const FIELDS = 'id role name nameJp organisationId fromDay toDay version';
const input = { role: 'custodian', name: 'Plain Custody', fromDay: '2024-04-01' };

const list = (token: string, id = MANDATE) =>
  server.ask(token, `query($id: ID!) { parties(entityId: $id) { data { ${FIELDS} } } }`, { id });
const add = (token: string, change: object = {}, id = MANDATE) =>
  server.ask(token, `mutation($id: ID!, $input: PartyInput!) { addParty(entityId: $id, input: $input) { ${FIELDS} } }`, {
    id,
    input: { ...input, ...change },
  });
const update = (token: string, id: string, version: number, change: object) =>
  server.ask(
    token,
    `mutation($id: ID!, $v: Int!, $input: PartyInput!) { updateParty(id: $id, version: $v, input: $input) { ${FIELDS} } }`,
    {
      id,
      v: version,
      input: { ...input, ...change },
    },
  );
const remove = (token: string, id: string, version: number) =>
  server.ask(token, `mutation($id: ID!, $v: Int!) { removeParty(id: $id, version: $v) }`, { id, v: version });
const seen = async (email: string) =>
  (
    await server.ask(await server.as(email), `query($id: ID!) { book(assetId: $id) { entities { id } } }`, { id: ASSET })
  ).data?.book.entities.some(({ id }: { id: string }) => id === MANDATE) ?? false;

describe('the parties of a mandate', () => {
  test('1.04 its manager and trustee come from them', async () => {
    const { data } = await list(admin, entityId('HOSHI', 'HDB01'));
    expect(data.parties.data).toMatchObject([
      { role: 'manager', name: 'Tsubaki Asset Management' },
      { role: 'trustee', name: 'Komorebi Trust Bank' },
    ]);
    await add(admin, { role: 'manager', name: 'Own desk', nameJp: '自家運用', fromDay: '2025-04-01' });
    const book = await server.ask(admin, `query($id: ID!) { book(assetId: $id) { entities { id mandate { manager { en jp } } } } }`, {
      id: ASSET,
    });
    expect(book.data.book.entities.find(({ id }: { id: string }) => id === MANDATE).mandate.manager).toEqual({
      en: 'Own desk',
      jp: '自家運用',
    });
  });

  test('every role can be held; dates keep their order; the same party is recorded once', async () => {
    for (const role of ['custodian', 'fundAdministrator', 'investor', 'masterTrustee', 'subAdvisor', 'trustee'])
      expect((await add(admin, { role, name: `As ${role}` })).errors).toBeUndefined();
    expect((await add(admin, { role: 'nobody' })).errors?.[0]?.extensions?.validation).toEqual({ role: ['invalid'] });
    expect((await add(admin, { toDay: '2024-03-31' })).errors?.[0]?.extensions?.validation).toEqual({ toDay: ['endBeforeStart'] });
    expect((await add(admin, { name: 'As custodian' })).errors?.[0]?.extensions?.validation).toEqual({ name: ['taken'] });
  });

  test('an organisation that is party to a mandate sees it for as long as it is', async () => {
    const known = await server.ask(admin, '{ knownOrganisations { data { id name } } }');
    const marlowe = known.data.knownOrganisations.data.find(({ name }: { name: string }) => name === 'Marlowe Finch Investors');
    expect(await seen('ops@marlowe.example')).toBe(false);
    const party = (await add(admin, { role: 'subAdvisor', name: marlowe.name, organisationId: marlowe.id })).data.addParty;
    expect(await seen('ops@marlowe.example')).toBe(true);
    expect((await update(admin, party.id, 7, {})).errors?.[0]?.message).toBe('Conflict.');
    expect((await remove(admin, party.id, 1)).data).toEqual({ removeParty: true });
    expect(await seen('ops@marlowe.example')).toBe(false);
    const history = await server.ask(admin, `query($id: ID!) { mandateHistory(id: $id, first: 2) { data { action } } }`, { id: MANDATE });
    expect(history.data.mandateHistory.data).toEqual([{ action: 'party.remove' }, { action: 'party.add' }]);
  });

  test('nobody learns of, or is shown to, an organisation the owner does not work with', async () => {
    const known = await server.ask(admin, '{ knownOrganisations { data { id } } }');
    expect(known.data.knownOrganisations.data.map(({ id }: { id: string }) => id)).not.toContain(demoId('SHIRA'));
    expect((await add(admin, { name: 'S', organisationId: demoId('SHIRA') })).errors?.[0]?.extensions?.validation).toEqual({
      organisationId: ['notFound'],
    });
  });

  test('support, working as the owner, introduces an organisation it does not know yet', async () => {
    const support = await server.signIn('super@platform.example');
    await server.ask(support, `mutation { startImpersonation(organisationId: "${demoId('HOSHI')}", role: "admin") { id } }`);
    const strangers = { role: 'custodian', name: 'Sazanami Accounting', organisationId: demoId('SAZAN') };
    expect((await add(admin, strangers)).errors?.[0]?.extensions?.validation).toEqual({ organisationId: ['notFound'] });
    expect((await add(support, { ...strangers, organisationId: randomUUID() })).errors?.[0]?.extensions?.validation).toEqual({
      organisationId: ['notFound'],
    });
    expect((await add(support, strangers)).data.addParty).toMatchObject({ organisationId: demoId('SAZAN') });
    expect(await seen('staff@sazanami.example')).toBe(true);
  });

  test('6.04 a reader changes nothing; a stranger finds nothing', async () => {
    const { id } = (await add(admin, { name: 'Kept' })).data.addParty;
    const reader = await server.as('view@hoshikawa.example');
    expect((await list(reader)).data.parties.data.length).toBeGreaterThan(0);
    expect((await remove(reader, id, 1)).errors?.[0]?.message).toBe('This action is unauthorized.');
    const stranger = await server.as('admin@shirasagi.example');
    for (const reply of [await list(stranger), await add(stranger), await update(stranger, id, 1, {}), await remove(stranger, id, 1)])
      expect(reply.errors?.[0]?.message).toBe('Not found.');
  });
});
