import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const MIGRATION = readFileSync(new URL('../../../migrations/0785_mandates-under-the-total.sql', import.meta.url), 'utf8');
const OWNER = demoId('HOSHI');

/** Runs the migration as the database's owner. */
async function migrate(): Promise<void> {
  const client = new pg.Client({ connectionString: server.database.ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query(MIGRATION);
  await client.query('commit');
  await client.end();
}

test('a mandate that hung nowhere comes under the total from its opening on, with a reason; every other link stays', async () => {
  const links = () => server.sql(`select child_id, parent_id, from_day, to_day from entity_link order by child_id, from_day`);
  const before = await links();
  await migrate();
  expect(await links()).toEqual(before);
  const [loose] = await server.sql(
    `insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp)
     select organisation_id, asset_id, 'HLOOSE', 'mandate', 'mandate', 'Loose', '未分類' from entity where id = $1 returning id, asset_id`,
    [entityId('HOSHI', 'TOTAL')],
  );
  await server.sql(`insert into mandate (organisation_id, entity_id, opened_date) values ($1, $2, '2026-08-01')`, [OWNER, loose?.['id']]);
  const version = async () =>
    (await server.sql(`select version, structure from book_version where asset_id = $1`, [loose?.['asset_id']]))[0];
  const read = await version();
  await migrate();
  const added = (await links()).filter(link => link['child_id'] === loose?.['id']);
  expect(added).toEqual([{ child_id: loose?.['id'], parent_id: entityId('HOSHI', 'TOTAL'), from_day: '2026-08-01', to_day: null }]);
  expect(await links()).toHaveLength(before.length + 1);
  expect(Number((await version())?.['version'])).toBe(Number(read?.['version']) + 1);
  const kept = await server.sql(
    `select c.reason from structure_version v join structure_change c on c.organisation_id = v.organisation_id and c.at = v.recorded_at
     where v.source = 'entity_link' and v.content ->> 'child_id' = $1`,
    [loose?.['id']],
  );
  expect(kept).toEqual([{ reason: 'Opened without a class: it is part of the total' }]);
  await migrate();
  expect(await links()).toHaveLength(before.length + 1);
});
