import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cacheSize, forgetBook } from '#features/books/public';
import { openWarming } from '#features/books/warming';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { monthEndTasks } from './jobs';

const ASSET = demoId('HMAIN');
const HOSHI = demoId('HOSHI');
let server: TestServer;
let admin: string;
let warming: ReturnType<typeof openWarming>;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
  warming = openWarming(server.app);
  await vi.waitUntil(async () => (await listeners()) === 1, { timeout: 60_000 });
});
afterAll(async () => {
  await warming.close();
  await server.close();
});

const listeners = async () =>
  Number((await server.sql(`select count(*) as n from pg_stat_activity where query = 'listen "hakaru_warm_books"'`))[0]?.['n']);

/** The number of statements that read facts of the asset during `work`. */
async function readings(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = query.mock.calls.map(([given]) => (typeof given === 'string' ? given : String((given as { text?: string }).text))); // in the forms pg accepts
  query.mockRestore();
  return statements.filter(text => /\bfrom observation\b/.test(text)).length;
}

const overview = () =>
  server.ask(
    admin,
    `{ book(assetId: "${ASSET}") { monthEnds }
    figureGrid(assetId: "${ASSET}", asOf: "2026-09-30", rows: root, columns: ["return.1m", "marketValue"]) { figures { value } } }`,
  );

test('after a month is taken back or populated the first overview reads nothing: each node has read the book already', async () => {
  forgetBook(server.app, ASSET);
  expect(await readings(overview)).toBeGreaterThan(0); // the book is not cached yet
  expect(await readings(overview)).toBe(0);

  forgetBook(server.app, ASSET);
  const before = cacheSize(server.app).books;
  const CANCEL = `mutation { cancelMonthEnd(assetId: "${ASSET}", asOf: "2026-09-30", reason: "again") { id } }`;
  const { data, errors } = await server.ask(admin, CANCEL);
  expect(errors).toBeUndefined();
  await monthEndTasks['monthEnd']?.(
    server.app,
    { organisationId: HOSHI, runId: data.cancelMonthEnd.id },
    { jobId: '1', attempt: 1, signal: undefined },
  );
  await expect.poll(() => cacheSize(server.app).books, { timeout: 60_000 }).toBe(before + 1);
  expect(await readings(overview)).toBe(0);
});

test('what is no asset, and nonsense on the channel, disturbs nobody', async () => {
  const tell = (text: string) => server.sql(`select pg_notify('hakaru_warm_books', $1)`, [text]);
  await tell('nonsense');
  await tell(JSON.stringify({ ownerId: HOSHI, id: demoId('SMAIN') })); // an asset that belongs to another organisation
  forgetBook(server.app, ASSET);
  await tell(JSON.stringify({ ownerId: HOSHI, id: ASSET }));
  await expect.poll(() => cacheSize(server.app).books, { timeout: 60_000 }).toBe(1);
});
