import { expect, test, vi } from 'vitest';
import { sweepTasks } from '#platform/sweep-job';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';

// The first server of a run also creates the demo, here within a test.
vi.setConfig({ testTimeout: 120_000 });

/** Opens a server with other settings and always closes it. */
async function within(env: Record<string, string>, look: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await openTestServer({ env });
  try {
    await look(server);
  } finally {
    await server.close();
  }
}

const PRODUCTION = { APP_ENV: 'production', DEMO: '0', PUBLIC_URL: 'https://hakaru.example', MAIL_IN_FILES: '1' };
const logIn = (server: TestServer, email: string, more: { ip?: string; headers?: Record<string, string> } = {}) =>
  server.call('POST', '/login', { body: { email, password: passwordOf(email) }, ...more });

test('6.18 in production: no demo module, no test provider, no browsing of the schema, secure cookies, super-users from their addresses', async () => {
  await within({ ...PRODUCTION, SUPERUSER_CIDRS: '192.0.2.0/24' }, async server => {
    const token = await server.signIn('admin@hoshikawa.example');
    const { data } = await server.ask(token, '{ me { organisation { modules } } }');
    expect(data.me.organisation.modules).not.toContain('demo');
    expect((await server.ask(token, '{ __schema { types { name } } }')).errors?.[0]?.message).toMatch(/introspection/i);
    expect((await server.call('GET', '/dev/idp?SAMLRequest=x')).status).toBe(404);
    expect((await server.call('GET', '/login_saml_init?email=sso@marlowe.example')).headers.location).toBe('/login?error=sso');
    expect((await server.call('POST', '/login/token', { body: { token } })).headers['set-cookie']).toContain('; Secure');
    expect(await logIn(server, 'super@platform.example')).toMatchObject({ status: 422, body: { errors: { ip: ['127.0.0.1'] } } });
    expect((await logIn(server, 'super@platform.example', { ip: '192.0.2.4' })).status).toBe(200);
  });
});

test('behind a named proxy its word on the address counts; anybody else’s does not', async () => {
  await within({ TRUST_PROXY: '10.9.0.0/16' }, async server => {
    const through = (ip: string, forwarded: string) =>
      logIn(server, 'admin@iplock.example', { ip, headers: { 'x-forwarded-for': forwarded } });
    expect((await through('10.9.0.1', '203.0.113.7')).status).toBe(200);
    for (const [ip, forwarded] of [
      ['10.9.0.1', '198.51.100.1'],
      ['10.9.0.1', '203.0.113.7, 198.51.100.1'],
      ['198.51.100.1', '203.0.113.7'],
      ['10.9.0.1', '0313.0.0161.07'],
      ['10.9.0.1', '203.0.113.7:80'],
      ['10.9.0.1', 'unknown'],
    ] as const) {
      expect((await through(ip, forwarded)).status, `${ip} says ${forwarded}`).toBe(422);
    }
  });
});

test('authority taken away is gone with the next request', async () => {
  await within({}, async server => {
    const email = 'admin@hoshikawa.example';
    const token = await server.signIn(email);
    const users = () => server.ask(token, '{ users { data { id } } }');
    expect((await users()).errors).toBeUndefined();
    await server.sql(`update app_user set role = 'user' where email = $1`, [email]);
    expect((await users()).errors?.[0]?.message).toBe('This action is unauthorized.');
    const owner = () => server.ask(token, '{ me { id } }', {}, { 'authorization-module': 'owner' });
    expect((await owner()).errors).toBeUndefined();
    await server.sql(`update organisation set modules = '{}', type = 'others' where ref = 'HOSHI'`);
    expect((await owner()).errors?.[0]?.message).toBe('This action is unauthorized.');
    await server.sql(`update app_user set password_reset = true where email = $1`, [email]);
    expect((await server.ask(token, '{ notifications { data { id } } }')).errors?.[0]?.message).toBe('This action is unauthorized.');
  });
});

test('what has served its time is swept away, and nothing that is still in use', async () => {
  await within({}, async server => {
    const token = await server.signIn('admin@hoshikawa.example');
    const old = await server.signIn('user@hoshikawa.example');
    await server.call('POST', '/logout', { token: old });
    await server.sql(`update session set ended_at = now() - interval '91 days' where ended_at is not null`);
    await server.call('POST', '/forgot', { body: { email: 'admin@hoshikawa.example' } });
    await server.call('POST', '/forgot', { body: { email: 'user@hoshikawa.example' } });
    await server.sql(`update one_use_link set expires_at = now() - interval '1 second' where user_id = (select id from app_user where email = 'user@hoshikawa.example')`); // oxfmt-ignore
    await sweepTasks['sweep']?.(server.app, null, { jobId: '1', attempt: 1, signal: undefined });
    const [kept] = await server.sql(
      `select (select count(*)::int from session) as sessions, (select count(*)::int from one_use_link) as links`,
    );
    expect(kept).toEqual({ sessions: 1, links: 1 });
    expect((await server.call('GET', '/me', { token })).status).toBe(200);
  });
});
