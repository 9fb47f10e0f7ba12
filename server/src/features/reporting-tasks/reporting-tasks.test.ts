import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatasetState } from '@hakaru/contract/reporting-tasks';
import { demoId } from '#features/demo/demo-id';
import { assignmentId } from '#features/demo/institution/packages';
import { entityId } from '#features/demo/institution/structure';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { sendFile } from '#testing/send-file';
import { reminderTasks } from './jobs';
import { noteDatasets } from './public';
import { findingsOf } from './tasks';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const OCTOBER = '2026-10-31';
type Shown = {
  entityRef: string;
  label: string;
  due: string;
  daysLeft: number;
  errors: number;
  remindedOn: string | null;
  figures: { key: string }[];
};
const LIST = `query($assetId: ID, $asOf: String, $label: String, $search: String) { reportingTasks(assetId: $assetId, asOf: $asOf, label: $label, search: $search, first: 100) {
  asOf today counts { label count } data { entityRef label due daysLeft errors remindedOn figures { key value } remark { body } can { steer report } } paginatorInfo { total } } }`;
const list = async (token: string, variables: object = {}) =>
  (await server.ask(token, LIST, { assetId: ASSET, ...variables })).data.reportingTasks;
const one = async (ref: string, asOf = OCTOBER): Promise<Shown> => (await list(admin, { asOf, search: ref })).data[0];
const counted = (page: { counts: { label: string; count: number }[] }) =>
  Object.fromEntries(page.counts.filter(({ count }) => count > 0).map(({ label, count }) => [label, count]));
const note = (ref: string, dataset: 'mandates' | 'holdings', state: DatasetState, change: { importId?: string; errors?: number } = {}) =>
  inScope(server.app.database.db, { organisation: demoId('HOSHI') }, db =>
    noteDatasets(
      db,
      {
        organisationId: demoId('HOSHI'),
        state,
        at: server.app.now(),
        importId: change.importId ?? null,
        errors: change.errors ?? 0,
      },
      [{ dataset, asOf: OCTOBER, entityIds: [entityId('HOSHI', ref)] }],
    ),
  );

test('2.6.12 4.032 the month that is closed is Completed for all seventeen; every row shows figures with their keys', async () => {
  const page = await list(admin, { asOf: '2026-09-30' });
  expect(counted(page)).toEqual({ Completed: 17 });
  expect(page.data.find(({ entityRef }: Shown) => entityRef === 'HDB01').figures.map(({ key }: { key: string }) => key)).toEqual(
    ['marketValue.-', 'return.1m', 'benchmarkReturn.1m', 'excess.1m'].map(column => `${entityId('HOSHI', 'HDB01')}.${column}.2026-09-30`),
  );
  const bank = await list(await server.as('admin@shirasagi.example'), { assetId: demoId('SMAIN'), asOf: '2026-09-30' });
  expect(counted(bank)).toEqual({ Completed: 8, Delayed: 1 });
  expect(bank.data[0]).toMatchObject({ entityRef: 'SIN01', label: 'Delayed', due: '2026-10-15' });
});

test('4.026 4.027 4.033 today is the sixth business day: the fifth has passed, the seventh and tenth have not', async () => {
  expect(await list(admin)).toMatchObject({ asOf: OCTOBER, today: '2026-11-10' });
  expect(await one('HAL01')).toMatchObject({ label: 'Delayed', due: '2026-11-09', daysLeft: -1 });
  expect(await one('HFB01')).toMatchObject({ label: 'Pending', due: '2026-11-11', daysLeft: 1 });
  expect(await one('HPE01')).toMatchObject({ label: 'Pending', due: '2026-11-16', daysLeft: 4 });
  expect((await list(admin, { label: 'Delayed' })).data.every(({ label }: Shown) => label === 'Delayed')).toBe(true);
});

