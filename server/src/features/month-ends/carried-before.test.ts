import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordFacts, type Observation } from '#features/facts/public';
import { OWNER, plantAsset, plantPackage } from './testing/month-plant';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const MIGRATION = readFileSync(new URL('../../../migrations/0260_carried-before.sql', import.meta.url), 'utf8');
const CARRIED = { kind: 'calculation', labelEn: 'Carried at month-end: last value plus flows', labelJp: '繰越' } as const;

/** Runs the migration as at a start, with owner rights. */
async function migrate(): Promise<void> {
  const client = new pg.Client({ connectionString: server.database.superuserUrl });
  await client.connect();
  await client.query('begin');
  await client.query(MIGRATION);
  await client.query('commit');
  await client.end();
}

test('values carried before they said so are distinguished from reports, by their source and what was known then', async () => {
  const { assetId, mandates } = await plantAsset(server, await plantPackage(server), 1);
  const [entityId = '', reported = ''] = mandates.map(({ id }) => id);
  const record = (source: Parameters<typeof recordFacts>[1]['source'], observations: Observation[]) =>
    inScope(server.app.database.db, { organisation: OWNER }, db =>
      recordFacts(db, { organisationId: OWNER, assetId, source, observations }),
    );
  const old = (asOf: string, measure: 'marketValue' | 'flow', value: string, recordedAt: string): Observation => ({
    entityId,
    asOf,
    measure,
    value,
    quality: 'estimated',
    recordedAt,
  });
  // Values as carried by an earlier release: August's report of 1,000,000, a call of 50,000 in September, nothing in October.
  await record(CARRIED, [old('2026-09-30', 'marketValue', '1050000', '2026-10-10T00:00:00Z')]);
  await record(CARRIED, [
    old('2026-10-31', 'marketValue', '1050000', '2026-11-10T00:00:00Z'),
    old('2026-10-31', 'flow', '0', '2026-11-10T00:00:00Z'),
  ]);
  // An estimate that was reported is not a carried value, nor is one by another calculation.
  await record({ kind: 'person', labelEn: 'Estimate', labelJp: '概算' }, [{ ...old('2026-09-30', 'marketValue', '7', '2026-10-10T00:00:00Z'), entityId: reported }]); // oxfmt-ignore
  await record({ ...CARRIED, labelEn: 'Another calculation' }, [{ ...old('2026-10-31', 'marketValue', '8', '2026-11-10T00:00:00Z'), entityId: reported }]); // oxfmt-ignore

  await migrate();
  const read = () =>
    server.sql(
      `select entity_id = $1 as "isCarried", as_of::text as "asOf", measure, value::text, carried_from::text as "from", carried_value::text as last, carried_flow::text as flow, valued_on::text as "valuedOn"
       from observation where entity_id = any($2::uuid[]) and as_of > '2026-08-31' order by 1 desc, 2, 3`,
      [entityId, [entityId, reported]],
    );
  const said = await read();
  const value = { isCarried: true, measure: 'marketValue', value: '1050000', from: '2026-08-31', last: '1000000', flow: '50000', valuedOn: '2026-08-31' }; // oxfmt-ignore
  const none = { from: null, last: null, flow: null, valuedOn: null };
  expect(said).toEqual([
    { ...value, asOf: '2026-09-30' },
    { ...none, isCarried: true, asOf: '2026-10-31', measure: 'flow', value: '0', from: '2026-08-31' },
    { ...value, asOf: '2026-10-31' },
    { ...none, isCarried: false, asOf: '2026-09-30', measure: 'marketValue', value: '7' },
    { ...none, isCarried: false, asOf: '2026-10-31', measure: 'marketValue', value: '8' },
  ]);
  await migrate();
  expect(await read()).toEqual(said); // running it again changes nothing
  await expect(server.sql(`update observation set carried_from = null where entity_id = $1`, [randomUUID()])).resolves.toEqual([]);
  await expect(server.sql(`update observation set carried_from = null where entity_id = $1 and as_of = '2026-10-31'`, [entityId])).rejects.toThrow('corrected by new facts'); // oxfmt-ignore
});
