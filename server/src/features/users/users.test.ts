import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const USERS = '{ users(first: 100) { data { id email role state version packages { type } } paginatorInfo { total } } }';
const ADD = 'mutation ($input: NewUserInput!) { addUser(input: $input) { id email state version packages { type } } }';
const CHANGE = `mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) {
  id role version isVerified packages { type } } }`;
const newcomer = { email: 'hana@hoshikawa.example', name: '花 Hana', role: 'user', packages: ['fxrates'], language: 'jp' };

async function userOf(email: string, admin = ADMIN) {
  const { data } = await server.ask(await server.as(admin), USERS);
  return data.users.data.find((user: { email: string }) => user.email === email);
}

describe('one’s own profile', () => {
  const SAVE = `mutation UpdatePreferencesAuth($preferences: PreferencesInput) { updateProfile(preferences: $preferences) {
    id asOfDate assetId assetType preferences { language asOfDate useLatestAsOfDate assetType theme } } }`;

  test('7G.06 7G.07 7G.08 7G.09 updateProfile keeps language, as-of date and useLatestAsOfDate, and answers the profile', async () => {
    const email = 'view@hoshikawa.example'; // a read-only user may do this, too
    const token = await server.as(email);
    const save = async (preferences: object) => (await server.ask(token, SAVE, { preferences })).data.updateProfile;
    expect(await save({ language: 'en' })).toMatchObject({ preferences: { language: 'en', useLatestAsOfDate: true } });
    const dated = await save({ asOfDate: '2025-03-31', useLatestAsOfDate: false });
    expect(dated).toMatchObject({ asOfDate: '2025-03-31', preferences: { language: 'en', asOfDate: '2025-03-31' } });
    expect(await save({ useLatestAsOfDate: true })).toMatchObject({ asOfDate: '2026-09-30', preferences: { asOfDate: '2025-03-31' } });
    expect(await save({ theme: 'dark' })).toMatchObject({ preferences: { theme: 'dark' } });
    const again = await server.call('GET', '/me', { token: await server.signIn(email) });
    expect(again.body).toMatchObject({
      preferences: { language: 'en', theme: 'dark' },
      organisation: { name: expect.stringMatching(/^Hosh/) },
    });
  });

  test.each([
    [{ asOfDate: '2025-02-30' }, { asOfDate: ['dateFormat'] }],
    [{ language: 'fr' }, { language: ['invalid'] }],
    [{ assetId: '00000000-0000-4000-8000-000000000000' }, { assetId: ['invalid'] }],
  ])('%j is refused on its field', async (preferences, validation) => {
    const { errors } = await server.ask(await server.as(ADMIN), SAVE, { preferences });
    expect(errors?.[0]?.extensions?.validation).toEqual(validation);
  });

  test('another organisation’s asset cannot be chosen', async () => {
    const { body } = await server.call('GET', '/me', { token: await server.as('admin@shirasagi.example') });
    const { errors } = await server.ask(await server.as(ADMIN), SAVE, { preferences: { assetId: body.organisation.assets[0].id } });
    expect(errors?.[0]?.extensions?.validation).toEqual({ assetId: ['invalid'] });
  });

  test('5.025 title and phone are one’s own, the phone not longer than 32', async () => {
    const token = await server.as('user@hoshikawa.example');
    const own = 'mutation ($title: String, $phone: String) { updateProfile(title: $title, phone_number: $phone) { title phone_number } }';
    expect((await server.ask(token, own, { title: '主任', phone: '03-0000-0000' })).data.updateProfile).toEqual({
      title: '主任',
      phone_number: '03-0000-0000',
    });
    const { errors } = await server.ask(token, own, { phone: '0'.repeat(33) });
    expect(errors?.[0]?.extensions?.validation).toEqual({ phone_number: ['phoneTooLong'] });
    const { data } = await server.ask(token, '{ me { title } }');
    expect(data.me.title).toBe('主任');
  });

  test('7G.13 4.061 registerUser agrees to the terms; before it the app is closed', async () => {
    const token = await server.signIn('new@tsubaki.example');
    expect((await server.ask(token, '{ notifications { data { id } } }')).errors?.[0]?.message).toBe('This action is unauthorized.');
    expect((await server.ask(token, 'mutation { registerUser { id agreed email } }')).data.registerUser).toMatchObject({ agreed: true });
    expect((await server.ask(token, '{ notifications { data { id } } }')).data.notifications.data).toEqual([]);
  });
});