test('4.028 4.029 4.031 what is received, approved, wrong and approved again decides the label; saying it twice changes nothing', async () => {
  const first = randomUUID();
  const second = randomUUID();
  expect(await note('HFB01', 'mandates', 'received', { importId: first })).toBe(1);
  expect(await one('HFB01')).toMatchObject({ label: 'Incomplete' });
  await note('HFB01', 'mandates', 'approved', { importId: first });
  await note('HFB01', 'holdings', 'error', { importId: first, errors: 2 });
  expect(await one('HFB01')).toMatchObject({ label: 'Incomplete', errors: 2 });
  await note('HFB01', 'holdings', 'approved', { importId: first });
  await note('HFB01', 'holdings', 'approved', { importId: first });
  expect(await one('HFB01')).toMatchObject({ label: 'Validated', errors: 0 });
  await note('HFB01', 'mandates', 'received', { importId: second });
  expect(await one('HFB01')).toMatchObject({ label: 'Validated' }); // an unapproved file does not change the state of approved data
  await note('HFB01', 'mandates', 'error', { importId: second, errors: 3 });
  expect(await one('HFB01')).toMatchObject({ label: 'Validated', errors: 0 });
  await note('HFB01', 'mandates', 'approved', { importId: second });
  expect(await one('HFB01')).toMatchObject({ label: 'Revalidated' });
  expect(await note('HPE01', 'holdings', 'received')).toBe(0); // its package does not require holdings
});

const KEYS = (ref: string) => [{ assignmentId: assignmentId('HOSHI', ref), asOf: OCTOBER }];
const act = (token: string, name: string, refs: string[], assetId = ASSET) =>
  server.ask(token, `mutation($a: ID!, $t: [TaskKeyInput!]!) { ${name}(assetId: $a, tasks: $t) { done skipped } }`, {
    a: assetId,
    t: refs.flatMap(KEYS),
  });

test('a reminder goes to the manager’s people once a day, by mail and notice, in their own language', async () => {
  const before = (await server.mails('ops@marlowe.example')).length;
  expect((await act(admin, 'remindReporters', ['HAL01', 'HFE02'])).data.remindReporters).toEqual({ done: 2, skipped: 0 });
  expect((await act(admin, 'remindReporters', ['HAL01'])).data.remindReporters).toEqual({ done: 0, skipped: 1 });
  const mails = (await server.mails('ops@marlowe.example')).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Reports due for Hoshikawa Electric Corporate Pension Fund');
  expect(mails[0]?.text).toMatch(/HAL01.*2026\/11\/09[^]*HFE02.*2026\/11\/11/);
  await act(admin, 'remindReporters', ['HRE01']);
  expect((await server.mails('ops@tsubaki.example')).at(-1)?.subject).toContain('報告のお願い');
  const marlo = await server.as('ops@marlowe.example');
  const { data } = await server.ask(marlo, '{ notifications { data { kind params path } } }');
  expect(data.notifications.data).toContainEqual({
    kind: 'reportDelayed',
    params: { mandate: 'HAL01', due: '2026-11-09', client: 'Hoshikawa Electric Corporate Pension Fund', clientJp: '星川電機企業年金基金' },
    path: '/manager/reportingTasks?month=2026-10-31&search=HAL01',
  });
  expect((await one('HAL01')).remindedOn).toBe('2026-11-10');
});

test('a report that is past due is asked for by itself, once: its manager by mail and notice, the owner by notice', async () => {
  const run = () => reminderTasks['remindDelayed']?.(server.app, {}, { jobId: '1', attempt: 1, signal: undefined });
  await server.sql(`delete from task_remark where kind = 'reminder'`);
  const before = {
    marlowe: (await server.mails('ops@marlowe.example')).length,
    bank: (await server.mails('admin@shirasagi.example')).length,
  };
  await run();
  await run();
  const mails = (await server.mails('ops@marlowe.example')).slice(before.marlowe);
  expect(mails.map(({ subject }) => subject)).toEqual(['Reports due for Hoshikawa Electric Corporate Pension Fund']);
  expect(mails[0]?.text).toMatch(/HAL01.*2026\/11\/09/);
  expect(mails[0]?.text).not.toContain('HFE02'); // due tomorrow
  expect((await server.mails('admin@shirasagi.example')).length).toBe(before.bank); // SIN01 has been late since September
  const { data } = await server.ask(admin, '{ notifications { data { kind params path } } }');
  const notices = data.notifications.data.filter(({ kind, params }: { kind: string; params: { mandate?: string } }) => kind === 'reportDelayed' && params.mandate === 'HAL01'); // oxfmt-ignore
  expect(notices).toContainEqual({
    kind: 'reportDelayed',
    params: { mandate: 'HAL01', due: '2026-11-09' },
    path: '/owner/reportingTasks?month=2026-10-31&search=HAL01',
  });
  expect((await one('HAL01')).remindedOn).toBe('2026-11-10');
  const audited = await server.sql(
    `select after -> 'tasks' -> 0 ->> 'entityRef' as ref from audit where action = 'reportingTask.remind' and user_id is null`,
  );
  expect(audited).toEqual([{ ref: 'HAL01' }]);
});

