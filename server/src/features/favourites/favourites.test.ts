import { FAVOURITES_MAX } from '@hakaru/contract/favourites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const READER = 'view@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
const MANAGER = 'ops@tsubaki.example';
const CONSULTANT = 'admin@kaede.example';
const FIELDS = 'kind id code name clientName assetId path';
type Ref = { kind: string; id: string };
type Kept = Ref & { code: string | null; name: string; clientName: string | null; assetId: string | null; path: string };

const list = async (email: string): Promise<Kept[]> =>
  (await server.ask(await server.as(email), `{ favourites { ${FIELDS} } }`)).data.favourites;
const change = async (email: string, what: 'addFavourite' | 'removeFavourite', favourite: Ref) =>
  await server.ask(await server.as(email), `mutation($favourite: FavouriteInput!) { ${what}(favourite: $favourite) { ${FIELDS} } }`, {
    favourite,
  });
const order = async (email: string, favourites: readonly Ref[]) =>
  await server.ask(
    await server.as(email),
    `mutation($favourites: [FavouriteInput!]!) { orderFavourites(favourites: $favourites) { kind id } }`,
    { favourites: favourites.map(({ kind, id }) => ({ kind, id })) },
  );
const mandate = (ref: string): Ref => ({ kind: 'mandate', id: entityId('HOSHI', ref) });
const idsOf = (refs: readonly Ref[]) => refs.map(({ id }) => id);

test('each kind of page is kept, in the order it came and then as it is put; even by who may only read', async () => {
  const [row = {}] = await server.sql(
    `select (select c.id from category c where c.organisation_id = e.organisation_id and c.axis = 'class' and c.kind = 'portfolio' order by c.ref limit 1) as class,
       (select f.id from entity f where f.organisation_id = e.organisation_id and f.kind = 'fund' and f.type = 'subMandate' order by f.ref limit 1) as fund,
       (select r.id from report r where r.organisation_id = e.organisation_id order by r.as_of desc, r.id limit 1) as report
     from entity e where e.id = $1`,
    [mandate('HDE01').id],
  );
  const refs = [
    mandate('HDE01'),
    { kind: 'assetClass', id: String(row['class']) },
    { kind: 'fund', id: String(row['fund']) },
    { kind: 'report', id: String(row['report']) },
  ];
  for (const ref of refs) expect((await change(READER, 'addFavourite', ref)).errors).toBeUndefined();
  const kept = await list(READER);
  expect(idsOf(kept)).toEqual(idsOf(refs));
  expect(kept.map(({ kind, path }) => [kind, path.split('/')[1]])).toEqual([
    ['mandate', 'mandates'],
    ['assetClass', 'assetClasses'],
    ['fund', 'privateEquity'],
    ['report', 'reports'],
  ]);
  const turned = kept.toReversed();
  expect(idsOf((await order(READER, turned)).data.orderFavourites)).toEqual(idsOf(turned));
  expect(idsOf(await list(READER))).toEqual(idsOf(turned));
  for (const wrong of [turned.slice(1), [...turned, mandate('HDE02')], [...turned.slice(1), turned[1] ?? mandate('HDE01')]])
    expect((await order(READER, wrong)).errors?.[0]?.message).toBe('Conflict.');
  for (const ref of refs) await change(READER, 'removeFavourite', ref);
  expect((await change(READER, 'removeFavourite', mandate('HDE01'))).data.removeFavourite).toEqual([]);
  const said = await server.sql(`select distinct action from audit where action like 'favourite.%' order by action`);
  expect(said.map(({ action }) => action)).toEqual(['favourite.add', 'favourite.order', 'favourite.remove']);
});

test('they are one’s own: a colleague and a stranger see nothing of them, and nobody keeps what they may not open', async () => {
  await change(READER, 'addFavourite', mandate('HDB01'));
  expect(await list('bench@hoshikawa.example')).toEqual([]);
  for (const other of ['admin@hoshikawa.example', STRANGER]) expect(idsOf(await list(other))).not.toContain(mandate('HDB01').id);
  expect(idsOf((await change(STRANGER, 'removeFavourite', mandate('HDB01'))).data.removeFavourite)).toEqual(idsOf(await list(STRANGER)));
  expect(idsOf(await list(READER))).toEqual([mandate('HDB01').id]);
  expect((await change(STRANGER, 'addFavourite', mandate('HDB01'))).errors?.[0]?.message).toBe('Not found.');
  const foreign = await server.sql(
    `select e.id from entity e join organisation o on o.id = e.organisation_id where o.ref = 'HOSHI' and e.type = 'mandate'
       and not exists (select from access_grant g join organisation m on m.id = g.grantee_id where m.ref = 'TSUBA' and g.entity_id = e.id) limit 1`,
  );
  expect((await change(MANAGER, 'addFavourite', { kind: 'mandate', id: String(foreign[0]?.['id']) })).errors?.[0]?.message).toBe(
    'Not found.',
  );
  expect((await change(READER, 'addFavourite', { kind: 'person', id: mandate('HDB01').id })).errors?.[0]?.message).toBe(
    'Validation error occurred',
  );
  expect((await change(READER, 'addFavourite', { kind: 'fund', id: mandate('HDB01').id })).errors?.[0]?.message).toBe('Not found.');
  await change(READER, 'removeFavourite', mandate('HDB01'));
});

