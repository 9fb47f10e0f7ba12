import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { raiseBook } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { lookUpAsset } from './asset-lookup-store';
import { findAsset } from './store';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ownerId = demoId('HOSHI');
const id = demoId('HMAIN');
const ofBank = { ownerId: demoId('SHIRA'), id: demoId('SMAIN') };
const databaseOf = () => server.app.database;

test('an asset is what a transaction of its owner reads', async () => {
  const asset = await inScope(databaseOf().db, { organisation: ownerId }, db => findAsset(db, { id, ownerId }));
  expect(asset).toBeDefined();
  expect(await lookUpAsset(databaseOf(), { id, ownerId })).toEqual(asset);
});

test('an asset under the name of another owner is not found', async () => {
  expect(await lookUpAsset(databaseOf(), { id, ownerId: ofBank.ownerId })).toBeNull();
});

test('those who ask together are answered by one statement, each with their own', async () => {
  const { pool } = databaseOf();
  const statements = vi.spyOn(pool, 'query');
  const wanted = [{ id, ownerId }, ofBank, { id, ownerId: ofBank.ownerId }, { id, ownerId }];
  const found = await Promise.all(wanted.map(key => lookUpAsset(databaseOf(), key)));
  expect(statements).toHaveBeenCalledOnce();
  statements.mockRestore();
  expect(found.map(asset => asset?.id ?? null)).toEqual([id, ofBank.id, null, id]);
});

test('a change that is committed before somebody asks is in their answer', async () => {
  const before = await lookUpAsset(databaseOf(), { id, ownerId });
  await inScope(databaseOf().db, { organisation: ownerId }, db => raiseBook(db, ownerId, id));
  const after = await lookUpAsset(databaseOf(), { id, ownerId });
  expect(Number(after?.version)).toBeGreaterThan(Number(before?.version));
});

test('the statement leaves nothing of its reach on the connection', async () => {
  const client = await databaseOf().pool.connect();
  try {
    const { rows } = await client.query(
      `select (select count(*)::int from assets_at($1, $2)) as found, current_setting('app.platform', true) as platform`,
      [[ownerId], [id]],
    );
    expect(rows[0].found).toBe(1);
    const { rows: later } = await client.query(
      `select coalesce(current_setting('app.platform', true), '') as platform, count(a.id)::int as seen from asset a`,
    );
    expect(later[0]).toEqual({ platform: '', seen: 0 });
  } finally {
    client.release();
  }
});
