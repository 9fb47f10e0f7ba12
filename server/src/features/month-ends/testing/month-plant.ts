import { randomUUID } from 'node:crypto';
import { demoId } from '#features/demo/demo-id';
import { recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import type { TestServer } from '#testing/test-server';

export const OWNER = demoId('HOSHI');
export const MANAGER = demoId('TSUBA');
export const MONTH = '2026-09-30';
const BEFORE = '2026-08-31';

/** An asset with two mandates and one confirmed month: small enough to play many months in a second. */
export type Planted = { assetId: string; name: string; mandates: { id: string; ref: string }[] };

/** Codes that differ in at least three letters, so that a code with one wrong letter has one near match. */
const codeOf = (run: number, side: string): string =>
  `M${[...String(run).padStart(3, '0')].map(digit => 'ABCDEFGHIJ'.charAt(Number(digit)).repeat(3)).join('')}${side.repeat(3)}`;

export async function plantAsset(server: TestServer, packageId: string, run: number): Promise<Planted> {
  const assetId = randomUUID();
  await server.sql(`insert into asset (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, $3, $3, $3, 'portfolio')`, [
    OWNER,
    assetId,
    `RUN${run}`,
  ]);
  const mandates = ['X', 'Y'].map(side => ({ id: randomUUID(), ref: codeOf(run, side) }));
  for (const { id, ref } of mandates) {
    await server.sql(
      `insert into entity (organisation_id, id, asset_id, ref, kind, type, name_en, name_jp) values ($1, $2, $3, $4, 'mandate', 'mandate', $4, $4)`,
      [OWNER, id, assetId, ref],
    );
    await server.sql(`insert into mandate (organisation_id, entity_id, opened_date) values ($1, $2, '2026-08-01')`, [OWNER, id]);
    await server.sql(
      `insert into access_grant (organisation_id, asset_id, entity_id, grantee_id, role, from_day) values ($1, $2, $3, $4, 'manager', '2026-08-01')`,
      [OWNER, assetId, id, MANAGER],
    );
    await server.sql(
      `insert into package_assignment (organisation_id, package_id, entity_id, reporting_start) values ($1, $2, $3, '2026-08-31')`,
      [OWNER, packageId, id],
    );
  }
  await server.sql(`insert into month_end (organisation_id, asset_id, as_of, populated_at) values ($1, $2, $3, '2026-09-10')`, [
    OWNER,
    assetId,
    BEFORE,
  ]);
  await inScope(server.app.database.db, { organisation: OWNER }, db =>
    recordFacts(db, {
      organisationId: OWNER,
      assetId,
      source: { kind: 'person', labelEn: 'Start', labelJp: '期首' } as const,
      observations: mandates.flatMap(({ id }) => {
        const fact = { entityId: id, asOf: BEFORE, recordedAt: '2026-09-09T00:00:00.000Z' };
        return [
          { ...fact, measure: 'marketValue' as const, value: '1000000' },
          { ...fact, measure: 'flow' as const, value: '0' },
        ];
      }),
    }),
  );
  return { assetId, name: `RUN${run}`, mandates };
}

export async function plantPackage(server: TestServer): Promise<string> {
  const id = randomUUID();
  await server.sql(
    `insert into package (organisation_id, id, kind, type, name, datasets, frequency, deadline_days) values ($1, $2, 'account', 'monthlyReport', 'Model', '{mandates}', 'monthly', 5)`,
    [OWNER, id],
  );
  return id;
}

/** A seeded random generator. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
