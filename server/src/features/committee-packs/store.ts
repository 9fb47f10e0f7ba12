import { sql } from 'kysely';
import type { PackFormat, PackInput, PackLanguage, PackSection, PackState, PackTemplateInput } from '@hakaru/contract/committee-packs';
import type { Language } from '@hakaru/contract/languages';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

type Titles = { titleEn: string; titleJp: string; subtitleEn: string; subtitleJp: string };
export type TemplateRow = Titles & {
  id: string;
  name: string;
  language: PackLanguage;
  sections: PackSection[];
  version: number;
  userName: string;
};
export type PackFile = { format: PackFormat; language: Language; fileName: string; bytes: number; pages: number | null };
export type PackRow = Titles & {
  organisationId: string;
  id: string;
  assetId: string;
  assetEn: string;
  assetJp: string;
  reportId: string;
  asOf: string;
  reportVersion: number;
  meetingDay: string | null;
  language: PackLanguage;
  sections: PackSection[];
  state: PackState;
  done: number;
  total: number;
  failure: string | null;
  sha256: string | null;
  requestedBy: string;
  requesterName: string;
  requestedAt: Date;
  finishedAt: Date | null;
  files: PackFile[];
};

const TITLES = sql`title_en as "titleEn", title_jp as "titleJp", subtitle_en as "subtitleEn", subtitle_jp as "subtitleJp"`;
const TEMPLATE = sql`id, name, ${TITLES}, language, sections, version, user_name as "userName"`;

export async function findTemplates(db: Db, organisationId: string): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${TEMPLATE} from committee_pack_template where organisation_id = ${organisationId} and removed_at is null
    order by created_at, id`.execute(db);
  return rows;
}

export type Owned = { organisationId: string; id: string };

export async function findTemplate(db: Db, { organisationId, id }: Owned): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select ${TEMPLATE} from committee_pack_template
    where organisation_id = ${organisationId} and id = ${id} and removed_at is null`.execute(db);
  return rows[0];
}

type Written = { organisationId: string; userName: string; at: Date };

