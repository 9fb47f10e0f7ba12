import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, enrol, nextCode } from '#features/second-factors/testing/authenticator';
import { addPasskey, answerFor } from '#features/second-factors/testing/passkeys';
import { openTestServer, passwordOf, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  await server.sql(
    `insert into app_user (organisation_id, id, email, name, role, superuser, agreed_at, verified_at, password_hash)
     select organisation_id, gen_random_uuid(), $2, 'Second', role, true, agreed_at, verified_at, password_hash from app_user where email = $1`,
    [SUPER, SECOND],
  );
  await server.sql(
    `insert into audit (organisation_id, seq, at, action, subject, after, previous_hash, hash)
     select o.id, coalesce(max(a.seq), 0) + 1, now(), 'organisation.exportDone', 'organisation', '{"sha256": "feed"}', '\\x00', '\\x00'
     from organisation o left join audit a on a.organisation_id = o.id where o.ref = 'SHIRA' group by o.id`,
  );
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const SECOND = 'second@platform.example';
const ADMIN = 'admin@hoshikawa.example';
const password = passwordOf(SUPER);
const REQUEST = `mutation($ref: String!, $backupsUntil: String!, $password: String!, $code: String) {
  requestOrganisationDeletion(ref: $ref, backupsUntil: $backupsUntil, password: $password, code: $code) { id version state } }`;
const APPROVE = `mutation($id: ID!, $version: Int!, $ref: String!, $password: String!, $code: String) {
  approveOrganisationDeletion(id: $id, version: $version, ref: $ref, password: $password, code: $code) { state } }`;
const EXPORT =
  'mutation($name: String!, $password: String!, $code: String) { createOrganisationExport(name: $name, password: $password, code: $code) { state } }';
const wanted = { ref: 'SHIRA', backupsUntil: '2999-12-31', password };
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const WRONG = { code: ['auth.code'] };

/** Signs in and sets an authenticator up; everybody here has the password of the first super-user but for the administrator. */
async function enrolled(email: string): Promise<{ token: string; secret: string }> {
  const token = await server.signIn(email, email === SECOND ? password : passwordOf(email));
  if (email !== SECOND) return { token, secret: (await enrol(server, email, token)).secret };
  const start = await server.ask(token, 'mutation($password: String!) { startAuthenticator(password: $password) { secret } }', {
    password,
  });
  const { secret } = start.data.startAuthenticator;
  await server.ask(token, 'mutation($code: String!) { confirmAuthenticator(code: $code) }', { code: codeOf(server, secret) });
  return { token, secret };
}

test('who has a second factor gives its code for a deletion: none, another’s, a used one and a guessed one do not do', async () => {
  const first = await enrolled(SUPER);
  const second = await enrolled(SECOND);
  const request = (more: object = {}) => server.ask(first.token, REQUEST, { ...wanted, ...more });
  expect(refusal(await request())).toEqual({ code: ['required'] });
  expect(refusal(await request({ code: '' }))).toEqual({ code: ['required'] });
  expect(refusal(await request({ code: nextCode(server, second.secret) }))).toEqual(WRONG);
  // What is refused for another reason uses up no code, and a wrong password is said before a code is looked at.
  const code = nextCode(server, first.secret);
  expect(refusal(await request({ ref: 'PLATF', code }))).toEqual({ ref: ['operators'] });
  expect(refusal(await request({ password: 'Wrong!Password1', code }))).toEqual({ password: ['auth.password_incorrect'] });
  const both = await Promise.all([request({ code }), request({ code })]);
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  const { id, version } = both.find(({ errors }) => !errors)?.data.requestOrganisationDeletion ?? {};

  const approve = (token: string, code: string | null) => server.ask(token, APPROVE, { id, version, ref: 'SHIRA', password, code });
  expect(refusal(await approve(second.token, null))).toEqual({ code: ['required'] });
  expect(refusal(await approve(second.token, nextCode(server, first.secret)))).toEqual(WRONG);
  expect(refusal(await approve(first.token, nextCode(server, first.secret)))).toEqual({ password: ['secondPerson'] });
  const approved = await approve(second.token, nextCode(server, second.secret));
  expect(approved.data.approveOrganisationDeletion.state).toBe('running');
});

test('a complete export asks it as well, and guesses run out', async () => {
  const { token, secret } = await enrolled(ADMIN);
  const take = (code?: string) => server.ask(token, EXPORT, { name: 'HOSHI', password: passwordOf(ADMIN), code });
  expect(refusal(await take())).toEqual({ code: ['required'] });
  const guesses = [];
  for (let index = 0; index < 20; index++) guesses.push(refusal(await take('000000')));
  expect(guesses[0]).toEqual(WRONG);
  expect(guesses.at(-1)).toBe('Too many requests.');
  server.passTime(1000);
  expect((await take(codeOf(server, secret))).data.createOrganisationExport.state).toBe('waiting');
});

test('a passkey proves as well as a code, its owner’s alone and once', async () => {
  const email = 'admin@kaede.example';
  const token = await server.signIn(email);
  const { key } = await addPasskey(server, email, token);
  const EXPORT_BY_PASSKEY = `mutation($password: String!, $passkey: PasskeyAnswerInput) {
    createOrganisationExport(name: "KAEDE", password: $password, passkey: $passkey) { state } }`;
  const take = (passkey?: object) => server.ask(token, EXPORT_BY_PASSKEY, { password: passwordOf(email), passkey });
  expect(refusal(await take())).toEqual({ code: ['required'] });
  expect(refusal(await take(await answerFor(server, token, key, { isVerified: false })))).toEqual({ passkey: ['auth.passkey'] });
  const passkey = await answerFor(server, token, key);
  expect((await take(passkey)).data.createOrganisationExport.state).toBe('waiting');
  expect(refusal(await take(passkey))).toEqual({ passkey: ['auth.step'] });
});
