import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a newcomer finds 64 instructions of six months in every state and category, each with its audit by two people and the trust bank’s word', async () => {
  const states = await server.sql(`select status, count(*)::int as n from instruction group by status order by status`);
  expect(Object.fromEntries(states.map(({ status, n }) => [status, n]))).toEqual({
    cancelled: 5,
    final: 44,
    finalSetoff: 5,
    finalSplit: 2,
    invalid: 1,
    preliminary: 7,
  });
  const [audit] = await server.sql(
    `select min(n)::int as least, max(n)::int as most from (select count(*) as n from instruction_audit group by instruction_id) entries`,
  );
  expect(audit).toEqual({ least: 1, most: 3 });
  const [alone] = await server.sql(`select count(*)::int as n from instruction i where i.status not in ('preliminary', 'invalid')
    and (select count(distinct user_id) from instruction_audit a where a.instruction_id = i.id) < 2`);
  const categories = await server.sql(`select distinct category from instruction`);
  expect([alone?.['n'], categories.length]).toEqual([6, 6]); // set-offs in an organisation that requires no second person have one user only
  const numbers = await server.sql(`select number from instruction where number is not null order by number`);
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
  const answers = await server.sql(`select answer, count(*)::int as n from instruction_answer group by answer order by answer`);
  const days = await server.sql(`select distinct instruction_date as date from instruction order by 1`);
  expect([days[0]?.['date'], days.at(-1)?.['date']]).toEqual(['2026-05-14', '2026-11-10']);
  expect(answers.map(({ answer, n }) => `${answer} ${n}`)).toEqual(['confirmed 33', 'received 3', 'returned 1']);
});

test('the trust bank sees what was sent to it and no draft', async () => {
  const list = `query($tab: String) { instructions(tab: $tab, first: 100) { data { status } paginatorInfo { total } } }`;
  const bank = await server.as('desk@komorebi.example');
  const seen: string[] = [];
  for (const tab of ['today', 'upcoming', 'done', 'cancelled']) {
    const { data } = await server.ask(bank, list, { tab });
    seen.push(...data.instructions.data.map(({ status }: { status: string }) => status));
  }
  expect(seen.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'cancelled'),
    ...Array.from({ length: 44 }, () => 'final'),
    ...Array.from({ length: 5 }, () => 'finalSetoff'),
    ...Array.from({ length: 2 }, () => 'finalSplit'),
  ]);
});

test('the cash account dips under its minimum on 2026-11-20 unless the transfer is made', async () => {
  const [mandate] = await server.sql(`select id from entity where ref = 'HCS01'`);
  const ask = `query($mandateId: ID) { cashForecast(mandateId: $mandateId, currency: "JPY", horizon: "days") {
    opening minimum items { day source isConfirmed cash } points { day balance isBelow } } }`;
  const { data } = await server.ask(await server.as('admin@hoshikawa.example'), ask, { mandateId: mandate?.['id'] });
  const { points, items, minimum } = data.cashForecast;
  const on = (day: string) => Number(points.find((point: { day: string }) => point.day === day)?.balance);
  const transfer = items.find((item: { day: string; isConfirmed: boolean }) => item.day === '2026-11-19' && !item.isConfirmed);
  expect(transfer?.cash).toBe('600000000');
  expect(on('2026-11-20')).toBeGreaterThanOrEqual(Number(minimum));
  expect(on('2026-11-20') - Number(transfer?.cash)).toBeLessThan(Number(minimum));
});
