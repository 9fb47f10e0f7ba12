import { transactionTypes } from '@hakaru/contract/enumerations';
import { securityTypes } from '@hakaru/contract/securities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let support: string;
beforeAll(async () => {
  server = await openTestServer();
  support = await server.as('super@platform.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const DETAIL = '{ entity { id ref kind type name parentId version parties { role name } } links { parentId fromDay toDay } json }';
const input = {
  ref: 'ADM1',
  kind: 'account',
  type: 'virtual',
  name: 'Virtual account',
  fromDay: '2020-04-01',
  parentId: entityId('HOSHI', 'TOTAL'),
};
const create = (change: object = {}, token = support) =>
  server.ask(token, `mutation($id: ID!, $input: PlatformEntityInput!) { createPlatformEntity(assetId: $id, input: $input) ${DETAIL} }`, {
    id: ASSET,
    input: { ...input, ...change },
  });
const move = (id: string, version: number, parentId: string, fromDay: string) =>
  server.ask(
    support,
    `mutation($id: ID!, $v: Int!, $p: ID!, $day: String!) { reparentEntity(id: $id, version: $v, parentId: $p, fromDay: $day) ${DETAIL} }`,
    {
      id,
      v: version,
      p: parentId,
      day: fromDay,
    },
  );
const remove = (id: string) => server.ask(support, `mutation($id: ID!) { deletePlatformEntity(id: $id) }`, { id });
const codesOf = ({ errors }: Awaited<ReturnType<TestServer['ask']>>) => errors?.[0]?.extensions?.validation;

describe('entities of every organisation', () => {
  test('2.5.12 are listed with search, kind and pages', async () => {
    const { data } = await server.ask(
      support,
      `{ platformEntities(search: "HDB01", kind: "mandate") { paginatorInfo { total } data { ref parentName organisationRef parties { role } } } }`,
    );
    expect(data.platformEntities).toMatchObject({
      paginatorInfo: { total: 1 },
      data: [{ ref: 'HDB01', parentName: 'Domestic bonds', organisationRef: 'HOSHI', parties: [{ role: 'manager' }, { role: 'trustee' }] }],
    });
    const { errors } = await server.ask(await server.as('admin@hoshikawa.example'), '{ platformEntities { data { id } } }');
    expect(errors?.[0]?.message).toBe('This action is unauthorized.');
  });

  test('one is made, changed by its version, read as it lies in the tables, and deleted', async () => {
    const { entity, json } = (await create()).data.createPlatformEntity;
    expect(entity).toMatchObject({ ref: 'ADM1', type: 'virtual', parentId: entityId('HOSHI', 'TOTAL') });
    expect(json).toMatchObject({ entity: { ref: 'ADM1' }, parents: [{ from_day: '2020-04-01' }], facts: 0 });
    const change = `mutation($id: ID!, $v: Int!, $input: PlatformEntityChange!) { updatePlatformEntity(id: $id, version: $v, input: $input) ${DETAIL} }`;
    const renamed = { id: entity.id, v: 1, input: { ref: 'ADM1', name: 'Renamed', currency: 'USD' } };
    expect((await server.ask(support, change, renamed)).data.updatePlatformEntity.entity).toMatchObject({ name: 'Renamed', version: 2 });
    expect((await server.ask(support, change, renamed)).errors?.[0]?.message).toBe('Conflict.');
    const history = await server.ask(support, `query($id: ID!) { platformEntityHistory(id: $id) { data { action isSupport } } }`, {
      id: entity.id,
    });
    expect(history.data.platformEntityHistory.data).toEqual([
      { action: 'entity.update', isSupport: true },
      { action: 'entity.create', isSupport: true },
    ]);
    expect((await remove(entity.id)).data).toEqual({ deletePlatformEntity: true });
  });

  test('what carries terms of its own is not made here; a code is taken once', async () => {
    expect(codesOf(await create({ kind: 'mandate', type: 'mandate' }))).toEqual({ type: ['entityType'] });
    expect(codesOf(await create({ type: 'total' }))).toEqual({ type: ['entityType'] });
    expect(codesOf(await create({ ref: 'HDB01' }))).toEqual({ ref: ['taken'] });
    expect(codesOf(await create({ ref: 'ADM2', parentId: entityId('SHIRA', 'TOTAL') }))).toEqual({ parentId: ['notFound'] });
  });

  test('it hangs elsewhere from a day on, never under itself, and how it hung before is kept', async () => {
    const above = (await create({ ref: 'UP' })).data.createPlatformEntity.entity;
    const below = (await create({ ref: 'DOWN' })).data.createPlatformEntity.entity;
    const moved = (await move(below.id, below.version, above.id, '2024-04-01')).data.reparentEntity;
    expect(moved.entity.parentId).toBe(above.id);
    expect(moved.links).toEqual([
      { parentId: above.id, fromDay: '2024-04-01', toDay: null },
      { parentId: entityId('HOSHI', 'TOTAL'), fromDay: '2020-04-01', toDay: '2024-03-31' },
    ]);
    expect(codesOf(await move(above.id, above.version, below.id, '2024-04-01'))).toEqual({ parentId: ['cycle'] });
    expect(codesOf(await move(below.id, 2, above.id, '2999-01-01'))).toEqual({ fromDay: ['future'] });
    expect(codesOf(await move(below.id, 2, above.id, '2021-01-01'))).toEqual({ fromDay: ['beforeCurrentParent'] });
    expect((await move(below.id, 1, above.id, '2025-01-01')).errors?.[0]?.message).toBe('Conflict.');
    expect(codesOf(await remove(above.id))).toEqual({ id: ['inUse'] });
  });

  test('5.052 what was reported of stays', async () => {
    expect(codesOf(await remove(entityId('HOSHI', 'HDB01')))).toEqual({ id: ['publishedData'] });
    expect(codesOf(await remove(entityId('HOSHI', 'TOTAL')))).toEqual({ id: ['inUse'] });
  });
});

describe('assets', () => {
  const ASSET_FIELDS = '{ id ref nameEn type baseCurrency entities version }';
  const make = (change: object = {}) =>
    server.ask(support, `mutation($id: ID!, $input: AssetInput!) { createAsset(organisationId: $id, input: $input) ${ASSET_FIELDS} }`, {
      id: demoId('HOSHI'),
      input: { ref: 'HNEW', nameEn: 'New asset', nameJp: '新資産', type: 'portfolio', baseCurrency: 'JPY', ...change },
    });
  const change = (id: string, version: number, input: object) =>
    server.ask(
      support,
      `mutation($id: ID!, $v: Int!, $input: AssetInput!) { updateAsset(id: $id, version: $v, input: $input) ${ASSET_FIELDS} }`,
      { id, v: version, input },
    );

  test('2.5.05 one is made with its total, changed by its version, and its currency is fixed by its first fact', async () => {
    const made = (await make()).data.createAsset;
    expect(made).toMatchObject({ ref: 'HNEW', entities: 1, version: 1 });
    expect(codesOf(await make())).toEqual({ ref: ['taken'] });
    const input = { ref: 'HNEW', nameEn: 'Renamed', nameJp: '新資産', type: 'portfolio', baseCurrency: 'USD' };
    expect((await change(made.id, 1, input)).data.updateAsset).toMatchObject({ nameEn: 'Renamed', baseCurrency: 'USD', version: 2 });
    expect((await change(made.id, 1, input)).errors?.[0]?.message).toBe('Conflict.');
    expect(codesOf(await change(made.id, 2, { ...input, type: 'benchmark' }))).toEqual({ type: ['hasEntities'] });
    const main = { ref: 'HMAIN', nameEn: 'Main portfolio', nameJp: '年金資産（本体）', type: 'portfolio', baseCurrency: 'USD' };
    expect(codesOf(await change(ASSET, 1, main))).toEqual({ baseCurrency: ['hasFacts'] });
    const owner = await server.as('admin@hoshikawa.example');
    expect(
      (await server.ask(owner, `query($id: ID!) { book(assetId: $id) { rootId entities { type } } }`, { id: made.id })).data.book.entities,
    ).toEqual([{ type: 'total' }]);
  });
});

describe('establishments', () => {
  const FIELDS = '{ id ref name accountId accountName version }';
  const read = async () => (await server.ask(support, `{ establishments(search: "KITA") { data ${FIELDS} } }`)).data.establishments.data[0];
  const link = (id: string, version: number, accountId: string | null) =>
    server.ask(support, `mutation($id: ID!, $v: Int!, $a: ID) { linkEstablishment(id: $id, version: $v, accountId: $a) ${FIELDS} }`, {
      id,
      v: version,
      a: accountId,
    });

  test('2.5.14 3.127 one is linked to an account of its own organisation, and unlinked', async () => {
    const { id, version, accountId } = await read();
    expect(accountId).toBe(null);
    expect(codesOf(await link(id, version, entityId('SHIRA', 'TOTAL')))).toEqual({ accountId: ['notFound'] });
    expect((await link(id, version, entityId('HOSHI', 'DB'))).data.linkEstablishment).toMatchObject({
      accountName: 'Domestic bonds',
      version: version + 1,
    });
    expect((await link(id, version, null)).errors?.[0]?.message).toBe('Conflict.');
    expect((await link(id, version + 1, null)).data.linkEstablishment.accountId).toBe(null);
  });

  test('one is made with its rules, and found', async () => {
    const make = (input: object) =>
      server.ask(
        support,
        `mutation($id: ID!, $input: EstablishmentInput!) { createEstablishment(organisationId: $id, input: $input) ${FIELDS} }`,
        {
          id: demoId('SHIRA'),
          input: { ref: 'OSAKA', name: 'Osaka office', country: 'JP', ...input },
        },
      );
    expect(codesOf(await make({ country: 'Japan' }))).toEqual({ country: ['country'] });
    const { id } = (await make({})).data.createEstablishment;
    expect(codesOf(await make({}))).toEqual({ ref: ['taken'] });
    const history = await server.ask(support, `query($id: ID!) { establishmentHistory(id: $id) { data { action } } }`, { id });
    expect(history.data.establishmentHistory.data).toEqual([{ action: 'establishment.create' }]);
    const { errors } = await server.ask(await server.as('admin@hoshikawa.example'), '{ establishments { data { id } } }');
    expect(errors?.[0]?.message).toBe('This action is unauthorized.');
  });
});

describe('the words for types', () => {
  const USED = '{ id table code nameEn nameJp isArchived uses version }';
  type Used = { id: string; table: string; code: string; nameEn: string; isArchived: boolean; uses: number; version: number };
  const list = async (token = support): Promise<Used[]> =>
    (await server.ask(token, `{ usedReferenceTypes ${USED} }`)).data.usedReferenceTypes;
  const add = (change: object = {}, token = support) =>
    server.ask(token, `mutation($input: ReferenceTypeInput!) { createReferenceType(input: $input) ${USED} }`, {
      input: { table: 'counterparty', code: 'clearer', nameEn: 'Clearing house', nameJp: '清算機関', ...change },
    });
  const rename = (id: string, version: number, nameEn: string) =>
    server.ask(
      support,
      `mutation($id: ID!, $v: Int!, $name: String!) { renameReferenceType(id: $id, version: $v, nameEn: $name, nameJp: "清算機関") ${USED} }`,
      { id, v: version, name: nameEn },
    );
  const archive = (id: string, version: number, isArchived: boolean) =>
    server.ask(
      support,
      `mutation($id: ID!, $v: Int!, $is: Boolean!) { archiveReferenceType(id: $id, version: $v, isArchived: $is) ${USED} }`,
      { id, v: version, is: isArchived },
    );
  const drop = (id: string, version: number) =>
    server.ask(support, 'mutation($id: ID!, $v: Int!) { deleteReferenceType(id: $id, version: $v) }', { id, v: version });

  test('G91 the seeds are there in both languages, and every type a security of the demo says is among them', async () => {
    const { data } = await server.ask(await server.as('admin@hoshikawa.example'), '{ referenceTypes { table code nameEn nameJp } }');
    const named: { table: string; code: string; nameEn: string; nameJp: string }[] = data.referenceTypes;
    const codes = (table: string) => named.filter(one => one.table === table).map(({ code }) => code);
    expect(codes('counterparty')).toEqual(['fxBank', 'broker', 'custodian', 'administrator', 'insurer', 'auditor']);
    expect(codes('securityType1')).toEqual([...securityTypes]);
    expect(codes('securityType1')).toEqual(expect.arrayContaining(['fixed income fund', 'private equity fund', 'cash equivalency']));
    expect(named.filter(({ nameEn, nameJp }) => !nameEn || !nameJp || nameEn === nameJp)).toEqual([]);
    const said = await server.sql('select distinct type1, type2 from security_version');
    expect(said.length).toBeGreaterThan(5);
    for (const { type1, type2 } of said) {
      expect(codes('securityType1')).toContain(type1);
      if (type2 !== null) expect(codes('securityType2')).toContain(type2);
    }
  });

  test('3E.055 3E.056 3E.057 3E.058 3E.059 3E.060 3E.061 3E.062 3E.063 3E.064 3E.065 3E.066 3E.067 3E.068 3E.069 3E.070 3E.071 3E.072 3E.073 3E.074 3E.075 3E.076 every type of transaction is listed with a name in both languages', async () => {
    const { data } = await server.ask(await server.as('admin@hoshikawa.example'), '{ transactionTypes { type nameEn nameJp } }');
    const types: { type: string; nameEn: string; nameJp: string }[] = data.transactionTypes;
    expect(types.map(({ type }) => type)).toEqual([...transactionTypes]);
    expect(types.filter(({ nameEn, nameJp }) => !/^[A-Z]/.test(nameEn) || !/[ぁ-んァ-ヶ一-龠]/.test(nameJp))).toEqual([]);
  });

  test('G91 a word is added once, renamed by its version, and deleted; each is on record', async () => {
    const made: Used = (await add()).data.createReferenceType;
    expect(made).toMatchObject({ code: 'clearer', uses: 0, isArchived: false, version: 1 });
    expect(codesOf(await add())).toEqual({ code: ['taken'] });
    expect(codesOf(await add({ table: 'country', code: ' ', nameJp: '' }))).toEqual({
      table: ['invalid'],
      code: ['required'],
      nameJp: ['required'],
    });
    expect((await rename(made.id, 1, 'Clearer')).data.renameReferenceType).toMatchObject({ nameEn: 'Clearer', version: 2 });
    expect((await rename(made.id, 1, 'Clearing')).errors?.[0]?.message).toBe('Conflict.');
    expect((await drop(made.id, 1)).errors?.[0]?.message).toBe('Conflict.');
    expect((await drop(made.id, 2)).data.deleteReferenceType).toBe(true);
    const trail = await server.sql(`select action from audit where subject = 'referenceType' and subject_id = $1 order by seq`, [made.id]);
    expect(trail.map(({ action }) => action)).toEqual(['referenceType.create', 'referenceType.rename', 'referenceType.delete']);
  });

  test('G91 a word in use is not deleted but archived, and still names what says it', async () => {
    const equity = (await list()).find(({ code }) => code === 'equity');
    if (!equity) throw new Error('no equity among the seeds');
    expect(equity.uses).toBeGreaterThan(50);
    expect(codesOf(await drop(equity.id, equity.version))).toEqual({ id: ['inUse'] });
    const archived: Used = (await archive(equity.id, equity.version, true)).data.archiveReferenceType;
    expect(archived.isArchived).toBe(true);
    const { data } = await server.ask(await server.as('admin@hoshikawa.example'), '{ referenceTypes { code nameJp isArchived } }');
    expect(data.referenceTypes).toContainEqual({ code: 'equity', nameJp: '株式', isArchived: true });
    expect((await archive(equity.id, archived.version, false)).data.archiveReferenceType.isArchived).toBe(false);
  });

  test('G91 nobody but administration changes them or sees how often they are said', async () => {
    const admin = await server.as('admin@hoshikawa.example');
    const [one] = await list();
    const asked = [
      await add({ code: 'mine' }, admin),
      await server.ask(admin, `{ usedReferenceTypes ${USED} }`),
      await server.ask(admin, 'mutation($id: ID!) { deleteReferenceType(id: $id, version: 1) }', { id: one?.id }),
      await server.ask(admin, 'mutation($id: ID!) { archiveReferenceType(id: $id, version: 1, isArchived: true) { id } }', { id: one?.id }),
      await server.ask(admin, 'mutation($id: ID!) { renameReferenceType(id: $id, version: 1, nameEn: "x", nameJp: "x") { id } }', {
        id: one?.id,
      }),
    ];
    expect(asked.map(({ errors }) => errors?.[0]?.message)).toEqual(asked.map(() => 'This action is unauthorized.'));
  });
});
