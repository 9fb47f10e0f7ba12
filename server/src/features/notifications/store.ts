import type { NotificationKind, NotificationParams } from '@hakaru/contract/notifications';
import type { OrganisationTypeName } from '@hakaru/contract/organisations';
import { sql } from 'kysely';
import type { Context, SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type NotificationRow = {
  id: string;
  kind: string;
  params: unknown;
  path: string | null;
  createdAt: Date;
  readAt: Date | null;
};

export async function ownNotifications({ db, actor }: SignedIn, slice: Slice, unreadOnly: boolean) {
  let query = db.selectFrom('notification').where('organisation_id', '=', actor.user.organisationId).where('user_id', '=', actor.user.id);
  if (unreadOnly) query = query.where('read_at', 'is', null);
  const data: NotificationRow[] = await query
    .select(['id', 'kind', 'params', 'path', 'created_at as createdAt', 'read_at as readAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

export async function isOwn({ db, actor }: SignedIn, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks one as read, or all without an id. Earlier reading times are kept. */
export async function markRead({ db, app, actor }: SignedIn, id: string | null): Promise<void> {
  let query = db
    .updateTable('notification')
    .set({ read_at: app.now() })
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('read_at', 'is', null);
  if (id) query = query.where('id', '=', id);
  await query.execute();
}

export async function countUnread({ db, actor }: SignedIn): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export type Recipient = { id: string; email: string; name: string; language: string | null; settings: unknown; timeZone: string };

/** The active people among the given ids of one organisation. */
export function recipients({ db }: { db: Db }, organisationId: string, userIds: readonly string[]): Promise<Recipient[]> {
  return db
    .selectFrom('app_user as u')
    .innerJoin('organisation as o', 'o.id', 'u.organisation_id')
    .select(['u.id', 'u.email', 'u.name', 'u.notification_settings as settings', 'o.time_zone as timeZone'])
    .select(sql<string | null>`u.preferences ->> 'language'`.as('language'))
    .where('u.organisation_id', '=', organisationId)
    .where('u.id', 'in', [...userIds])
    .where('u.disabled_at', 'is', null)
    .execute();
}

export async function organisationType({ db }: Context, organisationId: string): Promise<OrganisationTypeName | null> {
  const row = await db.selectFrom('organisation').select('type').where('id', '=', organisationId).executeTakeFirst();
  return row ? (row.type as OrganisationTypeName) : null; // the table's check allows only these
}

/** A client's names in both languages, for a notice to others. The caller's scope must include the client. */
export async function clientNames({ db }: Context, ownerId: string): Promise<{ client: string; clientJp: string } | null> {
  const row = await db
    .selectFrom('organisation')
    .select(['name_en as client', 'name_jp as clientJp'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return row ?? null;
}

const ROLES = { everybody: ['admin', 'user', 'readonly'], writers: ['admin', 'user'], admins: ['admin'] } as const;

/** The active people of an organisation with one of these roles; never super-users, who are not notified of clients' affairs. */
export async function findPeople(
  { db }: Context,
  organisationId: string,
  { who, exceptUserId }: { who: keyof typeof ROLES; exceptUserId: string | readonly string[] | null },
): Promise<string[]> {
  let query = db
    .selectFrom('app_user')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('role', 'in', ROLES[who])
    .where('disabled_at', 'is', null)
    .where('superuser', '=', false);
  const except = typeof exceptUserId === 'string' ? [exceptUserId] : (exceptUserId ?? []);
  if (except.length > 0) query = query.where('id', 'not in', except);
  return (await query.execute()).map(({ id }) => id);
}

export type Notice = { kind: NotificationKind; params: NotificationParams; path: string | null };

/** Returns the id of each person's notice. */
export async function insertNotices(
  { db, app }: Context,
  organisationId: string,
  userIds: readonly string[],
  notice: Notice,
): Promise<Map<string, string>> {
  const { kind, params, path } = notice;
  const rows = userIds.map(user_id => ({
    organisation_id: organisationId,
    user_id,
    kind,
    params: JSON.stringify(params),
    path,
    created_at: app.now(),
  }));
  const made = await db.insertInto('notification').values(rows).returning(['id', 'user_id as userId']).execute();
  return new Map(made.map(({ id, userId }) => [userId, id]));
}

export async function ownSettings({ db, actor }: SignedIn): Promise<unknown> {
  const row = await db
    .selectFrom('app_user')
    .select('notification_settings as settings')
    .where('organisation_id', '=', actor.user.organisationId)
    .where('id', '=', actor.user.id)
    .executeTakeFirst();
  return row?.settings ?? {};
}

export type DigestEntry = { organisationId: string; userId: string; notificationId: string | null };

export async function insertDigestEntry({ db, app }: Context, { organisationId, userId, notificationId }: DigestEntry): Promise<void> {
  const entry = { organisation_id: organisationId, user_id: userId, notification_id: notificationId, created_at: app.now() };
  await db.insertInto('digest_entry').values(entry).execute();
}

/** Takes the entries of a person's daily mail; returns how many they have not read meanwhile. */
export async function takeDigest(db: Db, { organisationId, userId }: Omit<DigestEntry, 'notificationId'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with taken as (delete from digest_entry where organisation_id = ${organisationId} and user_id = ${userId} returning notification_id)
    select count(*)::int as n from taken t
    where not exists (select from notification n where n.organisation_id = ${organisationId} and n.id = t.notification_id and n.read_at is not null)`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
