import { VIEWS_PER_SCREEN } from '@hakaru/contract/saved-views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let reader: string;
beforeAll(async () => {
  server = await openTestServer();
  reader = await server.as('view@hoshikawa.example');
});
afterAll(() => server.close());

const LOOK = {
  screen: 'mandates',
  name: 'Equity, 百万円',
  columns: ['name', 'return.1y', 'manager'],
  sort: { column: 'return.1y', descending: true },
  filters: [{ name: 'class', value: 'DE' }],
  unit: 'million',
  density: 'compact',
};
const FIELDS = 'id screen name isDefault version isTeam columns sort { column descending } filters { name value } unit density';
const create = (token: string, input: object) =>
  server.ask(token, `mutation($input: SavedViewInput!) { createSavedView(input: $input) { ${FIELDS} } }`, { input });
const update = (token: string, id: string, version: number, input: object) =>
  server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $input: SavedViewInput!) { updateSavedView(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
    { id, version, input },
  );
const remove = (token: string, id: string) => server.ask(token, `mutation($id: ID!) { deleteSavedView(id: $id) }`, { id });
/** The person's own views; the query also returns the team's. */
const list = async (token: string, screen: string | null = 'mandates') => {
  const ask = `query($screen: String) { savedViews(screen: $screen) { data { ${FIELDS} } paginatorInfo { total } } }`;
  const { data, paginatorInfo } = (await server.ask(token, ask, { screen })).data.savedViews;
  expect(paginatorInfo.total).toBe(data.length);
  return data.filter(({ isTeam }: { isTeam: boolean }) => !isTeam);
};
const choose = (token: string, id: string | null, screen = 'mandates') =>
  server.ask(token, `mutation($screen: String!, $id: ID) { setDefaultSavedView(screen: $screen, id: $id) { id isDefault } }`, {
    screen,
    id,
  });

test('a view is kept as it was, renamed, chosen as the default, and deleted; even by who may only read', async () => {
  const made = (await create(reader, LOOK)).data.createSavedView;
  expect(made).toMatchObject({ ...LOOK, isDefault: false, version: 1 });
  const elsewhere = await server.signIn('view@hoshikawa.example');
  expect(await list(elsewhere)).toEqual([made]);
  const renamed = (await update(reader, made.id, 1, { ...LOOK, name: 'Equity' })).data.updateSavedView;
  expect(renamed).toMatchObject({ name: 'Equity', version: 2 });
  expect((await update(elsewhere, made.id, 1, { ...LOOK, name: 'Late' })).errors?.[0]?.message).toBe('Conflict.');
  const other = (await create(reader, { ...LOOK, name: 'Other' })).data.createSavedView;
  await choose(reader, made.id);
  expect((await choose(reader, other.id)).data.setDefaultSavedView.filter((view: { isDefault: boolean }) => view.isDefault)).toEqual([
    { id: other.id, isDefault: true },
  ]);
  expect((await choose(reader, null)).data.setDefaultSavedView.some((view: { isDefault: boolean }) => view.isDefault)).toBe(false);
  expect((await remove(reader, other.id)).data.deleteSavedView).toBe(true);
  expect(await list(reader)).toHaveLength(1);
  expect(await list(reader, 'accounts')).toEqual([]);
  const elsewhereToo = (await create(reader, { ...LOOK, screen: 'accounts' })).data.createSavedView;
  expect((await list(reader, null)).map((view: { screen: string }) => view.screen).toSorted()).toEqual(['accounts', 'mandates']);
  await remove(reader, elsewhereToo.id);
});

test('a name is taken once, a wrong look is refused field by field, and there is an end to them', async () => {
  expect((await create(reader, { ...LOOK, name: 'Equity' })).errors?.[0]?.extensions?.validation).toEqual({ name: ['taken'] });
  const wrong = { ...LOOK, screen: '../x', name: ' ', unit: 'pounds', sort: { column: '', descending: true } };
  expect((await create(reader, wrong)).errors?.[0]?.extensions?.validation).toEqual({
    screen: ['invalid'],
    name: ['required'],
    unit: ['invalid'],
    'sort.column': ['required'],
  });
  for (let made = 0; made < VIEWS_PER_SCREEN; made++) await create(reader, { ...LOOK, screen: 'benchmarks', name: `View ${made}` });
  expect((await create(reader, { ...LOOK, screen: 'benchmarks', name: 'One more' })).errors?.[0]?.extensions?.validation).toEqual({
    name: ['tooMany'],
  });
});

test('a view is its maker’s alone, also among colleagues', async () => {
  const { id, version } = (await list(reader))[0];
  for (const email of ['admin@hoshikawa.example', 'admin@shirasagi.example']) {
    const stranger = await server.as(email);
    expect(await list(stranger)).toEqual([]);
    expect((await update(stranger, id, version, LOOK)).errors?.[0]?.message).toBe('Not found.');
    expect((await remove(stranger, id)).errors?.[0]?.message).toBe('Not found.');
    expect((await choose(stranger, id)).errors?.[0]?.message).toBe('Not found.');
  }
  expect((await list(reader))[0].version).toBe(version);
});
