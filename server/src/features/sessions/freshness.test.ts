import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashToken } from '#platform/session';
import { clockOf, createSessionLookup } from '#platform/session-lookup';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let stranger: pg.Client;
beforeAll(async () => {
  server = await openTestServer();
  // Another program that changes the database directly, without the server being notified.
  stranger = new pg.Client({ connectionString: server.database.superuserUrl });
  await stranger.connect();
}, 600_000);
afterAll(async () => {
  await stranger.end();
  await server.close();
});

const OWNER = 'admin@hoshikawa.example';
const CONSULTANT = 'admin@kaede.example';
const of = (ref: string) => `(select id from organisation where ref = '${ref}')`;
const user = (email: string) => `(select id from app_user where email = '${email}')`;
/** Changes a row without firing triggers, as when a day passes. */
const unseen = (statement: string) => `set session_replication_role = replica; ${statement}; set session_replication_role = origin`;

type Me = { status: number; body: any }; // oxlint-disable-line typescript/no-explicit-any
type Change = [what: string, who: string, statement: string, seen: (me: Me) => unknown];

const assets = ({ body }: Me) => body.organisation.assets.map(({ name }: { name: string }) => name);
const newest = ({ body }: Me) => body.organisation.assets[0].latestAsOf;
const changes: Change[] = [
  ['role', OWNER, `update app_user set role = 'readonly' where email = '${OWNER}'`, ({ body }) => body.role],
  ['name', OWNER, `update app_user set name = 'Another' where email = '${OWNER}'`, ({ body }) => body.name],
  [
    'preference',
    OWNER,
    `update app_user set preferences = '{"theme":"dark"}' where email = '${OWNER}'`,
    ({ body }) => body.preferences.theme,
  ],
  [
    'package of the user',
    OWNER,
    `delete from user_package where user_id = ${user(OWNER)} and type = (select min(type) from user_package where user_id = ${user(OWNER)})`,
    ({ body }) => body.packages.length,
  ],
  [
    'notification',
    OWNER,
    `insert into notification (organisation_id, user_id, kind) values (${of('HOSHI')}, ${user(OWNER)}, 'roleChanged')`,
    ({ body }) => body.notificationsUnreadCount,
  ],
  [
    'notification read',
    OWNER,
    `update notification set read_at = now() where user_id = ${user(OWNER)}`,
    ({ body }) => body.notificationsUnreadCount,
  ],
  ['module', OWNER, `update organisation set modules = '{owner}' where ref = 'HOSHI'`, ({ body }) => body.organisation.modules],
  [
    'brand',
    OWNER,
    `update organisation set brand = '{"name":"New","colour":"#123456","logo":null}' where ref = 'HOSHI'`,
    ({ body }) => body.organisation.brand?.name,
  ],
  ['shell', OWNER, `update organisation set shell = true where ref = 'HOSHI'`, ({ body }) => body.organisation.shell],
  [
    'package gone',
    OWNER,
    `delete from organisation_package where organisation_id = ${of('HOSHI')} and type = 'hedging'`,
    ({ body }) => body.organisation.organisationPackages.length,
  ],
  [
    'package come',
    OWNER,
    `insert into organisation_package (organisation_id, type) values (${of('HOSHI')}, 'basel')`,
    ({ body }) => body.organisation.organisationPackages.length,
  ],
  ['asset renamed', OWNER, `update asset set name_en = 'Renamed', name_jp = 'Renamed' where ref = 'HMAIN'`, assets],
  [
    'asset come',
    OWNER,
    `insert into asset (organisation_id, ref, name_en, name_jp, type, position) values (${of('HOSHI')}, 'HNEW', 'New', 'New', 'portfolio', 9)`,
    assets,
  ],
  ['asset gone', OWNER, `delete from asset where ref = 'HNEW'`, assets],
  [
    'month-end emptied',
    OWNER,
    `update month_end set populated_at = null where as_of = (select max(as_of) from month_end where populated_at is not null)`,
    newest,
  ],
  [
    'month-end populated',
    OWNER,
    `update month_end set populated_at = now() where as_of = (select max(as_of) from month_end)
       and asset_id = (select id from asset where ref = 'HMAIN')`,
    newest,
  ],
  ['month-end of a granted asset', CONSULTANT, `delete from month_end where as_of >= '2026-08-31'`, newest],
  ['granted asset renamed', CONSULTANT, `update asset set name_en = 'Theirs', name_jp = 'Theirs' where ref = 'HMAIN'`, assets],
  [
    'grant ended by day',
    CONSULTANT,
    unseen(`update access_grant set to_day = date '2026-11-09' where grantee_id = ${of('KAEDE')}`),
    assets,
  ],
  [
    'grant begun by day',
    CONSULTANT,
    unseen(`update access_grant set to_day = null, from_day = date '2026-11-10' where grantee_id = ${of('KAEDE')}`),
    assets,
  ],
  ['grant of another kind', CONSULTANT, `update access_grant set role = 'trustee' where grantee_id = ${of('KAEDE')}`, assets],
  ['grant back', CONSULTANT, `update access_grant set role = 'consultant' where grantee_id = ${of('KAEDE')}`, assets],
  ['grant gone', CONSULTANT, `delete from access_grant where grantee_id = ${of('KAEDE')}`, assets],
  [
    'impersonation begun',
    'super@platform.example',
    `update session set impersonated_organisation_id = ${of('HOSHI')}, impersonated_role = 'readonly' where user_id = ${user('super@platform.example')}`,
    ({ body }) => [body.organisation.ref, body.originalOrganisation?.ref, body.role],
  ],
  [
    'the impersonated organisation',
    'super@platform.example',
    `update organisation set modules = '{owner,fundList}' where ref = 'HOSHI'`,
    ({ body }) => body.organisation.modules,
  ],
  [
    'super-user no longer',
    'super@platform.example',
    `update app_user set superuser = false where email = 'super@platform.example'`,
    ({ status }) => status,
  ],
  ['address list', OWNER, `update organisation set allowed_cidrs = '{192.0.2.0/24}' where ref = 'HOSHI'`, ({ status }) => status],
  ['address list lifted', OWNER, `update organisation set allowed_cidrs = '{}' where ref = 'HOSHI'`, ({ status }) => status],
  ['disabled', OWNER, `update app_user set disabled_at = now() where email = '${OWNER}'`, ({ status }) => status],
  ['enabled', OWNER, `update app_user set disabled_at = null where email = '${OWNER}'`, ({ status }) => status],
  ['session ended', OWNER, `update session set ended_at = now() where user_id = ${user(OWNER)}`, ({ status }) => status],
];

