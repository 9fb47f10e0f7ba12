import type { LoginFilter } from '@hakaru/contract/login-history';
import { sql } from 'kysely';
import type { Actor, Context, SignedIn } from '#platform/context';
import { offsetOf, type Slice } from '#platform/paging';
import type { Account } from './account-store';

export type SessionRow = { id: string; createdAt: Date; seenAt: Date; ip: string | null; userAgent: string | null };
export type LoginRow = { id: string; userName: string; logInTime: Date; ipAddress: string; outcome: string };
export type LoginOutcome = 'ok' | 'failed' | 'blockedIp' | 'sso';

export async function insertSession({ db, app, request }: Context, account: Account, hash: Buffer, expiresAt: Date): Promise<void> {
  await db
    .insertInto('session')
    .values({
      organisation_id: account.organisationId,
      user_id: account.id,
      token_hash: hash,
      created_at: app.now(),
      seen_at: app.now(),
      expires_at: expiresAt,
      ip: request.ip,
      user_agent: request.userAgent,
    })
    .execute();
}

/** The query every request makes, within the current transaction. */
export async function actorByHash({ db, app }: Context, hash: Buffer): Promise<Actor | null> {
  const { rows } = await sql<{ actor: Actor | null }>`select session_of(${hash}, ${app.now()}, ${app.settings.demoToday}) as actor`.execute(
    db,
  );
  return rows[0]?.actor ?? null;
}

/** Moves a live session to a new token; the old one stops working in the same statement. */
export async function replaceToken({ db }: Context, from: Buffer, to: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ token_hash: to })
    .where('token_hash', '=', from)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteLogin({ db, app, request }: Context, account: Account, outcome: LoginOutcome): Promise<void> {
  await db
    .insertInto('login_history')
    .values({
      organisation_id: account.organisationId,
      user_id: account.id,
      user_name: account.name,
      logged_in_at: app.now(),
      ip_address: request.ip,
      outcome,
    })
    .execute();
}

export async function endSession({ db, app, actor }: SignedIn, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: app.now() })
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all sessions of a person except the given one. Returns the number ended. */
export async function endSessions(
  { db, app }: Context,
  { organisationId, userId, except = null }: { organisationId: string; userId: string; except?: string | null },
): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ ended_at: app.now() })
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except) query = query.where('id', '<>', except);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

export function ownSessions({ db, app, actor }: SignedIn): Promise<SessionRow[]> {
  const idleSince = new Date(app.now().getTime() - app.settings.sessionIdleMinutes * 60_000);
  return db
    .selectFrom('session')
    .select(['id', 'created_at as createdAt', 'seen_at as seenAt', 'ip', 'user_agent as userAgent'])
    .where('organisation_id', '=', actor.user.organisationId)
    .where('user_id', '=', actor.user.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', app.now())
    .where('seen_at', '>', idleSince)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute();
}

/** Null ends the impersonation. Compare and set, so that of two starts one succeeds. */
export async function setImpersonation({ db, actor }: SignedIn, target: { organisationId: string; role: string } | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ impersonated_organisation_id: target?.organisationId ?? null, impersonated_role: target?.role ?? null })
    .where('organisation_id', '=', actor.user.organisationId)
    .where('id', '=', actor.sessionId)
    .where('ended_at', 'is', null)
    .where('impersonated_organisation_id', target ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all impersonations of an organisation. */
export async function leaveOrganisation({ db }: Context, organisationId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ impersonated_organisation_id: null, impersonated_role: null })
    .where('impersonated_organisation_id', '=', organisationId)
    .execute();
}

export async function organisationExists({ db }: Context, id: string): Promise<boolean> {
  return (await db.selectFrom('organisation').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The organisation's log-ins, newest first, or one person's if `userId` is given. Days are in Tokyo time, as on the screens. */
export async function loginHistory(
  { db, actor }: SignedIn,
  slice: Slice,
  { userId, search, from, to }: LoginFilter & { userId: string | null },
) {
  let query = db.selectFrom('login_history').where('organisation_id', '=', actor.organisation.id);
  if (userId) query = query.where('user_id', '=', userId);
  if (search) query = query.where(isOf(search));
  if (from) query = query.where('logged_in_at', '>=', sql<Date>`${from}::date::timestamp at time zone 'Asia/Tokyo'`);
  if (to) query = query.where('logged_in_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone 'Asia/Tokyo'`);
  const data: LoginRow[] = await query
    .select(['id', 'user_name as userName', 'logged_in_at as logInTime', 'ip_address as ipAddress', 'outcome'])
    .orderBy('logged_in_at', 'desc')
    .orderBy('id', 'desc')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

/** Matches the name at the time of the log-in or the current e-mail address. */
function isOf(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(user_name ilike ${pattern} or exists (select from app_user u
    where (u.organisation_id, u.id) = (login_history.organisation_id, login_history.user_id) and u.email ilike ${pattern}))`;
}

const RECENT_MS = 3_600_000;

/** The addresses from which wrong passwords of these people came within the last hour. */
export async function failedAddresses({ db, app }: Context, userIds: readonly string[]): Promise<{ userId: string; ip: string }[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('login_history')
    .select(['user_id as userId', 'ip_address as ip'])
    .distinct()
    .where('user_id', 'in', [...userIds])
    .where('outcome', '=', 'failed')
    .where('logged_in_at', '>', new Date(app.now().getTime() - RECENT_MS))
    .execute();
  return rows.flatMap(({ userId, ip }) => (userId ? [{ userId, ip }] : []));
}

/** Removes name and address from a person's log-ins; the times stay. */
export async function forgetLogins({ db }: Context, userId: string, name: string): Promise<void> {
  await sql`update login_history set user_name = ${name}, ip_address = '-' where user_id = ${userId}`.execute(db);
}
