import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '#features/demo/people';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const SUPER = 'super@platform.example';
const ME = `query ProfileAuth { me { id name email phone_number role title notificationsUnreadCount asOfDate assetId assetType superuser agreed
  password_reset verified sessionExpiresAt preferences { asOfDate assetId assetType useLatestAsOfDate language } packages { id ref type }
  organisation { id name type shell ref kind modules brand { name } organisationPackages { id type } assets { id type name }
    organisationType { name organisationCategory { name } } } originalOrganisation { id } } }`;

describe('signing in', () => {
  test.each(demoPeople.filter(({ sso, organisation }) => !sso && organisation !== 'IPLOC').map(({ email }) => email))(
    '7R.04 7R.05 %s signs in and gets status, token and its end',
    async email => {
      const { status, body } = await server.call('POST', '/login', { body: { email, password: passwordOf(email) } });
      expect(status).toBe(200);
      expect(body).toEqual({ status: 'ok', access_token: expect.stringMatching(/^[\w-]{43}$/), expires_at: expect.any(String) });
    },
  );

  test.each([
    ['a wrong password', { email: OWNER, password: 'Wrong!Wrong2026' }],
    ['an unknown address', { email: 'nobody@hoshikawa.example', password: 'Wrong!Wrong2026' }],
  ])('7R.18 8.008 %s answers 422 with auth.failed', async (_, body) => {
    const reply = await server.call('POST', '/login', { body });
    expect(reply).toMatchObject({ status: 422, body: { errors: { password: ['auth.failed'] } } });
  });

  test('5.001 5.002 5.003 what is missing is named, all of it at once', async () => {
    const empty = await server.call('POST', '/login', { body: { email: '', password: '' } });
    expect(empty).toMatchObject({ status: 422, body: { errors: { email: ['required'], password: ['required'] } } });
    const odd = await server.call('POST', '/login', { body: { email: 'no address', password: 'x', role: 'admin' } });
    expect(odd).toMatchObject({ status: 422, body: { errors: { email: ['email'], role: ['unknownField'] } } });
  });

  test('rows 10, 17: 7R.19 8.009 an address off the list answers 422 with errors.ip, and the try is kept', async () => {
    const body = { email: 'admin@iplock.example', password: passwordOf('admin@iplock.example') };
    expect(await server.call('POST', '/login', { body })).toMatchObject({ status: 422, body: { errors: { ip: ['127.0.0.1'] } } });
    const allowed = await server.call('POST', '/login', { body, ip: '203.0.113.9' });
    expect(allowed.status).toBe(200);
    const token = String(allowed.body.access_token);
    const history = await server.call('POST', '/graphql', {
      token,
      ip: '203.0.113.9',
      body: { query: '{ loginHistory { data { outcome ipAddress } } }' },
    });
    expect(history.body.data.loginHistory.data).toEqual([
      { outcome: 'ok', ipAddress: '203.0.113.9' },
      { outcome: 'blockedIp', ipAddress: '127.0.0.1' },
    ]);
    // A stolen token is useless from another network, and headers cannot fake the address.
    for (const headers of [{}, { 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }, { 'x-real-ip': '203.0.113.9' }]) {
      expect((await server.call('GET', '/me', { token, headers })).status).toBe(401);
    }
    expect((await server.call('GET', '/me', { token, ip: '::ffff:203.0.113.9' })).status).toBe(200);
  });

  test('4.056 a single sign-on person is asked to start it and gets no token', async () => {
    const body = { email: 'sso@marlowe.example', password: passwordOf('sso@marlowe.example') };
    expect((await server.call('POST', '/login', { body })).body).toEqual({ status: 'initiate_okta' });
  });

  test('a disabled person is answered like a wrong password, and their session ends', async () => {
    const email = 'user@shirasagi.example';
    const token = await server.signIn(email);
    await server.sql('update app_user set disabled_at = now() where email = $1', [email]);
    expect((await server.call('GET', '/me', { token })).status).toBe(401);
    const reply = await server.call('POST', '/login', { body: { email, password: passwordOf(email) } });
    expect(reply).toMatchObject({ status: 422, body: { errors: { password: ['auth.failed'] } } });
  });
});

describe('guessing', () => {
  test('five wrong tries, then a pause; parallel tries count one by one; the right password starts afresh', async () => {
    const email = 'pa@redfern.example';
    const guess = () => server.call('POST', '/login', { body: { email, password: 'Wrong!Wrong2026' }, ip: '192.0.2.1' });
    const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ status }) => status);
    expect(statuses.filter(status => status === 422)).toHaveLength(5);
    expect(statuses.filter(status => status === 429)).toHaveLength(15);
    expect((await guess()).headers['retry-after']).toMatch(/^\d+$/);
    server.passTime(61);
    expect((await server.call('POST', '/login', { body: { email, password: passwordOf(email) }, ip: '192.0.2.1' })).status).toBe(200);
    expect((await guess()).status).toBe(422);
  });

  test('from many addresses the pauses of one account double', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 40; index++) {
      server.passTime(1);
      const body = { email: 'somebody@else.example', password: 'Wrong!Wrong2026' };
      statuses.push((await server.call('POST', '/login', { body, ip: `192.0.2.${index + 10}` })).status);
    }
    expect(statuses.filter(status => status === 422).length).toBeLessThanOrEqual(11);
  });
});

