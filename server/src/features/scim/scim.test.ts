import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCIM_ERROR, SCIM_PATCH, SCIM_TYPE, SCIM_USER } from '@hakaru/contract/scim';
import { issue } from '#features/service-tokens/testing/tokens';
import { openTestServer, type Call, type Reply, type TestServer } from '#testing/test-server';

const OWNER = 'admin@hoshikawa.example';
let server: TestServer;
let token: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  ({ secret: token } = await issue(server, await server.as(OWNER), { name: 'Directory', scopes: ['users.provision'] }));
  ({ secret: stranger } = await issue(server, await server.as('admin@shirasagi.example'), {
    name: 'Directory',
    scopes: ['users.provision'],
  }));
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const scim = (
  method: Method,
  path: string,
  { as = token, body, headers = {} }: { as?: string; body?: unknown; headers?: Call['headers'] } = {},
) => server.call(method, `/scim/v2/${path}`, { token: as, ...(body === undefined ? {} : { body }), headers: { ...headers } });
const user = (userName: string, more: object = {}) => ({
  schemas: [SCIM_USER],
  userName,
  displayName: 'Dir Ectory',
  active: true,
  ...more,
});
const patch = (id: string, value: object, more: Parameters<typeof scim>[2] = {}): Promise<Reply> =>
  scim('PATCH', `Users/${id}`, { ...more, body: { schemas: [SCIM_PATCH], Operations: [{ op: 'replace', value }] } });
const idOf = async (email: string): Promise<string> =>
  String((await server.sql('select id from app_user where email = $1', [email]))[0]?.['id']);

test('a directory finds nobody, creates somebody, finds them, changes and disables them', async () => {
  const asked = `Users?filter=${encodeURIComponent('userName eq "Dir-1@hoshikawa.example"')}`;
  expect((await scim('GET', asked)).body).toMatchObject({ totalResults: 0, Resources: [] });
  const made = await scim('POST', 'Users', { body: user('Dir-1@hoshikawa.example', { externalId: 'ext-1', roles: [{ value: 'user' }] }) });
  expect(made.status).toBe(201);
  expect(made.headers['content-type']).toBe('application/scim+json; charset=utf-8');
  expect(made.body).toMatchObject({ userName: 'dir-1@hoshikawa.example', externalId: 'ext-1', active: true, roles: [{ value: 'user' }] });
  expect(made.headers.location).toBe(made.body.meta.location);
  expect((await scim('GET', asked)).body).toMatchObject({ totalResults: 1, Resources: [{ id: made.body.id }] });
  expect((await scim('GET', `Users?filter=${encodeURIComponent('externalId eq "ext-1"')}`)).body.totalResults).toBe(1);
  const { body } = await patch(made.body.id, { displayName: 'Dora Directory', title: 'Analyst' });
  expect(body).toMatchObject({ displayName: 'Dora Directory', title: 'Analyst', roles: [{ value: 'user' }] });
  expect((await scim('DELETE', `Users/${made.body.id}`)).status).toBe(204);
  expect((await scim('GET', `Users/${made.body.id}`)).body.active).toBe(false);
  expect((await patch(made.body.id, { active: 'True' })).body.active).toBe(true);
  const trail = await server.sql('select action, token_id from audit where subject_id = $1 order by seq', [made.body.id]);
  expect(trail.map(({ action }) => action)).toEqual(['user.add', 'user.change', 'user.change', 'user.disable', 'user.enable']);
  expect(trail.every(({ token_id: by }) => by !== null)).toBe(true);
});

test('a disabled person’s sessions end at once', async () => {
  const session = await server.signIn('view@hoshikawa.example');
  const id = await idOf('view@hoshikawa.example');
  expect((await patch(id, { active: false })).status).toBe(200);
  expect((await server.call('GET', '/me', { token: session })).status).toBe(401);
  await patch(id, { active: true });
});

test('the user’s version stands in the reply, and one that is over is refused', async () => {
  const id = await idOf('view@hoshikawa.example');
  const { headers, body } = await scim('GET', `Users/${id}`);
  const etag = String(headers['etag']);
  expect(body.meta.version).toBe(etag);
  const both = await Promise.all(['One', 'Two'].map(displayName => patch(id, { displayName }, { headers: { 'if-match': etag } })));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
});