describe('verification', () => {
  const UNVERIFIED = 'unverified@kaede.example';

  test('6.35 7R.14 7R.15 an unverified person gets the reason; resend mails a signed link; the link verifies', async () => {
    const token = await server.signIn(UNVERIFIED);
    expect((await server.ask(token, '{ notifications { data { id } } }')).errors?.[0]?.message).toBe('Your email address is not verified.');
    expect((await server.call('GET', '/resend', { token })).body).toEqual({ message: 'email sent' });
    const [mail] = await server.mails(UNVERIFIED);
    const path = /\/verify\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    for (const bad of [path.replace(/signature=./, 'signature=_'), path.replace(/expires=\d/, 'expires=9'), path.split('?')[0] ?? '']) {
      expect(await server.call('GET', bad, { token })).toMatchObject({ status: 422, body: { errors: { signature: ['invalid'] } } });
    }
    expect((await server.call('GET', path, { token })).body).toEqual({ message: 'verified' });
    expect((await server.call('GET', path, { token })).status).toBe(200);
    expect((await server.call('GET', '/me', { token })).body.verified).toBe(true);
  });

  test('a link for another person’s id or after a day is refused', async () => {
    const other = await userOf('user@hoshikawa.example');
    const [mail] = await server.mails(UNVERIFIED);
    const path = /\/verify\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await server.call('GET', path.replace(/verify\/[\w-]+/, `verify/${other.id}`))).status).toBe(422);
    server.passTime(86_401);
    expect((await server.call('GET', path)).status).toBe(422);
  });
});

