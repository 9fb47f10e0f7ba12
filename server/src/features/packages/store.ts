import { sql } from 'kysely';
import type { AssignmentInput, OwnTerms, OwnTermsVersion, PackageInput, PackageKind, PackageType } from '@hakaru/contract/packages';
import { asKnown, type KnownOf } from '#platform/as-known';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

/** A package with its own terms, without those inherited. */
export type PackageRow = OwnTerms & {
  id: string;
  organisationId: string;
  kind: PackageKind;
  type: PackageType;
  name: string;
  nameJp: string | null;
  description: string | null;
  parentId: string | null;
  parentName: string | null;
  parentNameJp: string | null;
  organisationEn: string;
  organisationJp: string;
  assigned: number;
  version: number;
};

const COLUMNS = sql`
  p.id, p.organisation_id as "organisationId", p.kind, p.type, p.name, p.name_jp as "nameJp", p.description, p.parent_id as "parentId",
  above.name as "parentName", above.name_jp as "parentNameJp", p.datasets, p.frequency, p.deadline_days as "deadlineDays", p.version, o.name_en as "organisationEn",
  o.name_jp as "organisationJp",
  (select count(*)::int from package_assignment a where (a.organisation_id, a.package_id) = (p.organisation_id, p.id)) as assigned`;
const FROM = sql`
  from package p join organisation o on o.id = p.organisation_id
  left join package above on (above.organisation_id, above.id) = (p.organisation_id, p.parent_id)`;

export type Within = { organisationId: string | null; kind: PackageKind | null; search: string };

/** Packages of one organisation, or of all for administration. */
export async function findPackages(
  db: Db,
  slice: Slice,
  { organisationId, kind, search }: Within,
): Promise<{ data: PackageRow[]; total: number }> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql`
    where (${organisationId}::uuid is null or p.organisation_id = ${organisationId}) and (${kind}::text is null or p.kind = ${kind})
      and (${search} = '' or p.name ilike ${like} or coalesce(p.name_jp, '') ilike ${like} or coalesce(p.description, '') ilike ${like} or o.ref ilike ${like})`;
  const { rows } = await sql<PackageRow>`
    select ${COLUMNS} ${FROM} ${where} order by o.ref, p.name limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${FROM} ${where}`.execute(db);
  return { data: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function hasOrganisation(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from organisation where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** The organisation a package belongs to. */
export async function ownerOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ organisationId: string }>`select p.organisation_id as "organisationId" ${FROM} where p.id = ${id}`.execute(
    db,
  );
  return rows[0]?.organisationId ?? null;
}

/** All packages of an organisation: chains of parents are followed in memory. */
export async function allPackages(db: Db, organisationId: string): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`select ${COLUMNS} ${FROM} where p.organisation_id = ${organisationId} order by p.name`.execute(db);
  return rows;
}

/** All packages of an organisation as known at a moment. */
export async function packagesKnown(db: Db, of: KnownOf): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    with ${asKnown(of, ['package'])}
    select ${COLUMNS} from known_package p join organisation o on o.id = p.organisation_id
    left join known_package above on above.id = p.parent_id order by p.name`.execute(db);
  return rows;
}

/** The terms of a package before a day. */
export type EarlierTerms = OwnTermsVersion & { packageId: string; beforeDay: string };

/** The earlier terms of all packages of an organisation, in order, as known at a moment (null: now). */
export async function earlierTerms(db: Db, of: KnownOf): Promise<EarlierTerms[]> {
  const { rows } = await sql<EarlierTerms>`
    with ${asKnown(of, ['package_term'])}
    select package_id as "packageId", before_day as "beforeDay", parent_id as "parentId", datasets, frequency, deadline_days as "deadlineDays"
    from known_package_term order by before_day`.execute(db);
  return rows;
}

/** Keeps the terms in force on a day as those before it, and deletes later versions. Must be called before the package is changed. */
export async function endTerms(db: Db, { organisationId, id }: PackageKey, day: string): Promise<void> {
  await sql`
    insert into package_term (organisation_id, package_id, before_day, parent_id, datasets, frequency, deadline_days)
    select ${organisationId}, ${id}, ${day}, parent_id, datasets, frequency, deadline_days from (
      select before_day, parent_id, datasets, frequency, deadline_days from package_term
      where organisation_id = ${organisationId} and package_id = ${id} and before_day > ${day}
      union all select 'infinity', parent_id, datasets, frequency, deadline_days from package where organisation_id = ${organisationId} and id = ${id}) t
    order by before_day limit 1
    on conflict do nothing`.execute(db);
  await sql`delete from package_term where organisation_id = ${organisationId} and package_id = ${id} and before_day > ${day}`.execute(db);
}

export type PackageKey = { organisationId: string; id: string };

export async function insertPackage(db: Db, organisationId: string, input: PackageInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into package (organisation_id, kind, type, name, name_jp, description, parent_id, datasets, frequency, deadline_days)
    values (${organisationId}, ${input.kind}, ${input.type}, ${input.name}, ${input.nameJp || null}, ${input.description || null}, ${input.parentId},
            ${input.datasets}::text[], ${input.frequency}, ${input.deadlineDays})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updatePackage(db: Db, { organisationId, id }: PackageKey, version: number, input: PackageInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update package set kind = ${input.kind}, type = ${input.type}, name = ${input.name}, name_jp = ${input.nameJp || null},
      description = ${input.description || null}, parent_id = ${input.parentId}, datasets = ${input.datasets}::text[],
      frequency = ${input.frequency}, deadline_days = ${input.deadlineDays}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deletePackage(db: Db, { organisationId, id }: PackageKey): Promise<void> {
  await sql`delete from package_assignment where organisation_id = ${organisationId} and package_id = ${id}`.execute(db);
  await sql`delete from package where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

