import { STEP_TRIES, type NewSecret } from '@hakaru/contract/second-factors';
import { AppError, invalid } from '@hakaru/contract/errors';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import {
  dropPending,
  enter,
  forgetCodeTries,
  hasSecondFactor,
  holdAccount,
  noteLogin,
  spendCodeTry,
  stepOf,
  type Entry,
  type Step,
  type StepKey,
} from '#features/sessions/public';
import { record } from '#platform/audit';
import { onPlatform, type Context } from '#platform/context';
import { take } from '#platform/rate-limits';
import { beginTotp, confirmTotp, say, useCode, wrongCode } from './factors';
import * as store from './store';

/** Completes the second step with a code of the app or a recovery code. */
export async function finishLogIn(ctx: Context, key: StepKey, code: string): Promise<Entry> {
  await enforceRateLimit(ctx);
  const step = await stepOf(ctx, key);
  const { account, pending } = step;
  await spendCodeTry(ctx, account.id);
  const entry = await onPlatform(ctx, async ctx => {
    await holdAccount(ctx, account); // first, as whoever changes factors does, so that neither waits for the other
    const used = await useCode(ctx, account, code);
    if (used === null) return null;
    if (!(await dropPending(ctx, pending))) throw invalid('challenge', AUTH_CODES.step);
    const { entry } = await enter(ctx, account);
    if (used === 'recovery') await sayRecovered(ctx, step);
    return entry;
  });
  if (!entry) {
    await refuseStep(ctx, step);
    throw wrongCode();
  }
  await forgetCodeTries(ctx, account.id);
  return entry;
}

/** Lets a person who must have a second factor set it up before the log-in completes; there is no session yet. */
export async function startEnrolment(ctx: Context, key: StepKey): Promise<NewSecret> {
  await enforceRateLimit(ctx);
  const { account } = await enrolling(ctx, key, true);
  return await onPlatform(ctx, ctx => beginTotp(ctx, account));
}

export async function finishEnrolment(ctx: Context, key: StepKey, code: string): Promise<Entry & { recovery_codes: string[] }> {
  await enforceRateLimit(ctx);
  const { account, pending } = await enrolling(ctx, key, false);
  return await onPlatform(ctx, async ctx => {
    await holdAccount(ctx, account);
    if (!(await dropPending(ctx, pending))) throw invalid('challenge', AUTH_CODES.step);
    const recovery_codes = await confirmTotp(ctx, account, { code, except: null });
    const { entry, ctx: inside } = await enter(ctx, account);
    await record(inside, 'secondFactor.enrol', { subject: 'user', subjectId: account.id });
    return { ...entry, recovery_codes };
  });
}

/** Refused for an account with a second factor; otherwise anybody with the password could replace it. */
export async function enrolling(ctx: Context, key: StepKey, isLooking: boolean): Promise<Step> {
  const step = await stepOf(ctx, key, isLooking);
  if (hasSecondFactor(step.account)) throw invalid('challenge', AUTH_CODES.step);
  return step;
}

/** A failed second step is counted, and said by letter when it was the last. */
export async function refuseStep(ctx: Context, { account, pending }: Step): Promise<void> {
  await onPlatform(ctx, async ctx => {
    await noteLogin(ctx, account, 'failed');
    if (pending.tries < STEP_TRIES || !(await dropPending(ctx, pending))) return;
    await say(ctx, account, 'guessed', { ip: ctx.request.ip }); // somebody knows the password
  });
}

async function sayRecovered(ctx: Context, { account }: Step): Promise<void> {
  const left = await store.countRecoveryCodes(ctx, account);
  await say(ctx, account, 'recovered', { left });
  const { organisationId, id } = account;
  await record(ctx, 'secondFactor.recover', { organisationId, userId: id, subject: 'user', subjectId: id, after: { left } });
}

export async function enforceRateLimit({ app, db, request }: Context): Promise<void> {
  const rate = { limit: app.settings.limits.loginPerIpMinute, windowSeconds: 60 };
  const { allowed, retryAfterSeconds } = await take(db, `step|${request.ip}`, rate);
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
}