describe('user management', () => {
  test('6.01 7R.07 an administrator adds a person, who is invited, registers and is in', async () => {
    const { data } = await server.ask(await server.as(ADMIN), ADD, { input: newcomer });
    expect(data.addUser).toMatchObject({ email: newcomer.email, state: 'invited', packages: [{ type: 'fxrates' }] });
    const [mail] = await server.mails(newcomer.email);
    expect(mail?.subject).toBe('星川電機企業年金基金 から Hakaru への招待');
    const token = /\/passwordreset\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reply = await server.call('POST', '/register', { body: { token, name: '花田 花', password: 'Hanada!Hana2026' } });
    expect(reply).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
    expect((await server.call('GET', '/me', { token: reply.body.access_token })).body).toMatchObject({
      name: '花田 花',
      verified: true,
      agreed: false,
      password_reset: false,
    });
    const used = await server.call('POST', '/register', { body: { token, name: 'Twice', password: 'Hanada!Twice2026' } });
    expect(used).toMatchObject({ status: 422, body: { errors: { token: ['invalid'] } } });
  });

  test('an invitation lives seven days', async () => {
    const email = 'late@hoshikawa.example';
    await server.ask(await server.as(ADMIN), ADD, { input: { ...newcomer, email } });
    const token = /\/passwordreset\/([\w-]+)/.exec((await server.mails(email))[0]?.text ?? '')?.[1];
    server.passTime(7 * 86_400 + 1);
    const reply = await server.call('POST', '/reset', { body: { token, email, password: 'Hanada!Late2026' } });
    expect(reply).toMatchObject({ status: 422, body: { errors: { token: ['invalid'] } } });
  });

  test('a taken address, an unknown role or package, an unknown field: each refused', async () => {
    const add = async (change: object) =>
      (await server.ask(await server.as(ADMIN), ADD, { input: { ...newcomer, ...change } })).errors?.[0];
    expect((await add({ email: ADMIN }))?.extensions?.validation).toEqual({ email: ['taken'] });
    expect((await add({ email: 'a@b.example', role: 'owner' }))?.extensions?.validation).toEqual({ role: ['required'] });
    expect((await add({ email: 'a@b.example', packages: ['basel'] }))?.extensions?.validation).toEqual({ 'packages.0': ['invalid'] });
    for (const column of ['superuser', 'organisation_id', 'password_hash', 'verified_at', 'version']) {
      expect((await add({ email: 'a@b.example', [column]: true }))?.message).toMatch(/not defined by type/);
    }
    expect(await userOf('a@b.example')).toBeUndefined();
  });

  test('6.33 role, packages and locked fields are changed by version; a new role ends the person’s sessions', async () => {
    const email = 'reset@hoshikawa.example';
    const theirs = await server.signIn(email);
    const { id, version } = await userOf(email);
    const input = { email, name: 'Rin Okabe', role: 'readonly', packages: ['securities'], sso: false };
    const changed = await server.ask(await server.as(ADMIN), CHANGE, { id, version, input });
    expect(changed.data.updateUser).toMatchObject({
      role: 'readonly',
      version: version + 1,
      isVerified: true,
      packages: [{ type: 'securities' }],
    });
    expect((await server.call('GET', '/me', { token: theirs })).status).toBe(401);
    expect((await server.ask(await server.as(ADMIN), CHANGE, { id, version, input })).errors?.[0]?.message).toBe('Conflict.');
    const moved = await server.ask(await server.as(ADMIN), CHANGE, {
      id,
      version: version + 1,
      input: { ...input, email: 'rin@hoshikawa.example' },
    });
    expect(moved.data.updateUser.isVerified).toBe(false);
    expect(await server.mails('rin@hoshikawa.example')).toHaveLength(1);
  });

  test('6.33 an administrator’s password must be changed at the next sign-in', async () => {
    const email = 'user@hoshikawa.example';
    const { id } = await userOf(email);
    const set = 'mutation ($id: ID!, $password: String!) { setUserPassword(id: $id, password: $password) { password_reset } }';
    const weak = await server.ask(await server.as(ADMIN), set, { id, password: 'weak' });
    expect(weak.errors?.[0]?.extensions?.validation).toEqual({ password: ['passwordComplexity'] });
    expect((await server.ask(await server.as(ADMIN), set, { id, password: 'Given!Pass2026' })).data.setUserPassword.password_reset).toBe(
      true,
    );
    const { body } = await server.call('GET', '/me', { token: await server.signIn(email, 'Given!Pass2026') });
    expect(body.password_reset).toBe(true);
  });

  test('nobody shuts themselves out', async () => {
    const self = await userOf(ADMIN);
    const input = { email: ADMIN, name: 'x', role: 'user', packages: [], sso: false };
    const demote = await server.ask(await server.as(ADMIN), CHANGE, { id: self.id, version: self.version, input });
    expect(demote.errors?.[0]?.extensions?.validation).toEqual({ role: ['own'] });
    const disable = await server.ask(await server.as(ADMIN), 'mutation ($id: ID!) { disableUser(id: $id, disabled: true) { id } }', {
      id: self.id,
    });
    expect(disable.errors?.[0]?.extensions?.validation).toEqual({ id: ['own'] });
  });

  test.each(['view@hoshikawa.example', 'ops@tsubaki.example'])('6.03 6.34 %s may not manage users', async email => {
    const token = await server.signIn(email);
    const { id } = await userOf(ADMIN);
    const calls: [string, object][] = [
      [USERS, {}],
      ['query ($id: ID!) { user(id: $id) { id } }', { id }],
      [ADD, { input: newcomer }],
      ['mutation ($id: ID!) { disableUser(id: $id, disabled: true) { id } }', { id }],
      ['mutation ($id: ID!) { setUserPassword(id: $id, password: "Fresh!Start2026") { id } }', { id }],
      ['mutation ($id: ID!) { inviteUser(id: $id) { id } }', { id }],
    ];
    for (const [query, variables] of calls) {
      const { errors } = await server.ask(token, query, variables as Record<string, unknown>); // plain variables
      expect(errors?.[0]?.message).toBe('This action is unauthorized.');
    }
  });

  test('6.37 another organisation’s person is answered like nobody', async () => {
    const stranger = await server.as('admin@shirasagi.example');
    const { id, version } = await userOf('view@hoshikawa.example');
    const input = { email: 'stolen@x.example', name: 'x', role: 'user', packages: [], sso: false };
    const calls: [string, Record<string, unknown>][] = [
      ['query ($id: ID!) { user(id: $id) { id } }', {}],
      [CHANGE, { version, input }],
      ['mutation ($id: ID!) { disableUser(id: $id, disabled: true) { id } }', {}],
      ['mutation ($id: ID!) { setUserPassword(id: $id, password: "Fresh!Start2026") { id } }', {}],
      ['mutation ($id: ID!) { inviteUser(id: $id) { id } }', {}],
    ];
    for (const [query, variables] of calls) {
      const foreign = await server.ask(stranger, query, { ...variables, id });
      const missing = await server.ask(stranger, query, { ...variables, id: '00000000-0000-4000-8000-000000000000' });
      expect(foreign).toEqual(missing);
      expect(foreign.errors?.[0]?.message).toBe('Not found.');
    }
    expect((await userOf('view@hoshikawa.example')).version).toBe(version);
  });
});

