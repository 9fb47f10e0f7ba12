import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const FIELDS = 'id email organisationRef role superuser state isLocked password_reset hasAgreed version packages { type }';
const LIST = `query ($search: String, $order: PeopleOrder, $direction: SortDirection) {
  allUsers(first: 100, search: $search, order: $order, direction: $direction) { data { ${FIELDS} } paginatorInfo { total } } }`;
const ask = async (query: string, variables = {}) => await server.ask(await server.as(SUPER), query, variables);
const person = async (email: string) => (await ask(LIST, { search: email })).data.allUsers.data[0];
const trailOf = (id: string) =>
  server.sql(`select action, organisation_id, user_id, before, after from audit where subject_id = $1 order by seq`, [id]);

describe('people across organisations', () => {
  test('2.5.19 nobody is listed before two letters are typed', async () => {
    for (const search of ['', 'a', ' a ']) {
      expect((await ask(LIST, { search })).errors?.[0]?.extensions?.validation).toEqual({ search: ['tooShort'] });
    }
    expect((await ask(LIST, { search: '楓年' })).data.allUsers.paginatorInfo.total).toBe(2);
  });

  test('2.5.19 found by name, address, or the organisation’s ref and names', async () => {
    for (const search of ['kaede', '楠 あかり', 'admin@kaede', 'Kaede Pension'])
      expect((await ask(LIST, { search })).data.allUsers.data).toContainEqual(expect.objectContaining({ organisationRef: 'KAEDE' }));
    const { data } = await ask(LIST, { search: 'hoshikawa', order: 'email', direction: 'desc' });
    const emails = data.allUsers.data.map(({ email }: { email: string }) => email);
    expect(emails).toEqual(emails.toSorted().toReversed());
  });

  test('2.5.22 nobody but super-users reads or does any of it', async () => {
    const token = await server.as('admin@hoshikawa.example');
    const { id, version } = await person('user@hoshikawa.example');
    const doors = [
      '{ allUsers(search: "hoshi") { data { id } } }',
      'mutation { exportUsers(search: "hoshi") { id } }',
      `mutation { sendUserReset(id: "${id}") { id } }`,
      `mutation { unlockUser(id: "${id}") { id } }`,
      `mutation { requirePasswordChange(id: "${id}", version: ${version}, required: true) { id } }`,
      `mutation { moveUser(id: "${id}", version: ${version}, organisationId: "${id}", role: "user") { id } }`,
      `mutation { setUserAccess(id: "${id}", version: ${version}, disabled: true) { id } }`,
    ];
    for (const door of doors) expect((await server.ask(token, door)).errors?.[0]?.message).toBe('This action is unauthorized.');
  });

  test('the list for a review of access is whole, and taking it out is written down', async () => {
    const { data } = await ask('mutation { exportUsers(search: "hoshikawa") { email organisationName lastLoginAt packages { type } } }');
    expect(data.exportUsers).toHaveLength(5);
    const [entry] = await server.sql(`select after from audit where action = 'users.export' order by seq desc limit 1`);
    expect(entry?.['after']).toEqual({ organisationId: null, search: 'hoshikawa', rows: 5 });
    expect((await ask('mutation { exportUsers(search: "") { id } }')).errors?.[0]?.extensions?.validation).toEqual({
      search: ['tooShort'],
    });
  });
});

