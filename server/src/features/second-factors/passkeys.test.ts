import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { supportInside } from '#testing/support';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';
import { codeOf, enrol, givePassword, nextCode, takeStep } from './testing/authenticator';
import { ADD, addPasskey, answerFor, ASK, creationFor, refusalOf, REMOVE, softKey, START, stepWith } from './testing/passkeys';
import type { Lie } from './testing/soft-key';

const OWNER = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
const password = passwordOf(OWNER);
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('update organisation set second_factor_required = false');
  const TABLES = ['totp', 'passkey', 'passkey_challenge', 'recovery_code', 'pending_login', 'sign_in_attempt', 'rate_limit'];
  for (const table of TABLES) await server.sql(`delete from ${table}`);
  server.passTime(1000);
});

const OWN = '{ secondFactor { enrolledAt recoveryCodesLeft passkeys { id name addedAt lastUsedAt } } }';
const own = async (token: string) => (await server.ask(token, OWN)).data.secondFactor;
const idOf = async (email: string) => (await server.sql('select id from app_user where email = $1', [email]))[0]?.['id'];
const actionsOf = async (email: string) =>
  (await server.sql('select action from audit where subject_id = $1 order by seq', [await idOf(email)])).map(({ action }) => action);
const REFUSED = { passkey: ['auth.passkey'] };
const OVER = { passkey: ['auth.step'] };

test('a passkey is added with the password: recovery codes come with it, other sessions are over, the letter names it', async () => {
  const before = await server.signIn(OWNER);
  const token = await server.signIn(OWNER);
  expect(refusalOf(await server.ask(token, START, { password: 'Wrong!Wrong2026' }))).toEqual({ password: ['auth.password_incorrect'] });
  const creation = await creationFor(server, OWNER, token);
  expect(creation).toMatchObject({ rpId: 'localhost', rpName: 'Hakaru', userName: OWNER, known: [] });
  // The handle rests on devices and must not say who it is.
  expect(Buffer.from(creation.userHandle, 'base64url')).toHaveLength(32);
  expect((await givePassword(server, OWNER)).body.status).toBe('ok'); // nothing is in force yet
  const key = softKey(server);
  const { data } = await server.ask(token, ADD, { name: '  会社の電話 ', passkey: key.create(creation) });
  expect(data.addPasskey).toMatchObject({ passkey: { name: '会社の電話', lastUsedAt: null }, recoveryCodes: expect.any(Array) });
  expect(data.addPasskey.recoveryCodes).toHaveLength(10);
  expect((await server.call('GET', '/me', { token: before })).status).toBe(401);
  expect(await own(token)).toMatchObject({ enrolledAt: null, recoveryCodesLeft: 10, passkeys: [{ name: '会社の電話' }] });

  const pending = await givePassword(server, OWNER);
  expect(pending.body).toMatchObject({ status: 'otp_required', methods: ['passkey', 'recovery'], enrol: false });
  const { status, body } = await stepWith(server, pending, key);
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'ok', access_token: expect.any(String) } });
  expect((await own(String(body.access_token))).passkeys[0].lastUsedAt).toEqual(expect.any(String));
  expect((await server.mails(OWNER)).findLast(({ subject }) => subject === 'Hakaru パスキー追加のお知らせ')?.text).toContain('会社の電話');
  expect(await actionsOf(OWNER)).toContain('passkey.add');
  const [row] = await server.sql('select transports from passkey');
  expect(row).toEqual({ transports: ['internal'] });
});

