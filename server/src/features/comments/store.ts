import type { CommentAudience, CommentKind } from '@hakaru/contract/comments';
import type { OrganisationTypeName } from '@hakaru/contract/organisations';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type CommentRow = {
  organisationId: string;
  id: string;
  kind: CommentKind;
  audience: CommentAudience;
  ownerId: string;
  assetId: string | null;
  entityId: string | null;
  subject: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  asOf: string | null;
  saidOn: string;
  body: string;
  seenValue: string | null;
  seenReason: string | null;
  seenInPart: boolean;
  authorOrganisationId: string;
  authorEn: string;
  authorJp: string;
  userId: string;
  userName: string;
  createdAt: Date;
  resolvedAt: Date | null;
  resolvedByName: string | null;
  packedAt: Date | null;
  version: number;
  mentions: string[];
};

const COLUMNS = sql`c.organisation_id as "organisationId", c.id, c.kind, c.audience, c.owner_id as "ownerId", c.asset_id as "assetId",
  c.entity_id as "entityId", c.subject, c.ref, c.name_en as "nameEn", c.name_jp as "nameJp", c.as_of as "asOf", c.said_on as "saidOn", c.body,
  c.seen_value as "seenValue", c.seen_reason as "seenReason", c.seen_in_part as "seenInPart",
  c.author_organisation_id as "authorOrganisationId", c.author_en as "authorEn", c.author_jp as "authorJp", c.user_id as "userId",
  c.user_name as "userName", c.created_at as "createdAt", c.resolved_at as "resolvedAt", c.resolved_by_name as "resolvedByName", c.packed_at as "packedAt", c.version,
  array(select m.user_name from comment_mention m where (m.organisation_id, m.comment_id) = (c.organisation_id, c.id) order by m.user_name) as mentions`;

/** The comments stored with one organisation that a reader may see: all of them for its own users, only the shared ones for others. */
export type Keeper = { organisationId: string; isOwn: boolean };
const keptBy = ({ organisationId, isOwn }: Keeper) =>
  sql`c.organisation_id = ${organisationId} and (${isOwn}::boolean or c.audience = 'everyone')`;

export async function findComments(
  db: Db,
  keeper: Keeper,
  { kind, subject }: { kind: CommentKind; subject: string },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from comment c where ${keptBy(keeper)} and c.kind = ${kind} and c.subject = ${subject} order by c.created_at, c.id`.execute(
    db,
  );
  return rows;
}

const MOST = 500;

/** Open comments that a user wrote or is named in, newest first. */
export async function findOpenOf(db: Db, keeper: Keeper, userId: string): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from comment c where ${keptBy(keeper)} and c.resolved_at is null and (c.user_id = ${userId} or exists (
      select from comment_mention m where (m.organisation_id, m.comment_id) = (c.organisation_id, c.id) and m.user_id = ${userId}))
    order by c.created_at desc, c.id limit ${MOST}`.execute(db);
  return rows;
}

export type MarkRow = Pick<CommentRow, 'kind' | 'subject' | 'entityId' | 'asOf' | 'saidOn' | 'audience' | 'organisationId'>;
const MARKS = 5000;