export async function insertTemplate(db: Db, { organisationId, userName, at }: Written, input: PackTemplateInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into committee_pack_template (organisation_id, name, title_en, title_jp, subtitle_en, subtitle_jp, language, sections, user_name, created_at)
    values (${organisationId}, ${input.name}, ${input.titleEn}, ${input.titleJp}, ${input.subtitleEn}, ${input.subtitleJp}, ${input.language},
      ${input.sections}::text[], ${userName}, ${at}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Compare-and-set on the version; false when somebody else saved first. */
export async function updateTemplate(db: Db, key: Owned & { version: number }, input: PackTemplateInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update committee_pack_template set name = ${input.name}, title_en = ${input.titleEn}, title_jp = ${input.titleJp}, subtitle_en = ${input.subtitleEn},
      subtitle_jp = ${input.subtitleJp}, language = ${input.language}, sections = ${input.sections}::text[], version = version + 1
    where organisation_id = ${key.organisationId} and id = ${key.id} and version = ${key.version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function removeTemplate(db: Db, { organisationId, id, version }: Owned & { version: number }, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update committee_pack_template set removed_at = ${at}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

const PACK = sql`
  p.organisation_id as "organisationId", p.id, p.asset_id as "assetId", p.asset_en as "assetEn", p.asset_jp as "assetJp", p.report_id as "reportId",
  p.as_of as "asOf", p.report_version as "reportVersion", ${TITLES}, p.meeting_day as "meetingDay", p.language, p.sections, p.state, p.done, p.total,
  p.failure, p.sha256, p.requested_by as "requestedBy", p.requester_name as "requesterName", p.requested_at as "requestedAt", p.finished_at as "finishedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('format', f.format, 'language', f.language, 'fileName', f.file_name, 'bytes', f.bytes, 'pages', f.pages)
     order by f.language desc, f.format), '[]')
   from committee_pack_file f where f.organisation_id = p.organisation_id and f.pack_id = p.id) as files`;

export async function findPacks(db: Db, organisationId: string, slice: Slice): Promise<{ data: PackRow[]; total: number }> {
  const { rows: data } = await sql<PackRow>`
    select ${PACK} from committee_pack p where p.organisation_id = ${organisationId}
    order by p.requested_at desc, p.id limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from committee_pack where organisation_id = ${organisationId}`.execute(db);
  return { data, total: counted.rows[0]?.total ?? 0 };
}

export async function findPack(db: Db, { organisationId, id }: Owned): Promise<PackRow | undefined> {
  const { rows } = await sql<PackRow>`
    select ${PACK} from committee_pack p where p.organisation_id = ${organisationId} and p.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * The number of packs that wait or are being made. Takes a lock until the transaction ends, so that concurrent requests cannot both pass the
 * limit.
 */
export async function countOpen(db: Db, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`committee packs ${organisationId}`}, 0))`.execute(db);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from committee_pack where organisation_id = ${organisationId} and state in ('waiting', 'running')`.execute(
    db,
  );
  return rows[0]?.open ?? 0;
}

export type NewPack = PackInput &
  Pick<
    PackRow,
    'organisationId' | 'assetId' | 'assetEn' | 'assetJp' | 'asOf' | 'reportVersion' | 'requestedBy' | 'requesterName' | 'requestedAt'
  >;

export async function insertPack(db: Db, row: NewPack): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into committee_pack (organisation_id, asset_id, asset_en, asset_jp, report_id, as_of, report_version, title_en, title_jp, subtitle_en,
      subtitle_jp, meeting_day, language, sections, requested_by, requester_name, requested_at)
    values (${row.organisationId}, ${row.assetId}, ${row.assetEn}, ${row.assetJp}, ${row.reportId}, ${row.asOf}, ${row.reportVersion}, ${row.titleEn},
      ${row.titleJp}, ${row.subtitleEn}, ${row.subtitleJp}, ${row.meetingDay}, ${row.language}, ${row.sections}::text[], ${row.requestedBy},
      ${row.requesterName}, ${row.requestedAt})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function setProgress(db: Db, { organisationId, id }: Owned, { done, total }: { done: number; total: number }): Promise<void> {
  await sql`
    update committee_pack set state = 'running', done = ${done}, total = ${total}
    where organisation_id = ${organisationId} and id = ${id} and state in ('waiting', 'running')`.execute(db);
}

export type MadeFile = PackFile & { fileKey: string };

/** Stores the finished pack; false when another run has finished it before. */
export async function setDone(
  db: Db,
  { organisationId, id }: Owned,
  { content, sha256, at, files }: { content: string; sha256: string; at: Date; files: readonly MadeFile[] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update committee_pack set state = 'done', done = total, content = ${content}, sha256 = ${sha256}, finished_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and state in ('waiting', 'running')`.execute(db);
  if (numAffectedRows !== 1n) return false;
  for (const { format, language, fileKey, fileName, bytes, pages } of files)
    await sql`
      insert into committee_pack_file (organisation_id, pack_id, format, language, file_key, file_name, bytes, pages)
      values (${organisationId}, ${id}, ${format}, ${language}, ${fileKey}, ${fileName}, ${bytes}, ${pages})`.execute(db);
  return true;
}

export async function setFailed(db: Db, { organisationId, id }: Owned, failure: string, at: Date): Promise<void> {
  await sql`
    update committee_pack set state = 'failed', failure = ${failure}, finished_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and state in ('waiting', 'running')`.execute(db);
}

export async function findFile(
  db: Db,
  { organisationId, id }: Owned,
  { format, language }: { format: PackFormat; language: Language },
): Promise<{ fileKey: string; fileName: string } | undefined> {
  const { rows } = await sql<{ fileKey: string; fileName: string }>`
    select file_key as "fileKey", file_name as "fileName" from committee_pack_file
    where organisation_id = ${organisationId} and pack_id = ${id} and format = ${format} and language = ${language}`.execute(db);
  return rows[0];
}
