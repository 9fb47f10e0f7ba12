import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

/** A published report without its content. */
export type ReportRow = {
  id: string;
  organisationId: string;
  assetId: string;
  assetEn: string;
  assetJp: string;
  /** The owner's names, because a manager reads reports of several owners. */
  clientEn: string;
  clientJp: string;
  entityId: string | null;
  entityRef: string | null;
  entityEn: string | null;
  entityJp: string | null;
  asOf: string;
  version: number;
  isLatest: boolean;
  previousId: string | null;
  reason: string | null;
  sha256: string;
  knownAt: Date;
  publishedAt: Date;
  publishedBy: string;
  publisherName: string;
  publisherEn: string;
  publisherJp: string;
};

// The name of another organisation can only be read in its own scope; a party's name is in the owner's data.
const COLUMNS = sql`
  r.id, r.organisation_id as "organisationId", r.asset_id as "assetId", a.name_en as "assetEn", a.name_jp as "assetJp", c.name_en as "clientEn", c.name_jp as "clientJp",
  r.entity_id as "entityId",
  e.ref as "entityRef", e.name_en as "entityEn", e.name_jp as "entityJp", r.as_of as "asOf", r.version, r.previous_id as "previousId", r.reason, r.sha256,
  r.known_at as "knownAt", r.published_at as "publishedAt", r.published_by as "publishedBy", r.publisher_name as "publisherName",
  coalesce(o.name_en, p.name_en, '') as "publisherEn", coalesce(o.name_jp, p.name_jp, '') as "publisherJp",
  not exists (select from report l where l.organisation_id = r.organisation_id and l.asset_id = r.asset_id and l.as_of = r.as_of
    and l.entity_id is not distinct from r.entity_id and l.version > r.version) as "isLatest"`;
const FROM = sql`
  from report r join asset a on (a.organisation_id, a.id) = (r.organisation_id, r.asset_id)
  join organisation c on c.id = r.organisation_id
  left join entity e on (e.organisation_id, e.id) = (r.organisation_id, r.entity_id)
  left join organisation o on o.id = r.publisher_organisation_id
  left join lateral (select p.name_en, p.name_jp from party p where p.organisation_id = r.organisation_id
    and p.party_organisation_id = r.publisher_organisation_id limit 1) p on true`;

export type Within = {
  organisationId: string;
  assetId: string;
  /** Null for all reports; otherwise those of these mandates, each up to its last day. */
  mandates: ReadonlyMap<string, string | null> | null;
  entityId: string | null;
  asOf: string | null;
  /** Limits the result to these ids. */
  ids?: readonly string[];
};

function where({ organisationId, assetId, mandates, entityId, asOf, ids }: Within) {
  const granted = mandates ? JSON.stringify([...mandates].map(([id, to]) => ({ id, to }))) : null;
  return sql`
    where r.organisation_id = ${organisationId} and r.asset_id = ${assetId} and (${entityId}::uuid is null or r.entity_id = ${entityId})
      and (${asOf}::date is null or r.as_of = ${asOf}) and (${ids ? [...ids] : null}::uuid[] is null or r.id = any(${ids ? [...ids] : null}::uuid[]))
      and (${granted}::jsonb is null or exists (select from jsonb_to_recordset(${granted}::jsonb) as g(id uuid, "to" date)
        where g.id = r.entity_id and (g."to" is null or r.as_of <= g."to")))`;
}

export async function findReports(db: Db, slice: Slice, within: Within): Promise<{ data: ReportRow[]; total: number }> {
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} ${FROM} ${where(within)}
    order by r.as_of desc, r.entity_id is not null, e.position, r.version desc limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from report r ${where(within)}`.execute(db);
  return { data: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findReport(db: Db, organisationId: string, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${COLUMNS} ${FROM} where r.organisation_id = ${organisationId} and r.id = ${id}`.execute(db);
  return rows[0];
}

/** Every version of the reports of an asset as a whole, latest month and version first. */
export async function findWhole(db: Db, { organisationId, assetId }: { organisationId: string; assetId: string }): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} ${FROM} where r.organisation_id = ${organisationId} and r.asset_id = ${assetId} and r.entity_id is null
    order by r.as_of desc, r.version desc limit ${WHOLE_MAX}`.execute(db);
  return rows;
}
const WHOLE_MAX = 360; // thirty years of months

export async function findContent(db: Db, organisationId: string, id: string): Promise<string> {
  const { rows } = await sql<{
    content: string;
  }>`select content from report where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows[0]?.content ?? '';
}

