import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';

test('3.136 an administrator reads the organisation’s login history, others their own', async () => {
  const LOGINS = '{ loginHistory(first: 100) { data { userName logInTime ipAddress } paginatorInfo { total currentPage } } }';
  const all = (await server.ask(await server.signIn(OWNER), LOGINS)).data.loginHistory;
  expect(all.paginatorInfo.total).toBeGreaterThanOrEqual(200);
  const own = (await server.ask(await server.signIn('view@hoshikawa.example'), LOGINS)).data.loginHistory.data;
  expect(new Set(own.map(({ userName }: { userName: string }) => userName))).toEqual(new Set(['宮原 恵子']));
});

describe('1.50 2.6.43 the login history is asked by person and period', () => {
  const ASK = `query ($search: String, $from: String, $to: String) { loginHistory(first: 100, search: $search, from: $from, to: $to) {
    data { userName logInTime } paginatorInfo { total } } }`;
  type Row = { userName: string; logInTime: string };
  const rows = async (email: string, filter: Record<string, string>) =>
    (await server.ask(await server.as(email), ASK, filter)).data.loginHistory.data as Row[]; // the fields of the query above
  /** The day in Tokyo, nine hours ahead and without summer time. */
  const dayOf = ({ logInTime }: Row) => new Date(Date.parse(logInTime) + 9 * 3_600_000).toISOString().slice(0, 10);

  test('by name or address; a pattern is text', async () => {
    for (const search of ['宮原', 'VIEW@hoshikawa'])
      expect(new Set((await rows(OWNER, { search })).map(({ userName }) => userName))).toEqual(new Set(['宮原 恵子']));
    expect(await rows(OWNER, { search: '%' })).toEqual([]);
  });

  test('both days count whole, as Tokyo has them', async () => {
    const all = await rows(OWNER, {});
    const day = dayOf(all.at(-1) ?? { userName: '', logInTime: '' });
    const found = await rows(OWNER, { from: day, to: day });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(dayOf))).toEqual(new Set([day]));
    expect((await rows(OWNER, { from: day })).map(dayOf).filter(one => one < day)).toEqual([]);
    expect(await rows(OWNER, { to: '2000-01-01' })).toEqual([]);
    const { errors } = await server.ask(await server.as(OWNER), ASK, { from: '2026-02-30' });
    expect(errors?.[0]?.extensions?.validation).toEqual({ from: ['dateFormat'] });
  });

  test('nobody finds others by asking for them', async () => {
    expect(await rows('view@hoshikawa.example', { search: '佐伯' })).toEqual([]);
  });
});