describe('the profile', () => {
  test('7G.01 7G.02 7G.04 7R.08 3.003 3.004 3.005 3.007 3.011 3.012 REST and GraphQL tell the same profile with every field [3.001] [3.002] [3.006] [3.008] [3.009] [3.010]', async () => {
    const token = await server.as(OWNER);
    const { data } = await server.ask(token, ME);
    const { body } = await server.call('GET', '/me', { token });
    expect(body).toMatchObject({
      ...data.me,
      sessionExpiresAt: expect.any(String),
      preferences: data.me.preferences,
      organisation: { ...data.me.organisation, brand: null },
    });
    expect(data.me).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: expect.stringMatching(/\S/),
      email: OWNER,
      phone_number: null,
      title: '運用執行理事',
      superuser: false,
      agreed: true,
      password_reset: false,
      assetId: data.me.organisation.assets[0].id,
      role: 'admin',
      asOfDate: '2026-09-30',
      assetType: 'portfolio',
      notificationsUnreadCount: 12,
      preferences: { useLatestAsOfDate: true, language: 'jp' },
      organisation: {
        ref: 'HOSHI',
        type: 'owner',
        name: '星川電機企業年金基金',
        organisationType: { organisationCategory: { name: 'Asset owner' } },
      },
      originalOrganisation: null,
    });
    expect(data.me.organisation.assets.map(({ type }: { type: string }) => type)).toEqual(['portfolio', 'benchmark']);
    expect(data.me.packages.map(({ type }: { type: string }) => type)).toEqual(['fxrates', 'securities']);
  });

  test('7G.05 a lighter me is allowed', async () => {
    const { data } = await server.ask(await server.as(OWNER), '{ me { id notificationsUnreadCount } }');
    expect(data.me).toEqual({ id: expect.any(String), notificationsUnreadCount: 12 });
  });

  test('7R.09 4.058 8.005 without a token: 401, and Unauthenticated. over GraphQL', async () => {
    expect(await server.call('GET', '/me')).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
    expect((await server.ask(undefined, ME)).errors?.[0]?.message).toBe('Unauthenticated.');
    expect((await server.call('GET', '/me', { token: 'x'.repeat(43) })).status).toBe(401);
  });

  test('a consultant has the assets granted to it, a manager none, a benchmark person works on the benchmark', async () => {
    const names = async (email: string) => (await server.ask(await server.as(email), ME)).data.me;
    expect((await names('admin@kaede.example')).organisation.assets).toHaveLength(3);
    expect(await names('ops@tsubaki.example')).toMatchObject({ assetId: null, organisation: { assets: [] } });
    expect(await names('bench@hoshikawa.example')).toMatchObject({ assetType: 'benchmark' });
  });

  test('6.17 the demo module shows outside production', async () => {
    expect((await server.ask(await server.as(OWNER), ME)).data.me.organisation.modules).toContain('demo');
  });
});

describe('sessions', () => {
  test('7R.06 after logout the token stops working', async () => {
    const token = await server.signIn(OWNER);
    expect((await server.call('POST', '/logout', { token })).status).toBe(204);
    expect((await server.call('GET', '/me', { token })).status).toBe(401);
  });

  test('4.049 a session ends after an hour of quiet and after eight hours of work', async () => {
    const idle = await server.signIn('user@hoshikawa.example');
    server.passTime(3601);
    expect((await server.call('GET', '/me', { token: idle })).status).toBe(401);
    const busy = await server.signIn('user@hoshikawa.example');
    for (let halfHours = 0; halfHours < 15; halfHours++) {
      server.passTime(1800);
      expect((await server.call('GET', '/me', { token: busy })).status).toBe(200);
      await expect.poll(async () => (await server.call('GET', '/me', { token: busy })).headers['session-expires-at']).toBeTruthy();
      // The last-seen time is written after the reply.
      const lately = server.app.now().getTime() - 600_000;
      const isNoted = async () => new Date((await server.sql('select max(seen_at) as at from session'))[0]?.['at']).getTime() > lately;
      await expect.poll(isNoted).toBe(true);
    }
    server.passTime(1801);
    expect((await server.call('GET', '/me', { token: busy })).status).toBe(401);
  });

  test('own sessions are listed, others can be ended, strangers cannot', async () => {
    const one = await server.signIn('admin@shirasagi.example');
    const two = await server.signIn('admin@shirasagi.example');
    const { data } = await server.ask(one, '{ sessions { id isCurrent } }');
    const other = data.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
    const stranger = await server.ask(await server.signIn(OWNER), `mutation { endSession(id: "${other}") }`);
    expect(stranger.errors?.[0]?.message).toBe('Not found.');
    expect((await server.ask(one, 'mutation { endOtherSessions }')).data.endOtherSessions).toBeGreaterThan(0);
    expect((await server.call('GET', '/me', { token: two })).status).toBe(401);
    expect((await server.call('GET', '/me', { token: one })).status).toBe(200);
  });

  test('7R.21 row 11: a live session token in user_token is rotated at once and the cookie goes', async () => {
    const old = await server.signIn(OWNER);
    const reply = await server.call('POST', '/login/token', { headers: { cookie: `user_token=${old}` } });
    expect(reply).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(reply.headers['set-cookie']).toMatch(/^user_token=; Max-Age=0; Path=\/login/);
    expect((await server.call('GET', '/me', { token: old })).status).toBe(401);
    expect((await server.call('GET', '/me', { token: reply.body.access_token })).status).toBe(200);
    const again = await server.call('POST', '/login/token', { body: { token: old } });
    expect(again.status).toBe(401);
    expect(again.headers['set-cookie']).toMatch(/^user_token=;/);
    const busy = await server.call('POST', '/login/token', { token: reply.body.access_token, body: { token: reply.body.access_token } });
    expect(busy.status).toBe(409);
  });
});

