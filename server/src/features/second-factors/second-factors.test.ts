import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { supportInside } from '#testing/support';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';
import { codeOf, enrol, givePassword, logIn, nextCode, takeStep } from './testing/authenticator';

const OWNER = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('delete from totp');
  await server.sql('delete from recovery_code');
  await server.sql('delete from pending_login');
  await server.sql('delete from sign_in_attempt');
  await server.sql('delete from rate_limit');
});

const OWN = '{ secondFactor { enrolledAt lastUsedAt recoveryCodesLeft isRequired isSso } }';
const REMOVE = 'mutation($password: String!, $code: String!) { removeAuthenticator(password: $password, code: $code) }';
const RENEW = 'mutation($password: String!, $code: String!) { renewRecoveryCodes(password: $password, code: $code) }';
const START = 'mutation($password: String!, $code: String) { startAuthenticator(password: $password, code: $code) { secret uri } }';
const CONFIRM = 'mutation($code: String!) { confirmAuthenticator(code: $code) }';
const RESET = 'mutation($id: ID!) { resetSecondFactor(id: $id) }';
const validation = ({ errors }: { errors?: { extensions?: object }[] | undefined }): unknown =>
  errors?.[0]?.extensions && 'validation' in errors[0].extensions ? errors[0].extensions.validation : errors;
const idOf = async (email: string) => (await server.sql('select id from app_user where email = $1', [email]))[0]?.['id'];

test('an authenticator is set up with password and code; then a log-in takes a code, and other sessions are over', async () => {
  const before = await server.signIn(OWNER);
  const token = await server.signIn(OWNER);
  expect((await server.ask(token, OWN)).data.secondFactor).toEqual({ enrolledAt: null, lastUsedAt: null, recoveryCodesLeft: 0, isRequired: false, isSso: false }); // oxfmt-ignore
  expect(validation(await server.ask(token, START, { password: 'Wrong!Wrong2026' }))).toEqual({ password: ['auth.password_incorrect'] });
  const { secret, uri } = (await server.ask(token, START, { password: passwordOf(OWNER) })).data.startAuthenticator;
  expect(uri).toContain(`secret=${secret}`);
  expect((await givePassword(server, OWNER)).body.status).toBe('ok'); // not before it is confirmed
  expect(validation(await server.ask(token, CONFIRM, { code: '000000' }))).toEqual({ code: ['auth.code'] });
  const codes = (await server.ask(token, CONFIRM, { code: codeOf(server, secret) })).data.confirmAuthenticator;
  expect(codes).toHaveLength(10);
  expect((await server.call('GET', '/me', { token: before })).status).toBe(401);
  expect((await server.call('GET', '/me', { token })).status).toBe(200);
  expect((await server.ask(token, OWN)).data.secondFactor).toMatchObject({ enrolledAt: expect.any(String), recoveryCodesLeft: 10 });

  const pending = await givePassword(server, OWNER);
  expect(pending.body).toEqual({ status: 'otp_required', challenge: expect.any(String), expires_at: expect.any(String), methods: ['totp', 'recovery'], enrol: false }); // oxfmt-ignore
  const { status, body } = await takeStep(server, pending, nextCode(server, secret));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { status: 'ok', access_token: expect.any(String), expires_at: expect.any(String) },
  });
  expect((await server.call('GET', '/me', { token: body.access_token })).status).toBe(200);
  expect((await server.mails(OWNER)).map(({ subject }) => subject)).toContain('Hakaru 二段階認証の設定完了のお知らせ');
});

test('secret and codes rest sealed and hashed: in no row, no line of the log and no trail are they to be read', async () => {
  const token = await server.signIn(OWNER);
  const { secret, codes } = await enrol(server, OWNER, token);
  const rows = await server.sql(
    `select t::text as row from totp t union all select r::text from recovery_code r union all select a::text from audit a union all select n::text from notification n`,
  );
  const all = [...rows.map(({ row }) => String(row)), ...server.lines].join('\n');
  for (const kept of [secret, ...codes, ...codes.map(code => code.replaceAll('-', ''))]) expect(all).not.toContain(kept);
  // A row copied over another person's is useless, because the sealed value names its owner.
  await enrol(server, READER, await server.signIn(READER));
  await server.sql('update totp set sealed = (select sealed from totp where user_id = $1) where user_id = $2', [await idOf(OWNER), await idOf(READER)]); // oxfmt-ignore
  server.passTime(90);
  expect((await takeStep(server, await givePassword(server, READER), codeOf(server, secret))).status).toBe(500);
});