test('a second passkey and an app are added with the proof of what is there, keep its recovery codes, and are removed one by one', async () => {
  const token = await server.signIn(OWNER);
  const { key, id, codes } = await addPasskey(server, OWNER, token);
  expect(codes).toHaveLength(10);
  expect(refusalOf(await server.ask(token, START, { password }))).toEqual({ code: ['required'] });
  const creation = await creationFor(server, OWNER, token, { passkey: await answerFor(server, token, key) });
  expect(creation.known).toEqual([{ id: key.credentialId.toString('base64url'), transports: ['internal'] }]);
  const [{ handle } = { handle: '' }] = await server.sql(`select encode(user_handle, 'hex') as handle from passkey`);
  expect(Buffer.from(creation.userHandle, 'base64url').toString('hex')).toBe(handle);
  const other = softKey(server);
  const added = (await server.ask(token, ADD, { name: 'Key', passkey: other.create(creation) })).data.addPasskey;
  expect(added.recoveryCodes).toEqual([]);

  const TOTP =
    'mutation($password: String!, $passkey: PasskeyAnswerInput) { startAuthenticator(password: $password, passkey: $passkey) { secret } }';
  const proof = { password, passkey: await answerFor(server, token, other) };
  const { secret } = (await server.ask(token, TOTP, proof)).data.startAuthenticator;
  const CONFIRM = 'mutation($code: String!) { confirmAuthenticator(code: $code) }';
  expect((await server.ask(token, CONFIRM, { code: codeOf(server, secret) })).data.confirmAuthenticator).toEqual([]);
  const pending = await givePassword(server, OWNER);
  expect(pending.body.methods).toEqual(['totp', 'passkey', 'recovery']);
  expect((await takeStep(server, pending, codes[0] ?? '')).status).toBe(200);

  // With the app gone the passkeys stay, and with them the codes.
  const DROP = 'mutation($password: String!, $code: String) { removeAuthenticator(password: $password, code: $code) }';
  expect((await server.ask(token, DROP, { password, code: nextCode(server, secret) })).data.removeAuthenticator).toBe(true);
  expect((await server.mails(OWNER)).at(-1)?.subject).toBe('Hakaru 認証アプリの登録解除のお知らせ');
  const first = await server.ask(token, REMOVE, { id, password, passkey: await answerFor(server, token, other) });
  expect(first.data.removePasskey).toBe(true);
  expect((await own(token)).recoveryCodesLeft).toBe(9);
  const last = await server.ask(token, REMOVE, { id: added.passkey.id, password, code: codes[1] ?? '' });
  expect(last.data.removePasskey).toBe(true);
  expect(await own(token)).toMatchObject({ recoveryCodesLeft: 0, passkeys: [] });
  expect((await givePassword(server, OWNER)).body.status).toBe('ok');
  const subjects = (await server.mails(OWNER)).slice(-2).map(({ subject }) => subject);
  expect(subjects).toEqual(['Hakaru パスキー削除のお知らせ', 'Hakaru 二段階認証の解除のお知らせ']);
});

const LIES: readonly [string, Lie][] = [
  ['made for another site', { origin: 'https://hakaru.example.com' }],
  ['made for the same host on another port', { origin: 'http://localhost:1' }],
  ['of another relying party', { rpId: 'example.com' }],
  ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['of the other ceremony', { type: 'webauthn.get' }],
  ['made in a frame of another site', { crossOrigin: true }],
  ['without its user being verified', { isVerified: false }],
  ['with another id than it was made with', { id: 'AAAA' }],
  ['with certificates nobody asked for', { format: 'packed' }],
];

test.each(LIES)('a passkey %s is not added, and its challenge is used up', async (_, lie) => {
  const token = await server.signIn(OWNER);
  const creation = await creationFor(server, OWNER, token);
  const key = softKey(server);
  expect(refusalOf(await server.ask(token, ADD, { name: 'x', passkey: key.create(creation, lie) }))).toEqual(REFUSED);
  expect(refusalOf(await server.ask(token, ADD, { name: 'x', passkey: key.create(creation) }))).toEqual(OVER);
  expect((await own(token)).passkeys).toEqual([]);
});

test('a challenge is of one session, one person and five minutes; of two answers at once one is taken', async () => {
  const token = await server.signIn(OWNER);
  const creation = await creationFor(server, OWNER, token);
  const passkey = softKey(server).create(creation);
  const second = await server.signIn(OWNER);
  expect(refusalOf(await server.ask(second, ADD, { name: 'x', passkey }))).toEqual(OVER);
  const stranger = await server.signIn(STRANGER);
  expect(refusalOf(await server.ask(stranger, ADD, { name: 'x', passkey }))).toEqual(OVER);
  await creationFor(server, STRANGER, stranger);
  expect(refusalOf(await server.ask(stranger, ADD, { name: 'x', passkey }))).toEqual(REFUSED);
  server.passTime(301);
  expect(refusalOf(await server.ask(token, ADD, { name: 'x', passkey }))).toEqual(OVER);

  const again = softKey(server).create(await creationFor(server, OWNER, token));
  const both = await Promise.all([1, 2].map(() => server.ask(token, ADD, { name: 'x', passkey: again })));
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await own(token)).passkeys).toHaveLength(1);
});