test('a consultant and a manager keep a client’s mandate under the client’s name; it is not shown while it cannot be opened', async () => {
  await change(CONSULTANT, 'addFavourite', mandate('HDE01'));
  expect((await list(CONSULTANT)).at(-1)).toMatchObject({
    code: 'HDE01',
    clientName: expect.stringContaining('Hoshikawa'),
    assetId: expect.any(String),
  });
  const [grant] = await server.sql(
    `select g.entity_id as id, g.id as grant from access_grant g join organisation o on o.id = g.grantee_id join entity e on e.id = g.entity_id
     where o.ref = 'TSUBA' and e.type = 'mandate' and g.to_day is null limit 1`,
  );
  const own = { kind: 'mandate', id: String(grant?.['id']) };
  await change(MANAGER, 'addFavourite', own);
  expect((await list(MANAGER)).map(({ path }) => path.startsWith('/clients/'))).toEqual([true]);
  const shut = [grant?.['grant']];
  await server.sql(`update access_grant set from_day = from_day + 36500 where id = $1`, shut);
  expect(await list(MANAGER)).toEqual([]);
  await server.sql(`update access_grant set from_day = from_day - 36500 where id = $1`, shut);
  expect(await list(MANAGER)).toHaveLength(1);
  await change(CONSULTANT, 'removeFavourite', mandate('HDE01'));
  await change(MANAGER, 'removeFavourite', own);
});

test('the demo’s people have favourites of each kind of institution, all of which they may open', async () => {
  const codes = async (email: string) => (await list(email)).map(({ kind, code }) => `${kind} ${code}`);
  expect(await codes('admin@hoshikawa.example')).toEqual(['mandate HDB02', 'mandate HFE01', 'assetClass FE', 'fund HPEF1']);
  expect(await codes('admin@shirasagi.example')).toEqual(['mandate SPE01', 'mandate SDB01']);
  expect(await codes('admin@kaede.example')).toEqual(['mandate HDB02', 'mandate SPE01']);
  expect(await codes('ops@marlowe.example')).toEqual(['mandate HFE01']);
});

test('one page is kept once, also when it is asked for twice at once; there is an end to them, and what cannot be opened makes room', async () => {
  const email = 'user@hoshikawa.example';
  await Promise.all([1, 2, 3].map(() => change(email, 'addFavourite', mandate('HDE01'))));
  expect(await list(email)).toHaveLength(1);
  const [row] = await server.sql(
    `select f.organisation_id, f.user_id from favourite f join app_user u on u.id = f.user_id where u.email = $1`,
    [email],
  );
  const owner = [row?.['organisation_id'], row?.['user_id']];
  const fill = `insert into favourite (organisation_id, user_id, at_organisation_id, kind, subject_id, position)
    select $1, $2, $1, 'document', gen_random_uuid(), n from generate_series(2, ${FAVOURITES_MAX}) n`;
  await server.sql(fill, owner);
  expect(await list(email)).toHaveLength(1); // the documents inserted above do not exist
  expect((await change(email, 'addFavourite', mandate('HDE02'))).data.addFavourite).toHaveLength(2);
  const [{ count } = { count: 0 }] = await server.sql(`select count(*)::int from favourite where user_id = $1`, [row?.['user_id']]);
  expect(count).toBe(2);
  const all = await server.sql(
    `select e.id, 'mandate' as kind from entity e where e.organisation_id = $1 and e.type = 'mandate' and e.asset_id = (select asset_id from entity where id = $2)
     union all select r.id, 'report' from report r where r.organisation_id = $1 limit ${FAVOURITES_MAX + 3}`,
    [row?.['organisation_id'], mandate('HDE01').id],
  );
  const refs = all.map(({ id, kind }) => ({ id: String(id), kind: String(kind) }));
  expect(refs.length).toBe(FAVOURITES_MAX + 3);
  const answers = [];
  for (const ref of refs) answers.push(await change(email, 'addFavourite', ref));
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.length).toBeGreaterThan(0);
  for (const { extensions } of refused) expect(extensions?.validation).toEqual({ favourite: ['tooMany'] });
  expect(await list(email)).toHaveLength(FAVOURITES_MAX);
  await server.sql(`delete from favourite where user_id = $1`, [row?.['user_id']]);
});
