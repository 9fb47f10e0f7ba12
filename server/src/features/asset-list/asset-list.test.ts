import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Row = { assetId: string; clientEn: string; type: string; asOf: string; mandates: number | null; figures: { key: string; value: string | null }[]; course: { value: string | null }[] }; // oxfmt-ignore

async function list(email: string, search = ''): Promise<{ data: Row[]; total: number }> {
  const query = `query($search: String) { assetList(search: $search) { data { assetId clientEn type asOf mandates figures { key value } course { value } } paginatorInfo { total } } }`;
  const { data, errors } = await server.ask(await server.as(email), query, { search });
  expect(errors).toBeUndefined();
  return { data: data.assetList.data, total: data.assetList.paginatorInfo.total };
}

test('2.4.01 a consultant sees the assets of its clients and nothing else, with value, year to date, benchmark and excess', async () => {
  const { data, total } = await list('admin@kaede.example');
  expect(data.map(({ assetId }) => assetId).toSorted()).toEqual([demoId('HMAIN'), demoId('HBENC'), demoId('SMAIN')].toSorted());
  expect(total).toBe(3);
  const hoshi = data.find(({ assetId }) => assetId === demoId('HMAIN'));
  expect(hoshi).toMatchObject({ type: 'portfolio', asOf: '2026-09-30', mandates: null });
  const [value, fytd, benchmark, excess] = hoshi?.figures.map(figure => Number(figure.value)) ?? [];
  expect(value).toBeGreaterThan(1e10);
  expect(excess).toBeCloseTo((fytd ?? 0) - (benchmark ?? 0), 12);
  expect(hoshi?.course).toHaveLength(13);
  expect(hoshi?.course.at(-1)?.value).toBe(hoshi?.figures[0]?.value);
});

test('a consultant reads how far each client’s month has come and what it watches there; a manager reads neither', async () => {
  const query = `{ assetList { data { assetId type runningMonth { asOf reports validated late } watched { items triggered } } } }`;
  const rows = async (email: string) => (await server.ask(await server.as(email), query)).data.assetList.data;
  const own = await server.ask(
    await server.as('admin@hoshikawa.example'),
    `{ runningMonth(assetId: "${demoId('HMAIN')}") { asOf reports validated late } }`,
  );
  const seen = await rows('admin@kaede.example');
  const at = (ref: string) => seen.find(({ assetId }: Row) => assetId === demoId(ref));
  expect(at('HMAIN').runningMonth).toEqual(own.data.runningMonth);
  expect(at('HMAIN').runningMonth).toMatchObject({ asOf: '2026-10-31', reports: 17 });
  expect(at('HBENC').runningMonth).toBeNull();
  const watched = await server.sql(
    `select asset_id, count(*)::int as n from watchlist_item where organisation_id = $1 and removed_at is null group by asset_id`,
    [demoId('KAEDE')],
  );
  for (const ref of ['HMAIN', 'SMAIN'])
    expect(at(ref).watched.items).toBe(watched.find(one => one['asset_id'] === demoId(ref))?.['n'] ?? 0);
  for (const { runningMonth } of await rows('ops@marlowe.example')) expect(runningMonth).toBeNull();
});

test('what is shown is what the client’s own screens show', async () => {
  const [row] = (await list('admin@kaede.example', 'HMAIN')).data;
  const { data } = await server.ask(
    await server.as('admin@hoshikawa.example'),
    `{ figureGrid(assetId: "${demoId('HMAIN')}", asOf: "2026-09-30", rows: root, columns: ["marketValue.-", "return.fytd"]) { figures { key value } } }`,
  );
  expect(row?.figures.slice(0, 2)).toEqual(data.figureGrid[0].figures);
});

test('a manager sees the assets it manages mandates of, with totals over those alone', async () => {
  const { data } = await list('ops@tsubaki.example');
  const [own] = data.filter(({ assetId }) => assetId === demoId('HMAIN'));
  expect(own?.mandates).toBeGreaterThan(0);
  const whole = (await list('admin@kaede.example', 'HMAIN')).data[0]?.figures[0]?.value;
  expect(Number(own?.figures[0]?.value)).toBeLessThan(Number(whole));
});

test('G81 a benchmark asset has no accounts and so no value; strangers see nothing of either', async () => {
  const { data } = await list('admin@hoshikawa.example');
  const benchmark = data.find(({ type }) => type === 'benchmark');
  expect(benchmark).toMatchObject({ figures: [], course: [] });
  expect((await list('staff@sazanami.example')).data).toEqual([]);
  expect((await list('admin@shirasagi.example')).data.every(({ assetId }) => assetId !== demoId('HMAIN'))).toBe(true);
});

test('search is by client and asset, in either language and width', async () => {
  expect((await list('admin@kaede.example', 'ＳＭＡＩＮ')).data.map(({ assetId }) => assetId)).toEqual([demoId('SMAIN')]);
  expect((await list('admin@kaede.example', 'no such client')).data).toEqual([]);
});
