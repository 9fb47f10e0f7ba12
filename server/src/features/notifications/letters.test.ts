import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALWAYS_SENT, notificationKinds } from '@hakaru/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { MONTH, OWNER, plantAsset, type Planted, plantPackage } from '#features/month-ends/testing/month-plant';
import { sendFile } from '#testing/send-file';
import { monthEndTasks } from '#features/month-ends/jobs';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { notify } from './public';

/** From the event to the notification and the mail, each for one person in English and one in Japanese. */
let server: TestServer;
let planted: Planted;
const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const OPS = 'ops@tsubaki.example';
const COLLEAGUE = 'new@tsubaki.example';
const OWNERS = [ADMIN, USER] as const;
const MANAGERS = [OPS, COLLEAGUE] as const;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  await server.sql(`update app_user set agreed_at = now() where email = $1`, [COLLEAGUE]);
  const speak = (email: string, language: string) =>
    server.sql(`update app_user set preferences = preferences || jsonb_build_object('language', $2::text) where email = $1`, [
      email,
      language,
    ]);
  for (const email of [ADMIN, OPS]) await speak(email, 'en');
  for (const email of [USER, COLLEAGUE]) await speak(email, 'jp');
  planted = await plantAsset(server, await plantPackage(server), 1);
  // The first mandate names its manager as a party; for the second there is only the grant to report it.
  await server.sql(
    `insert into party (organisation_id, entity_id, role, party_organisation_id, name_en, name_jp, from_day)
     values ($1, $2, 'manager', $3, 'Tsubaki', '椿', '2026-08-01')`,
    [OWNER, planted.mandates[0]?.id, demoId('TSUBA')],
  );
});
afterAll(() => server.close());

/** A manager sees whose report it is; the owner does not see its own name. */
const CLIENT = { client: 'Hoshikawa Electric Corporate Pension Fund', clientJp: '星川電機企業年金基金' };

type Rung = { params: Record<string, string>; path: string };
const rungFor = async (email: string, kind: string): Promise<Rung[]> =>
  (await server.sql('select params, path from notification where user_id = $1 and kind = $2 order by created_at, id', [
    demoId(email),
    kind,
  ])) as Rung[]; // the columns selected
const SUBJECTS = { en: 'A new notification in Hakaru', jp: 'Hakaru 新しいお知らせ' };
const WORDS = { en: 'A new notification is waiting for you', jp: '新しいお知らせがあります' };

/** Triggers an event and returns the notification: one for each recipient, with a mail in their language, and none before. */
async function ringing(kind: string, listeners: readonly [english: string, japanese: string], happen: () => Promise<void>): Promise<Rung> {
  const SET = `mutation ($kind: String!) { updateNotificationSetting(kind: $kind, inApp: true, email: true) { kind } }`;
  for (const email of listeners) expect((await server.ask(await server.as(email), SET, { kind })).errors).toBeUndefined();
  const notices = (email: string) =>
    server.mails(email).then(all => all.filter(({ subject }) => Object.values(SUBJECTS).includes(subject)));
  const before = await Promise.all(listeners.map(async email => [(await rungFor(email, kind)).length, (await notices(email)).length]));
  await happen();
  for (const [at, email] of listeners.entries()) {
    const language = at === 0 ? 'en' : 'jp';
    const letters = await notices(email);
    expect([email, (await rungFor(email, kind)).length, letters.length]).toEqual([
      email,
      (before[at]?.[0] ?? 0) + 1,
      (before[at]?.[1] ?? 0) + 1,
    ]);
    expect([letters.at(-1)?.subject, letters.at(-1)?.text.includes(WORDS[language])]).toEqual([SUBJECTS[language], true]);
  }
  const strangers = await server.sql(`select 1 from notification where kind = $1 and organisation_id <> all($2::uuid[])`, [
    kind,
    [OWNER, demoId('TSUBA')],
  ]);
  expect(strangers).toEqual([]);
  return (await rungFor(listeners[0], kind)).at(-1) as Rung; // their number was checked above
}

async function report(by: string, name: string, sheet: string, rows: Value[][]): Promise<string> {
  const bytes = await makeWorkbook([{ name: sheet, rows }]);
  const token = await server.as(by);
  const { status, body } = await sendFile(server, token, { name, bytes, fields: { runMode: 'sync', ownerId: OWNER } });
  expect(status).toBe(201);
  const { version } = (await server.ask(token, `{ import(id: "${body.id}") { version } }`)).data.import;
  const APPROVE = `mutation { approveImport(id: "${body.id}", version: ${version}, reason: "as agreed") { status } }`;
  const reply = await server.ask(token, APPROVE);
  expect(reply.data?.approveImport?.status ?? reply.errors).toBe('approved');
  return body.id;
}
const values = (by: string, name: string, amount: number) =>
  report(by, name, 'Mandates', [
    ['Mandate Code', 'As-of Date', 'Market Value'],
    ...planted.mandates.map(({ ref }): Value[] => [ref, MONTH, amount]),
  ]);

