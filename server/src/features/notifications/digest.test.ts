import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { onPlatform, type Context } from '#platform/context';
import { openTestServer, type TestServer } from '#testing/test-server';
import { digestTasks } from './digest';
import { notify } from './public';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const USER = 'user@hoshikawa.example';
const HOSHI = demoId('HOSHI');
const SET = `mutation ($kind: String!, $inApp: Boolean!, $digest: Boolean) {
  updateNotificationSetting(kind: $kind, inApp: $inApp, email: true, digest: $digest) { kind inApp email digest } }`;
const QUIET = 'mutation ($from: Int, $to: Int) { setQuietHours(from: $from, to: $to) { from to } }';
const send = (kind: 'importFailed' | 'reportDue' | 'passwordChanged') =>
  onPlatform(nobody(), ctx =>
    // a job notifies without a signed-in user
    notify(ctx, { organisationId: HOSHI, userIds: [demoId(USER)], kind, params: {}, path: null }),
  );
const nobody = (): Context => {
  const request = { id: 'test', ip: '127.0.0.1', userAgent: '', language: 'en', module: null, tokenHash: null } as const;
  return { app: server.app, db: server.app.database.db, actor: null, request };
};
const waiting = async (name: string) =>
  Number(
    (await server.sql('select count(*) as n from graphile_worker.jobs where task_identifier = $1 and run_at > now()', [name]))[0]?.['n'],
  );
const sendDigest = () =>
  digestTasks['sendDigest']?.(server.app, { organisationId: HOSHI, userId: demoId(USER) }, { jobId: '1', attempt: 1, signal: undefined });

test('kinds chosen for the daily mail come in one, with what was read meanwhile left out; sent again, nothing is left', async () => {
  const token = await server.as(USER);
  const set = await server.ask(token, SET, { kind: 'reportDue', inApp: true, digest: true });
  expect(set.data.updateNotificationSetting).toContainEqual({ kind: 'reportDue', inApp: true, email: true, digest: true });
  await server.ask(token, SET, { kind: 'importFailed', inApp: false, digest: true });
  for (const kind of ['reportDue', 'reportDue', 'importFailed'] as const) await send(kind);
  expect(await server.mails(USER)).toHaveLength(0);
  expect(await waiting('sendDigest')).toBe(1);
  const [first] = (await server.ask(token, '{ notifications(first: 1) { data { id } } }')).data.notifications.data;
  await server.ask(token, 'mutation ($id: ID!) { markNotificationRead(id: $id) }', { id: first.id });
  await sendDigest();
  await sendDigest();
  const letters = await server.mails(USER);
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/2/)]);
});

test('twenty notices at once and two jobs at once are one mail of twenty', async () => {
  const sent = (await server.mails(USER)).length;
  await Promise.all(Array.from({ length: 20 }, () => send('reportDue')));
  await Promise.all([sendDigest(), sendDigest()]);
  const letters = (await server.mails(USER)).slice(sent);
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/20/)]);
});

test('in quiet hours mail waits; what concerns one’s own account does not', async () => {
  const token = await server.as(USER);
  await server.ask(token, SET, { kind: 'reportDue', inApp: true, digest: false });
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Tokyo' }).format(server.app.now()),
  );
  const quiet = { from: hour, to: (hour + 3) % 24 };
  expect((await server.ask(token, QUIET, quiet)).data.setQuietHours).toEqual(quiet);
  const before = await waiting('sendMail');
  const sent = (await server.mails(USER)).length;
  await send('reportDue');
  expect(await waiting('sendMail')).toBe(before + 1);
  await send('passwordChanged');
  expect(await waiting('sendMail')).toBe(before + 1);
  expect((await server.mails(USER)).length).toBeGreaterThan(sent);
  expect((await server.ask(token, QUIET, {})).data.setQuietHours).toBeNull();
});

test.each([{ from: 8, to: 8 }, { from: 24, to: 7 }, { from: 20 }])('%o is no span of hours', async hours => {
  expect((await server.ask(await server.as(USER), QUIET, hours)).errors).toHaveLength(1);
});
