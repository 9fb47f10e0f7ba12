import { invalid } from '@hakaru/contract/errors';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyQuestion } from '@hakaru/contract/passkeys';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import {
  dropPending,
  enter,
  forgetCodeTries,
  holdAccount,
  spendCodeTry,
  stepOf,
  type Entry,
  type StepKey,
} from '#features/sessions/public';
import { record } from '#platform/audit';
import { onPlatform, type Context } from '#platform/context';
import { enforceRateLimit, enrolling, refuseStep } from './log-in';
import { askForNewPasskey, askForPasskey, isPasskeyRight, readNewPasskey, wrongPasskey } from './passkey-challenges';
import { keepPasskey } from './passkeys';

/** Asks for a passkey after the right password. */
export async function startStepWithPasskey(ctx: Context, key: StepKey): Promise<PasskeyQuestion> {
  await enforceRateLimit(ctx);
  const { account, pending } = await stepOf(ctx, key, true);
  return await onPlatform(ctx, ctx => askForPasskey(ctx, account, pending.id));
}

/** Completes the second step with a passkey, under the same limits as with a code. */
export async function finishStepWithPasskey(ctx: Context, key: StepKey, passkey: PasskeyAnswer): Promise<Entry> {
  await enforceRateLimit(ctx);
  const step = await stepOf(ctx, key);
  const { account, pending } = step;
  await spendCodeTry(ctx, account.id);
  if (!(await isPasskeyRight(ctx, account, pending.id, passkey))) {
    await refuseStep(ctx, step);
    throw wrongPasskey();
  }
  const entry = await onPlatform(ctx, async ctx => {
    await holdAccount(ctx, account);
    if (!(await dropPending(ctx, pending))) throw invalid('challenge', AUTH_CODES.step);
    return (await enter(ctx, account)).entry;
  });
  await forgetCodeTries(ctx, account.id);
  return entry;
}

/** For a person who must have a second factor and chooses a passkey; there is no session yet. */
export async function startPasskeyEnrolment(ctx: Context, key: StepKey): Promise<PasskeyCreation> {
  await enforceRateLimit(ctx);
  const { account, pending } = await enrolling(ctx, key, true);
  return await onPlatform(ctx, ctx => askForNewPasskey(ctx, account, pending.id));
}

export async function finishPasskeyEnrolment(
  ctx: Context,
  key: StepKey,
  { name, passkey: given }: { name: string; passkey: NewPasskey },
): Promise<Entry & { recovery_codes: string[] }> {
  await enforceRateLimit(ctx);
  const { account, pending } = await enrolling(ctx, key, false);
  const ready = await readNewPasskey(ctx, account, pending.id, given);
  return await onPlatform(ctx, async ctx => {
    await holdAccount(ctx, account);
    if (!(await dropPending(ctx, pending))) throw invalid('challenge', AUTH_CODES.step);
    const { passkey, recoveryCodes } = await keepPasskey(ctx, account, { key: ready, name, given, except: null });
    const { entry, ctx: inside } = await enter(ctx, account);
    await record(inside, 'passkey.add', { subject: 'user', subjectId: account.id, after: { passkey: passkey.id } });
    return { ...entry, recovery_codes: recoveryCodes };
  });
}