async function monthEnd(mutation: string): Promise<void> {
  const reply = await server.ask(await server.as(ADMIN), `mutation { done: ${mutation} { id } }`);
  const given = { organisationId: OWNER, runId: reply.data?.done.id ?? reply.errors };
  await monthEndTasks['monthEnd']?.(server.app, given, { jobId: '1', attempt: 1, signal: undefined });
}
const ask = async (mutation: string): Promise<string> => {
  const reply = await server.ask(await server.as(ADMIN), `mutation { done: ${mutation} { id } }`);
  return reply.data?.done.id ?? reply.errors;
};

test('instructions of a manager ring for the owner, with a letter in each reader’s language', async () => {
  const HEAD = ['Instruction No.', 'Mandate Code', 'Category', 'Type', 'Trade Date', 'Settlement Date', 'Currency', 'Amount'];
  const row = [planted.mandates[0]?.ref ?? '', 'Cash Transfer', 'cashTransfer', '2026-09-10', '2026-09-14', 'JPY', 5_000_000];
  let id = '';
  const rung = await ringing('instructionsReceived', OWNERS, async () => {
    id = await report(OPS, 'instructions.xlsx', 'Instructions', [HEAD, ['I-1', ...row], ['I-2', ...row]]);
  });
  expect(rung).toEqual({
    params: { sender: 'Tsubaki Asset Management', senderJp: '椿アセットマネジメント', count: '2' },
    path: `/owner/import/history/${id}`,
  });
});

test('a month that is populated, published, restated, returned and cancelled rings for those it concerns, with a letter in their language', async () => {
  const { assetId, mandates } = planted;
  const [first] = mandates;
  const month = `assetId: "${assetId}", asOf: "${MONTH}"`;
  await values(OPS, 'september.xlsx', 1_010_000);
  const populated = await ringing('monthEndPopulated', OWNERS, () => monthEnd(`populateMonthEnd(${month})`));
  expect(populated).toEqual({ params: { asOf: MONTH }, path: '/owner/monthEnd' });

  let id = '';
  const published = await ringing('reportPublished', MANAGERS, async () => {
    id = await ask(`publishReport(${month}, entityId: "${first?.id}")`);
  });
  expect(published).toEqual({ params: { mandate: first?.ref, asOf: MONTH, ...CLIENT }, path: `/manager/reports/${id}` });

  await values(USER, 'corrected.xlsx', 1_012_000);
  const earlier = id;
  const restated = await ringing('reportRestated', MANAGERS, async () => {
    id = await ask(`restateReport(id: "${earlier}", reason: "a late trade")`);
  });
  expect(restated).toEqual({ params: { mandate: first?.ref, asOf: MONTH, ...CLIENT }, path: `/manager/reports/${id}` });
  expect(id).not.toBe(earlier);

  const [assignment] = await server.sql(`select id from package_assignment where entity_id = $1`, [mandates[1]?.id]);
  const returned = await ringing('reportReturned', MANAGERS, async () => {
    const GIVE = `mutation { returnTask(assetId: "${assetId}", assignmentId: "${assignment?.['id']}", asOf: "${MONTH}", comment: "twice too high") }`;
    expect((await server.ask(await server.as(ADMIN), GIVE)).data?.returnTask).toBe(true);
  });
  expect(returned.params).toEqual({ mandate: mandates[1]?.ref, asOf: MONTH, ...CLIENT });
  expect(returned.path).toBe(`/manager/reportingTasks?month=${MONTH}&search=${mandates[1]?.ref}`);
  for (const email of MANAGERS) expect((await server.mails(email)).map(({ text }) => text).join()).toContain('twice too high');

  const cancelled = await ringing('monthEndCancelled', OWNERS, () => monthEnd(`cancelMonthEnd(${month}, reason: "too early")`));
  expect(cancelled).toEqual({ params: { asOf: MONTH }, path: '/owner/monthEnd' });
});

test('what a manager says about a month rings for the owner, with a letter in each reader’s language; taken back, it rings no more', async () => {
  const [first] = planted.mandates;
  const about = { assetId: planted.assetId, entityId: first?.id, asOf: MONTH };
  const SAY = `mutation ($assetId: ID!, $entityId: ID!, $asOf: String!, $version: Int!, $body: String!) {
    saveCommentary(assetId: $assetId, entityId: $entityId, asOf: $asOf, version: $version, body: $body) { version } }`;
  const say = async (body: string, version: number) => {
    const reply = await server.ask(await server.as(OPS), SAY, { ...about, body, version });
    expect(reply.errors).toBeUndefined();
  };
  const rung = await ringing('commentaryReceived', OWNERS, () => say('Shares rose.', 0));
  expect(rung).toEqual({
    params: { sender: 'Tsubaki Asset Management', senderJp: '椿アセットマネジメント', mandate: first?.ref, asOf: MONTH },
    path: `/owner/mandates/${first?.id}/commentary`,
  });
  const before = (await rungFor(ADMIN, 'commentaryReceived')).length;
  await say('', 1);
  expect(await rungFor(ADMIN, 'commentaryReceived')).toHaveLength(before);
});

