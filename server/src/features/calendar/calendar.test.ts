import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const EVENTS =
  'query($from: String!, $to: String!, $known: String) { calendarEvents(from: $from, to: $to, known: $known) { id kind day titleEn titleJp clientEn clientJp } }';
type Event = { id: string; kind: string; day: string; titleEn: string; titleJp: string; clientEn: string | null; clientJp: string | null };

/** Events of the quarter that contains the demo's today. */
const events = async (email: string, known: string | null = null): Promise<Event[]> => {
  const { data, errors } = await server.ask(await server.as(email), EVENTS, { from: '2026-10-01', to: '2026-12-31', known });
  expect(errors).toBeUndefined();
  return data.calendarEvents;
};

test('who opens the demo finds sixty events of every kind in the quarter, ten papers and the teams it calls', async () => {
  const found = await events('admin@hoshikawa.example');
  expect(found.length).toBeGreaterThanOrEqual(60);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length); // no event appears twice
  expect([...new Set(found.map(({ kind }) => kind))].toSorted()).toEqual(
    ['call', 'deadline', 'distribution', 'holiday', 'maturity', 'meeting', 'monthEnd', 'review', 'settlement'].toSorted(),
  );
  expect(found.filter(({ titleEn, titleJp }) => titleEn === '' || titleJp === '')).toEqual([]);
  expect(found.filter(({ kind }) => kind === 'meeting').length).toBeGreaterThanOrEqual(10);
  const token = await server.as('admin@hoshikawa.example');
  const { data } = await server.ask(token, '{ researchArticles { paginatorInfo { total } } teams { paginatorInfo { total } } }');
  expect(data.researchArticles.paginatorInfo.total).toBe(10);
  expect(data.teams.paginatorInfo.total).toBeGreaterThanOrEqual(4);
});

test('accountants, consultants, managers and trust banks find their own dates, and a stranger’s meetings are not among them', async () => {
  const kinds = async (email: string) => new Set((await events(email)).map(({ kind }) => kind));
  expect(await kinds('staff@sazanami.example')).toContain('filing');
  expect(await kinds('desk@komorebi.example')).toContain('settlement');
  const own = (await events('admin@hoshikawa.example')).filter(({ kind }) => kind === 'meeting').map(({ id }) => id);
  for (const email of ['admin@shirasagi.example', 'ops@marlowe.example', 'admin@kaede.example', 'desk@komorebi.example'])
    expect((await events(email)).filter(({ id }) => own.includes(id))).toEqual([]);
});

test('whoever serves others reads whose day it is; one’s own days name nobody', async () => {
  const named = async (email: string, kind: string) => [
    ...new Set((await events(email)).filter(one => one.kind === kind).map(({ clientEn, clientJp }) => `${clientEn} ${clientJp}`)),
  ];
  const HOSHI = 'Hoshikawa Electric Corporate Pension Fund 星川電機企業年金基金';
  expect(await named('admin@hoshikawa.example', 'deadline')).toEqual(['null null']);
  expect(await named('ops@marlowe.example', 'deadline')).toContain(HOSHI);
  expect((await named('admin@kaede.example', 'deadline')).toSorted()).toEqual([HOSHI, 'Shirasagi Bank, Treasury 白鷺銀行 市場運用部']);
  expect(await named('admin@kaede.example', 'meeting')).toEqual(['null null']);
  const known = (await events('ops@marlowe.example', server.app.now().toISOString())).filter(({ kind }) => kind === 'deadline');
  expect(new Set(known.map(({ clientEn, clientJp }) => `${clientEn} ${clientJp}`))).toContain(HOSHI);
  for (const client of await named('admin@shirasagi.example', 'deadline')) expect(client).not.toContain('Hoshikawa');
});