/** The names of the report's owner. */
export async function findOwner(db: Db, organisationId: string): Promise<{ ref: string; nameEn: string; nameJp: string }> {
  const { rows } = await sql<{ ref: string; nameEn: string; nameJp: string }>`
    select ref, name_en as "nameEn", name_jp as "nameJp" from organisation where id = ${organisationId}`.execute(db);
  return rows[0] ?? { ref: '', nameEn: '', nameJp: '' };
}

export type ReportKey = { organisationId: string; assetId: string; entityId: string | null; asOf: string };

/**
 * Serialises the versions of one report. False while another request publishes it, since waiting would hold a connection that others need.
 */
export async function lockReport(db: Db, { assetId, entityId, asOf }: ReportKey): Promise<boolean> {
  const name = `report ${assetId} ${entityId ?? ''} ${asOf}`;
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(db);
  return rows[0]?.free ?? false;
}

export async function latestVersion(db: Db, { organisationId, assetId, entityId, asOf }: ReportKey): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} ${FROM} where r.organisation_id = ${organisationId} and r.asset_id = ${assetId} and r.as_of = ${asOf}
      and r.entity_id is not distinct from ${entityId}::uuid order by r.version desc limit 1`.execute(db);
  return rows[0];
}

export type NewReport = ReportKey & {
  version: number;
  previousId: string | null;
  reason: string | null;
  content: string;
  sha256: string;
  knownAt: string;
  publishedAt: Date;
  publisher: { userId: string; name: string; organisationId: string };
};

export async function insertReport(db: Db, report: NewReport): Promise<string> {
  const { publisher } = report;
  const { rows } = await sql<{ id: string }>`
    insert into report (organisation_id, asset_id, entity_id, as_of, version, previous_id, reason, content, sha256, known_at, published_at, published_by,
      publisher_name, publisher_organisation_id)
    values (${report.organisationId}, ${report.assetId}, ${report.entityId}, ${report.asOf}, ${report.version}, ${report.previousId}, ${report.reason},
      ${report.content}, ${report.sha256}, ${report.knownAt}, ${report.publishedAt}, ${publisher.userId}, ${publisher.name}, ${publisher.organisationId})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export type Opening = { userId: string; userName: string; organisationId: string; firstAt: Date; lastAt: Date };

export async function noteOpening(
  db: Db,
  organisationId: string,
  reportId: string,
  { userId, userName, organisationId: from, firstAt }: Omit<Opening, 'lastAt'>,
): Promise<void> {
  await sql`
    insert into report_opening (organisation_id, report_id, user_id, user_name, user_organisation_id, first_at, last_at)
    values (${organisationId}, ${reportId}, ${userId}, ${userName}, ${from}, ${firstAt}, ${firstAt})
    on conflict (organisation_id, report_id, user_id) do update set last_at = excluded.last_at`.execute(db);
}

export async function findOpenings(db: Db, organisationId: string, reportId: string): Promise<Opening[]> {
  const { rows } = await sql<Opening>`
    select user_id as "userId", user_name as "userName", user_organisation_id as "organisationId", first_at as "firstAt", last_at as "lastAt"
    from report_opening where organisation_id = ${organisationId} and report_id = ${reportId} order by first_at`.execute(db);
  return rows;
}

export type Reader = { organisationId: string; type: string };

/** The organisations a report is for, with their types. */
export async function findReaders(db: Db, ids: readonly string[]): Promise<Reader[]> {
  const { rows } = await sql<Reader>`select id as "organisationId", type from organisation where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The tables a report's figures can rest on. */
const FACT_TABLES = ['observation', 'holding', 'cashflow', 'valuation', 'commitment'] as const;

/** Whether a person has recorded or approved, since a moment, a fact that a report of the month could show. */
export async function hasRecorded(
  db: Db,
  { organisationId, assetId, asOf }: ReportKey,
  { since, userId }: { since: Date; userId: string },
): Promise<boolean> {
  const recorded = FACT_TABLES.map(
    table => sql`
    select 1 from ${sql.table(table)} o join entity e on (e.organisation_id, e.id) = (o.organisation_id, o.entity_id)
    join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id)
    where o.organisation_id = ${organisationId} and e.asset_id = ${assetId} and o.as_of <= ${asOf} and o.recorded_at > ${since}
      and coalesce(s.approved_by, s.person_id) = ${userId}`,
  );
  const { rows } = await sql`${sql.join(recorded, sql` union all `)} limit 1`.execute(db);
  return rows.length > 0;
}