/** The subjects of open comments on an asset, newest first. */
export async function findMarks(db: Db, keeper: Keeper, assetId: string): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select c.kind, c.subject, c.entity_id as "entityId", c.as_of as "asOf", c.said_on as "saidOn", c.audience, c.organisation_id as "organisationId"
    from comment c where ${keptBy(keeper)} and c.asset_id = ${assetId} and c.resolved_at is null order by c.created_at desc limit ${MARKS}`.execute(
    db,
  );
  return rows;
}

/** Serialises comments on the same subject, so that the count limit holds. */
export async function lockPlace(db: Db, { kind, subject }: { kind: CommentKind; subject: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comment ${kind} ${subject}`}, 0))`.execute(db);
}

export async function countAt(db: Db, organisationId: string, { kind, subject }: { kind: CommentKind; subject: string }): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from comment where organisation_id = ${organisationId} and kind = ${kind} and subject = ${subject}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export type NewComment = Omit<CommentRow, 'id' | 'resolvedAt' | 'resolvedByName' | 'packedAt' | 'version' | 'mentions'>;
export type Named = { id: string; name: string };

export async function insertComment(db: Db, c: NewComment, mentions: readonly Named[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into comment (organisation_id, kind, audience, owner_id, asset_id, entity_id, subject, ref, name_en, name_jp, as_of, said_on, body, seen_value,
      seen_reason, seen_in_part, author_organisation_id, author_en, author_jp, user_id, user_name, created_at)
    values (${c.organisationId}, ${c.kind}, ${c.audience}, ${c.ownerId}, ${c.assetId}, ${c.entityId}, ${c.subject}, ${c.ref}, ${c.nameEn}, ${c.nameJp},
      ${c.asOf}::date, ${c.saidOn}::date, ${c.body}, ${c.seenValue}, ${c.seenReason}, ${c.seenInPart}, ${c.authorOrganisationId}, ${c.authorEn},
      ${c.authorJp}, ${c.userId}, ${c.userName}, ${c.createdAt}) returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  for (const { id: userId, name } of mentions)
    await sql`
      insert into comment_mention (organisation_id, comment_id, user_id, user_name) values (${c.organisationId}, ${id}, ${userId}, ${name})`.execute(
      db,
    );
  return id;
}

type Held = { organisationId: string; id: string; version: number };

/** The organisation's selected comments on an asset's figures of one month-end, oldest first. */
export async function findPacked(
  db: Db,
  organisationId: string,
  { assetId, asOf }: { assetId: string; asOf: string },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from comment c where c.organisation_id = ${organisationId} and c.asset_id = ${assetId} and c.as_of = ${asOf}::date
      and c.packed_at is not null order by c.created_at, c.id limit ${MOST}`.execute(db);
  return rows;
}

/** Compare-and-set on the version; false when somebody else saved first. */
export async function setPacked(
  db: Db,
  { organisationId, id, version }: Held,
  packed: { at: Date; byName: string } | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update comment set packed_at = ${packed?.at ?? null}, packed_by_name = ${packed?.byName ?? null}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and (packed_at is null) = ${packed !== null}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Compare-and-set on the version; false when somebody else saved first. */
export async function setResolved(
  db: Db,
  { organisationId, id, version }: Held,
  resolved: { at: Date; byName: string } | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update comment set resolved_at = ${resolved?.at ?? null}, resolved_by_name = ${resolved?.byName ?? null}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and (resolved_at is null) = ${resolved !== null}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function deleteComment(db: Db, { organisationId, id, version }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from comment where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export type Person = {
  id: string;
  name: string;
  title: string | null;
  organisationId: string;
  organisationEn: string;
  organisationJp: string;
  type: OrganisationTypeName;
};
const PERSON = sql`u.id, u.name, u.title, o.id as "organisationId", o.name_en as "organisationEn", o.name_jp as "organisationJp", o.type`;

export type Names = { en: string; jp: string };

export async function findNames(db: Db, organisationId: string): Promise<Names | null> {
  const { rows } = await sql<Names>`select o.name_en as en, o.name_jp as jp from organisation o where o.id = ${organisationId}`.execute(db);
  return rows[0] ?? null;
}

/** The organisation's active users, without platform support. */
export async function findColleagues(db: Db, organisationId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${PERSON}
    from app_user u join organisation o on o.id = u.organisation_id
    where u.organisation_id = ${organisationId} and u.disabled_at is null and not u.superuser order by u.name, u.id limit ${MOST}`.execute(
    db,
  );
  return rows;
}

/** The active users among these ids, of any organisation; must run in platform scope. */
export async function findActive(db: Db, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${PERSON}
    from app_user u join organisation o on o.id = u.organisation_id
    where u.id = any(${[...ids]}::uuid[]) and u.disabled_at is null and not u.superuser order by u.name, u.id`.execute(db);
  return rows;
}
