import { sql } from 'kysely';
import { findManagedByOthers } from '#features/grants/public';
import type { Db } from '#platform/db';
import { type DayKeeper, USUAL_ZONE } from '#platform/today';
import type { KnownEntity } from './kind';

export type KnownSecurity = { id: string; ref: string; currency: string | null; type: string | null; priceFrequency: string | null };

/** The securities with the given codes. */
export async function findSecurities(db: Db, organisationId: string, refs: readonly string[]): Promise<Map<string, KnownSecurity>> {
  const { rows } = await sql<KnownSecurity>`
    select s.id, s.ref, v.currency, v.type1 as type, v.price_frequency as "priceFrequency" from security s
    left join security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and v.superseded_at is null
    where s.organisation_id = ${organisationId} and s.ref = any(${[...refs]}::text[])`.execute(db);
  return new Map(rows.map(row => [row.ref, row]));
}

/** What determines an organisation's local date. */
export async function findDayKeeper(db: Db, organisationId: string): Promise<DayKeeper> {
  const { rows } = await sql<DayKeeper>`
    select time_zone as "timeZone", modules from organisation where id = ${organisationId}`.execute(db);
  return rows[0] ?? { timeZone: USUAL_ZONE, modules: [] };
}

/** All security codes, for suggesting near matches of an unknown one. */
export async function listSecurityRefs(db: Db, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{
    ref: string;
  }>`select ref from security where organisation_id = ${organisationId} order by ref limit 20000`.execute(db);
  return rows.map(({ ref }) => ref);
}

/** The securities that these accounts hold or ever held: those the organisation reporting the accounts may know. */
export async function findHeld(db: Db, organisationId: string, entityIds: readonly string[]): Promise<Map<string, KnownSecurity>> {
  const { rows } = await sql<KnownSecurity>`
    select s.id, s.ref, v.currency, v.type1 as type, v.price_frequency as "priceFrequency" from security s
    left join security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and v.superseded_at is null
    where s.organisation_id = ${organisationId} and s.id in (
      select h.security_id from holding h where h.organisation_id = ${organisationId} and h.entity_id = any(${[...entityIds]}::uuid[]))
    order by s.ref`.execute(db);
  return new Map(rows.map(row => [row.ref, row]));
}

/** An organisation's entities. `within` limits them to some and those below them; `measuredOn` adds the benchmarks of those on that day. */
export async function findEntities(
  db: Db,
  organisationId: string,
  within: Within | null,
  measuredOn: string | null = null,
): Promise<KnownEntity[]> {
  const ids = within && (await findGranted(db, organisationId, within));
  const measuring = ids && measuredOn ? await findMeasuring(db, organisationId, ids, measuredOn) : [];
  const { rows } = await sql<KnownEntity>`
    select e.id, e.asset_id as "assetId", e.ref, e.kind, e.type, e.currency, a.base_currency as "baseCurrency", e.name_en as "nameEn", e.name_jp as "nameJp"
    from entity e join asset a on (a.organisation_id, a.id) = (e.organisation_id, e.asset_id)
    where e.organisation_id = ${organisationId} and ${ids ? sql`e.id = any(${[...ids, ...measuring]}::uuid[])` : sql`true`}
    order by e.ref`.execute(db);
  return rows;
}

export type Within = { assetIds: readonly string[]; entityIds: readonly string[] };

/** A query of its own: joined to the recursion, whose size the planner cannot estimate, it would scan every entity for each row. */
async function findGranted(db: Db, organisationId: string, { assetIds, entityIds }: Within): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive granted as (
      select e.id from entity e where e.organisation_id = ${organisationId}
        and (e.asset_id = any(${[...assetIds]}::uuid[]) or e.id = any(${[...entityIds]}::uuid[]))
      union
      select l.child_id from entity_link l join granted g on l.parent_id = g.id where l.organisation_id = ${organisationId}
    )
    select id from granted`.execute(db);
  return rows.map(({ id }) => id);
}

/** The benchmarks assigned to some entities on a day. */
async function findMeasuring(db: Db, organisationId: string, entityIds: readonly string[], day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct benchmark_id as id from benchmark_assignment
    where organisation_id = ${organisationId} and entity_id = any(${[...entityIds]}::uuid[]) and from_day <= ${day}::date
      and (to_day is null or to_day >= ${day}::date)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Entities managed by an organisation other than the sender, and those below them: only that manager reports their values. */
export async function findManaged(
  db: Db,
  organisationId: string,
  { senderId, day }: { senderId: string; day: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.entity_id as id from party p where p.organisation_id = ${organisationId} and p.role in ('manager', 'subAdvisor')
      and p.party_organisation_id is distinct from ${senderId}::uuid and (p.to_day is null or p.to_day >= ${day}::date)`.execute(db);
  const entityIds = [...rows.map(({ id }) => id), ...(await findManagedByOthers(db, organisationId, { senderId, day }))];
  return new Set(await findGranted(db, organisationId, { assetIds: [], entityIds }));
}

export type OrganisationName = { id: string; nameEn: string; nameJp: string };

/** Names of organisations in order. Needs a scope above one organisation, since a grantee may not read an owner's row. */
export async function findOrganisationNames(db: Db, ids: readonly string[]): Promise<OrganisationName[]> {
  const { rows } = await sql<OrganisationName>`
    select id, name_en as "nameEn", name_jp as "nameJp" from organisation where id = any(${[...ids]}::uuid[]) order by name_en`.execute(db);
  return rows;
}