test('only clean rows are validated together; a returned one carries its reason to the sender', async () => {
  await note('HRE01', 'mandates', 'received');
  await note('HDE02', 'mandates', 'received', { errors: 1 });
  expect((await act(admin, 'validateTasks', ['HRE01', 'HDE02'])).data.validateTasks).toEqual({ done: 1, skipped: 1 });
  expect(await one('HRE01')).toMatchObject({ label: 'Validated' });
  const give = (token: string, comment: string) =>
    server.ask(
      token,
      `mutation($a: ID!, $i: ID!, $c: String!) { returnTask(assetId: $a, assignmentId: $i, asOf: "${OCTOBER}", comment: $c) }`,
      {
        a: ASSET,
        i: assignmentId('HOSHI', 'HDE02'),
        c: comment,
      },
    );
  expect((await give(admin, ' ')).errors?.[0]?.extensions?.validation).toEqual({ '': ['required'] });
  expect((await give(admin, 'x'.repeat(1001))).errors?.[0]?.extensions?.validation).toEqual({ '': ['pastedTooLong'] });
  expect((await give(admin, '保有明細の合計が時価と一致しません')).data.returnTask).toBe(true);
  expect(await one('HDE02')).toMatchObject({ label: 'Incomplete', remark: { body: '保有明細の合計が時価と一致しません' } });
  expect((await server.mails('ops@tsubaki.example')).at(-1)?.text).toContain('保有明細の合計');
});

test('6.04 a reader and a manager steer nothing; a manager sees its own mandates, a stranger none', async () => {
  const manager = await server.as('ops@marlowe.example');
  const own = (await server.ask(manager, LIST, {})).data.reportingTasks;
  expect(new Set(own.data.map(({ entityRef }: Shown) => entityRef))).toEqual(
    new Set(['HFH01', 'HFH02', 'HFB01', 'HFE01', 'HFE02', 'HAL01']),
  );
  expect(own.data[0].can).toEqual({ steer: false, report: true });
  for (const email of ['view@hoshikawa.example', 'ops@marlowe.example'])
    expect((await act(await server.as(email), 'remindReporters', ['HAL01'])).errors?.[0]?.message).toBe('This action is unauthorized.');
  const stranger = await server.as('admin@shirasagi.example');
  expect((await server.ask(stranger, LIST, { assetId: ASSET })).errors?.[0]?.message).toBe('Not found.');
  expect((await act(stranger, 'validateTasks', ['HGA01'])).errors?.[0]?.message).toBe('Not found.');
  expect((await act(stranger, 'remindReporters', ['HAL01'], demoId('SMAIN'))).data.remindReporters).toEqual({ done: 0, skipped: 1 });
});

test('4.028 a clean row that came by a file is validated with its file: its values become facts, and both sides have it on record', async () => {
  const reporter = await server.as('pa@redfern.example');
  const send = (value: number) => {
    const bytes = Buffer.from(`Mandate Code,As-of Date,Market Value,Quality\nHPE01,${OCTOBER},${value},estimated\n`);
    return sendFile(server, reporter, { name: `hpe01-${value}.csv`, bytes, fields: { runMode: 'sync' } });
  };
  const [last] = await server.sql(
    `select value::text from observation where entity_id = $1 and measure = 'marketValue' and as_of = '2026-09-30' and superseded_at is null`,
    [entityId('HOSHI', 'HPE01')],
  );
  const value = Number(last?.['value']) + 1_000_000;
  const warned = await send(value * 1_000); // in another unit, so that a person has to check it
  expect(warned.body.status).toBe('warning');
  expect((await act(admin, 'validateTasks', ['HPE01'])).data.validateTasks).toEqual({ done: 0, skipped: 1 });
  const sent = await send(value);
  expect(sent.body.status).toBe('validated');
  const replies = await Promise.all(Array.from({ length: 5 }, () => act(admin, 'validateTasks', ['HPE01'])));
  expect(replies.some(({ data }) => data.validateTasks.done === 1)).toBe(true);
  expect(await one('HPE01')).toMatchObject({ label: 'Validated', errors: 0 });
  const notices = await server.sql(
    `select value::text from observation where entity_id = $1 and measure = 'marketValue' and as_of = '${OCTOBER}' and superseded_at is null`,
    [entityId('HOSHI', 'HPE01')],
  );
  expect(notices).toEqual([{ value: String(value) }]);
  const audited = await server.sql(
    `select o.ref, count(*)::int as n from audit a join organisation o on o.id = a.organisation_id where a.action = 'import.approve' and a.subject_id = $1 group by 1 order by 1`,
    [sent.body.id],
  );
  expect(audited).toEqual([
    { ref: 'HOSHI', n: 1 },
    { ref: 'REDFN', n: 1 },
  ]);
});

