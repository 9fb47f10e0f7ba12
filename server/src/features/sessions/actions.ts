import { AppError } from '@hakaru/contract/errors';
import type { LoginFilter } from '@hakaru/contract/login-history';
import type { LoginInput } from '@hakaru/contract/sign-in';
import { record } from '#platform/audit';
import { inTransaction, onPlatform, roleOf, type Context, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { take } from '#platform/rate-limits';
import { actorOf, hashToken, renewedEnd } from '#platform/session';
import { accountByEmail, accountById, organisationOfDomain, type Account } from './account-store';
import { enter, failed, forgetTriesOf, newToken, refuseBlocked, equaliseTiming, spendTry, type Entry } from './admission';
import { admit, type Admission } from './second-step';
import * as store from './store';
import { takeTicket } from './ticket-store';

export async function logIn(ctx: Context, { email, password }: LoginInput): Promise<Admission> {
  await enforceRateLimit(ctx);
  await spendTry(ctx, email);
  const account = await onPlatform(ctx, ctx => accountByEmail(ctx, email));
  // Outside any transaction: hashing waits in a queue and must not hold a connection. Unknown accounts are hashed too, so that timing does
  // not reveal them.
  const isRight = await ctx.app.hashes.verify(account?.passwordHash ?? null, password);
  if (!account && (await mayArrive(ctx, email))) return { reply: { status: 'initiate_okta' }, binding: null };
  if (!account || account.isDisabled) return await refuseNobody(ctx, email);
  // The specification reveals single sign-on to anybody who asks; with strict privacy only to those who know a password.
  if ((!account.isSso || ctx.app.settings.strictAccountPrivacy) && !isRight) return await refuseWrong(ctx, account);
  await forgetTriesOf(ctx, email); // either there is no password to guess, or it was right
  if (account.isSso) return { reply: { status: 'initiate_okta' }, binding: null };
  await refuseBlocked(ctx, account);
  return await onPlatform(ctx, ctx => admit(ctx, account));
}

export function logOut(ctx: SignedIn): Promise<boolean> {
  return onPlatform(ctx, ctx => store.endSession(ctx, ctx.actor.sessionId));
}

/**
 * Exchanges the value of the user_token cookie for a new token: a single-use ticket of single sign-on, valid only in the browser that began
 * it, or a live session token, which is invalidated (decisions G55).
 */
export async function exchangeTicket(ctx: Context, { ticket, binding }: { ticket: string; binding: string | null }): Promise<Entry> {
  if (ctx.actor) throw new AppError('conflict'); // a signed-in user must not be replaced by another
  await enforceRateLimit(ctx);
  const hash = hashToken(ticket);
  const owner = await onPlatform(ctx, ctx => takeTicket(ctx, hash, binding ? hashToken(binding) : null));
  if (!owner) return await rotate(ctx, hash);
  const account = await onPlatform(ctx, ctx => accountById(ctx, owner.userId));
  if (!account || account.isDisabled) throw new AppError('unauthenticated');
  await refuseBlocked(ctx, account);
  return (await onPlatform(ctx, ctx => enter(ctx, account, 'sso'))).entry;
}

export function listSessions(ctx: SignedIn): Promise<store.SessionRow[]> {
  return onPlatform(ctx, store.ownSessions);
}

export function endOwnSession(ctx: SignedIn, id: string): Promise<boolean> {
  return onPlatform(ctx, async ctx => {
    if (!(await store.endSession(ctx, id))) throw new AppError('notFound');
    await record(ctx, 'session.end', { organisationId: ctx.actor.user.organisationId, subject: 'session', subjectId: id });
    return true;
  });
}

export function endOtherSessions(ctx: SignedIn): Promise<number> {
  const { user, sessionId } = ctx.actor;
  const { organisationId } = user;
  return onPlatform(ctx, async ctx => {
    const ended = await store.endSessions(ctx, { organisationId, userId: user.id, except: sessionId });
    await record(ctx, 'session.endOthers', { organisationId, subject: 'user', subjectId: user.id, after: { ended } });
    return ended;
  });
}

/** Administrators see the log-ins of their whole organisation, others their own. */
export async function listLogins(ctx: SignedIn, slice: Slice, filter: LoginFilter) {
  const userId = roleOf(ctx.actor) === 'admin' ? null : ctx.actor.user.id;
  const { data, total } = await inTransaction(ctx, ctx => store.loginHistory(ctx, slice, { ...filter, userId }));
  return pageOf(data, { ...slice, total });
}

async function rotate(ctx: Context, hash: Buffer): Promise<Entry> {
  const actor = await actorOf(ctx.app, hash, ctx.request.ip);
  const token = newToken();
  const replaced = actor && (await onPlatform(ctx, ctx => store.replaceToken(ctx, hash, hashToken(token))));
  if (!actor || !replaced) throw new AppError('unauthenticated');
  return { access_token: token, expires_at: renewedEnd(ctx.app, actor).toISOString() };
}

/** Somebody without an account whom an identity provider may bring along; with strict privacy the answer does not reveal whether there is an account. */
async function mayArrive(ctx: Context, email: string): Promise<boolean> {
  if (ctx.app.settings.strictAccountPrivacy) return false;
  return (await onPlatform(ctx, ctx => organisationOfDomain(ctx, email))) !== null;
}

async function refuseNobody(ctx: Context, email: string): Promise<never> {
  await equaliseTiming(ctx, email);
  throw failed();
}

async function refuseWrong(ctx: Context, account: Account): Promise<never> {
  await onPlatform(ctx, ctx => store.noteLogin(ctx, account, 'failed'));
  throw failed();
}

async function enforceRateLimit({ app, db, request }: Context): Promise<void> {
  const { allowed, retryAfterSeconds } = await take(db, `login|${request.ip}`, {
    limit: app.settings.limits.loginPerIpMinute,
    windowSeconds: 60,
  });
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
}
