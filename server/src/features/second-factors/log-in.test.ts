import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';
import { codeOf, enrol, givePassword, nextCode, takeStep, type Enrolled } from './testing/authenticator';

const OWNER = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
let server: TestServer;
let secret: Enrolled['secret'];
let codes: Enrolled['codes'];
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('update organisation set second_factor_required = false');
  for (const table of ['totp', 'recovery_code', 'pending_login', 'sign_in_attempt', 'rate_limit']) await server.sql(`delete from ${table}`);
  server.passTime(1000);
  ({ secret, codes } = await enrol(server, OWNER, await server.signIn(OWNER)));
});

const DEAD = { status: 422, body: { errors: { challenge: ['auth.step'] } } };
const WRONG = { status: 422, body: { errors: { code: ['auth.code'] } } };

test('a code is accepted once: neither again, nor one of an interval before, nor twice at once', async () => {
  const code = nextCode(server, secret);
  const one = await givePassword(server, OWNER);
  const two = await givePassword(server, OWNER);
  const both = await Promise.all([takeStep(server, one, code), takeStep(server, two, code)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  const third = await givePassword(server, OWNER);
  expect(await takeStep(server, third, code)).toMatchObject(WRONG);
  expect(await takeStep(server, third, codeOf(server, secret, -1))).toMatchObject(WRONG);
  expect(await takeStep(server, third, codeOf(server, secret, 2))).toMatchObject(WRONG);
  expect((await takeStep(server, third, ` ${codeOf(server, secret, 1).replace(/(...)/, '$1 ')}`)).status).toBe(200);
  expect(await takeStep(server, third, nextCode(server, secret))).toMatchObject(DEAD);
});

test('a recovery code works once, however it is written, and a letter says how many are left', async () => {
  const [code = '', other = ''] = codes;
  const pendings = [await givePassword(server, OWNER), await givePassword(server, OWNER)] as const;
  const both = await Promise.all(pendings.map(pending => takeStep(server, pending, code.toLowerCase().replaceAll('-', ' '))));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect(await takeStep(server, await givePassword(server, OWNER), code)).toMatchObject(WRONG);
  expect((await takeStep(server, await givePassword(server, OWNER), other)).status).toBe(200);
  const letters = (await server.mails(OWNER)).filter(({ subject }) => subject.startsWith('リカバリーコード'));
  expect(letters.map(({ text }) => /残りのリカバリーコードは(\d)件/.exec(text)?.[1])).toEqual(['9', '8']);
  expect(await server.sql(`select after from audit where action = 'secondFactor.recover' order by seq`)).toEqual([
    { after: { left: 9 } },
    { after: { left: 8 } },
  ]);
});

test('the challenge belongs to the browser that gave the password, to ten minutes and to the account as it was', async () => {
  const pending = await givePassword(server, OWNER);
  const code = nextCode(server, secret);
  for (const cookie of ['', 'login_step=', 'login_step=other'])
    expect(await takeStep(server, { ...pending, cookie }, code)).toMatchObject(DEAD);
  expect(await takeStep(server, { ...pending, challenge: 'other' }, code)).toMatchObject(DEAD);
  expect((await server.call('GET', '/me', { token: pending.challenge })).status).toBe(401);
  server.passTime(601);
  expect(await takeStep(server, pending, codeOf(server, secret))).toMatchObject(DEAD);

  const second = await givePassword(server, OWNER);
  await server.sql('update app_user set version = version + 1 where email = $1', [OWNER]); // as after a new password or role
  expect(await takeStep(server, second, nextCode(server, secret))).toMatchObject(DEAD);
  const third = await givePassword(server, OWNER);
  await server.sql('update app_user set disabled_at = now() where email = $1', [OWNER]);
  expect(await takeStep(server, third, nextCode(server, secret))).toMatchObject(DEAD);
  await server.sql('update app_user set disabled_at = null where email = $1', [OWNER]);
});

test('the address is judged at the second step too', async () => {
  const pending = await givePassword(server, OWNER);
  await server.sql(`update organisation set allowed_cidrs = '{203.0.113.0/24}' where id = (select organisation_id from app_user where email = $1)`, [OWNER]); // oxfmt-ignore
  expect((await takeStep(server, pending, nextCode(server, secret))).body.errors).toEqual({ ip: ['127.0.0.1'] });
  expect((await takeStep(server, pending, codeOf(server, secret), '/login/step', '203.0.113.9')).status).toBe(200);
  await server.sql(`update organisation set allowed_cidrs = '{}'`);
});

test('five wrong codes end the log-in and are said by letter; over many log-ins and addresses guesses become rare', async () => {
  const pending = await givePassword(server, OWNER);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => takeStep(server, pending, '000000')));
  expect(guesses.filter(({ body }) => body.errors?.code)).toHaveLength(5);
  expect((await server.mails(OWNER)).at(-1)?.subject).toBe('Hakaru ログイン時の認証コード誤入力のお知らせ');
  expect(await takeStep(server, pending, nextCode(server, secret))).toMatchObject(DEAD);

  let reached = 0;
  for (let index = 0; index < 80; index++) {
    server.passTime(45); // guesses for an hour, each from another address
    const ip = `198.51.100.${index % 250}`;
    const { status } = await takeStep(server, await givePassword(server, OWNER, { ip }), '000000', '/login/step', ip);
    if (status === 422) reached += 1;
  }
  expect(reached).toBeLessThan(16);
  server.passTime(901);
  expect((await takeStep(server, await givePassword(server, OWNER), codeOf(server, secret))).status).toBe(200);
});