describe('impersonation', () => {
  const START = `mutation StartImpersonation($organisationId: ID!, $role: String!) { startImpersonation(organisationId: $organisationId, role: $role) {
    id role organisation { ref type assets { id type } } originalOrganisation { ref } } }`;
  const target = async (ref: string) => {
    const { data } = await server.ask(await server.as(SUPER), `{ organisations(first: 2000, page: 1, search: "${ref}") { data { id } } }`);
    return String(data.organisations.data[0].id);
  };

  test('row 8: 7G.10 7G.12 3.013 4.062 start answers the profile inside, stop the one outside, nesting is refused', async () => {
    const token = await server.signIn(SUPER);
    const organisationId = await target('HOSHI');
    const inside = await server.ask(token, START, { organisationId, role: 'admin' });
    expect(inside.data.startImpersonation).toMatchObject({ role: 'admin', organisation: { ref: 'HOSHI', type: 'owner' } });
    expect(inside.data.startImpersonation.originalOrganisation).toEqual({ ref: 'PLATF' });
    expect((await server.ask(token, START, { organisationId: await target('SHIRA'), role: 'admin' })).errors?.[0]?.message).toBe(
      'Conflict.',
    );
    const outside = await server.ask(token, 'mutation { stopImpersonation { organisation { ref } originalOrganisation { ref } } }');
    expect(outside.data.stopImpersonation).toEqual({ organisation: { ref: 'PLATF' }, originalOrganisation: null });
  });

  test('7G.11 an administrator is refused', async () => {
    const { errors } = await server.ask(await server.as(OWNER), START, { organisationId: await target('SHIRA'), role: 'admin' });
    expect(errors?.[0]?.message).toBe('This action is unauthorized.');
  });

  test('5.032 5.035 a missing role or organisation is named on its field', async () => {
    const { errors } = await server.ask(await server.as(SUPER), START, { organisationId: 'x', role: '' });
    expect(errors?.[0]?.extensions?.validation).toEqual({ organisationId: ['id'], role: ['required'] });
    const missing = { organisationId: '00000000-0000-4000-8000-000000000000', role: 'user' };
    expect((await server.ask(await server.as(SUPER), START, missing)).errors?.[0]?.extensions?.validation).toEqual({
      organisationId: ['invalid'],
    });
  });

  test('a super-user no longer one is out with the next call', async () => {
    const token = await server.signIn(SUPER);
    await server.ask(token, START, { organisationId: await target('HOSHI'), role: 'readonly' });
    await setSuperuser(false);
    expect((await server.call('GET', '/me', { token })).status).toBe(401);
    await setSuperuser(true);
    expect((await server.call('GET', '/me', { token })).status).toBe(200);
  });

  async function setSuperuser(is: boolean): Promise<void> {
    await server.sql('update app_user set superuser = $1 where email = $2', [is, SUPER]);
  }
});

test('7G.03 the authorization-module header narrows: one not held is refused', async () => {
  const ask = (email: string, module: string) =>
    server.as(email).then(token => server.ask(token, '{ me { id } }', {}, { 'authorization-module': module }));
  expect((await ask(SUPER, 'admin')).data.me.id).toBeTruthy();
  expect((await ask(OWNER, 'owner')).data.me.id).toBeTruthy();
  for (const module of ['admin', 'manager', 'nonsense'])
    expect((await ask(OWNER, module)).errors?.[0]?.message).toBe('This action is unauthorized.');
});
