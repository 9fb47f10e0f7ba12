import type { SecondStep } from '@hakaru/contract/second-factors';
import { AUTH_CODES, type LoginReply } from '@hakaru/contract/sign-in';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onPlatform, type App, type Context } from '#platform/context';
import { hashToken } from '#platform/session';
import { accountById, type Account } from './account-store';
import { enter, keyed, newToken, refuseBlocked } from './admission';
import { forgetTries, takeTry, type Patience } from './attempt-store';
import { cookieOf, dropCookie, setCookie, STEP_COOKIE } from './cookies';
import { pendingOf, putPending, takeStepTry, type PendingLogin, type StepKey } from './pending-store';

/** The result of a right password; `binding` is set as a cookie of the browser. */
export type Admission = { reply: LoginReply; binding: string | null };

export function mustHaveSecondFactor({ settings }: App, account: Pick<Account, 'superuser' | 'isSecondFactorRequired' | 'isSso'>): boolean {
  return !account.isSso && (account.isSecondFactorRequired || (account.superuser && settings.superuserSecondFactor));
}

type Factors = Pick<Account, 'hasTotp' | 'hasPasskey'>;

export function hasSecondFactor({ hasTotp, hasPasskey }: Factors): boolean {
  return hasTotp || hasPasskey;
}

function methodsOf(account: Factors): SecondStep[] {
  if (!hasSecondFactor(account)) return [];
  return [...(account.hasTotp ? (['totp'] as const) : []), ...(account.hasPasskey ? (['passkey'] as const) : []), 'recovery'];
}

/** In the caller's transaction: opens a session, or requires the second step if the account has or must have a second factor. */
export async function admit(ctx: Context, account: Account): Promise<Admission> {
  if (!hasSecondFactor(account) && !mustHaveSecondFactor(ctx.app, account)) {
    const { entry } = await enter(ctx, account);
    return { reply: { status: 'ok', ...entry }, binding: null };
  }
  const challenge = newToken();
  const binding = newToken();
  const expiresAt = await putPending(ctx, account, { challenge: hashToken(challenge), binding: hashToken(binding) });
  const step = { challenge, expires_at: expiresAt.toISOString(), methods: methodsOf(account), enrol: !hasSecondFactor(account) };
  return { reply: { status: 'otp_required', ...step }, binding };
}

const STEP_SECONDS = 600;

/** Sends the reply to a right password, with the cookie that ties the second step to this browser. */
export function answerWith(http: FastifyReply, app: App, { reply, binding }: Admission): LoginReply {
  if (binding) setCookie(http, app, { name: STEP_COOKIE, value: binding, seconds: STEP_SECONDS, hidden: true, path: '/' });
  return reply;
}

export function forgetStep(http: FastifyReply, app: App): void {
  dropCookie(http, app, STEP_COOKIE, '/');
}

export function stepKeyOf(request: FastifyRequest, challenge: string): StepKey {
  return { challenge: hashToken(challenge), binding: hashToken(cookieOf(request, STEP_COOKIE) ?? '') };
}

export type Step = { pending: PendingLogin; account: Account };

/**
 * The person about to take the second step, checked again: if the account has changed since the password was given, log-in starts over. An
 * attempt is counted before anything is compared, unless `isLooking`.
 */
export async function stepOf(ctx: Context, key: StepKey, isLooking = false): Promise<Step> {
  const pending = await onPlatform(ctx, ctx => (isLooking ? pendingOf : takeStepTry)(ctx, key));
  const account = pending && (await onPlatform(ctx, ctx => accountById(ctx, pending.userId)));
  if (!account || account.isDisabled || account.isSso || account.version !== pending.userVersion)
    throw invalid('challenge', AUTH_CODES.step);
  await refuseBlocked(ctx, account);
  return { pending, account };
}

/** Wrong codes of one person over all log-ins: after five, the pauses double up to a quarter of an hour. */
export const CODE_PATIENCE: Patience = { free: 5, firstPause: 2, longestPause: 900, forget: 86_400 };

export async function spendCodeTry(ctx: Context, userId: string): Promise<void> {
  const wait = await takeTry(ctx, codeKey(ctx.app, userId), CODE_PATIENCE);
  if (wait > 0) throw new AppError('tooMany', {}, wait);
}

export function forgetCodeTries(ctx: Context, userId: string): Promise<void> {
  return forgetTries(ctx, [codeKey(ctx.app, userId)]);
}

export const codeKey = (app: App, userId: string): Buffer => keyed(app, `code|${userId}`);
