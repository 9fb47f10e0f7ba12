import { RESET_LINK_MINUTES } from '@hakaru/contract/passwords';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';

let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  strict = await openTestServer({ figures: false, env: { STRICT_ACCOUNT_PRIVACY: 'true' } });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

const ADMIN = 'admin@hoshikawa.example';
const FEED = 'mutation { createCalendarFeed }';

test('no token that was ever sent stands in the log: reset, invitation, calendar, verification, session', async () => {
  const token = await server.signIn(ADMIN);
  const { data } = await server.ask(token, FEED);
  const feed = new URL(String(data.createCalendarFeed));
  await server.call('GET', feed.pathname);
  await server.call('POST', '/forgot', { body: { email: ADMIN } });
  const [mail] = await server.mails(ADMIN);
  const reset = /\/passwordreset\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(reset).toHaveLength(43);
  for (const path of [`/passwordreset/${reset}`, `/api/passwordreset/${reset}`, `/nowhere/${reset}`, `/verify/${reset}?signature=${reset}`])
    await server.call('GET', path);
  await server.call('POST', '/reset', { body: { token: reset, email: ADMIN, password: 'weak' } });
  const log = server.lines.join('\n');
  expect(log).toContain('/calendar/:file');
  for (const secret of [token, reset, feed.pathname.split('/').at(-1)?.replace('.ics', '') ?? '']) expect(log.includes(secret)).toBe(false);
});

test('the calendar feed opens from where its owner may sign in, while nothing is demanded of them, for a year', async () => {
  const email = 'user@hoshikawa.example';
  const { data } = await server.ask(await server.signIn(email), FEED);
  const path = new URL(String(data.createCalendarFeed)).pathname;
  const status = async (ip: string) => (await server.call('GET', path, { ip })).status;
  expect(await status('203.0.113.5')).toBe(200);
  await server.sql(`update organisation set allowed_cidrs = '{10.0.0.0/8}' where id = $1`, [demoId('HOSHI')]);
  expect([await status('203.0.113.5'), await status('10.1.2.3')]).toEqual([404, 200]);
  await server.sql(`update organisation set allowed_cidrs = '{}' where id = $1`, [demoId('HOSHI')]);
  await server.sql(`update app_user set password_reset = true where email = $1`, [email]);
  expect(await status('203.0.113.5')).toBe(404);
  await server.sql(`update app_user set password_reset = false where email = $1`, [email]);
  expect(await status('203.0.113.5')).toBe(200);
  server.passTime(366 * 86_400);
  expect(await status('203.0.113.5')).toBe(404);
});

test('in production a super-user’s session is refused from outside the super-users’ networks at every request, not only at sign-in', async () => {
  const token = await strict.signIn('super@platform.example');
  const { settings } = strict.app;
  Object.assign(settings, { appEnv: 'production', superuserCidrs: ['10.0.0.0/8'] }); // the settings of a production server
  expect((await strict.call('GET', '/me', { token, ip: '203.0.113.5' })).status).toBe(401);
  expect((await strict.call('GET', '/me', { token, ip: '10.1.2.3' })).status).toBe(200);
  Object.assign(settings, { appEnv: 'local', superuserCidrs: [] });
});

test('with strict privacy a wrong password does not learn that an account signs in elsewhere', async () => {
  for (const each of [server, strict]) await each.sql(`update app_user set sso = true where email = 'view@hoshikawa.example'`);
  for (const each of [server, strict]) await each.sql(`update organisation set sso = '{}'::jsonb where id = $1`, [demoId('HOSHI')]);
  const body = { email: 'view@hoshikawa.example', password: 'Wrong!Pass2026' };
  expect((await server.call('POST', '/login', { body })).body).toEqual({ status: 'initiate_okta' });
  const refused = await strict.call('POST', '/login', { body });
  const nobody = await strict.call('POST', '/login', { body: { ...body, email: 'nobody@hoshikawa.example' } });
  expect([refused.status, refused.text]).toEqual([nobody.status, nobody.text]);
});

test('with strict privacy the start of single sign-on tells nobody who has an account, and begins for who gave the right password', async () => {
  const person = 'sso@marlowe.example';
  const start = (each: TestServer, email: string, cookie = '') =>
    each.call('GET', `/login_saml_init?email=${encodeURIComponent(email)}`, { headers: { cookie } });
  expect((await start(server, person)).headers.location).toMatch(/SAMLRequest=/);
  const recorded = await start(strict, person);
  const nobody = await start(strict, 'nobody@marlowe.example');
  expect([recorded.status, recorded.text, recorded.headers.location, recorded.headers['set-cookie']]).toEqual([
    nobody.status,
    nobody.text,
    nobody.headers.location,
    nobody.headers['set-cookie'],
  ]);
  // A user who gave the right password is redirected, for five minutes and for this address only.
  await strict.sql(`update app_user set password_hash = (select password_hash from app_user where email = $2) where email = $1`, [
    person,
    ADMIN,
  ]);
  const entered = await strict.call('POST', '/login', { body: { email: person, password: passwordOf(ADMIN) } });
  expect(entered.body).toEqual({ status: 'initiate_okta' });
  const cookie = /sso_start=[\w.-]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
  expect(String(entered.headers['set-cookie'])).toContain('HttpOnly');
  expect((await start(strict, person, cookie)).headers.location).toMatch(/SAMLRequest=/);
  expect((await start(strict, 'view@hoshikawa.example', cookie)).headers.location).toBe('/login?error=sso');
  expect((await start(strict, person, `${cookie.slice(0, -3)}AAA`)).headers.location).toBe('/login?error=sso');
  strict.passTime(301);
  expect((await start(strict, person, cookie)).headers.location).toBe('/login?error=sso');
});

test('with strict privacy a person of single sign-on without a password begins by the link in a letter; nobody else learns of it', async () => {
  const person = 'sso@marlowe.example';
  await strict.sql('update app_user set password_hash = null where email = $1', [person]);
  const forgot = (email: string, ip: string) => strict.call('POST', '/forgot', { body: { email }, ip });
  const asked = await forgot(person, '198.51.100.21');
  const nobody = await forgot('nobody@marlowe.example', '198.51.100.22');
  expect([asked.status, asked.text]).toEqual([nobody.status, nobody.text]);
  const letter = (await strict.mails(person)).at(-1)?.text ?? '';
  const link = /\/login_saml_init\?\S+/.exec(letter)?.[0] ?? '';
  const start = (path: string) => strict.call('GET', path);
  expect((await start(link)).headers.location).toMatch(/SAMLRequest=/);
  // The link is valid for exactly this address and for the time stated in the mail.
  expect((await start(link.replace('sso%40marlowe', 'ops%40marlowe'))).headers.location).toBe('/login?error=sso');
  expect((await start(`${link.slice(0, -4)}AAAA`)).headers.location).toBe('/login?error=sso');
  expect((await start(link.replace(/&start=.*/, ''))).headers.location).toBe('/login?error=sso');
  expect(strict.lines.join('\n')).not.toContain(new URLSearchParams(link.split('?')[1]).get('start'));
  strict.passTime(RESET_LINK_MINUTES * 60 + 1);
  expect((await start(link)).headers.location).toBe('/login?error=sso');
});
