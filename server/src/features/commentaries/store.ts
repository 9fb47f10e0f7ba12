import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type CommentaryRow = {
  id: string;
  organisationId: string;
  assetId: string;
  entityId: string;
  asOf: string;
  version: number;
  body: string;
  fileName: string | null;
  fileBytes: number | null;
  fileSha256: string | null;
  authorOrganisationId: string;
  userName: string;
  recordedAt: Date;
};
export type MonthKey = { organisationId: string; assetId: string; entityId: string; asOf: string };

const COLUMNS = sql`
  c.id, c.organisation_id as "organisationId", c.asset_id as "assetId", c.entity_id as "entityId", c.as_of as "asOf", c.version, c.body,
  c.file_name as "fileName", c.file_bytes as "fileBytes", c.file_sha256 as "fileSha256", c.author_organisation_id as "authorOrganisationId",
  c.user_name as "userName", c.recorded_at as "recordedAt"`;

/** Current rows, or those known at a moment. */
const knownAt = (known: string | null) =>
  known === null
    ? sql`c.superseded_at is null`
    : sql`c.recorded_at <= ${known}::timestamptz and (c.superseded_at is null or c.superseded_at > ${known}::timestamptz)`;

export async function findCommentary(
  db: Db,
  { organisationId, assetId, entityId, asOf }: MonthKey,
  known: string | null,
): Promise<CommentaryRow | undefined> {
  const { rows } = await sql<CommentaryRow>`
    select ${COLUMNS} from commentary c where c.organisation_id = ${organisationId} and c.asset_id = ${assetId} and c.entity_id = ${entityId}
      and c.as_of = ${asOf} and ${knownAt(known)}`.execute(db);
  return rows[0];
}

/** The commentaries on a mandate, one per month, newest first. */
export async function findMonths(
  db: Db,
  { organisationId, assetId, entityId }: Omit<MonthKey, 'asOf'>,
  known: string | null,
  most: number,
): Promise<CommentaryRow[]> {
  const { rows } = await sql<CommentaryRow>`
    select ${COLUMNS} from commentary c where c.organisation_id = ${organisationId} and c.asset_id = ${assetId} and c.entity_id = ${entityId}
      and ${knownAt(known)} and (c.body <> '' or c.file_key is not null) order by c.as_of desc limit ${most}`.execute(db);
  return rows;
}

/** Any version by its own id, because a published report refers to the version it was published with. */
export async function findVersion(
  db: Db,
  organisationId: string,
  id: string,
): Promise<(CommentaryRow & { fileKey: string | null }) | undefined> {
  const { rows } = await sql<CommentaryRow & { fileKey: string | null }>`
    select ${COLUMNS}, c.file_key as "fileKey" from commentary c where c.organisation_id = ${organisationId} and c.id = ${id}`.execute(db);
  return rows[0];
}

/** The commentaries on these mandates for a month, as known at a moment; removed ones are left out. */
export async function findSaid(
  db: Db,
  { organisationId, assetId, asOf }: Omit<MonthKey, 'entityId'>,
  entityIds: readonly string[],
  known: string,
): Promise<CommentaryRow[]> {
  const { rows } = await sql<CommentaryRow>`
    select ${COLUMNS} from commentary c join entity e on (e.organisation_id, e.id) = (c.organisation_id, c.entity_id)
    where c.organisation_id = ${organisationId} and c.asset_id = ${assetId} and c.as_of = ${asOf} and c.entity_id = any(${[...entityIds]}::uuid[])
      and ${knownAt(known)} and (c.body <> '' or c.file_key is not null) order by e.position, e.ref`.execute(db);
  return rows;
}

/** Serialises writers of the same month. */
export async function lockMonth(db: Db, { entityId, asOf }: MonthKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`commentary ${entityId} ${asOf}`}, 0))`.execute(db);
}

export type FilePart = { name: string; key: string; bytes: number; sha256: string };
export type NewVersion = MonthKey & {
  version: number;
  body: string;
  /** A new file, none, or the file of the previous version. */
  file: FilePart | null | 'same';
  author: { organisationId: string; userId: string; userName: string };
  at: Date;
};

/** Supersedes the previous version and inserts the next one. */
export async function insertVersion(db: Db, next: NewVersion): Promise<void> {
  const { organisationId, assetId, entityId, asOf, version, body, file, author, at } = next;
  const before = sql`from commentary b where b.organisation_id = ${organisationId} and b.entity_id = ${entityId} and b.as_of = ${asOf}
    and b.version = ${version - 1}`;
  const kept = (column: string, given: string | number | null) =>
    file === 'same' ? sql`(select b.${sql.ref(column)} ${before})` : sql`${given}`;
  const given = file === 'same' ? null : file;
  const { rows } = await sql<{ at: Date }>`
    update commentary c set superseded_at = greatest(c.recorded_at, ${at}::timestamptz) where c.organisation_id = ${organisationId}
      and c.entity_id = ${entityId} and c.as_of = ${asOf} and c.superseded_at is null returning c.superseded_at as at`.execute(db);
  await sql`
    insert into commentary (organisation_id, asset_id, entity_id, as_of, version, body, file_name, file_key, file_bytes, file_sha256,
      author_organisation_id, user_id, user_name, recorded_at)
    values (${organisationId}, ${assetId}, ${entityId}, ${asOf}, ${version}, ${body}, ${kept('file_name', given?.name ?? null)},
      ${kept('file_key', given?.key ?? null)}, ${kept('file_bytes', given?.bytes ?? null)}::integer, ${kept('file_sha256', given?.sha256 ?? null)},
      ${author.organisationId}, ${author.userId}, ${author.userName}, ${rows[0]?.at ?? at})`.execute(db);
}

/** The mandate's code; undefined when it is not a mandate of the asset. */
export async function findMandateRef(db: Db, { organisationId, assetId, entityId }: MonthKey): Promise<string | undefined> {
  const { rows } = await sql<{ ref: string }>`
    select ref from entity where organisation_id = ${organisationId} and asset_id = ${assetId} and id = ${entityId} and kind = 'mandate'`.execute(
    db,
  );
  return rows[0]?.ref;
}