test('changing it takes password and code: nothing is replaced or removed by a session alone', async () => {
  const token = await server.signIn(OWNER);
  const { secret, codes } = await enrol(server, OWNER, token);
  const password = passwordOf(OWNER);
  expect(validation(await server.ask(token, START, { password }))).toEqual({ code: ['required'] });
  expect(validation(await server.ask(token, REMOVE, { password: 'Wrong!Wrong2026', code: nextCode(server, secret) }))).toEqual({
    password: ['auth.password_incorrect'],
  });
  const fresh = (await server.ask(token, RENEW, { password, code: codeOf(server, secret) })).data.renewRecoveryCodes;
  expect(fresh).toHaveLength(10);
  expect((await takeStep(server, await givePassword(server, OWNER), codes[0] ?? '')).status).toBe(422);
  // The old authenticator works until the new one is confirmed.
  const next = (await server.ask(token, START, { password, code: nextCode(server, secret) })).data.startAuthenticator.secret;
  expect((await takeStep(server, await givePassword(server, OWNER), codeOf(server, secret, 1))).status).toBe(200);
  const twice = await Promise.all([1, 2].map(() => server.ask(token, CONFIRM, { code: codeOf(server, next) })));
  expect(twice.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await takeStep(server, await givePassword(server, OWNER), nextCode(server, secret))).status).toBe(422);
  expect((await server.ask(token, REMOVE, { password, code: codeOf(server, next) })).data.removeAuthenticator).toBe(true);
  expect((await givePassword(server, OWNER)).body.status).toBe('ok');
});

test('an administrator resets a person of their own organisation; readers, strangers, support and oneself do not', async () => {
  const owner = await server.signIn(OWNER);
  const reader = await server.signIn(READER);
  await enrol(server, READER, reader);
  const id = await idOf(READER);
  const stranger = await server.signIn(STRANGER);
  const support = await supportInside(server, demoId('HOSHI'));
  const codesOf = async (token: string, of: unknown) => (await server.ask(token, RESET, { id: of })).errors?.[0]?.extensions;
  expect(await codesOf(reader, id)).toMatchObject({ code: 'unauthorized' });
  expect(await codesOf(stranger, id)).toMatchObject({ code: 'notFound' });
  expect(await codesOf(support, id)).toMatchObject({ code: 'unauthorized' });
  expect(await codesOf(owner, await idOf(OWNER))).toMatchObject({ validation: { id: ['own'] } });
  expect((await server.ask(support, OWN)).errors?.[0]?.extensions).toMatchObject({ code: 'unauthorized' });
  const shown = '{ users(first: 100) { data { email hasSecondFactor } } }';
  const listed = (await server.ask(owner, shown)).data.users.data.filter((one: { hasSecondFactor: boolean }) => one.hasSecondFactor);
  expect(listed).toEqual([{ email: READER, hasSecondFactor: true }]);

  const pending = await givePassword(server, READER);
  const both = await Promise.all([server.ask(owner, RESET, { id }), server.ask(owner, RESET, { id })]);
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await server.call('GET', '/me', { token: reader })).status).toBe(401);
  expect((await takeStep(server, pending, '123456')).body.errors).toEqual({ challenge: ['auth.step'] });
  expect((await givePassword(server, READER)).body.status).toBe('ok');
  const [entry] = await server.sql(`select subject_id from audit where action = 'user.resetSecondFactor'`);
  expect(entry).toEqual({ subject_id: id });
  expect((await server.mails(READER)).at(-1)?.subject).toMatch(/二段階認証のリセット|two-step verification for Hakaru was reset/);
});

test('support moves somebody with their second factor', async () => {
  const { secret } = await enrol(server, READER, await server.signIn(READER));
  const [row] = await server.sql('select id, version from app_user where email = $1', [READER]);
  const [target] = await server.sql(`select organisation_id as id from app_user where email = $1`, [STRANGER]);
  const MOVE = `mutation($id: ID!, $version: Int!, $to: ID!) { moveUser(id: $id, version: $version, organisationId: $to, role: "readonly") { id } }`;
  const moved = await server.ask(await server.as('super@platform.example'), MOVE, {
    id: row?.['id'],
    version: row?.['version'],
    to: target?.['id'],
  });
  expect(moved.errors).toBeUndefined();
  expect((await givePassword(server, READER)).body.status).toBe('otp_required');
  expect(await logIn(server, READER, secret)).toMatch(/^[\w-]{43}$/);
});

test('who logs in by single sign-on sets nothing up here', async () => {
  const email = 'user@shirasagi.example';
  const token = await server.signIn(email);
  await server.sql(
    `update organisation set sso = '{"provider":"test"}' where id = (select organisation_id from app_user where email = $1)`,
    [email],
  );
  await server.sql(`update app_user set sso = true, sso_subject = email where email = $1`, [email]);
  expect((await server.ask(token, OWN)).data.secondFactor.isSso).toBe(true);
  expect((await server.ask(token, START, { password: passwordOf(email) })).errors?.[0]?.extensions).toMatchObject({ code: 'unauthorized' });
});
