import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { enrol, givePassword, logIn, takeStep } from './testing/authenticator';
import {
  addPasskey,
  answerFor,
  enrolmentOf,
  questionOf,
  softKey,
  stepWith,
  takeEnrolment,
  takePasskeyStep,
  type Added,
} from './testing/passkeys';
import type { Lie } from './testing/soft-key';

const OWNER = 'admin@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
let server: TestServer;
let owner: Added;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('update organisation set second_factor_required = false');
  const TABLES = ['totp', 'passkey', 'passkey_challenge', 'recovery_code', 'pending_login', 'sign_in_attempt', 'rate_limit'];
  for (const table of TABLES) await server.sql(`delete from ${table}`);
  server.passTime(1000);
  owner = await addPasskey(server, OWNER, await server.signIn(OWNER));
});

const REFUSED = { status: 422, body: { errors: { passkey: ['auth.passkey'] } } };
const OVER = { status: 422, body: { errors: { passkey: ['auth.step'] } } };
const DEAD = { status: 422, body: { errors: { challenge: ['auth.step'] } } };
const give = () => givePassword(server, OWNER);

const LIES: readonly [string, Lie][] = [
  ['made for another site', { origin: 'https://hakaru.example.com' }],
  ['of another relying party', { rpId: 'example.com' }],
  ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['of the other ceremony', { type: 'webauthn.create' }],
  ['given in a frame of another site', { crossOrigin: true }],
  ['without its user being verified', { isVerified: false }],
  ['under the handle of somebody else', { userHandle: 'AAAA' }],
  ['under an id nobody has', { id: 'AAAA' }],
];

test.each(LIES)('an answer %s opens nothing, and its challenge is used up', async (_, lie) => {
  const pending = await give();
  const question = await questionOf(server, pending);
  expect(question).toEqual({
    challenge: expect.any(String),
    rpId: 'localhost',
    known: [{ id: expect.any(String), transports: ['internal'] }],
  });
  expect(await takePasskeyStep(server, pending, owner.key.answer(question, lie))).toMatchObject(REFUSED);
  expect(await takePasskeyStep(server, pending, owner.key.answer(question))).toMatchObject(OVER);
  expect((await stepWith(server, pending, owner.key)).status).toBe(200);
});

test('a signature that was changed, or made by another key, opens nothing', async () => {
  const pending = await give();
  const answer = owner.key.answer(await questionOf(server, pending));
  const signature = Buffer.from(answer.signature, 'base64url');
  signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
  expect(await takePasskeyStep(server, pending, { ...answer, signature: signature.toString('base64url') })).toMatchObject(REFUSED);

  const theirs = await addPasskey(server, STRANGER, await server.signIn(STRANGER));
  expect(await stepWith(server, pending, theirs.key)).toMatchObject(REFUSED);
  // Another's key under the owner's id: what is known of the owner decides.
  const forged = theirs.key.answer(await questionOf(server, pending), {
    id: owner.key.credentialId.toString('base64url'),
    userHandle: null,
  });
  expect(await takePasskeyStep(server, pending, forged)).toMatchObject(REFUSED);
  const clientData = Buffer.from('{"type":"webauthn.get"').toString('base64url');
  expect(await takePasskeyStep(server, pending, { ...answer, clientData })).toMatchObject(OVER);
  await questionOf(server, pending);
  expect(await takePasskeyStep(server, pending, { ...answer, clientData })).toMatchObject(REFUSED);
});