test('people of another organisation are not there', async () => {
  const id = await idOf(OWNER);
  for (const reply of [
    await scim('GET', `Users/${id}`, { as: stranger }),
    await patch(id, { active: false }, { as: stranger }),
    await scim('DELETE', `Users/${id}`, { as: stranger }),
  ])
    // oxfmt-ignore
    expect(reply).toMatchObject({ status: 404, body: { status: '404' } });
  const { body } = await scim('GET', 'Users?count=100', { as: stranger });
  expect(body.Resources.every(({ userName }: { userName: string }) => !userName.endsWith('@hoshikawa.example'))).toBe(true);
  const asked = `Users?filter=${encodeURIComponent(`userName eq "${OWNER}"`)}`;
  expect((await scim('GET', asked, { as: stranger })).body).toMatchObject({ totalResults: 0, Resources: [] });
  expect((await scim('GET', asked)).body.totalResults).toBe(1);
  const put = await scim('PUT', `Users/${id}`, { as: stranger, body: user(OWNER) });
  expect(put.status).toBe(404);
  const taken = await scim('POST', 'Users', { as: stranger, body: user(OWNER) });
  expect(taken).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
});

test('nobody becomes an administrator, loses that role or takes another address; the token’s maker and the last administrator stay', async () => {
  const admin = { body: user('dir-2@hoshikawa.example', { roles: [{ value: 'admin' }] }) };
  expect((await scim('POST', 'Users', admin)).status).toBe(400);
  const own = await idOf(OWNER);
  expect((await patch(own, { active: false })).body).toMatchObject({ status: '400', scimType: 'mutability' });
  expect((await patch(own, { roles: [{ value: 'readonly' }] })).status).toBe(400);
  const moved = await scim('PUT', `Users/${own}`, { body: user('thief@hoshikawa.example') });
  expect(moved.body).toMatchObject({ status: '400', scimType: 'mutability' });
  await server.sql(`update app_user set role = 'admin' where email = 'user@hoshikawa.example'`);
  const second = await server.signIn('user@hoshikawa.example');
  const { secret: other } = await issue(server, second, { name: 'Second directory', scopes: ['users.provision'] });
  const colleague = await idOf('user@hoshikawa.example');
  await Promise.all([patch(colleague, { active: false }), patch(own, { active: false }, { as: other })]);
  const [left] = await server.sql(`select count(*)::int as n from app_user where disabled_at is null and role = 'admin' and organisation_id = (select organisation_id from app_user where id = $1)`, [own]); // oxfmt-ignore
  expect(left?.['n']).toBeGreaterThanOrEqual(1);
  await server.sql(`update app_user set disabled_at = null, role = case email when $1 then 'admin' else 'user' end where id = any ($2)`, [
    OWNER,
    [own, colleague],
  ]);
});

test('only a token with the scope of an administrator reaches it', async () => {
  const person = await server.as(OWNER);
  expect((await scim('POST', 'Users', { as: person, body: user('dir-3@hoshikawa.example') })).status).toBe(403);
  const { secret } = await issue(server, person, { name: 'Other', scopes: ['audit.read'] });
  expect((await scim('GET', 'Users', { as: secret })).status).toBe(403);
  expect((await scim('GET', 'Users', { as: person })).status).toBe(403);
  expect((await scim('GET', `Users/${await idOf(OWNER)}`, { as: person })).status).toBe(403);
  expect((await server.call('GET', '/scim/v2/Users')).status).toBe(401);
  const late = await issue(server, person, { name: 'Late', scopes: ['users.provision'] });
  expect((await scim('GET', 'Users', { as: late.secret })).status).toBe(200);
  await server.sql(`update service_token set expires_at = now() - interval '1 second' where id = $1`, [late.token.id]);
  expect((await scim('GET', 'Users', { as: late.secret })).status).toBe(401);
  expect((await scim('GET', 'Users', { as: await server.as('view@hoshikawa.example') })).status).toBe(403);
});

test('what cannot be read is refused in the directory’s words; it may ask what this side can do', async () => {
  const wrong = [`Users?filter=${encodeURIComponent('name co "x"')}`, `Users?filter=${encodeURIComponent(`userName eq "x" or 1=1`)}`];
  for (const path of wrong) expect((await scim('GET', path)).body).toMatchObject({ status: '400', scimType: 'invalidFilter' });
  expect((await scim('POST', 'Users', { body: { userName: 'no address' } })).body).toMatchObject({
    status: '400',
    scimType: 'invalidValue',
  });
  expect((await patch(await idOf(OWNER), [])).status).toBe(400);
  for (const path of ['ServiceProviderConfig', 'ResourceTypes', 'Schemas']) expect((await scim('GET', path)).status).toBe(200);
});