/** Whether a report was published for an entity while it was assigned to this package, or by this one assignment. */
export async function isPublished(db: Db, { organisationId, id }: PackageKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from package_assignment a
    join report r on (r.organisation_id, r.entity_id) = (a.organisation_id, a.entity_id)
      and r.as_of >= a.reporting_start and (a.reporting_end is null or r.as_of <= a.reporting_end)
    where a.organisation_id = ${organisationId} and (a.package_id = ${id} or a.id = ${id}) limit 1`.execute(db);
  return rows.length > 0;
}

export type AssignmentRow = {
  id: string;
  packageId: string;
  entityId: string;
  assetId: string;
  entityRef: string;
  entityEn: string;
  entityJp: string;
  reportingStart: string;
  reportingEnd: string | null;
  termination: string | null;
  version: number;
};

const ASSIGNED_COLUMNS = sql`
  a.id, a.package_id as "packageId", a.entity_id as "entityId", e.asset_id as "assetId", e.ref as "entityRef", e.name_en as "entityEn",
    e.name_jp as "entityJp", a.reporting_start as "reportingStart", a.reporting_end as "reportingEnd", d.termination_date as termination, a.version`;
const ASSIGNED = sql`
  select ${ASSIGNED_COLUMNS} from package_assignment a join entity e on (e.organisation_id, e.id) = (a.organisation_id, a.entity_id)
  left join mandate d on (d.organisation_id, d.entity_id) = (a.organisation_id, a.entity_id)`;

export async function assignmentsOf(
  db: Db,
  organisationId: string,
  by: { packageId: string } | { entityIds: readonly string[] } | { id: string },
): Promise<AssignmentRow[]> {
  const which =
    'packageId' in by
      ? sql`a.package_id = ${by.packageId}`
      : 'entityIds' in by
        ? sql`a.entity_id = any(${[...by.entityIds]}::uuid[])`
        : sql`a.id = ${by.id}`;
  const { rows } =
    await sql<AssignmentRow>`${ASSIGNED} where a.organisation_id = ${organisationId} and ${which} order by e.position, e.ref`.execute(db);
  return rows;
}

/** All assignments of an asset, as known at a moment (null: now). */
export async function assignmentsOfAsset(
  db: Db,
  { organisationId, assetId, known }: { organisationId: string; assetId: string; known: string | null },
): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    with ${asKnown({ ownerId: organisationId, known }, ['package_assignment', 'entity', 'mandate'])}
    select ${ASSIGNED_COLUMNS} from known_package_assignment a join known_entity e on e.id = a.entity_id
    left join known_mandate d on d.entity_id = a.entity_id
    where e.asset_id = ${assetId} order by e.position, e.ref`.execute(db);
  return rows;
}

export type EntityRow = { id: string; assetId: string; kind: string; type: string; termination: string | null };

export async function findEntity(db: Db, { organisationId, id }: PackageKey): Promise<EntityRow | undefined> {
  const { rows } = await sql<EntityRow>`
    select e.id, e.asset_id as "assetId", e.kind, e.type, d.termination_date as termination
    from entity e left join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    where e.organisation_id = ${organisationId} and e.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertAssignment(
  db: Db,
  { organisationId, packageId, entityId, input }: { organisationId: string; packageId: string; entityId: string; input: AssignmentInput },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into package_assignment (organisation_id, package_id, entity_id, reporting_start, reporting_end)
    values (${organisationId}, ${packageId}, ${entityId}, ${input.reportingStart}, ${input.reportingEnd}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateAssignment(
  db: Db,
  { organisationId, id }: PackageKey,
  version: number,
  input: AssignmentInput,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update package_assignment set reporting_start = ${input.reportingStart}, reporting_end = ${input.reportingEnd}, closed_with = false,
      version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteAssignment(db: Db, { organisationId, id }: PackageKey): Promise<void> {
  await sql`delete from package_assignment where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

/** Ends all packages of a mandate that are open after the day; returns their number. */
export async function endAssignments(db: Db, { organisationId, id }: PackageKey, day: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update package_assignment set reporting_end = greatest(${day}::date, reporting_start), closed_with = true, version = version + 1
    where organisation_id = ${organisationId} and entity_id = ${id} and (reporting_end is null or reporting_end > ${day})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Removes the end dates that were set by closing the mandate. */
export async function reopenAssignments(db: Db, { organisationId, id }: PackageKey): Promise<number> {
  const { numAffectedRows } = await sql`
    update package_assignment set reporting_end = null, closed_with = false, version = version + 1
    where organisation_id = ${organisationId} and entity_id = ${id} and closed_with`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
