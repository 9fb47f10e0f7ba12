import { TEAM_VIEWS_PER_SCREEN } from '@hakaru/contract/saved-views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
let user: string;
let reader: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer();
  [admin = '', user = '', reader = '', stranger = ''] = await Promise.all(
    ['admin@hoshikawa.example', 'user@hoshikawa.example', 'view@hoshikawa.example', 'admin@shirasagi.example'].map(email =>
      server.as(email),
    ),
  );
});
afterAll(() => server.close());

const SCREEN = 'team-tests';
const LOOK = { screen: SCREEN, name: 'Committee', columns: ['name'], sort: null, filters: [], unit: null, density: null };
const FIELDS = 'id name isDefault version isTeam sharedBy mayChange';
type View = { id: string; name: string; isDefault: boolean; version: number; isTeam: boolean; sharedBy: string | null; mayChange: boolean };

const create = (token: string, input: object, isTeam = true) =>
  server.ask(
    token,
    `mutation($input: SavedViewInput!, $isTeam: Boolean) { createSavedView(input: $input, isTeam: $isTeam) { ${FIELDS} } }`,
    {
      input: { ...LOOK, ...input },
      isTeam,
    },
  );
const update = (token: string, { id, version }: View, name: string) =>
  server.ask(
    token,
    `mutation($id: ID!, $version: Int!, $input: SavedViewInput!) { updateSavedView(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
    { id, version, input: { ...LOOK, name } },
  );
const share = (token: string, { id, version }: View) =>
  server.ask(token, `mutation($id: ID!, $version: Int!) { shareSavedView(id: $id, version: $version) { ${FIELDS} } }`, { id, version });
const remove = (token: string, { id, version }: View) =>
  server.ask(token, `mutation($id: ID!, $version: Int) { deleteSavedView(id: $id, version: $version) }`, { id, version });
const choose = (token: string, id: string | null) =>
  server.ask(token, `mutation($screen: String!, $id: ID) { setDefaultSavedView(screen: $screen, id: $id) { ${FIELDS} } }`, {
    screen: SCREEN,
    id,
  });
const list = async (token: string): Promise<View[]> =>
  (await server.ask(token, `query($screen: String) { savedViews(screen: $screen) { data { ${FIELDS} } } }`, { screen: SCREEN })).data
    .savedViews.data;
const refusal = (answer: { errors?: readonly { message: string }[] | undefined }) => answer.errors?.[0]?.message;

test('a team view is seen by everybody of the organisation and changed by who shared it or an administrator', async () => {
  const made: View = (await create(user, { name: 'Shared' })).data.createSavedView;
  expect(made).toMatchObject({ isTeam: true, mayChange: true, version: 1, isDefault: false });
  expect(made.sharedBy).not.toBeNull();
  expect((await list(reader)).find(({ id }) => id === made.id)).toMatchObject({ name: 'Shared', isTeam: true, mayChange: false });
  expect(refusal(await update(reader, made, 'Mine now'))).toBe('This action is unauthorized.');
  expect(refusal(await remove(reader, made))).toBe('This action is unauthorized.');
  const ofAdmin: View = (await create(admin, { name: 'Of the administrator' })).data.createSavedView;
  expect(refusal(await update(user, ofAdmin, 'Taken over'))).toBe('This action is unauthorized.');
  expect(refusal(await remove(user, ofAdmin))).toBe('This action is unauthorized.');
  expect((await update(admin, made, 'Renamed')).data.updateSavedView).toMatchObject({ name: 'Renamed', version: 2, mayChange: true });
  expect(refusal(await update(user, made, 'Late'))).toBe('Conflict.');
  expect(refusal(await remove(user, made))).toBe('Conflict.');
  expect((await remove(user, { ...made, version: 2 })).data.deleteSavedView).toBe(true);
  expect((await remove(admin, ofAdmin)).data.deleteSavedView).toBe(true);
  const kept = await server.sql(`select action from audit where subject_id = $1 order by seq`, [made.id]);
  expect(kept.map(({ action }) => action)).toEqual(['savedView.share', 'savedView.update', 'savedView.delete']);
});

test('a reader shares nothing, and another organisation neither sees nor touches what a team shares', async () => {
  expect(refusal(await create(reader, { name: 'From a reader' }))).toBe('This action is unauthorized.');
  const own: View = (await create(reader, { name: 'A reader’s own' }, false)).data.createSavedView;
  expect(refusal(await share(reader, own))).toBe('This action is unauthorized.');
  expect((await list(reader)).find(({ id }) => id === own.id)).toMatchObject({ isTeam: false });
  await remove(reader, own);
  const made: View = (await create(user, { name: 'Not theirs' })).data.createSavedView;
  expect(await list(stranger)).toEqual([]);
  for (const answer of [
    await update(stranger, made, 'Theirs'),
    await remove(stranger, made),
    await share(stranger, made),
    await choose(stranger, made.id),
  ])
    expect(refusal(answer)).toBe('Not found.');
  expect((await create(stranger, { name: 'Not theirs' })).data.createSavedView).toMatchObject({ isTeam: true });
  expect((await list(user)).filter(({ name }) => name === 'Not theirs').map(({ id }) => id)).toEqual([made.id]);
  await remove(user, made);
});

test('which team view opens a screen is each person’s own choice, and goes with the view', async () => {
  const made: View = (await create(user, { name: 'For all' })).data.createSavedView;
  const own: View = (await create(reader, { name: 'For me' }, false)).data.createSavedView;
  const defaultOf = async (token: string) => (await list(token)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  await choose(reader, own.id);
  expect(await defaultOf(reader)).toEqual([own.id]);
  await choose(reader, made.id);
  expect([await defaultOf(reader), await defaultOf(user), await defaultOf(admin)]).toEqual([[made.id], [], []]);
  await Promise.all([choose(reader, own.id), choose(reader, made.id), choose(reader, own.id)]);
  expect(await defaultOf(reader)).toHaveLength(1);
  await choose(reader, made.id);
  await remove(user, made);
  expect(await defaultOf(reader)).toEqual([]);
});

test('a view of one’s own is given to the team once, stays the default, and its name is taken once', async () => {
  const own: View = (await create(user, { name: 'Given' }, false)).data.createSavedView;
  await choose(user, own.id);
  const answers = await Promise.all([share(user, own), share(user, own)]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const mine = (await list(user)).filter(({ name }) => name === 'Given');
  expect(mine).toMatchObject([{ id: own.id, isTeam: true, isDefault: true }]);
  const again: View = (await create(admin, { name: 'Given' }, false)).data.createSavedView; // one's own view may have the same name
  expect((await share(admin, again)).errors?.[0]?.extensions?.validation).toEqual({ name: ['taken'] });
  expect((await list(admin)).find(({ id }) => id === again.id)).toMatchObject({ isTeam: false });
});

test('there is an end to them, also when two share the last at once', async () => {
  const screen = 'team-limits';
  for (let made = 1; made < TEAM_VIEWS_PER_SCREEN; made++) await create(admin, { screen, name: `View ${made}` });
  const answers = await Promise.all([create(admin, { screen, name: 'Last' }), create(user, { screen, name: 'One more' })]);
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions?.validation)).toEqual([{ name: ['tooMany'] }]);
});
