import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const SUPER = 'super@platform.example';
const ask = async (email: string, document: string, variables: object = {}) =>
  await server.ask(await server.as(email), document, { ...variables });
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const SAVE = `mutation($id: ID, $version: Int, $input: DataSubjectRequestInput!) { saveDataSubjectRequest(id: $id, version: $version, input: $input) {
  id number dueDay daysLeft status closedDay userId organisationRef version } }`;
const ERASE = 'mutation($id: ID!, $version: Int!) { eraseDataSubject(id: $id, version: $version) { erasedAt accountName userId version } }';
const asked = (more: object = {}) => ({
  requester: 'Naoki Hase',
  email: 'user@hoshikawa.example',
  kind: 'access',
  receivedDay: '2026-01-31',
  status: 'open',
  notes: '',
  ...more,
});
const save = async (input: object, change: object = {}) => {
  const { data, errors } = await ask(SUPER, SAVE, { input, ...change });
  expect(errors).toBeUndefined();
  return data.saveDataSubjectRequest;
};
const exported = async (id: string, email = SUPER) =>
  await server.call('POST', `/dsr/${id}/export`, { token: await server.as(email), body: {} });

test('2.5.11 a request is due one month after it came, finds the account of its address, and is closed on a day', async () => {
  const made = await save(asked());
  expect(made).toMatchObject({ dueDay: '2026-02-28', status: 'open', closedDay: null, organisationRef: 'HOSHI', version: 1 });
  expect(made.daysLeft).toBeLessThan(0);
  expect(await save(asked({ email: 'nobody@elsewhere.example' }))).toMatchObject({ userId: null, organisationRef: null });
  expect(refusal(await ask(SUPER, SAVE, { input: asked({ receivedDay: '2999-01-01' }) }))).toEqual({ receivedDay: ['future'] });
  expect(refusal(await ask(SUPER, SAVE, { input: asked({ kind: 'curiosity', email: 'x' }) }))).toMatchObject({ email: ['email'] });
  const closed = await save(asked({ status: 'completed' }), { id: made.id, version: 1 });
  expect(closed).toMatchObject({ status: 'completed', daysLeft: null, closedDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(refusal(await ask(SUPER, SAVE, { id: made.id, version: 1, input: asked() }))).toBe('Conflict.');
});

test('2.5.11 the data of a person is one file with account, sign-ins and actions, and no secret; taking it out is written down', async () => {
  await server.signIn('view@hoshikawa.example');
  const { id, number } = await save(asked({ email: 'view@hoshikawa.example', kind: 'portability' }));
  const { status, text } = await exported(id);
  expect(status).toBe(200);
  const data = JSON.parse(text);
  expect(data).toMatchObject({ request: number, account: { email: 'view@hoshikawa.example', role: 'readonly' } });
  expect(data.sign_ins.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/password_hash|token_hash|\$argon|\$scrypt/);
  const trail = await server.sql(
    `select distinct o.ref from audit a join organisation o on o.id = a.organisation_id where a.action = 'dsr.export' order by 1`,
  );
  expect(trail).toEqual([{ ref: 'HOSHI' }, { ref: 'PLATF' }]);
});

test('2.5.11 erasure replaces name and address, ends sign-in and keeps the trail under the same id', async () => {
  const email = 'bench@hoshikawa.example';
  const token = await server.signIn(email);
  const before = await server.sql('select id, organisation_id, name from app_user where email = $1', [email]);
  const [{ id: userId, name } = { id: '', name: '' }] = before;
  const wrong = await save(asked({ email }));
  expect(refusal(await ask(SUPER, ERASE, { id: wrong.id, version: 1 }))).toEqual({ id: ['notErasure'] });
  const own = await save(asked({ email: SUPER, kind: 'erasure' }));
  expect(refusal(await ask(SUPER, ERASE, { id: own.id, version: 1 }))).toEqual({ id: ['superuser'] });
  const { id, number } = await save(asked({ email, kind: 'erasure' }));
  const { data } = await ask(SUPER, ERASE, { id, version: 1 });
  expect(data.eraseDataSubject).toMatchObject({ accountName: `Erased person ${number}`, userId });
  expect(refusal(await ask(SUPER, ERASE, { id, version: 2 }))).toBe('Conflict.');
  expect((await server.call('GET', '/me', { token })).status).toBe(401);
  const left = await server.sql(
    `select u::text as account, (select count(*)::int from session s where s.user_id = u.id) as sessions,
      (select count(*)::int from login_history l where l.user_id = u.id and (l.user_name = $2 or l.ip_address <> '-')) as logins
     from app_user u where u.id = $1`,
    [userId, name],
  );
  expect(left[0]).toMatchObject({ sessions: 0, logins: 0, account: expect.not.stringContaining(String(name)) });
  expect(left[0]?.['account']).not.toContain(email);
  const trail = await server.sql(`select subject_id from audit where action = 'dsr.erase' and subject = 'user'`);
  expect(trail).toEqual([{ subject_id: userId }]);
});

test('2.5.11 erasure replaces the name beside what the person did; what the law has kept unchanged keeps it, and a namesake keeps theirs', async () => {
  const email = 'partner@sazanami.example';
  const [person = {}] = await server.sql('select id, organisation_id, name from app_user where email = $1', [email]);
  const { id: userId, organisation_id: organisationId, name } = person;
  const [spc = {}] = await server.sql(
    `insert into spc (organisation_id, code, name, name_en, kana, form, scheme, fiscal_month) values ($1, 'ERASE', 'x', 'x', 'x', 'gk', 'gkTk', 3) returning id`,
    [organisationId],
  );
  const own = [organisationId, spc['id']];
  await server.sql(`insert into spc_book (organisation_id, spc_id, book) values ($1, $2, 'operator')`, own);
  await server.sql(
    `insert into spc_account (organisation_id, spc_id, book, code, name_en, name_jp, type)
     values ($1, $2, 'operator', '111', 'x', 'x', 'asset'), ($1, $2, 'operator', '311', 'x', 'x', 'equity')`,
    own,
  );
  await server.sql(
    `with entry as (insert into spc_entry (organisation_id, spc_id, book, number, day, description, origin, user_name)
       values ($1, $2, 'operator', 1, '2026-09-30', 'x', 'manual', $3) returning id)
     insert into spc_line (organisation_id, spc_id, book, entry_id, line_no, account_code, debit, credit)
       select $1, $2, 'operator', entry.id, line.no, line.account, line.debit, line.credit
       from entry, (values (1, '111', 5, 0), (2, '311', 0, 5)) as line(no, account, debit, credit)`,
    [...own, name],
  );
  await server.sql(
    `insert into spc_document (organisation_id, spc_id, kind, name, file_key, bytes, user_id, user_name, uploaded_at)
     values ($1, $2, 'other', 'a.pdf', 'k', 1, $3, $4, now()), ($1, $2, 'other', 'b.pdf', 'k', 1, gen_random_uuid(), $4, now())`,
    [...own, userId, name],
  );
  const { id, number } = await save(asked({ email, kind: 'erasure' }));
  expect((await ask(SUPER, ERASE, { id, version: 1 })).errors).toBeUndefined();
  const papers = await server.sql('select name, user_name from spc_document where spc_id = $1 order by name', [spc['id']]);
  expect(papers).toEqual([
    { name: 'a.pdf', user_name: `Erased person ${number}` },
    { name: 'b.pdf', user_name: name },
  ]);
  // The journal is an accounting record, so names in it are not erased.
  expect(await server.sql('select user_name from spc_entry where spc_id = $1', [spc['id']])).toEqual([{ user_name: name }]);
});

test('2.5.11 nobody but a super-user reads, exports or erases, and an organisation’s own transaction sees no row', async () => {
  const { id } = await save(asked({ kind: 'erasure' }));
  const LIST = '{ dataSubjectRequests { data { id } } }';
  for (const email of ['admin@hoshikawa.example', 'staff@sazanami.example']) {
    expect(refusal(await ask(email, LIST))).toBe('This action is unauthorized.');
    expect(refusal(await ask(email, ERASE, { id, version: 1 }))).toBe('This action is unauthorized.');
    expect((await exported(id, email)).status).toBe(403);
  }
  expect((await ask(SUPER, LIST)).data.dataSubjectRequests.data.length).toBeGreaterThan(0);
  expect((await exported('00000000-0000-4000-8000-000000000000')).status).toBe(404);
});