test.each(changes)('row 20: %s, changed behind the server’s back, is seen by the very next request', async (_, who, statement, seen) => {
  const token = await server.as(who);
  const me = () => server.call('GET', '/me', { token });
  await me();
  const before = await me(); // answered from the cache filled by the first request
  expect(before.status === 200 || before.status === 401).toBe(true);
  await stranger.query(statement);
  const next = await me();
  const reading = createSessionLookup(server.app.database.pool, clockOf(server.app))(hashToken(token));
  expect(seen(next)).not.toEqual(seen(before));
  // Everything else equals what a server without a cache would return.
  expect(await server.app.sessions(hashToken(token))).toEqual(await reading);
  const { rows } = await server.app.database.pool.query<{ actor: unknown }>('select session_of($1, $2, $3) as actor', [
    hashToken(token),
    server.app.now(),
    server.app.settings.demoToday,
  ]);
  expect(await server.app.sessions(hashToken(token))).toEqual(rows[0]?.actor ?? null);
});

test('row 20: everything a profile is made of raises the stamp, or is read with every request', async () => {
  // Of entities a profile only reads the asset they belong to, which never changes.
  const { rows } = await stranger.query<{ relname: string }>(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('organisation', 'entity')
      and (select prosrc from pg_proc where proname = 'organisation_profile' and pronargs = 3) ~ ('(from|join)\\s+' || c.relname || '\\M')
      and (select count(*) from pg_trigger t where t.tgrelid = c.oid and t.tgname ~ '^stamp_') < 4`);
  expect(rows).toEqual([]);
});

test('a stamp cannot be turned back, and a change that cannot be stamped does not happen', async () => {
  const stamp = async () => (await stranger.query<{ stamp: string }>(`select stamp from organisation where ref = 'SHIRA'`)).rows[0]?.stamp;
  const before = Number(await stamp());
  await stranger.query(`update organisation set stamp = 1 where ref = 'SHIRA'`);
  expect(Number(await stamp())).toBe(before + 1);
  await stranger.query('begin');
  await stranger.query('create policy none on organisation as restrictive for update using (false)');
  await stranger.query(`set local role hakaru_app; set local app.platform = 'on'`);
  await expect(stranger.query(`update asset set name_en = 'Secret'`)).rejects.toThrow('a change of asset could not be stamped');
  await stranger.query('rollback');
});

test('thirty people at once are one question to the database, and each is answered as themselves', async () => {
  const people = ['user@hoshikawa.example', CONSULTANT, 'admin@shirasagi.example'];
  const tokens = await Promise.all(people.map(email => server.signIn(email)));
  const asked = Array.from({ length: 30 }, (_, index) => index % people.length);
  const statements = vi.spyOn(server.app.database.pool, 'query');
  const replies = await Promise.all(asked.map(index => server.call('GET', '/me', { token: tokens[index] ?? '' })));
  expect(replies.map(({ body }) => body.email)).toEqual(asked.map(index => people[index]));
  expect(statements.mock.calls.length).toBeLessThanOrEqual(4); // sessions, and organisations not yet read; never one statement for each
  statements.mockRestore();
});
