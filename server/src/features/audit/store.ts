import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { offsetOf, type Slice } from '#platform/paging';

export type AuditRow = {
  seq: string;
  at: Date;
  action: string;
  subject: string;
  subjectId: string | null;
  before: unknown;
  after: unknown;
  userId: string | null;
  originalUserId: string | null;
  userName: string | null;
  isSupport: boolean;
  asRole: string | null;
  /** The service token or intake that acted on the person's behalf. */
  tokenId: string | null;
};

export type AuditFilter = { supportOnly: boolean; subject: string | null; subjectId: string | null };
export type Trail = AuditFilter & { organisationId: string; partners: readonly string[] };

/** An organisation's trail, newest first. An actor who is neither its own user nor a partner's counts as support. */
export async function findEntries({ db }: Context, slice: Slice, { organisationId, partners, supportOnly, subject, subjectId }: Trail) {
  const isSupport = sql<boolean>`(a.original_user_id is not null or (a.user_id is not null and a.user_id <> all (${partners}::uuid[])
    and not exists (select from app_user own where own.organisation_id = a.organisation_id and own.id = a.user_id)))`;
  let query = db.selectFrom('audit as a').where('a.organisation_id', '=', organisationId);
  if (supportOnly) query = query.where(isSupport);
  if (subject) query = query.where('a.subject', '=', subject);
  if (subjectId) query = query.where('a.subject_id', '=', subjectId);
  const data: AuditRow[] = await query
    .leftJoin('app_user as u', join => join.onRef('u.organisation_id', '=', 'a.organisation_id').onRef('u.id', '=', 'a.user_id'))
    .select(['a.seq', 'a.at', 'a.action', 'a.subject', 'a.subject_id as subjectId', 'a.before', 'a.after', 'a.as_role as asRole'])
    .select([
      'a.user_id as userId',
      'a.original_user_id as originalUserId',
      'a.token_id as tokenId',
      'u.name as userName',
      isSupport.as('isSupport'),
    ])
    .orderBy('a.seq', 'desc')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

export async function peopleOf({ db }: Context, organisationIds: readonly string[]): Promise<string[]> {
  if (organisationIds.length === 0) return [];
  const rows = await db
    .selectFrom('app_user')
    .where('organisation_id', 'in', [...organisationIds])
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Names of users by id, of any organisation; must run in platform scope, and only for users who acted in the organisation. */
export async function namesOf({ db }: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names of service tokens and intakes by id, of any organisation. */
export async function tokenNamesOf({ db }: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_token')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .unionAll(
      db
        .selectFrom('intake')
        .select(['id', 'name'])
        .where('id', 'in', [...ids]),
    )
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