test('a document filed without an account rings for the colleagues, one with an account for nobody', async () => {
  const file = async (name: string, fields: Record<string, string>) => {
    const bytes = Buffer.from(`%PDF-1.7\n${name}\nstartxref\n9\n%%EOF\n`);
    const { status, body } = await sendFile(server, await server.as(ADMIN), { path: '/documents', name, bytes, fields: { type: 'MMR_DOC', name, ...fields } }); // oxfmt-ignore
    expect([name, status, status === 201 ? null : body]).toEqual([name, 201, null]);
  };
  await file('assigned.pdf', { entityId: planted.mandates[0]?.id ?? '' });
  expect(await rungFor(USER, 'documentWaiting')).toEqual([]);
  const SET = `mutation { updateNotificationSetting(kind: "documentWaiting", inApp: true, email: true) { kind } }`;
  await server.ask(await server.as(USER), SET);
  const before = (await server.mails(USER)).length;
  await file('September letter.pdf', {});
  expect(await rungFor(USER, 'documentWaiting')).toEqual([
    { params: { document: 'September letter.pdf' }, path: '/owner/documents?search=September%20letter.pdf' },
  ]);
  expect((await server.mails(USER)).slice(before).map(({ subject }) => subject)).toEqual([SUBJECTS.jp]);
  for (const email of [ADMIN, 'view@hoshikawa.example', OPS]) expect(await rungFor(email, 'documentWaiting')).toEqual([]); // the person who filed it, a reader, a user of another organisation
});

const NOBODY = { id: 'letters', ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;

test.each(notificationKinds)('%s: the letter has a subject, a greeting and one link in each language, and says no figure', async kind => {
  const SET = `mutation ($kind: String!) { updateNotificationSetting(kind: $kind, inApp: true, email: true) { kind } }`;
  for (const email of OWNERS) {
    const reply = await server.ask(await server.as(email), SET, { kind });
    expect(reply.errors === undefined).toBe(!ALWAYS_SENT.includes(kind)); // some kinds are sent to everybody, whatever they chose
  }
  const before = await Promise.all(OWNERS.map(async email => (await server.mails(email)).length));
  const params = { mandate: 'M-SECRET', asOf: MONTH, due: MONTH, file: 'secret.xlsx', count: '987654', sender: 'Secret', entry: '987654' };
  await inScope(server.app.database.db, 'platform', db =>
    notify(
      { app: server.app, db, actor: null, request: NOBODY },
      { organisationId: OWNER, userIds: OWNERS.map(demoId), kind, params, path: '/owner/overview' },
    ),
  );
  for (const [at, email] of OWNERS.entries()) {
    const letters = (await server.mails(email)).slice(before[at]);
    expect(letters).toHaveLength(1);
    const { subject = '', text = '' } = letters[0] ?? {};
    expect(subject).toBe(SUBJECTS[at === 0 ? 'en' : 'jp']);
    expect(text).toContain(WORDS[at === 0 ? 'en' : 'jp']);
    expect(text.match(/https?:\/\/\S+/g)).toEqual([`${server.app.settings.publicUrl}/notifications`]);
    expect(subject + text).not.toMatch(/secret|987654|undefined|[{}]/i);
    expect(subject + text).not.toContain(kind);
  }
});

/** The kinds named in code that calls the notifications feature; the demo and tests are left out. */
function raisedIn(files: readonly { path: string; text: string }[]): Set<string> {
  const calling = files.filter(
    ({ path, text }) =>
      !path.endsWith('.test.ts') && !/features\/(demo|notifications)\//.test(path) && text.includes('#features/notifications/public'),
  );
  return new Set(notificationKinds.filter(kind => calling.some(({ text }) => text.includes(`'${kind}'`))));
}

test('the kinds offered in the settings are those that code raises, and no other', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts'));
  const raised = raisedIn(paths.map(path => ({ path: `features/${path}`, text: readFileSync(join(root, path), 'utf8') })));
  const { data } = await server.ask(await server.as(ADMIN), `{ notificationSettings { kind } }`);
  expect(data.notificationSettings.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([...raised].toSorted());
  expect(raisedIn([{ path: 'features/x/a.ts', text: `'userAdded'` }])).toEqual(new Set()); // the word alone raises nothing
});
