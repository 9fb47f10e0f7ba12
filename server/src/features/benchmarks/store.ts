import { sql } from 'kysely';
import type { BenchmarkInput } from '@hakaru/contract/benchmarks';
import { insertEntity } from '#features/structure/public';
import type { Db } from '#platform/db';

export type BenchmarkRow = { id: string; assetId: string; type: string; version: number };

export async function findBenchmark(db: Db, organisationId: string, id: string): Promise<BenchmarkRow | undefined> {
  const { rows } =
    await sql<BenchmarkRow>`select id, asset_id as "assetId", type, version from entity where organisation_id = ${organisationId} and id = ${id} and kind = 'benchmark'`.execute(
      db,
    );
  return rows[0];
}

export async function findReporting(db: Db, organisationId: string, id: string): Promise<{ assetId: string } | undefined> {
  const { rows } = await sql<{
    assetId: string;
  }>`select asset_id as "assetId" from entity where organisation_id = ${organisationId} and id = ${id} and kind <> 'benchmark'`.execute(db);
  return rows[0];
}

export async function insertBenchmark(
  db: Db,
  { organisationId, assetId, input }: { organisationId: string; assetId: string; input: BenchmarkInput },
): Promise<string> {
  const { ref, name, nameJp, type } = input;
  const id = await insertEntity(db, { organisationId, assetId }, { ref, name, nameJp, kind: 'benchmark', type });
  await sql`insert into benchmark (organisation_id, entity_id, rebalance, spread_percent) values (${organisationId}, ${id}, ${input.rebalance}, ${input.spreadPercent})`.execute(
    db,
  );
  return id;
}

export type Part = { id: string; percent: string };

export async function replaceParts(
  db: Db,
  version: { organisationId: string; benchmarkId: string; fromDay: string; rows: readonly Part[] },
): Promise<void> {
  const { organisationId, benchmarkId, fromDay, rows } = version;
  await sql`delete from benchmark_part where organisation_id = ${organisationId} and benchmark_id = ${benchmarkId} and from_day = ${fromDay}`.execute(
    db,
  );
  await sql`
    insert into benchmark_part (organisation_id, benchmark_id, from_day, component_id, weight_percent)
    select ${organisationId}, ${benchmarkId}, ${fromDay}, r.id, r.percent
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, percent numeric)`.execute(db);
}

/** Every benchmark below this one, through all versions and through the classes of a policy: used to refuse one that would contain itself. */
export async function findBelow(db: Db, organisationId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below(id) as (
      select unnest(${[...ids]}::uuid[])
      union select p.id from below b cross join lateral (
        select p.component_id as id from benchmark_part p where p.organisation_id = ${organisationId} and p.benchmark_id = b.id
        union select a.benchmark_id from entity e
        join category c on (c.organisation_id, c.asset_id) = (e.organisation_id, e.asset_id) and c.axis = 'class' and c.kind = 'portfolio'
        join benchmark_assignment a on (a.organisation_id, a.entity_id) = (c.organisation_id, c.entity_id)
        where e.organisation_id = ${organisationId} and e.id = b.id and e.type = 'policyWeightedAverage') p)
    select id from below`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countComponents(db: Db, asset: { organisationId: string; assetId: string }, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from entity
    where organisation_id = ${asset.organisationId} and asset_id = ${asset.assetId} and kind = 'benchmark' and id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function insertAssignment(
  db: Db,
  link: { organisationId: string; entityId: string; benchmarkId: string; fromDay: string },
): Promise<void> {
  await sql`
    update benchmark_assignment set to_day = (${link.fromDay}::date - 1)
    where organisation_id = ${link.organisationId} and entity_id = ${link.entityId} and from_day < ${link.fromDay} and (to_day is null or to_day >= ${link.fromDay})`.execute(
    db,
  );
  await sql`delete from benchmark_assignment where organisation_id = ${link.organisationId} and entity_id = ${link.entityId} and from_day >= ${link.fromDay}`.execute(
    db,
  );
  await sql`
    insert into benchmark_assignment (organisation_id, entity_id, benchmark_id, from_day)
    values (${link.organisationId}, ${link.entityId}, ${link.benchmarkId}, ${link.fromDay})`.execute(db);
}

/** The first day from which an entity is measured against a benchmark; null when it is not. */
export async function findAssignedSince(
  db: Db,
  link: { organisationId: string; entityId: string; benchmarkId: string },
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(from_day)::text as day from benchmark_assignment
    where organisation_id = ${link.organisationId} and entity_id = ${link.entityId} and benchmark_id = ${link.benchmarkId}`.execute(db);
  return rows[0]?.day ?? null;
}

export async function endAssignment(db: Db, link: { organisationId: string; entityId: string; benchmarkId: string }): Promise<void> {
  await sql`delete from benchmark_assignment
    where organisation_id = ${link.organisationId} and entity_id = ${link.entityId} and benchmark_id = ${link.benchmarkId}`.execute(db);
}

/** Whether the asset has a policy, which then determines the components of the policy benchmark. */
export async function hasPolicy(db: Db, organisationId: string, assetId: string): Promise<boolean> {
  const { rows } = await sql`select from policy_weight where organisation_id = ${organisationId} and asset_id = ${assetId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The policy benchmark is built from the benchmarks of the classes, so a class may not be measured against a benchmark built from it. */
export async function wouldMeasureItself(
  db: Db,
  organisationId: string,
  { entityId, benchmarkId }: { entityId: string; benchmarkId: string },
): Promise<boolean> {
  const { rows } = await sql<{ type: string }>`
    select b.type from entity b where b.organisation_id = ${organisationId} and b.id = any(${await findBelow(db, organisationId, [benchmarkId])}::uuid[])
      and b.type = 'policyWeightedAverage' and exists (select from policy_weight w where w.organisation_id = ${organisationId} and w.asset_id = b.asset_id)
      and exists (select from category c where c.organisation_id = ${organisationId} and c.entity_id = ${entityId} and c.axis = 'class' and c.kind = 'portfolio')`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether anything is measured against this benchmark or against one built from it: only then do its components change figures. */
export async function isMeasuring(db: Db, organisationId: string, benchmarkId: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive above(id) as (
      select ${benchmarkId}::uuid
      union select p.benchmark_id from benchmark_part p join above a on p.component_id = a.id where p.organisation_id = ${organisationId})
    select from benchmark_assignment where organisation_id = ${organisationId} and benchmark_id in (select id from above) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
