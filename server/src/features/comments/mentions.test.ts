import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('delete from rate_limit');
  await server.sql(`update app_user set notification_settings = '{}'`);
});

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const TSUBAKI = 'ops@tsubaki.example';
const STRANGER = 'admin@shirasagi.example';
const PEOPLE = [ADMIN, USER, READER, MARLOWE, TSUBAKI, STRANGER];
const PLACE = { kind: 'mandate', assetId: demoId('HMAIN'), subject: entityId('HOSHI', 'HFE01') };

const ADD = `mutation($place: CommentPlaceInput!, $input: CommentInput!) { addComment(place: $place, input: $input) { id } }`;
const SET = `mutation($inApp: Boolean!, $email: Boolean!, $digest: Boolean) {
  updateNotificationSetting(kind: "commentMentioned", inApp: $inApp, email: $email, digest: $digest) { kind inApp email digest } }`;

const name = async (by: string, people: readonly string[], audience = 'organisation') => {
  const input = { body: 'Please look.', audience, mentions: people.map(demoId) };
  return (await server.ask(await server.as(by), ADD, { place: PLACE, input })).errors;
};
const set = async (by: string, channels: object) => {
  expect((await server.ask(await server.as(by), SET, { ...channels })).errors).toBeUndefined();
};
/** How many letters the work causes, by address; people without any are left out. */
async function letters(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const counted = () => Promise.all(PEOPLE.map(async email => (await server.mails(email)).length));
  const before = await counted();
  await work();
  const after = await counted();
  const more = PEOPLE.map((email, at): [string, number] => [email, (after[at] ?? 0) - (before[at] ?? 0)]);
  return Object.fromEntries(more.filter(([, n]) => n > 0));
}
const waiting = async (task: string) =>
  Number((await server.sql('select count(*) as n from graphile_worker.jobs where task_identifier = $1 and run_at > now()', [task]))[0]?.['n']); // oxfmt-ignore

test('who is named gets a letter unless they switched it off, and nobody else does', async () => {
  expect(await letters(() => name(ADMIN, [USER, READER, ADMIN]))).toEqual({ [USER]: 1, [READER]: 1 });
  expect(await letters(() => name(ADMIN, []))).toEqual({});
  const settings = `{ notificationSettings { kind inApp email digest } }`;
  const shown = (await server.ask(await server.as(USER), settings)).data.notificationSettings;
  expect(shown).toContainEqual({ kind: 'commentMentioned', inApp: true, email: true, digest: false });
  expect(shown).toContainEqual({ kind: 'reportDue', inApp: true, email: false, digest: false });
  await set(USER, { inApp: true, email: false });
  expect(await letters(() => name(ADMIN, [USER, READER]))).toEqual({ [READER]: 1 });
});

test('a choice stored before mentions were mailed stays as it was chosen', async () => {
  const store = (chosen: object) =>
    server.sql('update app_user set notification_settings = $1 where email = $2', [{ commentMentioned: chosen }, USER]);
  await store({ inApp: true, email: false, digest: false });
  expect(await letters(() => name(ADMIN, [USER]))).toEqual({});
  await store({ inApp: false, email: true });
  expect(await letters(() => name(ADMIN, [USER]))).toEqual({ [USER]: 1 });
});

test('chosen for the daily letter a mention waits for it, and in quiet hours until they end', async () => {
  await set(USER, { inApp: true, email: true, digest: true });
  expect(await letters(() => name(ADMIN, [USER]))).toEqual({});
  expect(await waiting('sendDigest')).toBe(1);
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Tokyo' }).format(server.app.now())); // oxfmt-ignore
  const quiet = 'mutation ($from: Int, $to: Int) { setQuietHours(from: $from, to: $to) { from to } }';
  await server.ask(await server.as(READER), quiet, { from: hour, to: (hour + 3) % 24 });
  const before = await waiting('sendMail');
  await name(ADMIN, [READER]);
  expect(await waiting('sendMail')).toBe(before + 1);
});

test('no letter reaches somebody who cannot see the comment, whoever names them', async () => {
  const attempts = async () => {
    for (const person of [TSUBAKI, STRANGER, MARLOWE]) expect(await name(ADMIN, [person])).toHaveLength(1);
    for (const person of [TSUBAKI, STRANGER]) expect(await name(ADMIN, [person], 'everyone')).toHaveLength(1);
    expect(await name(MARLOWE, [ADMIN])).toHaveLength(1); // its own people only, where nothing is shared
    expect(await name(READER, [USER])).toHaveLength(1);
  };
  expect(await letters(attempts)).toEqual({});
});
