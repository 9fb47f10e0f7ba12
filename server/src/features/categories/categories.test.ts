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
const FIELDS = 'id kind formerKind axis ref name nameJp memberCount memberIds isInPolicy version xCategories { name } yCategories { name }';
type Row = { id: string; name: string; kind: string; axis: string; version: number; memberIds: string[] };

const list = async (token: string, assetId = ASSET): Promise<Row[]> => {
  const { data, errors } = await server.ask(token, `query($id: ID!) { categories(assetId: $id, first: 500) { data { ${FIELDS} } } }`, {
    id: assetId,
  });
  if (errors) throw new Error(errors[0]?.message);
  return data.categories.data;
};
const named = async (name: string): Promise<Row> => {
  const found = (await list(admin)).find(one => one.name === name);
  if (!found) throw new Error(`no category ${name}`);
  return found;
};
const create = (token: string, change: object, assetId = ASSET) =>
  server.ask(token, `mutation($id: ID!, $input: CategoryInput!) { createCategory(assetId: $id, input: $input) { ${FIELDS} } }`, {
    id: assetId,
    input: { kind: 'portfolio', axis: 'x', ref: 'NEW', name: 'New', ...change },
  });
const rename = (token: string, id: string, version: number, name: string) =>
  server.ask(
    token,
    `mutation($id: ID!, $v: Int!, $input: CategoryChange!) { updateCategory(id: $id, version: $v, input: $input) { ${FIELDS} } }`,
    {
      id,
      v: version,
      input: { name },
    },
  );
const put = (token: string, which: 'archive' | 'restore', { id, version }: { id: string; version: number }) =>
  server.ask(token, `mutation($id: ID!, $v: Int!) { ${which}Category(id: $id, version: $v) { ${FIELDS} } }`, { id, v: version });
const order = (token: string, before: string[], after: string[], assetId = ASSET) =>
  server.ask(
    token,
    `mutation($id: ID!, $before: [ID!]!, $after: [ID!]!) { orderCategories(assetId: $id, before: $before, after: $after) { id name axis kind } }`,
    {
      id: assetId,
      before,
      after,
    },
  );
const save = (token: string, members: { categoryId: string; version: number; entityIds: string[] }[], assetId = ASSET) =>
  server.ask(
    token,
    `mutation($id: ID!, $members: [CategoryMembersInput!]!) { saveCategoryMembers(assetId: $id, members: $members) { id name memberIds } }`,
    {
      id: assetId,
      members,
    },
  );
const book = async () =>
  (
    await server.ask(
      admin,
      `query($id: ID!) { book(assetId: $id) { classes { id name { en } entityId } entities { id parentId classId name { en } } } }`,
      { id: ASSET },
    )
  ).data.book;

