import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, passwordOf, type Answer, type TestServer } from '#testing/test-server';
import { departureTasks } from './jobs';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const CREATE =
  'mutation($name: String!, $password: String!) { createOrganisationExport(name: $name, password: $password) { id state fileName } }';
const LIST = '{ organisationExports { id state fileName bytes sha256 rows tables isFileGone requesterName } }';
const facts = { jobId: '1', attempt: 1, signal: undefined };
const create = async (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  await server.ask(await server.as(email), CREATE, { name: 'HOSHI', password: passwordOf(email), ...more }, headers);
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const listed = async (email = ADMIN) => (await server.ask(await server.as(email), LIST)).data.organisationExports;
const run = (id: string) => departureTasks['archiveOrganisation']?.(server.app, { organisationId: demoId('HOSHI'), id }, facts);
const fetched = async (id: string, token: string | undefined) =>
  await server.http.inject({ url: `/organisation-exports/${id}`, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) });

test('an administrator says whose everything it is and who they are; nobody else gets as far', async () => {
  expect(refusal(await create(ADMIN, { name: 'SHIRA' }))).toEqual({ name: ['otherName'] });
  expect(refusal(await create(ADMIN, { password: 'Wrong!Password1' }))).toEqual({ password: ['auth.password_incorrect'] });
  expect(refusal(await create('view@hoshikawa.example'))).toBe('This action is unauthorized.');
  expect(refusal(await create('user@hoshikawa.example'))).toBe('This action is unauthorized.');
  expect(refusal(await create('admin@shirasagi.example'))).toEqual({ name: ['otherName'] });
  const token = await server.signIn('super@platform.example');
  await server.call('POST', '/impersonation', { token, body: { organisation_id: demoId('HOSHI'), role: 'admin' } });
  expect(refusal(await server.ask(token, CREATE, { name: 'HOSHI', password: passwordOf('super@platform.example') }))).not.toBeNull();
  expect(await listed()).toEqual([]);
});

test('wrong passwords run out, as at sign-in', async () => {
  const answers = [];
  for (let at = 0; at < 7; at++)
    answers.push(refusal(await create('admin@shirasagi.example', { name: 'SHIRA', password: 'Wrong!Password1' })));
  expect(answers[0]).toEqual({ password: ['auth.password_incorrect'] });
  expect(answers.at(-1)).toBe('Too many requests.');
});

test('one at a time; every administrator hears of it, the trail says who, what came out and each time it was fetched', async () => {
  const both = await Promise.all([create(ADMIN), create(ADMIN)]);
  expect(both.map(refusal).filter(Boolean)).toEqual([{ name: ['alreadyOpen'] }]);
  const [{ id, state }] = await listed();
  expect(state).toBe('waiting');
  expect((await fetched(id, await server.as(ADMIN))).statusCode).toBe(404);
  const notices = await server.sql(`select count(distinct n.user_id)::int as notified from notification n where n.kind = 'organisationExported' and n.organisation_id = $1`, [demoId('HOSHI')]); // oxfmt-ignore
  const admins = await server.sql(`select count(*)::int as n from app_user where organisation_id = $1 and role = 'admin' and disabled_at is null`, [demoId('HOSHI')]); // oxfmt-ignore
  expect(notices[0]?.['notified']).toBe(admins[0]?.['n']);
  expect(await server.mails(ADMIN)).toHaveLength(1);

  await Promise.all([run(id), run(id)]);
  const [done] = await listed();
  expect(done).toMatchObject({ state: 'done', isFileGone: false, fileName: expect.stringMatching(/^hakaru_HOSHI_\d{4}-\d\d-\d\d\.zip$/) });
  const reply = await fetched(id, await server.as(ADMIN));
  expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.length]).toEqual([200, 'application/zip', done.bytes]);
  for (const email of ['view@hoshikawa.example', 'admin@shirasagi.example', 'super@platform.example'])
    expect([403, 404]).toContain((await fetched(id, await server.as(email))).statusCode);
  expect((await fetched(id, undefined)).statusCode).toBe(401);

  const trail = await server.sql(`select action, after from audit where organisation_id = $1 and action like 'organisation.export%' order by seq`, [demoId('HOSHI')]); // oxfmt-ignore
  expect(trail.map(({ action }) => action)).toEqual(['organisation.export', 'organisation.exportDone', 'organisation.exportFetch']);
  expect(trail[1]?.['after']).toMatchObject({ sha256: done.sha256, tables: done.tables });
  expect(trail[2]?.['after']).toEqual({ sha256: done.sha256 });
  expect((await create(ADMIN)).errors).toBeUndefined();
});

test('an archive lies ready for seven days, then only what it was is kept', async () => {
  const [, { id }] = await listed();
  const sweep = () => departureTasks['removeOldArchives']?.(server.app, null, facts);
  server.passTime(6 * 86_400);
  await sweep();
  expect((await fetched(id, await server.as(ADMIN))).statusCode).toBe(200);
  server.passTime(1.1 * 86_400);
  await sweep();
  expect((await fetched(id, await server.as(ADMIN))).statusCode).toBe(404);
  expect((await listed())[1]).toMatchObject({ isFileGone: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
});
