import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { isInNetworks } from './client-ip';
import type { Actor, App } from './context';
import { inScope } from './db';

const SEEN_EVERY_MS = 60_000;

/** The stored hash of a secret: enough to recognise it, but useless for signing in. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * The sender of a token, or null if the session ended, expired, was idle too long, or comes from an address its organisation does not
 * allow. Read from the database each time, so that revoked rights end with the next request.
 */
export async function actorOf(app: App, tokenHash: Buffer, ip: string): Promise<Actor | null> {
  const actor = await app.sessions(tokenHash);
  if (!actor || endsAt(app, actor) <= app.now()) return null;
  const { allowedCidrs } = actor.original ?? actor.organisation;
  return isBlockedAddress(app, { superuser: actor.user.superuser, allowedCidrs }, ip) ? null : actor;
}

/**
 * Whether the organisation's network list refuses the address. Super-users are exempt, but in production must use their own networks (G102,
 * G112).
 */
export function isBlockedAddress(
  { settings: { appEnv, superuserCidrs } }: Pick<App, 'settings'>,
  { superuser, allowedCidrs }: { superuser: boolean; allowedCidrs: readonly string[] },
  ip: string,
): boolean {
  if (superuser) return appEnv === 'production' && !isInNetworks(ip, superuserCidrs);
  return allowedCidrs.length > 0 && !isInNetworks(ip, allowedCidrs);
}

/** An impersonation requires a current super-user at every request, not only at its start (security row 8). */
export function isStranded(actor: Actor): boolean {
  return actor.original !== null && !actor.user.superuser;
}

/** When this session ends without further activity: the earlier of its absolute and idle limits. */
export function endsAt(app: App, actor: Actor): Date {
  return endAfter(app, actor, Date.parse(actor.seenAt));
}

/** The end announced in the reply, where this request counts as activity. */
export function renewedEnd(app: App, actor: Actor): Date {
  return endAfter(app, actor, app.now().getTime());
}

/** Records that the session is in use, at most once a minute, without delaying the request. */
export function noteSeen(app: App, actor: Actor): void {
  if (app.now().getTime() - Date.parse(actor.seenAt) < SEEN_EVERY_MS) return;
  inScope(app.database.db, 'platform', trx =>
    sql`update session set seen_at = ${app.now()} where organisation_id = ${actor.user.organisationId} and id = ${actor.sessionId}`.execute(
      trx,
    ),
  ).catch((error: unknown) => app.log.warn('session not refreshed', { error: String(error) }));
}

function endAfter({ settings }: App, { expiresAt }: Actor, seenAtMs: number): Date {
  return new Date(Math.min(seenAtMs + settings.sessionIdleMinutes * 60_000, Date.parse(expiresAt)));
}
