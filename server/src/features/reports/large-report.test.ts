import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

const OWNER = demoId('HOSHI');
const MANDATES = 120;
const MONTH = '2026-08-31';

let server: TestServer;
let admin = '';
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

async function record(assetId: string, entityIds: readonly string[], value: string, recordedAt: string): Promise<void> {
  await inScope(server.app.database.db, { organisation: OWNER }, db =>
    recordFacts(db, {
      organisationId: OWNER,
      assetId,
      source: { kind: 'person', labelEn: 'Entered', labelJp: '入力' } as const,
      observations: entityIds.flatMap(entityId => [
        { entityId, asOf: MONTH, recordedAt, measure: 'marketValue' as const, value },
        { entityId, asOf: MONTH, recordedAt, measure: 'flow' as const, value: '0' },
      ]),
    }),
  );
}

/** An asset with more mandates than a single query may name, and one populated month. */
async function plantManyMandates(): Promise<{ assetId: string; mandateIds: string[] }> {
  const assetId = randomUUID();
  await server.sql(
    `insert into asset (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, 'MANY', 'Many', '多数', 'portfolio')`,
    [OWNER, assetId],
  );
  const account = async (ref: string, type: string): Promise<string> =>
    String(
      (
        await server.sql(
          `insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp) values ($1, $2, $3, 'account', $4, $3, $3) returning id`,
          [OWNER, assetId, ref, type],
        )
      )[0]?.['id'],
    );
  const total = await account('MANYTOTAL', 'total');
  const assetClass = await account('MANYCLASS', 'subtotal');
  await server.sql(
    `insert into category (organisation_id, asset_id, kind, ref, name_en, name_jp, position, entity_id) values ($1, $2, 'portfolio', 'MANYCLASS', 'Many', '多数', 1, $3)`,
    [OWNER, assetId, assetClass],
  );
  const rows = await server.sql(
    `insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp, position)
     select $1, $2, 'MANY' || n, 'mandate', 'mandate', 'Many ' || n, 'Many ' || n, n from generate_series(1, $3::int) n returning id`,
    [OWNER, assetId, MANDATES],
  );
  await server.sql(
    `insert into mandate (organisation_id, entity_id, opened_date) select organisation_id, id, '2026-08-01' from entity where asset_id = $1 and kind = 'mandate'`,
    [assetId],
  );
  await server.sql(
    `insert into entity_link (organisation_id, child_id, parent_id, from_day)
     select organisation_id, id, case when kind = 'mandate' then $2::uuid else $3::uuid end, '2000-01-31' from entity where asset_id = $1 and id <> $3`,
    [assetId, assetClass, total],
  );
  await server.sql(`insert into month_end (organisation_id, asset_id, as_of, populated_at) values ($1, $2, $3, '2026-09-10')`, [
    OWNER,
    assetId,
    MONTH,
  ]);
  const mandateIds = rows.map(({ id }) => String(id));
  await record(assetId, mandateIds, '1000000', '2026-09-09T00:00:00.000Z');
  return { assetId, mandateIds };
}

test('a report of more mandates than one question may name is published, opened and compared with today', async () => {
  const { assetId, mandateIds } = await plantManyMandates();
  const published = await server.ask(admin, `mutation($a: ID!, $d: String!) { publishReport(assetId: $a, asOf: $d) { id } }`, {
    a: assetId,
    d: MONTH,
  });
  expect(published.errors).toBeUndefined();
  const { id } = published.data.publishReport;
  const open = `query($id: ID!) { report(id: $id) { moved lines { ref } } restatement(id: $id) { moved { ref change effects { effect } } } }`;
  const before = await server.ask(admin, open, { id });
  expect(before.errors).toBeUndefined();
  expect(before.data.report.lines.length).toBeGreaterThan(MANDATES);
  expect(before.data.report.moved).toBe(0);

  await record(assetId, mandateIds.slice(0, 1), '1500000', new Date().toISOString());
  const after = await server.ask(admin, open, { id });
  expect(after.data.restatement.moved).toContainEqual(expect.objectContaining({ ref: 'MANY1', change: '500000' }));
  const many = await server.ask(
    admin,
    `query($a: ID!, $ids: [ID!]) { figureGrid(assetId: $a, asOf: "${MONTH}", entityIds: $ids, columns: ["marketValue.-"]) { entityId } }`,
    { a: assetId, ids: mandateIds },
  );
  expect(many.errors?.[0]?.extensions?.validation).toEqual({ entityIds: ['tooLong'] });
});
