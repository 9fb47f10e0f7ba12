import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openHouse, type House } from '#testing/house';

let house: House;
let support: string;
beforeAll(async () => {
  house = await openHouse();
  support = await house.as('super@platform.example');
});
afterAll(() => house.close());

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
  house.ask(token, `mutation($id: ID!, $input: PlatformEntityInput!) { createPlatformEntity(assetId: $id, input: $input) ${DETAIL} }`, {
    id: ASSET,
    input: { ...input, ...change },
  });
const move = (id: string, version: number, parentId: string, fromDay: string) =>
  house.ask(
    support,
    `mutation($id: ID!, $v: Int!, $p: ID!, $day: String!) { reparentEntity(id: $id, version: $v, parentId: $p, fromDay: $day) ${DETAIL} }`,
    {
      id,
      v: version,
      p: parentId,
      day: fromDay,
    },
  );
const remove = (id: string) => house.ask(support, `mutation($id: ID!) { deletePlatformEntity(id: $id) }`, { id });
const codesOf = ({ errors }: Awaited<ReturnType<House['ask']>>) => errors?.[0]?.extensions?.validation;

describe('entities of every organisation', () => {
  test('2.5.12 are listed with search, kind and pages', async () => {
    const { data } = await house.ask(
      support,
      `{ platformEntities(search: "HDB01", kind: "mandate") { paginatorInfo { total } data { ref parentName organisationRef parties { role } } } }`,
    );
    expect(data.platformEntities).toMatchObject({
      paginatorInfo: { total: 1 },
      data: [{ ref: 'HDB01', parentName: 'Domestic bonds', organisationRef: 'HOSHI', parties: [{ role: 'manager' }, { role: 'trustee' }] }],
    });
    const { errors } = await house.ask(await house.as('admin@hoshikawa.example'), '{ platformEntities { data { id } } }');
    expect(errors?.[0]?.message).toBe('This action is unauthorized.');
  });

  test('one is made, changed by its version, told as it lies in the tables, and deleted', async () => {
    const { entity, json } = (await create()).data.createPlatformEntity;
    expect(entity).toMatchObject({ ref: 'ADM1', type: 'virtual', parentId: entityId('HOSHI', 'TOTAL') });
    expect(json).toMatchObject({ entity: { ref: 'ADM1' }, parents: [{ from_day: '2020-04-01' }], facts: 0 });
    const change = `mutation($id: ID!, $v: Int!, $input: PlatformEntityChange!) { updatePlatformEntity(id: $id, version: $v, input: $input) ${DETAIL} }`;
    const renamed = { id: entity.id, v: 1, input: { ref: 'ADM1', name: 'Renamed', currency: 'USD' } };
    expect((await house.ask(support, change, renamed)).data.updatePlatformEntity.entity).toMatchObject({ name: 'Renamed', version: 2 });
    expect((await house.ask(support, change, renamed)).errors?.[0]?.message).toBe('Conflict.');
    const history = await house.ask(support, `query($id: ID!) { platformEntityHistory(id: $id) { data { action isSupport } } }`, {
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
    const [above, below] = [
      (await create({ ref: 'UP' })).data.createPlatformEntity.entity,
      (await create({ ref: 'DOWN' })).data.createPlatformEntity.entity,
    ];
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

  test('5.052 what was told of stays', async () => {
    expect(codesOf(await remove(entityId('HOSHI', 'HDB01')))).toEqual({ id: ['publishedData'] });
    expect(codesOf(await remove(entityId('HOSHI', 'TOTAL')))).toEqual({ id: ['inUse'] });
  });
});

describe('assets', () => {
  const ASSET_FIELDS = '{ id ref nameEn type baseCurrency entities version }';
  const make = (change: object = {}) =>
    house.ask(support, `mutation($id: ID!, $input: AssetInput!) { createAsset(organisationId: $id, input: $input) ${ASSET_FIELDS} }`, {
      id: demoId('HOSHI'),
      input: { ref: 'HNEW', nameEn: 'New asset', nameJp: '新資産', type: 'portfolio', baseCurrency: 'JPY', ...change },
    });
  const change = (id: string, version: number, input: object) =>
    house.ask(
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
    const owner = await house.as('admin@hoshikawa.example');
    expect(
      (await house.ask(owner, `query($id: ID!) { book(assetId: $id) { rootId entities { type } } }`, { id: made.id })).data.book.entities,
    ).toEqual([{ type: 'total' }]);
  });
});

describe('establishments', () => {
  const FIELDS = '{ id ref name accountId accountName version }';
  const read = async () => (await house.ask(support, `{ establishments(search: "KITA") { data ${FIELDS} } }`)).data.establishments.data[0];
  const link = (id: string, version: number, accountId: string | null) =>
    house.ask(support, `mutation($id: ID!, $v: Int!, $a: ID) { linkEstablishment(id: $id, version: $v, accountId: $a) ${FIELDS} }`, {
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
      house.ask(
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
    const history = await house.ask(support, `query($id: ID!) { establishmentHistory(id: $id) { data { action } } }`, { id });
    expect(history.data.establishmentHistory.data).toEqual([{ action: 'establishment.create' }]);
    const { errors } = await house.ask(await house.as('admin@hoshikawa.example'), '{ establishments { data { id } } }');
    expect(errors?.[0]?.message).toBe('This action is unauthorized.');
  });
});