test('the site is the setting’s, whatever host a request names', async () => {
  const token = await server.signIn(OWNER);
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
  const body = { query: START, variables: { password } };
  const { body: reply } = await server.call('POST', '/graphql', { token, headers, body });
  expect(reply).toMatchObject({ data: { startPasskey: { rpId: 'localhost' } } });
});

test('a key is registered once, by whomever, and nobody has more than ten', async () => {
  const token = await server.signIn(OWNER);
  const { key } = await addPasskey(server, OWNER, token);
  const stranger = await server.signIn(STRANGER);
  const stolen = key.create(await creationFor(server, STRANGER, stranger));
  expect(refusalOf(await server.ask(stranger, ADD, { name: 'x', passkey: stolen }))).toEqual({ passkey: ['passkeyKnown'] });
  expect((await givePassword(server, STRANGER)).body.status).toBe('ok');
  const codes = (await server.sql('select count(*)::int as n from recovery_code'))[0]?.['n'];
  expect(codes).toBe(10); // the owner's: a refusal leaves none behind

  await server.sql(
    `insert into passkey (organisation_id, user_id, name, credential_id, public_key, user_handle)
     select organisation_id, user_id, n::text, decode(md5(n::text), 'hex'), public_key, user_handle from passkey, generate_series(1, 9) n`,
  );
  const full = await server.ask(token, START, { password, passkey: await answerFor(server, token, key, { userHandle: null }) });
  expect(refusalOf(full)).toEqual({ passkey: ['tooManyPasskeys'] });
});

test('an answer in place of a code is the sender’s own, for this session, and works once', async () => {
  const token = await server.signIn(OWNER);
  const { key, id } = await addPasskey(server, OWNER, token);
  const stranger = await server.signIn(STRANGER);
  const theirs = await addPasskey(server, STRANGER, stranger);
  const renew = 'mutation($password: String!, $passkey: PasskeyAnswerInput) { renewRecoveryCodes(password: $password, passkey: $passkey) }';
  expect(refusalOf(await server.ask(token, renew, { password, passkey: await answerFor(server, token, theirs.key) }))).toEqual(REFUSED);
  const passkey = await answerFor(server, token, key);
  // A wrong password is said before the answer is looked at, so that it is not used up.
  const wrong = await server.ask(token, renew, { password: 'Wrong!Wrong2026', passkey });
  expect(refusalOf(wrong)).toEqual({ password: ['auth.password_incorrect'] });
  const both = await Promise.all([1, 2].map(() => server.ask(token, renew, { password, passkey })));
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(refusalOf(await server.ask(token, renew, { password, passkey }))).toEqual(OVER);
  // A made key's challenge does not serve as a proof.
  const creation = await creationFor(server, OWNER, token, { passkey: await answerFor(server, token, key) });
  const crossed = key.answer(creation);
  expect(refusalOf(await server.ask(token, renew, { password, passkey: crossed }))).toEqual(OVER);
  // Another's passkey is neither removed nor renamed.
  const RENAME = 'mutation($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
  const theirProof = { password: passwordOf(STRANGER), passkey: await answerFor(server, stranger, theirs.key) };
  expect(refusalOf(await server.ask(stranger, REMOVE, { id, ...theirProof }))).toMatchObject({ code: 'notFound' });
  expect(refusalOf(await server.ask(stranger, RENAME, { id, name: 'x' }))).toMatchObject({ code: 'notFound' });
  expect(refusalOf(await server.ask(token, RENAME, { id, name: 'a\nb' }))).toEqual({ name: ['controlCharacter'] });
  expect((await server.ask(token, RENAME, { id, name: 'Desk' })).data.renamePasskey).toEqual({ name: 'Desk' });
  expect(await actionsOf(OWNER)).toContain('passkey.rename');
});

