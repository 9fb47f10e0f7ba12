import { createHmac, randomBytes } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import { onPlatform, type App, type Context, type SignedIn } from '#platform/context';
import { hashToken, isBlockedAddress, renewedEnd } from '#platform/session';
import { isUnchanged, type Account } from './account-store';
import { forgetTries, rewriteTry, takeTry, type Patience } from './attempt-store';
import * as store from './store';

export type Entry = { access_token: string; expires_at: string };

/** 256 random bits in URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The same reply to every failed log-in, whatever was wrong. */
export function failed(): AppError {
  return invalid('password', AUTH_CODES.failed);
}

export function isBlocked({ app, request }: Context, account: Pick<Account, 'superuser' | 'allowedCidrs'>): boolean {
  return isBlockedAddress(app, account, request.ip);
}

/** Refuses an address outside the allowed networks, and records the refusal. */
export async function refuseBlocked(ctx: Context, account: Account): Promise<void> {
  if (!isBlocked(ctx, account)) return;
  await onPlatform(ctx, ctx => store.noteLogin(ctx, account, 'blockedIp'));
  throw invalid('ip', ctx.request.ip);
}

/** Opens a session in the caller's transaction, unless the account has changed since it was checked. */
export async function enter(ctx: Context, account: Account, outcome: 'ok' | 'sso' = 'ok'): Promise<{ entry: Entry; ctx: SignedIn }> {
  if (!(await isUnchanged(ctx, account))) throw failed();
  const token = newToken();
  const hash = hashToken(token);
  const expiresAt = new Date(ctx.app.now().getTime() + ctx.app.settings.sessionHours * 3_600_000);
  await store.insertSession(ctx, account, hash, expiresAt);
  await store.noteLogin(ctx, account, outcome);
  const actor = await store.actorByHash(ctx, hash);
  if (!actor) throw failed();
  return { entry: { access_token: token, expires_at: renewedEnd(ctx.app, actor).toISOString() }, ctx: { ...ctx, actor } };
}

/** Counts an attempt against the account, and against the account from this address, before computing any hash. */
export async function spendTry(ctx: Context, email: string): Promise<void> {
  const { account, fromHere } = patienceOf(ctx.app);
  const [accountKey, fromHereKey] = tryKeys(ctx.app, email, ctx.request.ip);
  const wait = (await takeTry(ctx, fromHereKey, fromHere)) || (await takeTry(ctx, accountKey, account));
  if (wait > 0) throw new AppError('tooMany', {}, wait);
}

/** Performs the same database work for an unknown account as for a known one, so that timing does not tell them apart. */
export async function equaliseTiming(ctx: Context, email: string): Promise<void> {
  const [accountKey] = tryKeys(ctx.app, email, ctx.request.ip);
  await onPlatform(ctx, ctx => rewriteTry(ctx, accountKey));
}

/** The limits on wrong passwords: over all addresses, and from a single address. */
export function patienceOf({ settings }: App): { account: Patience; fromHere: Patience } {
  const { loginPerAccountMinute: free } = settings.limits;
  return {
    account: { free: Math.max(free, 5), firstPause: 1, longestPause: 60, forget: 3600 },
    fromHere: { free, firstPause: 60, longestPause: 60, forget: 60 },
  };
}

export function forgetTriesOf(ctx: Context, email: string): Promise<void> {
  return forgetTries(ctx, tryKeys(ctx.app, email, ctx.request.ip));
}

/** The keys of an account's attempts: over all addresses, and from this address. */
export function tryKeys(app: App, email: string, ip: string): [Buffer, Buffer] {
  return [keyed(app, `account|${email}`), keyed(app, `account|${email}|${ip}`)];
}

/** A keyed hash: we can recompute it, but a reader of the table learns nothing from it. */
export function keyed(app: App, text: string): Buffer {
  return createHmac('sha256', app.settings.secret).update(text).digest();
}
