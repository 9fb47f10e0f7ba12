import type { ShockKind, StressTestInput } from '@hakaru/contract/stress-tests';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Shock = { on: ShockKind; target: string; percent: string };
export type StressTest = {
  id: string;
  assetId: string;
  name: string;
  version: number;
  userName: string;
  changedAt: Date;
  shocks: Shock[];
};
type Owned = { organisationId: string; id: string };

const COLUMNS = sql`
  t.id, t.asset_id as "assetId", t.name, t.version, t.user_name as "userName", t.changed_at as "changedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('on', s.kind, 'target', s.target, 'percent', s.percent::text) order by s.position), '[]')
   from stress_shock s where s.organisation_id = t.organisation_id and s.stress_test_id = t.id) as shocks`;

export async function findStressTests(db: Db, organisationId: string, assetId: string): Promise<StressTest[]> {
  const { rows } = await sql<StressTest>`
    select ${COLUMNS} from stress_test t
    where t.organisation_id = ${organisationId} and t.asset_id = ${assetId} and t.removed_at is null order by t.created_at, t.id`.execute(
    db,
  );
  return rows;
}

export async function findStressTest(db: Db, { organisationId, id }: Owned): Promise<StressTest | null> {
  const { rows } = await sql<StressTest>`
    select ${COLUMNS} from stress_test t where t.organisation_id = ${organisationId} and t.id = ${id} and t.removed_at is null`.execute(db);
  return rows[0] ?? null;
}

type Added = { organisationId: string; assetId: string; userName: string; at: Date };

export async function insertStressTest(
  db: Db,
  { organisationId, assetId, userName, at }: Added,
  { name, shocks }: StressTestInput,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into stress_test (organisation_id, asset_id, name, user_name, created_at, changed_at)
    values (${organisationId}, ${assetId}, ${name}, ${userName}, ${at}, ${at}) returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await setShocks(db, { organisationId, id }, shocks);
  return id;
}

type Changed = Owned & { version: number; userName: string; at: Date };

/** False when another change came first. */
export async function updateStressTest(db: Db, key: Changed, { name, shocks }: StressTestInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update stress_test set name = ${name}, user_name = ${key.userName}, changed_at = ${key.at}, version = version + 1
    where organisation_id = ${key.organisationId} and id = ${key.id} and version = ${key.version} and removed_at is null`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await setShocks(db, key, shocks);
  return true;
}

async function setShocks(db: Db, { organisationId, id }: Owned, shocks: readonly Shock[]): Promise<void> {
  await sql`delete from stress_shock where organisation_id = ${organisationId} and stress_test_id = ${id}`.execute(db);
  await sql`
    insert into stress_shock (organisation_id, stress_test_id, position, kind, target, percent)
    select ${organisationId}, ${id}, s.position, s.kind, s.target, s.percent
    from unnest(${shocks.map(({ on }) => on)}::text[], ${shocks.map(({ target }) => target)}::text[], ${shocks.map(({ percent }) => percent)}::numeric[])
      with ordinality as s(kind, target, percent, position)`.execute(db);
}

export async function removeStressTest(db: Db, { organisationId, id, version }: Owned & { version: number }, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update stress_test set removed_at = ${at}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}