test('an answer works once, in the log-in and the browser it was asked in, for five minutes', async () => {
  const one = await give();
  const two = await give();
  const answer = owner.key.answer(await questionOf(server, one));
  expect(await takePasskeyStep(server, two, answer)).toMatchObject(OVER);
  await questionOf(server, two);
  expect(await takePasskeyStep(server, two, answer)).toMatchObject(REFUSED);
  expect(await takePasskeyStep(server, { ...one, cookie: two.cookie }, answer)).toMatchObject(DEAD);
  const both = await Promise.all([1, 2].map(() => takePasskeyStep(server, one, answer)));
  expect(both.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([200, 422]);
  expect(await takePasskeyStep(server, one, answer)).toMatchObject(DEAD);

  const third = await give();
  const late = owner.key.answer(await questionOf(server, third));
  server.passTime(301);
  expect(await takePasskeyStep(server, third, late)).toMatchObject(OVER);
  // An answer given for a session's proof opens no log-in.
  const { body } = await stepWith(server, third, owner.key);
  const proof = await answerFor(server, String(body.access_token), owner.key);
  const fourth = await give();
  expect(await takePasskeyStep(server, fourth, proof)).toMatchObject(OVER);
});

test('a counter that has not advanced is refused, recorded and said by letter; a key that does not count is taken', async () => {
  expect((await stepWith(server, await give(), owner.key, { counter: 9 })).status).toBe(200);
  for (const counter of [9, 8, 0]) expect(await stepWith(server, await give(), owner.key, { counter })).toMatchObject(REFUSED);
  const [{ id, n } = { id: '', n: 0 }] = await server.sql(
    `select (array_agg(after ->> 'passkey'))[1] as id, count(*)::int as n from audit where action = 'passkey.refuse'`,
  );
  expect({ id, n }).toEqual({ id: owner.id, n: 3 });
  const letter = (await server.mails(OWNER)).at(-1);
  expect(letter?.subject).toBe('Hakaru パスキーの使用拒否のお知らせ');
  expect(letter?.text).toContain('127.0.0.1');
  expect((await stepWith(server, await give(), owner.key, { counter: 10 })).status).toBe(200);

  const token = String((await stepWith(server, await give(), owner.key, { counter: 11 })).body.access_token);
  const passkey = await answerFor(server, token, owner.key, { counter: 12 });
  const still = await addPasskey(server, OWNER, token, { passkey });
  await server.sql('update passkey set sign_count = 0 where id = $1', [still.id]);
  for (const counter of [0, 0]) expect((await stepWith(server, await give(), still.key, { counter })).status).toBe(200);
});

test('five wrong answers end the log-in and are said by letter; over many log-ins and addresses they become rare', async () => {
  const pending = await give();
  for (let index = 0; index < 5; index++) expect(await stepWith(server, pending, owner.key, { isVerified: false })).toMatchObject(REFUSED);
  expect((await server.mails(OWNER)).at(-1)?.subject).toBe('Hakaru ログイン時の認証コード誤入力のお知らせ');
  expect(await takePasskeyStep(server, pending, owner.key.answer({ challenge: 'x', rpId: 'localhost', known: [] }))).toMatchObject(DEAD);
  let reached = 0;
  for (let index = 0; index < 40; index++) {
    server.passTime(45);
    const ip = `198.51.100.${index}`;
    const { status } = await stepWith(server, await givePassword(server, OWNER, { ip }), owner.key, { isVerified: false });
    if (status === 422) reached += 1;
  }
  expect(reached).toBeLessThan(12);
  // With codes they are counted together, so that neither way gives further tries.
  expect((await takeStep(server, await give(), owner.codes[0] ?? '')).status).toBe(429);
  server.passTime(901);
  expect((await stepWith(server, await give(), owner.key)).status).toBe(200);
});

test('while somebody adds or removes a factor, a log-in under way neither hangs nor slips through', async () => {
  const token = String((await stepWith(server, await give(), owner.key)).body.access_token);
  for (let round = 0; round < 5; round++) {
    const pending = await give();
    const answer = owner.key.answer(await questionOf(server, pending));
    const [logged, added] = await Promise.all([
      takePasskeyStep(server, pending, answer),
      (async () => addPasskey(server, OWNER, token, { code: owner.codes[round] ?? '' }))().catch(() => null),
    ]);
    expect([200, 422]).toContain(logged.status);
    // Whichever came first: a session opened before the passkey was added is over, one that comes after it is not.
    expect(added === null || added.codes.length === 0).toBe(true);
    await server.sql('delete from sign_in_attempt');
  }
});

test('where the organisation asks it of everybody, a passkey serves as well, set up after the password', async () => {
  await server.sql('delete from passkey');
  await server.sql('delete from recovery_code');
  await server.sql('update organisation set second_factor_required = true');
  const pending = await give();
  expect(pending.body).toMatchObject({ status: 'otp_required', enrol: true, methods: [] });
  const { body: creation } = await enrolmentOf(server, pending);
  expect(creation).toMatchObject({ rpId: 'localhost', known: [], userName: OWNER });
  const key = softKey(server);
  expect(await takeEnrolment(server, pending, 'Phone', key.create(creation, { isVerified: false }))).toMatchObject(REFUSED);
  expect(await takeEnrolment(server, pending, '', key.create(creation))).toMatchObject({ body: { errors: { name: ['required'] } } });
  const next = (await enrolmentOf(server, pending)).body;
  const other = await give();
  const late = softKey(server).create((await enrolmentOf(server, other)).body);
  const made = await takeEnrolment(server, pending, 'Phone', key.create(next));
  expect(made).toMatchObject({ status: 200, body: { status: 'ok', access_token: expect.any(String) } });
  expect(made.body.recovery_codes).toHaveLength(10);
  // Whoever else knew the password and was setting one up at the same time is too late.
  expect(await takeEnrolment(server, other, 'Mine', late)).toMatchObject(DEAD);
  const again = await give();
  expect(await enrolmentOf(server, again)).toMatchObject(DEAD);
  expect((await stepWith(server, again, key)).status).toBe(200);
  // The last factor stays while it is required.
  const token = String(made.body.access_token);
  const proof = { password: 'Hoshi!Admin2026', passkey: await answerFor(server, token, key) };
  const REMOVE = `mutation($id: ID!, $password: String!, $passkey: PasskeyAnswerInput) { removePasskey(id: $id, password: $password, passkey: $passkey) }`;
  const [{ id } = { id: '' }] = await server.sql('select id from passkey');
  const { errors } = await server.ask(token, REMOVE, { id, ...proof });
  expect(errors?.[0]?.extensions?.validation).toEqual({ code: ['secondFactorRequired'] });
  expect(await server.sql('select 1 as one from passkey')).toHaveLength(1);
});

test('who has no passkey is asked for none, and an app’s owner logs in as before', async () => {
  await server.sql('delete from passkey');
  await server.sql('delete from recovery_code');
  const { secret } = await enrol(server, OWNER, await server.signIn(OWNER));
  const pending = await give();
  expect(pending.body.methods).toEqual(['totp', 'recovery']);
  expect(await questionOf(server, pending)).toMatchObject({ errors: { passkey: ['none'] } });
  expect(await logIn(server, OWNER, secret)).toMatch(/^[\w-]{43}$/);
});
