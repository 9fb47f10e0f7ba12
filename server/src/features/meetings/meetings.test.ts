import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type Answer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const ask = async (email: string, document: string, variables: object = {}) =>
  await server.ask(await server.as(email), document, { ...variables });
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const SAVE = `mutation($id: ID, $version: Int, $input: MeetingInput!) { saveMeeting(id: $id, version: $version, input: $input) {
  id day startTime title place attendees notes clientId version } }`;
const REMOVE = 'mutation($id: ID!, $version: Int!) { deleteMeeting(id: $id, version: $version) }';
const EVENTS = '{ calendarEvents(from: "2026-12-01", to: "2026-12-31") { kind day titleEn path } }';
const input = {
  day: '2026-12-03',
  startTime: '14:00',
  title: 'Board of trustees',
  place: 'Room 2',
  attendees: '理事 5名',
  notes: null,
  clientId: null,
};

const meetings = async (email: string) =>
  (await ask(email, EVENTS)).data.calendarEvents.filter(
    ({ kind, titleEn }: { kind: string; titleEn: string }) => kind === 'meeting' && titleEn.includes('Board of trustees'),
  );

test('2.6.23 a meeting stands in the organisation’s calendar and its feed, is moved by its version, and is deleted', async () => {
  const { saveMeeting: made } = (await ask(ADMIN, SAVE, { input })).data;
  expect(made).toMatchObject({ ...input, version: 1 });
  expect(await meetings('view@hoshikawa.example')).toEqual([
    { kind: 'meeting', day: '2026-12-03', titleEn: '14:00 Board of trustees', path: `/calendar/${made.id}` },
  ]);
  const moved = { ...input, day: '2026-12-04', startTime: null };
  expect((await ask(ADMIN, SAVE, { id: made.id, version: 1, input: moved })).data.saveMeeting).toMatchObject({
    day: '2026-12-04',
    version: 2,
  });
  expect(refusal(await ask(ADMIN, SAVE, { id: made.id, version: 1, input: moved }))).toBe('Conflict.');
  const feed = String((await ask(ADMIN, 'mutation { createCalendarFeed }')).data.createCalendarFeed);
  const { text } = await server.call('GET', new URL(feed).pathname);
  expect(text).toContain('SUMMARY:Board of trustees');
  expect((await ask(ADMIN, 'mutation { dropCalendarFeed }')).data.dropCalendarFeed).toBe(true);
  expect((await server.call('GET', new URL(feed).pathname)).status).toBe(404);
  expect((await ask(ADMIN, REMOVE, { id: made.id, version: 2 })).data.deleteMeeting).toBe(true);
  expect(await meetings(ADMIN)).toEqual([]);
});

test('a meeting of broken fields is refused; readers change none, and strangers find none', async () => {
  expect(refusal(await ask(ADMIN, SAVE, { input: { ...input, startTime: '25:00', title: '' } }))).toEqual({
    startTime: ['time'],
    title: ['required'],
  });
  const { saveMeeting: made } = (await ask(ADMIN, SAVE, { input })).data;
  expect(refusal(await ask('view@hoshikawa.example', SAVE, { input }))).toBe('This action is unauthorized.');
  for (const email of ['admin@kaede.example', 'admin@shirasagi.example']) {
    expect(await meetings(email)).toEqual([]);
    expect(refusal(await ask(email, 'query($id: ID!) { meeting(id: $id) { id } }', { id: made.id }))).toBe('Not found.');
    expect(refusal(await ask(email, SAVE, { id: made.id, version: 1, input }))).toBe('Not found.');
    expect(refusal(await ask(email, REMOVE, { id: made.id, version: 1 }))).toBe('Not found.');
  }
});

test('a consultant says whose a meeting is, and finds the next one of each client in its asset list; only of its own clients', async () => {
  const KAEDE = 'admin@kaede.example';
  const { meetingClients: clients } = (await ask(KAEDE, '{ meetingClients { id nameEn } }')).data;
  const hoshikawa = clients.find(({ nameEn }: { nameEn: string }) => nameEn.startsWith('Hoshikawa'));
  const next = async (email: string) => {
    const { data } = await ask(email, '{ assetList(first: 50) { data { clientId nextMeeting { day title } } } }');
    return data.assetList.data.find(({ clientId }: { clientId: string }) => clientId === hoshikawa.id)?.nextMeeting ?? null;
  };
  const before = await next(KAEDE);
  const past = { ...input, day: '2020-01-01', title: 'Long ago', clientId: hoshikawa.id };
  await ask(KAEDE, SAVE, { input: past });
  expect(await next(KAEDE)).toEqual(before);
  const today = server.app.settings.demoToday;
  const soon = { ...input, day: today, startTime: null, title: 'Today', clientId: hoshikawa.id };
  const { saveMeeting: made } = (await ask(KAEDE, SAVE, { input: soon })).data;
  expect(made).toMatchObject({ clientId: hoshikawa.id });
  expect(await next(KAEDE)).toEqual({ day: today, title: 'Today' });
  expect(await next('admin@hoshikawa.example')).toBeNull(); // the consultant's calendar is not visible to others
  for (const clientId of [made.id, '00000000-0000-4000-8000-000000000000'])
    expect(refusal(await ask(KAEDE, SAVE, { input: { ...soon, clientId } }))).toEqual({ clientId: ['notFound'] });
  expect(refusal(await ask('admin@shirasagi.example', SAVE, { input: soon }))).toEqual({ clientId: ['notFound'] });
  expect((await ask('admin@shirasagi.example', '{ meetingClients { id } }')).data.meetingClients).toEqual([]);
});
