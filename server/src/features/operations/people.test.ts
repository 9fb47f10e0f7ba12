import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrol, givePassword } from '#features/second-factors/testing/authenticator';
import { verifyChain } from '#platform/audit-chain';
import { openTestServer, type TestServer } from '#testing/test-server';
import { admin } from './testing/command';

let server: TestServer;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  const { secret, dataDir } = server.app.settings;
  env = { DATABASE_URL: server.database.appUrl, SECRET: secret, DATA_DIR: dataDir, PUBLIC_URL: 'https://hakaru.example' };
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const actions = async (ref: string) =>
  (await server.sql(
    `select a.action, a.after from audit a join organisation o on o.id = a.organisation_id where o.ref = $1 order by a.seq`,
    [ref],
  )) as {
    action: string;
    after: Record<string, unknown> | null;
  }[]; // the columns selected
const isSuperuser = async (email: string) =>
  (await server.sql('select superuser from app_user where email = $1', [email]))[0]?.['superuser'];
const join = (email: string, ref: string) =>
  server.sql(
    `insert into app_user (organisation_id, email, name, role, verified_at, agreed_at)
     select id, $1, $1, 'admin', now(), now() from organisation where ref = $2`,
    [email, ref],
  );

test('a wrong verb, word or option is a sentence with what could be written', async () => {
  expect(await admin(env)).toEqual({ code: 1, said: expect.stringMatching(/^A verb is missing\.\nVerbs of npm run admin/) });
  expect((await admin(env, 'toString')).said).toMatch(/^There is no verb toString\.\n.*create-superuser <email> <name>/s);
  expect((await admin(env, 'grant')).said).toBe('Write: npm run admin -- grant <email>');
  expect((await admin(env, 'grant', SUPER, '--force')).said).toBe('--force is no option of grant. Write: npm run admin -- grant <email>');
});

test('create-superuser is refused while there is one', async () => {
  expect((await admin(env, 'create-superuser', 'second@platform.example', 'Second')).said).toBe(
    `There is a super-user already, ${SUPER}: invite somebody there, then use grant.`,
  );
  expect(await server.sql(`select 1 from app_user where email = 'second@platform.example'`)).toEqual([]);
});

test('grant: only the operators’ own people, and the trail names who typed it; revoke ends their sessions', async () => {
  await join('colleague@platform.example', 'PLATF');
  expect((await admin(env, 'grant', 'admin@hoshikawa.example')).said).toBe(
    'admin@hoshikawa.example belongs to a client: only people of PLATF can be super-users. Move the person there first.',
  );
  expect((await admin(env, 'grant', 'nobody@nowhere.example')).said).toBe('Nobody has the address nobody@nowhere.example.');
  expect((await admin(env, 'grant', 'not an address')).said).toBe('not an address is no e-mail address.');
  expect((await admin(env, 'grant', SUPER)).said).toBe(`${SUPER} is a super-user already.`);
  expect(await admin(env, 'grant', 'Colleague@Platform.example')).toMatchObject({ code: 0 });
  expect(await isSuperuser('colleague@platform.example')).toBe(true);
  expect((await actions('PLATF')).at(-1)).toMatchObject({
    action: 'superuser.grant',
    after: { email: 'colleague@platform.example', operator: expect.stringContaining('@') },
  });

  const token = await server.signIn(SUPER);
  expect((await server.call('GET', '/me', { token })).status).toBe(200);
  expect(await admin(env, 'revoke', SUPER)).toMatchObject({ code: 0 });
  expect((await server.call('GET', '/me', { token })).status).toBe(401);
  expect((await actions('PLATF')).at(-1)).toMatchObject({ action: 'superuser.revoke', after: { email: SUPER } });
});