test('an administrator sees that somebody waits after wrong codes, and support lets them try again', async () => {
  for (let index = 0; index < 12; index++)
    await takeStep(server, await givePassword(server, OWNER, { ip: `198.51.100.${index}` }), '000000');
  const root = await server.as('super@platform.example');
  const [{ id } = { id: '' }] = await server.sql('select id from app_user where email = $1', [OWNER]);
  expect((await server.ask(root, 'query($id: ID!) { anyUser(id: $id) { isLocked } }', { id })).data.anyUser.isLocked).toBe(true);
  await server.ask(root, 'mutation($id: ID!) { unlockUser(id: $id) { id } }', { id });
  expect((await takeStep(server, await givePassword(server, OWNER), nextCode(server, secret))).status).toBe(200);
});

test('a mailed link changes the password and takes the second step as well', async () => {
  await server.call('POST', '/forgot', { body: { email: OWNER } });
  const [{ hash } = { hash: '' }] = await server.sql('select password_hash as hash from app_user where email = $1', [OWNER]);
  const [, link] = /passwordreset\/(\S+)/.exec((await server.mails(OWNER)).at(-1)?.text ?? '') ?? [];
  const { body } = await server.call('POST', '/reset', { body: { token: link, email: OWNER, password: 'Brand!New2026x' } });
  expect(body).toMatchObject({ status: 'otp_required', enrol: false });
  expect(body.access_token).toBeUndefined();
  await server.sql('update app_user set password_hash = $2, version = version + 1 where email = $1', [OWNER, hash]);
});

test('where the organisation asks it of everybody, who has none sets it up after the password and reaches nothing before', async () => {
  const admin = await server.signIn(READER); // a session from before
  await server.sql(`update organisation set second_factor_required = true where id = (select organisation_id from app_user where email = $1)`, [READER]); // oxfmt-ignore
  expect((await server.call('GET', '/me', { token: admin })).status).toBe(200);
  const pending = await givePassword(server, READER);
  expect(pending.body).toMatchObject({ status: 'otp_required', enrol: true, methods: [] });
  expect(pending.body.access_token).toBeUndefined();
  expect(await takeStep(server, pending, '123456')).toMatchObject(WRONG);
  const begin = (cookie: string) =>
    server.call('POST', '/login/enrolment', { body: { challenge: pending.challenge }, headers: { cookie } });
  expect(await begin('')).toMatchObject(DEAD);
  const shown = (await begin(pending.cookie)).body.secret;
  const code = codeOf(server, shown);
  const done = await Promise.all([1, 2].map(() => takeStep(server, pending, code, '/login/enrolment/confirmation')));
  expect(done.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  const { body } = done.find(({ status }) => status === 200) ?? done[0]!;
  expect(body.recovery_codes).toHaveLength(10);
  expect((await server.call('GET', '/me', { token: body.access_token })).status).toBe(200);
  expect((await server.call('GET', '/me', { token: admin })).status).toBe(401);
  const REMOVE = 'mutation($password: String!, $code: String!) { removeAuthenticator(password: $password, code: $code) }';
  const refused = await server.ask(body.access_token, REMOVE, { password: passwordOf(READER), code: nextCode(server, shown) });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ validation: { code: ['secondFactorRequired'] } });
  // A person who knows the password of an account with a second factor cannot set up another.
  const again = await givePassword(server, READER);
  const other = await server.call('POST', '/login/enrolment', { body: { challenge: again.challenge }, headers: { cookie: again.cookie } });
  expect(other).toMatchObject(DEAD);
});

test('the setting asks it of super-users alone', async () => {
  const strict = await openTestServer({ figures: false, env: { SUPERUSER_SECOND_FACTOR: '1' } });
  expect((await givePassword(strict, 'super@platform.example')).body).toMatchObject({ status: 'otp_required', enrol: true });
  expect((await givePassword(strict, READER)).body.status).toBe('ok');
  await strict.close();
});