test('guesses at an answer are counted with those at codes', async () => {
  const token = await server.signIn(OWNER);
  const { key, id } = await addPasskey(server, OWNER, token);
  const replies: unknown[] = [];
  for (let index = 0; index < 7; index++) {
    const passkey = await answerFor(server, token, key, { isVerified: false });
    replies.push(refusalOf(await server.ask(token, REMOVE, { id, password, passkey })));
  }
  expect(replies.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => REFUSED));
  expect(replies.slice(5)).toEqual(Array.from({ length: 2 }, () => expect.objectContaining({ code: 'tooMany' })));
});

test('readers have passkeys of their own; support working in an organisation sees and makes none; administrators reset', async () => {
  const reader = await server.signIn(READER);
  const { key } = await addPasskey(server, READER, reader);
  const support = await supportInside(server, demoId('HOSHI'));
  const forbidden = { code: 'unauthorized' };
  for (const document of [OWN, ASK]) expect(refusalOf(await server.ask(support, document))).toMatchObject(forbidden);
  const superPassword = { password: passwordOf('super@platform.example') };
  expect(refusalOf(await server.ask(support, START, superPassword))).toMatchObject(forbidden);
  const made = key.create({ challenge: 'x', rpId: 'localhost', known: [], rpName: '', userHandle: 'x', userName: '', displayName: '' });
  expect(refusalOf(await server.ask(support, ADD, { name: 'x', passkey: made }))).toMatchObject(forbidden);

  const owner = await server.signIn(OWNER);
  const { data } = await server.ask(owner, '{ users(first: 100) { data { email hasSecondFactor } } }');
  expect(data.users.data.filter((one: { hasSecondFactor: boolean }) => one.hasSecondFactor)).toEqual([
    { email: READER, hasSecondFactor: true },
  ]);
  const RESET = 'mutation($id: ID!) { resetSecondFactor(id: $id) }';
  const both = await Promise.all([1, 2].map(async () => server.ask(owner, RESET, { id: await idOf(READER) })));
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await server.call('GET', '/me', { token: reader })).status).toBe(401);
  expect((await givePassword(server, READER)).body.status).toBe('ok');
  expect(await server.sql('select 1 as one from passkey union all select 1 from recovery_code')).toEqual([]);
});

test('who logs in by single sign-on makes none here', async () => {
  const email = 'user@shirasagi.example';
  const token = await server.signIn(email);
  await server.sql(
    `update organisation set sso = '{"provider":"test"}' where id = (select organisation_id from app_user where email = $1)`,
    [email],
  );
  await server.sql(`update app_user set sso = true, sso_subject = email where email = $1`, [email]);
  expect(refusalOf(await server.ask(token, START, { password: passwordOf(email) }))).toMatchObject({ code: 'unauthorized' });
  await server.sql(`update app_user set sso = false where email = $1`, [email]);
  await server.sql('update organisation set sso = null');
});

test('they go with their owner to another organisation, and are gone with an erased person', async () => {
  const token = await server.signIn(READER);
  const { key } = await addPasskey(server, READER, token);
  await enrol(server, STRANGER, await server.signIn(STRANGER));
  const [row] = await server.sql('select id, version from app_user where email = $1', [READER]);
  const [target] = await server.sql(`select organisation_id as id from app_user where email = $1`, [STRANGER]);
  const MOVE = `mutation($id: ID!, $version: Int!, $to: ID!) { moveUser(id: $id, version: $version, organisationId: $to, role: "readonly") { id } }`;
  const root = await server.as('super@platform.example');
  const moved = await server.ask(root, MOVE, { id: row?.['id'], version: row?.['version'], to: target?.['id'] });
  expect(moved.errors).toBeUndefined();
  expect((await stepWith(server, await givePassword(server, READER), key)).status).toBe(200);

  const SAVE = 'mutation($input: DataSubjectRequestInput!) { saveDataSubjectRequest(input: $input) { id } }';
  const input = { requester: 'x', email: READER, kind: 'erasure', receivedDay: '2026-01-31', status: 'open', notes: '' };
  const saved = await server.ask(root, SAVE, { input });
  expect(saved.errors).toBeUndefined();
  const ERASE = 'mutation($id: ID!) { eraseDataSubject(id: $id, version: 1) { erasedAt } }';
  expect((await server.ask(root, ERASE, { id: saved.data.saveDataSubjectRequest.id })).errors).toBeUndefined();
  expect(await server.sql('select 1 as one from passkey')).toEqual([]);
});
