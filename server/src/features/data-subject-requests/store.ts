import { dueDayOf, type DataRequestInput, type DataRequestStatus, type DataSubjectRight } from '@hakaru/contract/data-subject-requests';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type DataRequest = {
  id: string;
  number: number;
  requester: string;
  email: string;
  kind: DataSubjectRight;
  receivedDay: string;
  dueDay: string;
  status: DataRequestStatus;
  closedDay: string | null;
  notes: string;
  userId: string | null;
  accountName: string | null;
  organisationRef: string | null;
  exportedAt: Date | null;
  erasedAt: Date | null;
  version: number;
};

const SHOWN = sql`
  select r.id, r.number, r.requester, r.email, r.kind, r.received_day as "receivedDay", r.due_day as "dueDay", r.status, r.closed_day as "closedDay",
    r.notes, r.user_id as "userId", u.name as "accountName", o.ref as "organisationRef", r.exported_at as "exportedAt", r.erased_at as "erasedAt",
    r.version
  from data_subject_request r left join app_user u on u.id = r.user_id left join organisation o on o.id = u.organisation_id`;

export async function findRequests(db: Db, slice: Slice, isOpenOnly: boolean): Promise<{ data: DataRequest[]; total: number }> {
  const wanted = isOpenOnly ? sql`where r.status in ('open', 'inProgress')` : sql``;
  const { rows } = await sql<DataRequest>`
    ${SHOWN} ${wanted} order by (r.status in ('completed', 'refused')), r.due_day, r.number limit ${slice.first} offset ${offsetOf(slice)}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from data_subject_request r ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findRequest(db: Db, id: string): Promise<DataRequest | null> {
  const { rows } = await sql<DataRequest>`${SHOWN} where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The account with an email address, of any organisation. */
const ACCOUNT_OF = (email: string) => sql`(select u.id from app_user u where u.email = ${email})`;

export async function insertRequest(db: Db, input: DataRequestInput, closedDay: string | null): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into data_subject_request (requester, email, kind, received_day, due_day, status, closed_day, notes, user_id)
    values (${input.requester}, ${input.email}, ${input.kind}, ${input.receivedDay}, ${dueDayOf(input.receivedDay)}, ${input.status}, ${closedDay},
      ${input.notes}, ${ACCOUNT_OF(input.email)}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Version = { id: string; version: number };

/** Compare-and-set on the version. After an erasure the account id is kept, because the account no longer has the address of the request. */
export async function updateRequest(db: Db, { id, version }: Version, input: DataRequestInput, closedDay: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update data_subject_request set requester = ${input.requester}, email = ${input.email}, kind = ${input.kind}, received_day = ${input.receivedDay},
      due_day = ${dueDayOf(input.receivedDay)}, status = ${input.status}, closed_day = ${closedDay}, notes = ${input.notes},
      user_id = case when erased_at is null then ${ACCOUNT_OF(input.email)} else user_id end, version = version + 1
    where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function markExported(db: Db, id: string, at: Date): Promise<void> {
  await sql`update data_subject_request set exported_at = ${at} where id = ${id}`.execute(db);
}

export async function markErased(db: Db, { id, version }: Version, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update data_subject_request set erased_at = ${at}, version = version + 1 where id = ${id} and version = ${version} and erased_at is null`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Everything stored under a person's account as one object. Hashes of passwords and tokens are left out: they say nothing about the person. */
export async function personData(db: Db, userId: string): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select jsonb_build_object(
      'account', jsonb_build_object('name', u.name, 'email', u.email, 'title', u.title, 'phone_number', u.phone_number, 'role', u.role,
        'organisation', o.name_en, 'created_at', u.created_at, 'verified_at', u.verified_at, 'agreed_at', u.agreed_at, 'disabled_at', u.disabled_at,
        'directory_id', (select s.external_id from scim_user s where s.user_id = u.id)),
      'preferences', u.preferences,
      'notification_settings', u.notification_settings,
      'packages', (select coalesce(jsonb_agg(p.type order by p.type), '[]') from user_package p where p.user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'seen_at', s.seen_at, 'ended_at', s.ended_at, 'ip', s.ip,
        'user_agent', s.user_agent) order by s.created_at), '[]') from session s where s.user_id = u.id),
      'sign_ins', (select coalesce(jsonb_agg(jsonb_build_object('at', l.logged_in_at, 'ip', l.ip_address, 'outcome', l.outcome) order by l.logged_in_at),
        '[]') from login_history l where l.user_id = u.id),
      'notifications', (select coalesce(jsonb_agg(jsonb_build_object('at', n.created_at, 'kind', n.kind, 'params', n.params, 'read_at', n.read_at)
        order by n.created_at), '[]') from notification n where n.user_id = u.id),
      'saved_views', (select coalesce(jsonb_agg(jsonb_build_object('screen', v.screen, 'name', v.name) order by v.screen, v.name), '[]')
        from saved_view v where v.user_id = u.id),
      'team_views', (select coalesce(jsonb_agg(jsonb_build_object('screen', v.screen, 'name', v.name) order by v.screen, v.name), '[]')
        from team_view v where v.user_id = u.id),
      'favourites', (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'id', f.subject_id, 'since', f.created_at) order by f.position), '[]')
        from favourite f where f.user_id = u.id),
      'first_tasks', (select coalesce(jsonb_agg(jsonb_build_object('task', d.task, 'at', d.done_at) order by d.done_at), '[]')
        from first_task d where d.user_id = u.id),
      'activity', (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'action', a.action, 'subject', a.subject, 'subject_id', a.subject_id)
        order by a.organisation_id, a.seq), '[]') from audit a where a.user_id = u.id)
    ) as data
    from app_user u join organisation o on o.id = u.organisation_id where u.id = ${userId}`.execute(db);
  return rows[0]?.data ?? null;
}
