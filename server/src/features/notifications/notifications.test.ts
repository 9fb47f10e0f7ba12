import { notificationKinds } from '@hakaru/contract/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { onPlatform, type Context } from '#platform/context';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { notify, notifyOrganisation } from './public';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OFFICER = 'admin@hoshikawa.example';
const LIST = `query ($first: Int, $page: Int, $unreadOnly: Boolean) { notifications(first: $first, page: $page, unreadOnly: $unreadOnly) {
  data { id kind params path readAt } paginatorInfo { total currentPage lastPage } } }`;

test('twelve wait for the officer, newest first, in pages', async () => {
  const token = await server.as(OFFICER);
  const first = (await server.ask(token, LIST, { first: 5 })).data.notifications;
  expect(first.paginatorInfo).toEqual({ total: 12, currentPage: 1, lastPage: 3 });
  expect(first.data[0]).toMatchObject({
    kind: 'reportDelayed',
    params: { mandate: 'HAL01' },
    path: '/owner/reportingTasks?month=2026-10-31&search=HAL01',
    readAt: null,
  });
  const last = (await server.ask(token, LIST, { first: 5, page: 3 })).data.notifications;
  expect(last.data).toHaveLength(2);
});

test.each([0, 101, -1])('first: %d is refused', async first => {
  expect((await server.ask(await server.as(OFFICER), LIST, { first })).errors).toHaveLength(1);
});

test('one is read, then all; the light profile counts along', async () => {
  const token = await server.as(OFFICER);
  const [one] = (await server.ask(token, LIST, { first: 1 })).data.notifications.data;
  const READ = 'mutation ($id: ID!) { markNotificationRead(id: $id) }';
  expect((await server.ask(token, READ, { id: one.id })).data.markNotificationRead).toBe(11);
  expect((await server.ask(token, READ, { id: one.id })).data.markNotificationRead).toBe(11);
  const stranger = await server.ask(await server.as('user@hoshikawa.example'), READ, { id: one.id });
  expect(stranger.errors?.[0]?.message).toBe('Not found.');
  expect((await server.ask(token, LIST, { unreadOnly: true })).data.notifications.paginatorInfo.total).toBe(11);
  expect((await server.ask(token, 'mutation { markAllNotificationsRead }')).data.markAllNotificationsRead).toBe(0);
  expect((await server.ask(token, '{ me { notificationsUnreadCount } }')).data.me.notificationsUnreadCount).toBe(0);
});

test('notices go where the person wants them, and never to another organisation', async () => {
  const email = 'user@hoshikawa.example';
  const token = await server.as(email);
  const SET = `mutation ($kind: String!, $inApp: Boolean!, $email: Boolean!) { updateNotificationSetting(kind: $kind, inApp: $inApp, email: $email) {
    kind inApp email isFixed } }`;
  const settings = (await server.ask(token, SET, { kind: 'importFailed', inApp: false, email: true })).data.updateNotificationSetting;
  expect(settings).toHaveLength(notificationKinds.length);
  expect(settings).toContainEqual({ kind: 'importFailed', inApp: false, email: true, isFixed: false });
  const fixed = await server.ask(token, SET, { kind: 'passwordChanged', inApp: false, email: false });
  expect(fixed.errors?.[0]?.extensions?.validation).toEqual({ kind: ['fixed'] });
  const unknown = await server.ask(token, SET, { kind: 'gossip', inApp: false, email: false });
  expect(unknown.errors?.[0]?.extensions?.validation).toEqual({ kind: ['invalid'] });

  const people = { organisationId: demoId('HOSHI'), userIds: [demoId(email), demoId('admin@shirasagi.example')] };
  const ctx = nobody();
  await onPlatform(ctx, async ctx => {
    await notify(ctx, { ...people, kind: 'importFailed', params: { file: 'a.xlsx' }, path: null });
    await notify(ctx, { ...people, kind: 'reportDue', params: { mandate: 'HDB01' }, path: null });
  });
  const kinds = (await server.ask(token, LIST)).data.notifications.data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['reportDue']);
  expect(await server.mails(email)).toHaveLength(1);
  expect((await server.ask(await server.as('admin@shirasagi.example'), LIST)).data.notifications.data).toEqual([]);
});

test('an organisation hears of what another did, except who did it; the scope of the transaction is as before', async () => {
  const owner = demoId('HOSHI');
  const manager = demoId('TSUBA');
  const scope = await inScope(server.app.database.db, { organisation: manager }, async db => {
    const ctx = { ...nobody(), db };
    const notice = { kind: 'proposalReceived', params: { file: 'a.xlsx', asOf: '2026-09-30', sender: 'Tsubaki' } } as const;
    await notifyOrganisation(ctx, { ...notice, organisationId: owner, who: 'writers', page: '/import/history/1' });
    await notifyOrganisation(ctx, {
      kind: 'proposalAccepted',
      params: { file: 'a.xlsx', asOf: '2026-09-30' },
      page: '/import/history/1',
      organisationId: manager,
      who: 'everybody',
      exceptUserId: demoId('ops@tsubaki.example'),
    });
    return await db.executeQuery<{ is: string }>(sql`select current_setting('app.organisation') as is`.compile(db));
  });
  expect(scope.rows).toEqual([{ is: manager }]);
  const newest = async (email: string) => (await server.ask(await server.as(email), LIST, { first: 1 })).data.notifications.data[0];
  expect(await newest(OFFICER)).toMatchObject({ kind: 'proposalReceived', path: '/owner/import/history/1' });
  expect(await newest('view@hoshikawa.example')).toBeUndefined(); // a reader may not act on it
  expect(await newest('ops@tsubaki.example')).toBeUndefined();
  expect(await newest('admin@shirasagi.example')).toBeUndefined();
  const sent = await server.sql(`select count(*)::int as n from notification where organisation_id = $1 and kind = 'proposalAccepted'`, [
    manager,
  ]);
  expect(sent).toEqual([{ n: 1 }]); // only the colleague of the person who did it
});

function nobody(): Context {
  const request = { id: 'test', ip: '127.0.0.1', userAgent: '', language: 'en', module: null, tokenHash: null } as const;
  return { app: server.app, db: server.app.database.db, actor: null, request };
}
