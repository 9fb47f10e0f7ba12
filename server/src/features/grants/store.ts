import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db';
import { insertAll } from '#platform/insert-all';

export type GrantRow = {
  ownerId: string;
  assetId: string;
  /** Null for the whole asset. */
  entityId: string | null;
  role: string;
  fromDay: string;
  toDay: string | null;
};

/** The reference day and filters; `ended` tells whether grants that are over by that day still count for their own months. */
export type GrantQuestion = { today: string; ended: 'kept' | 'leftOut'; assetId?: string | null; roles?: readonly string[] };

/** The grants to an organisation that have begun by today; of several for one mandate the longest comes last. Must run in the grantee's scope. */
export async function findGrantsTo(
  db: Db,
  granteeId: string,
  { today, ended, assetId = null, roles = [] }: GrantQuestion,
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select organisation_id as "ownerId", asset_id as "assetId", entity_id as "entityId", role, from_day as "fromDay", to_day as "toDay"
    from access_grant
    where grantee_id = ${granteeId} and from_day <= ${today}::date
      and (${ended === 'kept'}::boolean or to_day is null or to_day >= ${today}::date)
      and (${assetId}::uuid is null or asset_id = ${assetId}::uuid)
      and (${roles.length === 0}::boolean or role = any(${[...roles]}::text[]))
    order by to_day nulls last, organisation_id, asset_id, entity_id`.execute(db);
  return rows;
}

/** Every organisation that an owner has ever granted anything. */
export async function findGranteesEver(db: Db, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct grantee_id as id from access_grant where organisation_id = ${ownerId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The recipients of a report of an asset or of one mandate on a day: the asset's consultants and the mandate's managers. */
export async function findReportGrantees(
  db: Db,
  { organisationId, assetId, entityId, asOf }: { organisationId: string; assetId: string; entityId: string | null; asOf: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct grantee_id as id from access_grant where organisation_id = ${organisationId} and asset_id = ${assetId}
      and (to_day is null or to_day >= ${asOf}::date)
      and ((role = 'consultant' and entity_id is null) or (role = 'manager' and entity_id = ${entityId}::uuid))`.execute(db);
  return rows.map(({ id }) => id);
}

/** The owner's entities that are granted to another manager than the sender, on a day or later. */
export async function findManagedByOthers(
  db: Db,
  ownerId: string,
  { senderId, day }: { senderId: string; day: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct entity_id as id from access_grant
    where organisation_id = ${ownerId} and entity_id is not null and grantee_id <> ${senderId}
      and role in ('manager', 'subAdvisor', 'fundAdministrator') and (to_day is null or to_day >= ${day}::date)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The managers of these mandates on a day; a mandate may have several. */
export async function findManagersOn(
  db: Db,
  { ownerId, entityIds, day }: { ownerId: string; entityIds: readonly string[]; day: string },
): Promise<{ entityId: string; managerId: string }[]> {
  const { rows } = await sql<{ entityId: string; managerId: string }>`
    select distinct entity_id as "entityId", grantee_id as "managerId" from access_grant
    where organisation_id = ${ownerId} and entity_id = any(${[...entityIds]}::uuid[]) and role = 'manager' and grantee_id <> ${ownerId}
      and from_day <= ${day}::date and (to_day is null or to_day >= ${day}::date)`.execute(db);
  return rows;
}

/** The trust banks of these mandates on a day, granted per mandate or with the whole asset. */
export async function findTrusteesOn(
  db: Db,
  { ownerId, entityIds, day }: { ownerId: string; entityIds: readonly string[]; day: string },
): Promise<{ entityId: string; bankId: string }[]> {
  const { rows } = await sql<{ entityId: string; bankId: string }>`
    select distinct e.id as "entityId", g.grantee_id as "bankId"
    from entity e join access_grant g on g.organisation_id = e.organisation_id and g.asset_id = e.asset_id and (g.entity_id is null or g.entity_id = e.id)
    where e.organisation_id = ${ownerId} and e.id = any(${[...entityIds]}::uuid[]) and g.role in ('trustee', 'masterTrustee')
      and g.from_day <= ${day}::date and (g.to_day is null or g.to_day >= ${day}::date)`.execute(db);
  return rows;
}

/** The consultants of a whole asset on a day. */
export async function findAdvisersOn(
  db: Db,
  { ownerId, assetId, day }: { ownerId: string; assetId: string; day: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct grantee_id as id from access_grant
    where organisation_id = ${ownerId} and asset_id = ${assetId} and entity_id is null and role = 'consultant'
      and from_day <= ${day}::date and (to_day is null or to_day >= ${day}::date)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The manager of each mandate: of several the one whose grant lasts longest, then the newest. */
export async function findManagers(db: Db, ownerId: string, entityIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ entityId: string; managerId: string }>`
    select distinct on (entity_id) entity_id as "entityId", grantee_id as "managerId" from access_grant
    where organisation_id = ${ownerId} and entity_id = any(${[...entityIds]}::uuid[]) and role = 'manager'
    order by entity_id, to_day desc nulls first, from_day desc`.execute(db);
  return new Map(rows.map(({ entityId, managerId }) => [entityId, managerId]));
}

/**
 * A condition for statements that must take equally long for organisations without access: whether an owner has ever granted the reader
 * anything.
 */
export function hasEverGranted(ownerColumn: string, readerId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from access_grant g where g.organisation_id = ${sql.ref(ownerColumn)} and g.grantee_id = ${readerId})`;
}

export type AccessGrant = {
  organisationId: string;
  assetId: string;
  entityId: string | null;
  granteeId: string;
  role: string;
  fromDay: string;
  toDay: string | null;
};

export async function insertGrants(db: Db, grants: readonly (AccessGrant & { id?: string })[]): Promise<void> {
  const rows = grants.map(({ id, organisationId, assetId, entityId, granteeId, role, fromDay, toDay }) => ({
    ...(id ? { id } : {}),
    organisation_id: organisationId,
    asset_id: assetId,
    entity_id: entityId,
    grantee_id: granteeId,
    role,
    from_day: fromDay,
    to_day: toDay,
  }));
  await insertAll(db, 'access_grant', rows);
}

export async function deleteGrant(
  db: Db,
  { organisationId, entityId, granteeId, role, fromDay }: Omit<AccessGrant, 'assetId' | 'toDay'>,
): Promise<void> {
  await sql`
    delete from access_grant where organisation_id = ${organisationId} and entity_id = ${entityId} and grantee_id = ${granteeId} and role = ${role}
      and from_day = ${fromDay}`.execute(db);
}