test('two datasets of one file have its findings once; two files, and what came without one, have their own', () => {
  const dataset = (importId: string | null, warnings: number, errors: number) => ({ importId, warnings, errors });
  expect(findingsOf([dataset('a', 2, 1), dataset('a', 2, 1)])).toEqual({ warnings: 2, errors: 1 });
  expect(findingsOf([dataset('a', 2, 0), dataset('b', 3, 1), dataset(null, 1, 0), dataset(null, 1, 0)])).toEqual({
    warnings: 7,
    errors: 1,
  });
});

test('punctuality of twelve months: a report is in time when all of it was approved by its due day', async () => {
  const { data } = await server.ask(
    admin,
    `{ punctuality(assetId: "${ASSET}", asOf: "2026-09-30") { managerEn months { asOf onTime total } } }`,
  );
  const marlo = data.punctuality.find(({ managerEn }: { managerEn: string }) => managerEn === 'Marlowe Finch Investors');
  expect(marlo.months).toHaveLength(12);
  expect(marlo.months.find(({ asOf }: { asOf: string }) => asOf === '2026-07-31')).toEqual({ asOf: '2026-07-31', onTime: 5, total: 6 });
  expect(marlo.months.find(({ asOf }: { asOf: string }) => asOf === '2026-08-31')).toEqual({ asOf: '2026-08-31', onTime: 6, total: 6 });
});

test('2.6.23 the calendar shows deadlines, month-ends and holidays; its secret address serves them until it is ended', async () => {
  const ask = (token: string) => server.ask(token, `{ calendarEvents(from: "2026-11-01", to: "2026-11-30") { day kind titleEn label } }`);
  const { data } = await ask(admin);
  expect(data.calendarEvents).toContainEqual({ day: '2026-11-09', kind: 'deadline', titleEn: 'HAL01 Multi-strategy', label: 'Delayed' });
  expect(data.calendarEvents).toContainEqual({ day: '2026-11-03', kind: 'holiday', titleEn: 'Culture Day', label: null });
  expect(data.calendarEvents).toContainEqual({ day: '2026-11-30', kind: 'monthEnd', titleEn: 'Month-end', label: null });
  const url = String((await server.ask(admin, 'mutation { createCalendarFeed }')).data.createCalendarFeed);
  const path = new URL(url).pathname;
  const feed = await server.call('GET', path);
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(feed.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(feed.text.replaceAll('\r\n ', '')).toContain('SUMMARY:報告期限：HAL01 マルチストラテジー\r\n');
  expect(feed.text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true);
  const theirs = String(
    (await server.ask(await server.as('ops@marlowe.example'), 'mutation { createCalendarFeed }')).data.createCalendarFeed,
  );
  const managers = (await server.call('GET', new URL(theirs).pathname)).text.replaceAll('\r\n ', '');
  expect(managers).toContain('SUMMARY:Report due: Hoshikawa Electric Corporate Pension Fund · HAL01 Multi-strategy\r\n'); // a manager has several clients
  const renewed = String((await server.ask(admin, 'mutation { createCalendarFeed }')).data.createCalendarFeed);
  expect((await server.call('GET', path)).status).toBe(404);
  expect((await server.ask(admin, 'mutation { dropCalendarFeed }')).data.dropCalendarFeed).toBe(true);
  expect((await server.call('GET', new URL(renewed).pathname)).status).toBe(404);
});