test('a wrong version is refused before anything is changed, whichever the method', async () => {
  const id = await idOf('view@hoshikawa.example');
  const { body } = await scim('GET', `Users/${id}`);
  const headers = { 'if-match': 'W/"999"' };
  const replies = [
    await patch(id, { active: false }, { headers }),
    await scim('PUT', `Users/${id}`, { headers, body: user('view@hoshikawa.example', { displayName: 'Late' }) }),
    await scim('DELETE', `Users/${id}`, { headers }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([412, 412, 412]);
  expect((await scim('GET', `Users/${id}`)).body).toEqual(body);
});

test('a super-user is left alone', async () => {
  const id = await idOf('view@hoshikawa.example');
  await server.sql('update app_user set superuser = true where id = $1', [id]);
  try {
    const replies = [await patch(id, { active: false }), await patch(id, { displayName: 'Taken' }), await scim('DELETE', `Users/${id}`)];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
  } finally {
    await server.sql('update app_user set superuser = false where id = $1', [id]);
  }
});

test('what is not kept is passed over in a user, and named where a patch asks for it', async () => {
  const more = {
    nickName: 'D',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'IT' },
    superuser: true,
    version: 9,
  };
  const made = await scim('POST', 'Users', { body: user('dir-4@hoshikawa.example', more) });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ roles: [{ value: 'readonly' }], active: true });
  expect(JSON.stringify(made.body)).not.toContain('department');
  expect(await server.sql('select superuser from app_user where id = $1', [made.body.id])).toEqual([{ superuser: false }]);
  const set = (path: string, value: unknown, op = 'replace') =>
    scim('PATCH', `Users/${made.body.id}`, { body: { schemas: [SCIM_PATCH], Operations: [{ op, path, value }] } });
  expect((await set('nickName', 'D')).body).toMatchObject({ status: '400', scimType: 'invalidPath' });
  expect((await set('superuser', true)).body).toMatchObject({ status: '400', scimType: 'invalidPath' });
  expect((await set('userName', 'thief@hoshikawa.example')).body).toMatchObject({ status: '400', scimType: 'mutability' });
  expect((await patch(made.body.id, { userName: 'thief@hoshikawa.example' })).body).toMatchObject({ scimType: 'mutability' });
  expect((await set('title', undefined, 'remove')).body).toMatchObject({ status: '400', scimType: 'mutability' });
  for (const role of ['admin', 'superuser'])
    expect((await set('roles', [{ value: role }])).body).toMatchObject({ scimType: 'invalidValue' });
  expect((await set('displayName', 'Dan')).body).toMatchObject({ displayName: 'Dan', userName: 'dir-4@hoshikawa.example' });
});

test('of two who create the same person, or give the same external id, at once, one is refused', async () => {
  const statuses = async (bodies: object[]) =>
    (await Promise.all(bodies.map(body => scim('POST', 'Users', { body }))))
      .map(({ status }) => status)
      .toSorted((one, other) => one - other);
  expect(await statuses([user('dir-5@hoshikawa.example'), user('dir-5@hoshikawa.example')])).toEqual([201, 409]);
  const shared = { externalId: 'shared' };
  expect(await statuses([user('dir-6@hoshikawa.example', shared), user('dir-7@hoshikawa.example', shared)])).toEqual([201, 409]);
  expect(await server.sql(`select count(*)::int as n from app_user where email in ('dir-6@hoshikawa.example', 'dir-7@hoshikawa.example')`)).toEqual([{ n: 1 }]); // oxfmt-ignore
});

test('where the organisation has single sign-on, a new user logs in by it, with what the directory says of them', async () => {
  await server.sql(
    `update organisation set sso = jsonb_build_object('method', 'saml') where id = (select organisation_id from app_user where email = $1)`,
    [OWNER],
  );
  const given = { title: 'Trader', phoneNumbers: [{ value: '+81 3 0000 0000' }], roles: [{ value: 'user' }], externalId: 'ext-8' };
  const made = await scim('POST', 'Users', { body: user('dir-8@hoshikawa.example', given) });
  expect(made).toMatchObject({ status: 201, body: { title: 'Trader', roles: [{ value: 'user' }], externalId: 'ext-8' } });
  expect(await server.sql('select sso, role, password_hash from app_user where id = $1', [made.body.id])).toEqual([{ sso: true, role: 'user', password_hash: null }]); // oxfmt-ignore
});

