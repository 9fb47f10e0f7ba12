import { componentsOf, type HypotheticalInput, type HypotheticalRule } from '@hakaru/contract/hypothetical-assets';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Component = { entityId: string; percent: string };
export type Hypothetical = {
  id: string;
  assetId: string;
  name: string;
  rebalance: HypotheticalRule;
  feePercent: string;
  fromDay: string;
  version: number;
  userName: string;
  components: Component[];
};
type Owned = { organisationId: string; id: string };

const COLUMNS = sql`
  h.id, h.asset_id as "assetId", h.name, h.rebalance, h.fee_percent::text as "feePercent", h.from_day as "fromDay", h.version, h.user_name as "userName",
  (select coalesce(jsonb_agg(jsonb_build_object('entityId', c.entity_id, 'percent', c.percent::text) order by c.position), '[]')
   from hypothetical_component c where c.organisation_id = h.organisation_id and c.hypothetical_id = h.id) as components`;

export async function findHypotheticals(db: Db, organisationId: string, assetId: string): Promise<Hypothetical[]> {
  const { rows } = await sql<Hypothetical>`
    select ${COLUMNS} from hypothetical_asset h
    where h.organisation_id = ${organisationId} and h.asset_id = ${assetId} and h.removed_at is null order by h.created_at, h.id`.execute(
    db,
  );
  return rows;
}

export async function findHypothetical(db: Db, { organisationId, id }: Owned): Promise<Hypothetical | null> {
  const { rows } = await sql<Hypothetical>`
    select ${COLUMNS} from hypothetical_asset h where h.organisation_id = ${organisationId} and h.id = ${id} and h.removed_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Serialises changes to the mixes of one asset. */
export async function lockMixes(db: Db, organisationId: string, assetId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hypothetical ${organisationId} ${assetId}`}, 0))`.execute(db);
}

type Added = { organisationId: string; assetId: string; userName: string; at: Date };

export async function insertHypothetical(
  db: Db,
  { organisationId, assetId, userName, at }: Added,
  input: HypotheticalInput,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into hypothetical_asset (organisation_id, asset_id, name, rebalance, fee_percent, from_day, user_name, created_at)
    values (${organisationId}, ${assetId}, ${input.name}, ${input.rebalance}, ${input.feePercent}, ${input.fromDay}, ${userName}, ${at}) returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? '';
  await setComponents(db, { organisationId, id }, input);
  return id;
}

/** Compare-and-set on the version; false when somebody else saved first. */
export async function updateHypothetical(db: Db, key: Owned & { version: number }, input: HypotheticalInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update hypothetical_asset set name = ${input.name}, rebalance = ${input.rebalance}, fee_percent = ${input.feePercent}, from_day = ${input.fromDay},
      version = version + 1
    where organisation_id = ${key.organisationId} and id = ${key.id} and version = ${key.version} and removed_at is null`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await setComponents(db, key, input);
  return true;
}

async function setComponents(db: Db, { organisationId, id }: Owned, input: HypotheticalInput): Promise<void> {
  const rows = componentsOf(input);
  await sql`delete from hypothetical_component where organisation_id = ${organisationId} and hypothetical_id = ${id}`.execute(db);
  await sql`
    insert into hypothetical_component (organisation_id, hypothetical_id, position, entity_id, percent)
    select ${organisationId}, ${id}, part.position, part.entity, part.percent
    from unnest(${rows.map(row => row.id)}::uuid[], ${rows.map(({ percent }) => percent)}::numeric[]) with ordinality as part(entity, percent, position)`.execute(
    db,
  );
}

export async function removeHypothetical(db: Db, { organisationId, id, version }: Owned & { version: number }, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update hypothetical_asset set removed_at = ${at}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}
