import { TOKEN_PREFIX } from '@hakaru/contract/service-tokens';
import { RATE_HEADERS } from '@hakaru/contract/public-api';
import { AppError } from '@hakaru/contract/errors';
import { sql } from 'kysely';
import { isInNetworks } from './client-ip';
import type { Actor, ActorToken, App } from './context';
import { inScope } from './db';
import { take } from './rate-limits';
import { isBlockedAddress } from './session';

const USED_EVERY_MS = 60_000;

/** The address a program calls from, and the reply it will get. */
type Admission = { ip: string; reply: { headers(values: Record<string, number>): unknown } };

export const isServiceToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX);

/**
 * The program of a service token, with its creator's current rights; null if the token has expired or was revoked, its creator is disabled,
 * or the address is outside the organisation's or the token's networks.
 */
export async function programOf(app: App, tokenHash: Buffer, ip: string): Promise<Actor | null> {
  const actor = await app.serviceTokens(tokenHash);
  if (!actor?.token) return null;
  if (isBlockedAddress(app, { superuser: false, allowedCidrs: actor.organisation.allowedCidrs }, ip)) return null;
  const own = actor.token.allowedCidrs;
  return own.length > 0 && !isInNetworks(ip, own) ? null : actor;
}

/**
 * Counts the request against the token's own limit, reports the remainder in the reply, and records the use at most once a minute without
 * delaying the request.
 */
export async function admitProgram(app: App, actor: Actor, token: ActorToken, { ip, reply }: Admission): Promise<void> {
  const rate = { limit: app.settings.limits.tokenRequestsMinute, windowSeconds: 60 };
  const { allowed, retryAfterSeconds, remaining, resetSeconds } = await take(app.database.db, `service token ${token.id}`, rate);
  reply.headers({ [RATE_HEADERS.limit]: rate.limit, [RATE_HEADERS.remaining]: remaining, [RATE_HEADERS.reset]: resetSeconds });
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
  const isRecent = token.lastUsedAt !== null && app.now().getTime() - Date.parse(token.lastUsedAt) < USED_EVERY_MS;
  if (isRecent && token.lastUsedIp === ip) return;
  inScope(app.database.db, 'platform', trx =>
    sql`update service_token set last_used_at = ${app.now()}, last_used_ip = ${ip}
      where organisation_id = ${actor.organisation.id} and id = ${token.id}`.execute(trx),
  ).catch((error: unknown) => app.log.warn('use of a service token not noted', { error: String(error) }));
}
