import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';
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
  userName: string | null;
  isSupport: boolean;
  asRole: string | null;
};

export type AuditFilter = { supportOnly: boolean; subject: string | null; subjectId: string | null };

/** An organisation's trail, newest first. Names of its own people are told; somebody from outside is told as support. */
export async function findEntries({ db, actor }: SignedIn, slice: Slice, { supportOnly, subject, subjectId }: AuditFilter) {
  let query = db.selectFrom('audit as a').where('a.organisation_id', '=', actor.organisation.id);
  if (supportOnly) query = query.where('a.original_user_id', 'is not', null);
  if (subject) query = query.where('a.subject', '=', subject);
  if (subjectId) query = query.where('a.subject_id', '=', subjectId);
  const data: AuditRow[] = await query
    .leftJoin('app_user as u', join => join.onRef('u.organisation_id', '=', 'a.organisation_id').onRef('u.id', '=', 'a.user_id'))
    .select(['a.seq', 'a.at', 'a.action', 'a.subject', 'a.subject_id as subjectId', 'a.before', 'a.after', 'a.as_role as asRole'])
    .select(['a.user_id as userId', 'u.name as userName', sql<boolean>`a.user_id is not null and u.id is null`.as('isSupport')])
    .orderBy('a.seq', 'desc')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}