describe('what support does for a person', () => {
  test('a reset link goes to the person, never to support; the trail is their organisation’s', async () => {
    const { id } = await person('ops@marlowe.example');
    expect((await ask('mutation ($id: ID!) { sendUserReset(id: $id) { id } }', { id })).data.sendUserReset).toEqual({ id });
    const [mail] = await server.mails('ops@marlowe.example');
    expect(mail?.text).toMatch(/\/passwordreset\/\S{40,}/);
    const [entry] = await trailOf(id);
    const [owner] = await server.sql(`select id from organisation where ref = 'MARLO'`);
    expect(entry).toMatchObject({ action: 'user.sendReset', organisation_id: owner?.['id'] });
    expect(JSON.stringify(entry)).not.toMatch(/passwordreset/);
  });

  test('a new password is asked for at once, and the second of two editors gets a conflict', async () => {
    const { id, version } = await person('pa@redfern.example');
    const FLAG =
      'mutation ($id: ID!, $version: Int!, $required: Boolean!) { requirePasswordChange(id: $id, version: $version, required: $required) { password_reset version } }';
    const token = await server.signIn('pa@redfern.example');
    const flagged = await ask(FLAG, { id, version, required: true });
    expect(flagged.data.requirePasswordChange).toEqual({ password_reset: true, version: version + 1 });
    expect((await server.ask(token, '{ users { data { id } } }')).errors?.[0]?.message).toBe('This action is unauthorized.');
    expect((await ask(FLAG, { id, version, required: false })).errors?.[0]?.message).toBe('Conflict.');
    expect((await ask(FLAG, { id, version: version + 1, required: false })).data.requirePasswordChange.password_reset).toBe(false);
    const actions = (await trailOf(id)).map(({ action }) => action);
    expect(actions).toEqual(['user.requirePasswordChange', 'user.waivePasswordChange']);
  });

  test('a person locked by wrong passwords is shown locked, and let in again', async () => {
    const email = 'desk@komorebi.example';
    for (let tries = 0; tries < 5; tries++)
      await server.call('POST', '/login', { body: { email, password: 'Wrong!Pass2026' }, ip: '203.0.113.9' });
    const right = { body: { email, password: 'Komor!Desk2026' }, ip: '203.0.113.9' };
    expect((await server.call('POST', '/login', right)).status).toBe(429);
    const locked = await person(email);
    expect(locked.isLocked).toBe(true);
    const { data } = await ask('mutation ($id: ID!) { unlockUser(id: $id) { isLocked } }', { id: locked.id });
    expect(data.unlockUser).toEqual({ isLocked: false });
    expect((await server.call('POST', '/login', right)).status).toBe(200);
  });

  test('a disabled person is out at once, and back when enabled; oneself cannot be disabled', async () => {
    const { id, version } = await person('staff@sazanami.example');
    const SET =
      'mutation ($id: ID!, $version: Int!, $disabled: Boolean!) { setUserAccess(id: $id, version: $version, disabled: $disabled) { state version } }';
    const token = await server.signIn('staff@sazanami.example');
    expect((await ask(SET, { id, version, disabled: true })).data.setUserAccess).toEqual({ state: 'disabled', version: version + 1 });
    expect((await server.call('GET', '/me', { token })).status).toBe(401);
    expect((await ask(SET, { id, version, disabled: false })).errors?.[0]?.message).toBe('Conflict.');
    expect((await ask(SET, { id, version: version + 1, disabled: false })).data.setUserAccess.state).toBe('active');
    const self = await person(SUPER);
    const own = await ask(SET, { id: self.id, version: self.version, disabled: true });
    expect(own.errors?.[0]?.extensions?.validation).toEqual({ id: ['own'] });
  });

  test('of twenty who flag a person at once, one wins', async () => {
    const { id, version } = await person('ops@tsubaki.example');
    const FLAG = `mutation { requirePasswordChange(id: "${id}", version: ${version}, required: true) { id } }`;
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(FLAG)));
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []))).toEqual(new Set(['Conflict.']));
  });

  test('an id of nobody is not found', async () => {
    const { errors } = await ask('mutation { unlockUser(id: "11111111-1111-4111-8111-111111111111") { id } }');
    expect(errors?.[0]?.message).toBe('Not found.');
  });
});

describe('somebody moves to another organisation', () => {
  const MOVE = `mutation ($id: ID!, $version: Int!, $organisationId: ID!, $role: String!) {
    moveUser(id: $id, version: $version, organisationId: $organisationId, role: $role) { organisationRef role packages { type } version } }`;
  const organisationId = async (ref: string) => (await server.sql('select id from organisation where ref = $1', [ref]))[0]?.['id'];

  test('they are out at once, come back into the new one with their own password, and hold nothing of the old', async () => {
    const email = 'user@shirasagi.example';
    const { id, version } = await person(email);
    const token = await server.signIn(email);
    const to = { organisationId: await organisationId('KAEDE'), role: 'readonly' };
    const moved = await ask(MOVE, { id, version, ...to });
    expect(moved.data.moveUser).toEqual({ organisationRef: 'KAEDE', role: 'readonly', packages: [], version: version + 1 });
    expect((await server.call('GET', '/me', { token })).status).toBe(401);
    const me = await server.call('GET', '/me', { token: await server.signIn(email) });
    expect(me.body).toMatchObject({ role: 'readonly', organisation: { ref: 'KAEDE' }, packages: [], notificationsUnreadCount: 0 });
    const [kept] = await server.sql('select count(*)::int as rows from password_history where user_id = $1 and organisation_id = $2', [
      id,
      to.organisationId,
    ]);
    const [left] = await server.sql('select count(*)::int as rows from password_history where user_id = $1 and organisation_id <> $2', [
      id,
      to.organisationId,
    ]);
    expect([kept?.['rows'] > 0, left?.['rows']]).toEqual([true, 0]);
    const trail = await trailOf(id);
    expect(trail.map(({ action, organisation_id }) => [action, organisation_id])).toEqual(
      expect.arrayContaining([
        ['user.arrive', to.organisationId],
        ['user.move', await organisationId('SHIRA')],
      ]),
    );
    expect((await ask(MOVE, { id, version, ...to, organisationId: await organisationId('HOSHI') })).errors?.[0]?.message).toBe('Conflict.');
  });

  test.each([
    ['ops@marlowe.example', 'MARLO', { organisationId: ['same'] }],
    [SUPER, 'HOSHI', { id: ['superuser'] }],
    ['ops@marlowe.example', 'NOBODY', { organisationId: ['unknown'] }],
  ])('%s to %s is refused', async (email, ref, validation) => {
    const { id, version } = await person(email);
    const target = (await organisationId(ref)) ?? '11111111-1111-4111-8111-111111111111';
    const { errors } = await ask(MOVE, { id, version, organisationId: target, role: 'user' });
    expect(errors?.[0]?.extensions?.validation).toEqual(validation);
  });
});