describe('who has access', () => {
  const LIST = '{ users(first: 100) { data { id email version isLocked password_reset hasAgreed lastLoginAt } } }';

  test('2.6.02 the list tells who is locked, who must change a password, and when each was last here', async () => {
    const email = 'bench@hoshikawa.example';
    for (let tries = 0; tries < 5; tries++)
      await server.call('POST', '/login', { body: { email, password: 'Wrong!Pass2026' }, ip: '203.0.113.19' });
    const { data } = await server.ask(await server.as(ADMIN), LIST);
    const row = (address: string) => data.users.data.find((user: { email: string }) => user.email === address);
    expect(row(email)).toMatchObject({ isLocked: true });
    expect(row(ADMIN)).toMatchObject({ isLocked: false, password_reset: false, lastLoginAt: expect.stringMatching(/^20/) });
  });

  test('an administrator makes somebody choose a new password; the second of two editors gets a conflict', async () => {
    const FLAG = `mutation ($id: ID!, $version: Int!, $required: Boolean!) {
      requireOwnPasswordChange(id: $id, version: $version, required: $required) { password_reset version } }`;
    const admin = await server.as(ADMIN);
    const { id, version } = await userOf('view@hoshikawa.example');
    const flagged = await server.ask(admin, FLAG, { id, version, required: true });
    expect(flagged.data.requireOwnPasswordChange).toEqual({ password_reset: true, version: version + 1 });
    expect((await server.ask(admin, FLAG, { id, version, required: false })).errors?.[0]?.message).toBe('Conflict.');
    expect((await server.ask(admin, FLAG, { id, version: version + 1, required: false })).errors).toBeUndefined();
    const stranger = await server.as('admin@shirasagi.example');
    expect((await server.ask(stranger, FLAG, { id, version: version + 2, required: true })).errors?.[0]?.message).toBe('Not found.');
  });

  test('the review of access is whole, of one organisation, and written down', async () => {
    const { data } = await server.ask(await server.as(ADMIN), 'mutation { exportOwnUsers { email isLocked } }');
    expect(data.exportOwnUsers.length).toBeGreaterThan(4);
    expect(data.exportOwnUsers.every(({ email }: { email: string }) => email.endsWith('@hoshikawa.example'))).toBe(true);
    const [entry] = await server.sql(`select after from audit where action = 'users.export' order by seq desc limit 1`);
    expect(entry?.['after']).toEqual({ rows: data.exportOwnUsers.length });
    const refused = await server.ask(await server.as('view@hoshikawa.example'), 'mutation { exportOwnUsers { id } }');
    expect(refused.errors?.[0]?.message).toBe('This action is unauthorized.');
  });

  test('every member can learn whom to ask, and of their own organisation only', async () => {
    const { data } = await server.ask(await server.as('view@hoshikawa.example'), '{ administrators { name email } }');
    expect(data.administrators).toContainEqual({ name: expect.any(String), email: ADMIN });
    expect(data.administrators.every(({ email }: { email: string }) => email.endsWith('@hoshikawa.example'))).toBe(true);
  });
});
