import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const TSUBAKI = 'ops@tsubaki.example';
const ask = async (email: string, query: string) => await server.ask(await server.as(email), query);
const list = async (tab: string) =>
  (await ask(ADMIN, `{ fxForwards(tab: "${tab}", first: 60) { data { maturityDate currency entity { ref } } paginatorInfo { total } } }`))
    .data.fxForwards;

test('the demo holds two years of rolls, four that mature by 18 November, and every state [1.11] [1.40]', async () => {
  const due = (await list('open')).data.filter(({ maturityDate }: { maturityDate: string }) => maturityDate <= '2026-11-18');
  expect(due.map(({ entity, currency }: { entity: { ref: string }; currency: string }) => `${entity.ref} ${currency}`).toSorted()).toEqual([
    'HFH01 EUR',
    'HFH01 USD',
    'HFH02 USD',
    'HPD01 USD',
  ]);
  const statuses = await server.sql(`select distinct status from fx_forward where organisation_id = $1`, [demoId('HOSHI')]);
  expect(statuses.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['preliminary', 'final', 'finalSetoff', 'finalSplit', 'cancelled']),
  );
  expect((await list('closed')).paginatorInfo.total).toBeGreaterThan(100);
  const ladder = (await ask(ADMIN, `{ fxForwardLadder(assetId: "${demoId('HMAIN')}") { month currency side amount count } }`)).data
    .fxForwardLadder;
  expect(ladder[0]).toMatchObject({ month: '2026-11' });
});

test('what matures stands in the calendar of who may see it, and in nobody else’s [2.6.23]', async () => {
  const events = async (email: string) => {
    const { data } = await ask(email, '{ calendarEvents(from: "2026-11-01", to: "2026-11-30") { kind day titleEn path } }');
    return data.calendarEvents.filter(({ kind }: { kind: string }) => kind === 'maturity');
  };
  const own = await events(ADMIN);
  expect(own.map(({ day }: { day: string }) => day)).toContain('2026-11-18');
  expect(own[0].path).toMatch(/^\/fxForwards\/[0-9a-f-]{36}$/);
  expect((await events(MARLOWE)).some(({ titleEn }: { titleEn: string }) => titleEn.startsWith('HPD01'))).toBe(false);
  expect(await events(TSUBAKI)).toEqual([]);
});
