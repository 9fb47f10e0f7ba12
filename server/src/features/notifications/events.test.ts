import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { sendFile } from '#testing/send-file';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const SENDER = 'ops@tsubaki.example';
const COLLEAGUE = 'new@tsubaki.example';
const HEAD = ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Return (%)'];
const book = (...rows: Value[][]) => makeWorkbook([{ name: 'Mandates', rows: [HEAD, ...rows] }]);

/** A person's notifications, newest first. Read from the table, because a person who has not agreed to the terms cannot query. */
async function rungFor(email: string): Promise<{ kind: string; params: Record<string, string>; path: string }[]> {
  return (await server.sql('select kind, params, path from notification where user_id = $1 order by created_at desc, id', [
    demoId(email),
  ])) as never; // the columns selected
}

async function wantLetters(email: string, kind: string): Promise<void> {
  const SET = `mutation ($kind: String!) { updateNotificationSetting(kind: $kind, inApp: true, email: true) { kind } }`;
  expect((await server.ask(await server.as(email), SET, { kind })).errors).toBeUndefined();
}

async function send(name: string, bytes: Buffer): Promise<string> {
  const fields = { runMode: 'sync', ownerId: demoId('HOSHI') };
  const { status, body } = await sendFile(server, await server.as(SENDER), { name, bytes, fields });
  expect(status).toBe(201);
  return body.id;
}

/** October's report with a slightly higher value, so that only the value changes. */
async function october(ref: string): Promise<Value[]> {
  const [row] = await server.sql(
    `select o.value::text from observation o join entity e on e.id = o.entity_id where e.ref = $1 and o.measure = 'marketValue' and o.superseded_at is null
      order by o.as_of desc limit 1`,
    [ref],
  );
  return [ref, '2026-10-31', Math.round(Number(row?.['value']) * 1.001), 0, 0.1];
}

const STATE = 'query ($id: ID!) { import(id: $id) { status version warnings } }';
async function approve(id: string): Promise<void> {
  const token = await server.as(SENDER);
  const { version, warnings } = (await server.ask(token, STATE, { id })).data.import;
  const APPROVE =
    'mutation ($id: ID!, $version: Int!, $reason: String) { approveImport(id: $id, version: $version, reason: $reason) { status } }';
  const reply = await server.ask(token, APPROVE, { id, version, reason: warnings > 0 ? 'as agreed' : null });
  expect(reply.data?.approveImport?.status ?? reply.errors).toBe('approved');
}

test('a file with an error rings for who sent it and for nobody else, and leads to the file', async () => {
  await wantLetters(SENDER, 'importFailed');
  const id = await send('letters.xlsx', await book(['HRE01', '2026-10-31', '6O,000', 0, 1]));
  expect((await rungFor(SENDER))[0]).toEqual({
    kind: 'importFailed',
    params: { file: 'letters.xlsx' },
    path: `/manager/import/history/${id}`,
  });
  expect((await server.mails(SENDER)).at(-1)?.text).toContain('/notifications');
  expect((await rungFor(COLLEAGUE)).map(({ kind }) => kind)).not.toContain('importFailed');
  expect((await rungFor(OWNER)).map(({ params }) => params['file'])).not.toContain('letters.xlsx');
});

test('a file that cannot be read rings as failed', async () => {
  const id = await send('empty.xlsx', await makeWorkbook([{ name: 'Nothing', rows: [['a', 'b']] }]));
  expect((await rungFor(SENDER))[0]).toMatchObject({ kind: 'importFailed', path: `/manager/import/history/${id}` });
});

test('a checked file rings for those who may act on it, its approval for the owner, with a letter to who asked for one', async () => {
  await wantLetters(OWNER, 'importApproved');
  const before = (await server.mails(OWNER)).length;
  const id = await send('october.xlsx', await book(await october('HDB01')));
  const { status } = (await server.ask(await server.as(SENDER), STATE, { id })).data.import;
  const waiting = status === 'warning' ? await rungFor(SENDER) : await rungFor(COLLEAGUE);
  expect(waiting[0]).toMatchObject({
    kind: status === 'warning' ? 'importWarning' : 'importReceived',
    path: `/manager/import/history/${id}`,
  });
  expect((await rungFor(OWNER)).some(({ path }) => path.includes(id))).toBe(false);
  await approve(id);
  expect((await rungFor(OWNER))[0]).toEqual({
    kind: 'importApproved',
    params: { sender: 'Tsubaki Asset Management', senderJp: '椿アセットマネジメント', file: 'october.xlsx', asOf: '2026-10-31' },
    path: `/owner/import/history/${id}`,
  });
  expect((await server.mails(OWNER)).length).toBe(before + 1);
  const rung = await server.sql(`select distinct organisation_id from notification where params ->> 'file' = 'october.xlsx'`);
  expect(new Set(rung.map(row => row['organisation_id']))).toEqual(new Set([demoId('HOSHI'), demoId('TSUBA')]));
});

test('a new colleague rings for the administrators, a changed password for its owner with one letter', async () => {
  const ADD = 'mutation ($input: NewUserInput!) { addUser(input: $input) { id } }';
  const newcomer = (email: string) => ({
    email,
    name: 'Newcomer',
    role: 'admin',
    language: 'en',
    title: '',
    phone_number: '',
    packages: [],
  });
  const token = await server.as(OWNER);
  const first = await server.ask(token, ADD, { input: newcomer('first@hoshikawa.example') });
  const second = await server.ask(token, ADD, { input: newcomer('second@hoshikawa.example') });
  const rung = await server.sql('select kind, path from notification where user_id = $1', [first.data?.addUser?.id ?? first.errors]);
  expect(rung).toEqual([{ kind: 'userAdded', path: `/settings/users/${second.data.addUser.id}` }]);

  const email = 'ops@marlowe.example';
  const SET = 'mutation ($current: String!, $password: String!) { setPassword(current: $current, password: $password) { id } }';
  const letters = (await server.mails(email)).length;
  expect(
    (await server.ask(await server.as(email), SET, { current: passwordOf(email), password: 'Marlo!Later2026' })).errors,
  ).toBeUndefined();
  expect((await rungFor(email))[0]).toMatchObject({ kind: 'passwordChanged', path: '/settings/profile' });
  expect((await server.mails(email)).length).toBe(letters + 1);
});