describe('categories', () => {
  test('3.042 3.043 each has its name, kind, axis and members, and the columns and rows its members stand in', async () => {
    const bonds = await named('Domestic bonds');
    expect(bonds).toMatchObject({ kind: 'portfolio', axis: 'class', nameJp: '国内債券', memberCount: 2, isInPolicy: true });
    expect(bonds).toMatchObject({ xCategories: [{ name: 'Japan' }], yCategories: [{ name: 'Passive' }, { name: 'Active' }] });
    expect(new Set((await list(admin)).map(({ kind }) => kind))).toEqual(new Set(['benchmark', 'fund', 'portfolio']));
  });

  test('5.048 a name is used once among those in use, in either language and however it is written', async () => {
    for (const change of [{ name: 'Japan' }, { name: 'jAPAN' }, { name: 'Else', nameJp: '国内' }]) {
      const { errors } = await create(admin, change);
      expect(Object.values(errors?.[0]?.extensions?.validation ?? {})).toEqual([['duplicateCategory']]);
    }
    const emerging = await named('Emerging markets');
    expect((await rename(admin, emerging.id, emerging.version, 'japan')).errors?.[0]?.extensions?.validation).toEqual({
      name: ['duplicateCategory'],
    });
  });

  test('a class comes with the account that gathers it, and takes both names along', async () => {
    const { data } = await create(admin, { axis: 'class', ref: 'GOLD', name: 'Gold', nameJp: '金' });
    const { id, version } = data.createCategory;
    const made = (await book()).classes.find((one: { id: string }) => one.id === id);
    expect((await book()).entities.find((one: { id: string }) => one.id === made.entityId)).toMatchObject({
      parentId: entityId('HOSHI', 'TOTAL'),
      name: { en: 'Gold' },
    });
    await rename(admin, id, version, 'Precious metals');
    expect((await book()).entities.find((one: { id: string }) => one.id === made.entityId).name.en).toBe('Precious metals');
    expect((await rename(admin, id, version, 'Stale')).errors?.[0]?.message).toBe('Conflict.');
    expect((await put(admin, 'archive', { id, version: version + 1 })).data.archiveCategory).toMatchObject({
      kind: 'archived',
      formerKind: 'portfolio',
    });
    expect((await book()).entities.some((one: { id: string }) => one.id === made.entityId)).toBe(false);
    expect((await put(admin, 'restore', { id, version: version + 2 })).data.restoreCategory).toMatchObject({
      kind: 'portfolio',
      formerKind: null,
    });
    expect((await book()).classes.find((one: { id: string }) => one.id === id).entityId).not.toBe(null);
  });

  test('a class with mandates, or in a policy, is not put away; the name of one put away is free', async () => {
    const bonds = await named('Domestic bonds');
    expect((await put(admin, 'archive', bonds)).errors?.[0]?.extensions?.validation).toEqual({ id: ['hasMembers'] });
    const global = await named('Global');
    await put(admin, 'archive', global);
    const again = (await create(admin, { ref: 'X-GL2', name: 'Global' })).data.createCategory;
    const restored = await put(admin, 'restore', { id: global.id, version: global.version + 1 });
    expect(restored.errors?.[0]?.extensions?.validation).toEqual({ name: ['duplicateCategory'] });
    await rename(admin, again.id, again.version, 'Worldwide');
    expect((await put(admin, 'restore', { id: global.id, version: global.version + 1 })).errors).toBeUndefined();
  });

  test('an order is changed from the order that was seen', async () => {
    const rows = (await list(admin)).filter(({ kind, axis }) => kind === 'portfolio' && axis === 'y').map(({ id }) => id);
    const turned = rows.toReversed();
    const { data } = await order(admin, rows, turned);
    expect(data.orderCategories.filter((one: Row) => one.kind === 'portfolio' && one.axis === 'y').map((one: Row) => one.id)).toEqual(
      turned,
    );
    expect((await order(admin, rows, turned)).errors?.[0]?.message).toBe('Conflict.');
    expect((await order(admin, turned, turned.slice(1))).errors?.[0]?.extensions?.validation).toEqual({ after: ['invalid'] });
    await order(admin, turned, rows);
  });

  test('members move in one go, a mandate follows its class in the tree, and none stands in two', async () => {
    const bonds = await named('Domestic bonds');
    const equity = await named('Domestic equity');
    const mandate = entityId('HOSHI', 'HDB02');
    const stays = bonds.memberIds.filter(id => id !== mandate);
    const twice = await save(admin, [{ categoryId: equity.id, version: equity.version, entityIds: [...equity.memberIds, mandate] }]);
    expect(twice.errors?.[0]?.extensions?.validation).toEqual({ members: ['heldTwice'] });
    const moved = await save(admin, [
      { categoryId: bonds.id, version: bonds.version, entityIds: stays },
      { categoryId: equity.id, version: equity.version, entityIds: [...equity.memberIds, mandate] },
    ]);
    expect(moved.errors).toBeUndefined();
    const own = (await book()).entities.find((one: { id: string }) => one.id === mandate);
    expect(own).toMatchObject({ classId: equity.id, parentId: entityId('HOSHI', 'DE') });
    const late = await save(admin, [{ categoryId: bonds.id, version: bonds.version, entityIds: bonds.memberIds }]);
    expect(late.errors?.[0]?.message).toBe('Conflict.');
    await save(admin, [{ categoryId: equity.id, version: equity.version + 1, entityIds: equity.memberIds }]);
    const loose = (await book()).entities.find((one: { id: string }) => one.id === mandate);
    expect(loose).toMatchObject({ classId: null, parentId: entityId('HOSHI', 'TOTAL') });
    await save(admin, [{ categoryId: bonds.id, version: bonds.version + 1, entityIds: bonds.memberIds }]);
  });

  test('only what its kind gathers can be a member', async () => {
    const japan = await named('Japan');
    const reply = await save(admin, [{ categoryId: japan.id, version: japan.version, entityIds: [entityId('HOSHI', 'YENB')] }]);
    expect(reply.errors?.[0]?.extensions?.validation).toEqual({ members: ['notFound'] });
    const { data } = await server.ask(
      admin,
      `query($id: ID!) { categoryCandidates(assetId: $id, kind: "fund", first: 500) { data { ref type } } }`,
      { id: ASSET },
    );
    expect(data.categoryCandidates.data.map(({ ref }: { ref: string }) => ref)).toContain('HPEF1');
    expect(data.categoryCandidates.data.every(({ type }: { type: string }) => type !== 'portfolioCompany')).toBe(true);
  });

  test('6.04 the consultant reads, a reader changes nothing, a stranger finds nothing', async () => {
    const consultant = await server.as('admin@kaede.example');
    expect((await list(consultant)).some(({ name }) => name === 'Japan')).toBe(true);
    expect((await create(consultant, { ref: 'K', name: 'K' })).errors?.[0]?.message).toBe('Not found.');
    const reader = await server.as('view@hoshikawa.example');
    expect((await create(reader, { ref: 'R', name: 'R' })).errors?.[0]?.message).toBe('This action is unauthorized.');
    const stranger = await server.as('admin@shirasagi.example');
    const { id, version } = await named('Japan');
    for (const reply of [
      await rename(stranger, id, version, 'S'),
      await put(stranger, 'archive', { id, version }),
      await order(stranger, [id], [id]),
    ])
      expect(reply.errors?.[0]?.message).toBe('Not found.');
    await expect(list(stranger)).rejects.toThrow('Not found.');
  });

  test('2.5.21 administration lists every tree and copies one to an asset that has none', async () => {
    const support = await server.as('super@platform.example');
    const trees = await server.ask(support, `{ categoryTrees(search: "HMAIN") { data { kind classes columns rows members } } }`);
    expect(trees.data.categoryTrees.data).toContainEqual(expect.objectContaining({ kind: 'fund', classes: 3, columns: 0, rows: 0 }));
    const copy = `mutation($from: ID!, $to: ID!) { copyCategoryTree(fromAssetId: $from, toAssetId: $to, kind: "fund") }`;
    const both = { from: ASSET, to: demoId('SMAIN') };
    expect((await server.ask(support, copy, both)).data).toEqual({ copyCategoryTree: 3 });
    expect((await server.ask(support, copy, both)).data).toEqual({ copyCategoryTree: 0 });
    expect((await list(support, demoId('SMAIN'))).filter(({ kind }) => kind === 'fund').map(({ memberIds }) => memberIds)).toEqual([
      [],
      [],
      [],
    ]);
    const { errors } = await server.ask(admin, `{ categoryTrees { data { kind } } }`);
    expect(errors?.[0]?.message).toBe('This action is unauthorized.');
  });
});