test('the last super-user who can sign in cannot be revoked, not even by two at once', async () => {
  await admin(env, 'grant', SUPER);
  const both = await Promise.all([admin(env, 'revoke', SUPER), admin(env, 'revoke', 'colleague@platform.example')]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(both.find(({ code }) => code === 1)?.said).toMatch(/is the last super-user who can sign in: grant it to somebody else first\.$/);
  const [left] = await server.sql('select count(*)::int as n from app_user where superuser');
  expect(left).toEqual({ n: 1 });
});

test('unlock lets somebody in again, and says when there was nothing to do', async () => {
  const email = 'ops@tsubaki.example';
  for (let at = 0; at < 12; at++) await server.call('POST', '/login', { body: { email, password: 'wrong' }, ip: `10.0.0.${at}` });
  expect((await server.call('POST', '/login', { body: { email, password: 'Tsuba!Oper2026' } })).status).not.toBe(200);
  expect(await admin(env, 'unlock', email)).toEqual({ code: 0, said: `${email} can try again.` });
  expect((await server.call('POST', '/login', { body: { email, password: 'Tsuba!Oper2026' } })).status).toBe(200);
  expect((await actions('TSUBA')).some(({ action }) => action === 'user.unlock')).toBe(true);
  expect(await admin(env, 'unlock', email)).toEqual({ code: 0, said: `${email} was not locked.` });
});

test('reset-second-factor lets somebody in with the password alone, by letter and on record, and says when there was none', async () => {
  const email = 'ops@tsubaki.example';
  expect(await admin(env, 'reset-second-factor', email)).toEqual({ code: 1, said: `${email} has no second factor.` });
  await enrol(server, email, await server.signIn(email));
  expect((await givePassword(server, email)).body.status).toBe('otp_required');
  expect((await admin(env, 'reset-second-factor', email)).code).toBe(0);
  expect((await givePassword(server, email)).body.status).toBe('ok');
  expect((await actions('TSUBA')).some(({ action, after }) => action === 'user.resetSecondFactor' && after?.['email'] === email)).toBe(
    true,
  );
  expect((await server.mails(email)).at(-1)?.text).toContain('解除され');
});

test('on an empty database the first super-user chooses a password by the printed link, and administers', async () => {
  await server.sql(`update app_user set superuser = false`);
  expect((await admin(env, 'grant', SUPER)).said).toBe('There is no super-user yet: use create-superuser.');
  expect((await admin(env, 'create-superuser', 'Root@Bank.example', 'Root')).said).toBe(
    'There is an organisation PLATF already: choose another reference with --organisation=…',
  );
  expect((await admin(env, 'create-superuser', 'root@bank.example', 'Root', '--organisation=ops')).said).toContain('capital letters');
  const made = await admin(env, 'create-superuser', 'Root@Bank.example', 'Root', '--organisation=OPS', '--language=jp');
  expect(made.code).toBe(0);
  const [, token = ''] = /https:\/\/hakaru\.example\/passwordreset\/(\S+)/.exec(made.said) ?? [];
  const body = { token, email: 'root@bank.example', password: 'Root!Chosen2026' };
  const reset = await server.call('POST', '/reset', { body });
  expect(reset.status).toBe(200);
  const again = await server.call('POST', '/reset', { body });
  expect(again.status).not.toBe(200);
  await server.ask(String(reset.body.access_token), 'mutation { registerUser { email } }');
  const listed = await server.ask(String(reset.body.access_token), '{ organisations(first: 100) { data { ref } } }');
  expect(JSON.stringify(listed)).toContain('"HOSHI"');
  expect((await actions('OPS')).map(({ action }) => action).slice(0, 2)).toEqual(['organisation.create', 'superuser.create']);
  // Entries written by the command line are part of the hash chain.
  const [ops] = await server.sql(`select id from organisation where ref = 'OPS'`);
  expect(await verifyChain(server.app, String(ops?.['id']))).toMatchObject({ ok: true });
  // A client's user sees none of it.
  const stranger = await server.ask(await server.as('admin@hoshikawa.example'), '{ organisations(first: 100) { data { ref } } }');
  expect(stranger.errors?.[0]?.message).toBe('This action is unauthorized.');
});