test('the last administrator stays, by a directory as on the screen, also when two are disabled at once', async () => {
  const organisation = `organisation_id = (select organisation_id from app_user where email = '${OWNER}')`;
  const own = await idOf(OWNER);
  await server.sql(`update app_user set role = 'admin', disabled_at = null where email = 'user@hoshikawa.example'`);
  const colleague = await idOf('user@hoshikawa.example');
  const others = await server.sql(
    `update app_user set role = 'user' where ${organisation} and role = 'admin' and id <> all ($1) returning id`,
    [[own, colleague]],
  );
  const { secret: second } = await issue(server, await server.signIn('user@hoshikawa.example'), {
    name: 'Second',
    scopes: ['users.provision'],
  });
  const replies = await Promise.all([patch(colleague, { active: false }), patch(own, { active: false }, { as: second })]);
  // Whoever comes later is refused by the rule, or has lost its maker meanwhile.
  expect(replies.map(({ status }) => status).filter(status => status === 200)).toHaveLength(1);
  const enabled = `select id from app_user where ${organisation} and role = 'admin' and disabled_at is null`;
  expect(await server.sql(enabled)).toHaveLength(1);
  await server.sql('update app_user set disabled_at = null where id = any ($1)', [[own, colleague]]);
  await server.sql(`update app_user set role = 'user' where email = 'user@hoshikawa.example'`);
  await server.sql(`update app_user set role = 'admin', disabled_at = null where id = any ($1)`, [[own, ...others.map(({ id }) => id)]]);
});

test('every refusal is in the directory’s words: without a token, outside its rights, elsewhere, malformed, too much', async () => {
  const person = await server.as(OWNER);
  const { secret: narrow } = await issue(server, person, { name: 'Narrow', scopes: ['audit.read'] });
  const raw = (payload: string, type: string) =>
    server.http.inject({
      method: 'POST',
      url: '/scim/v2/Users',
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    });
  const injected = async (payload: string, type: string) => {
    const { statusCode, headers, body } = await raw(payload, type);
    return { status: statusCode, headers, body: JSON.parse(body), text: body };
  };
  const cases: [number, Reply][] = [
    [401, await server.call('GET', '/scim/v2/Users')],
    [401, await server.call('GET', '/scim/v2/Users', { token: 'hkr_nobody' })],
    [401, await server.call('GET', '/api/scim/v2/Users')],
    [403, await scim('GET', 'Users', { as: narrow })],
    [403, await scim('GET', 'Users', { as: person })],
    [404, await scim('GET', 'Users/not-an-id')],
    [404, await scim('GET', 'Groups')],
    [404, await server.call('DELETE', '/api/scim/v2/Me', { token })],
    [409, await scim('POST', 'Users', { body: user(OWNER) })],
    [400, await injected('{', 'application/json')],
    [400, await injected('{', SCIM_TYPE)],
    [413, await injected(JSON.stringify({ userName: 'x'.repeat(2_000_000) }), SCIM_TYPE)],
    [415, await injected('<user/>', 'application/xml')],
  ];
  for (const [status, reply] of cases) {
    expect(reply).toMatchObject({ status, body: { schemas: [SCIM_ERROR], status: String(status), detail: expect.stringMatching(/\w/) } });
    expect(reply.headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
  }
  expect(cases.filter(([status]) => status === 409).map(([, { body }]) => body.scimType)).toEqual(['uniqueness']);
  expect(cases.filter(([status]) => status === 400).map(([, { body }]) => body.scimType)).toEqual(['invalidSyntax', 'invalidSyntax']);
});

test('past its rate a directory is told when to come back, in its words', async () => {
  const slow = await openTestServer({ figures: false, env: { RATE_LIMITS: '{"tokenRequestsMinute": 2}' } });
  try {
    const { secret } = await issue(slow, await slow.as(OWNER), { name: 'Directory', scopes: ['users.provision'] });
    const replies = [];
    for (let asked = 0; asked < 3; asked++) replies.push(await slow.call('GET', '/scim/v2/Users', { token: secret }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(replies.at(-1)).toMatchObject({
      body: { schemas: [SCIM_ERROR], status: '429' },
      headers: { 'retry-after': expect.any(String) },
    });
  } finally {
    await slow.close();
  }
});
