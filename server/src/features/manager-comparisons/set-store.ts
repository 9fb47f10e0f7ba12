import type { PeerMember, PeerSetInput } from '@hakaru/contract/manager-comparisons';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type PeerSet = {
  id: string;
  name: string;
  isShared: boolean;
  userId: string;
  userName: string;
  version: number;
  members: PeerMember[];
};
type Owned = { organisationId: string; id: string };
type Reader = { organisationId: string; userId: string };

/** The sets a person has saved, and those shared in the organisation. */
export async function findSets(db: Db, { organisationId, userId }: Reader, id: string | null = null): Promise<PeerSet[]> {
  const { rows } = await sql<PeerSet>`
    select c.id, c.name, c.is_shared as "isShared", c.user_id as "userId", c.user_name as "userName", c.version,
      (select coalesce(jsonb_agg(jsonb_build_object('assetId', m.asset_id, 'entityId', m.entity_id) order by m.position), '[]')
       from manager_comparison_member m where m.organisation_id = c.organisation_id and m.comparison_id = c.id) as members
    from manager_comparison c
    where c.organisation_id = ${organisationId} and (c.is_shared or c.user_id = ${userId}) and (${id}::uuid is null or c.id = ${id}::uuid)
    order by c.is_shared desc, c.name, c.id`.execute(db);
  return rows;
}

/** Serialises saving, because the number of sets is checked before one is inserted. */
export async function lockSets(db: Db, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`manager comparisons ${organisationId}`}, 0))`.execute(db);
}

export async function countSets(db: Db, organisationId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from manager_comparison where organisation_id = ${organisationId}`.execute(db);
  return rows[0]?.n ?? 0;
}

type Author = Reader & { userName: string; at: Date };

export async function insertSet(db: Db, { organisationId, userId, userName, at }: Author, input: PeerSetInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into manager_comparison (organisation_id, user_id, user_name, is_shared, name, created_at)
    values (${organisationId}, ${userId}, ${userName}, ${input.isShared}, ${input.name}, ${at}) returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await setMembers(db, { organisationId, id }, input.members);
  return id;
}

/** False when another change came first. */
export async function updateSet(
  db: Db,
  { organisationId, id, version }: Owned & { version: number },
  input: PeerSetInput,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update manager_comparison set name = ${input.name}, is_shared = ${input.isShared}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await setMembers(db, { organisationId, id }, input.members);
  return true;
}

async function setMembers(db: Db, { organisationId, id }: Owned, members: readonly PeerMember[]): Promise<void> {
  await sql`delete from manager_comparison_member where organisation_id = ${organisationId} and comparison_id = ${id}`.execute(db);
  await sql`
    insert into manager_comparison_member (organisation_id, comparison_id, position, asset_id, entity_id)
    select ${organisationId}, ${id}, m.position, m.asset, m.entity
    from unnest(${members.map(({ assetId }) => assetId)}::uuid[], ${members.map(({ entityId }) => entityId)}::uuid[])
      with ordinality as m(asset, entity, position)`.execute(db);
}

export async function deleteSet(db: Db, { organisationId, id, version }: Owned & { version: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from manager_comparison where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
