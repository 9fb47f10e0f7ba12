import { AppError, invalid } from '@hakaru/contract/errors';
import type { OwnProof } from '@hakaru/contract/passkeys';
import type { NewSecret } from '@hakaru/contract/second-factors';
import {
  accountById,
  forgetCodeTries,
  hasSecondFactor,
  holdAccount,
  isUnchanged,
  mustHaveSecondFactor,
  spendCodeTry,
} from '#features/sessions/public';
import { record } from '#platform/audit';
import { allow, inTransaction, onPlatform, refuseSupport, type SignedIn } from '#platform/context';
import { clearSecondFactor } from './clear';
import { beginTotp, confirmTotp, renewCodes, say, settleRemoval } from './factors';
import { about, changeable, ownAccount, proven } from './own';
import { passkeysOf, type Passkey } from './passkey-store';
import * as store from './store';

export type OwnFactors = {
  enrolledAt: Date | null;
  lastUsedAt: Date | null;
  recoveryCodesLeft: number;
  isRequired: boolean;
  isSso: boolean;
  passkeys: Passkey[];
};

/** One's own second factors. Refused to support working in an organisation. */
export function ownFactors(ctx: SignedIn): Promise<OwnFactors> {
  refuseSupport(ctx);
  return onPlatform(ctx, async ctx => {
    const account = await ownAccount(ctx, ctx.actor.user.id);
    const totp = await store.totpOf(ctx, account);
    return {
      enrolledAt: totp?.confirmedAt ?? null,
      lastUsedAt: totp?.lastUsedAt ?? null,
      recoveryCodesLeft: await store.countRecoveryCodes(ctx, account),
      isRequired: mustHaveSecondFactor(ctx.app, account),
      isSso: account.isSso,
      passkeys: await passkeysOf(ctx, account),
    };
  });
}

/** Returns a new secret, which is shown only once. An existing authenticator works until the new one is confirmed. */
export async function startTotp(ctx: SignedIn, proof: OwnProof): Promise<NewSecret> {
  const account = await proven(ctx, proof);
  return await onPlatform(ctx, ctx => beginTotp(ctx, account));
}

export async function finishTotp(ctx: SignedIn, code: string): Promise<string[]> {
  const account = await changeable(ctx);
  await spendCodeTry(ctx, account.id);
  const codes = await onPlatform(ctx, async ctx => {
    const codes = await confirmTotp(ctx, account, { code, except: ctx.actor.sessionId });
    await record(ctx, 'secondFactor.enrol', about(account));
    return codes;
  });
  await forgetCodeTries(ctx, account.id);
  return codes;
}

export async function renewRecoveryCodes(ctx: SignedIn, proof: OwnProof): Promise<string[]> {
  const account = await proven(ctx, proof);
  if (!hasSecondFactor(account)) throw new AppError('conflict');
  return await onPlatform(ctx, async ctx => {
    if (!(await isUnchanged(ctx, account))) throw new AppError('conflict');
    const codes = await renewCodes(ctx, account);
    await say(ctx, account, 'renewed');
    await record(ctx, 'secondFactor.renewCodes', about(account));
    return codes;
  });
}

export async function removeTotp(ctx: SignedIn, proof: OwnProof): Promise<boolean> {
  const account = await proven(ctx, proof);
  return await onPlatform(ctx, async ctx => {
    await holdAccount(ctx, account);
    if (!(await store.dropTotp(ctx, account))) throw new AppError('conflict');
    await settleRemoval(ctx, account, { event: 'appRemoved', except: ctx.actor.sessionId });
    await record(ctx, 'secondFactor.remove', about(account));
    return true;
  });
}

/** For a person who lost their phone and recovery codes: reset by another administrator of their own organisation. */
export function resetSecondFactor(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'manageUsers');
  refuseSupport(ctx);
  if (id === ctx.actor.user.id) throw invalid('id', 'own');
  return inTransaction(ctx, async ctx => {
    const account = await accountById(ctx, id);
    if (account?.organisationId !== ctx.actor.organisation.id) throw new AppError('notFound');
    if (account.superuser && !ctx.actor.user.superuser) throw new AppError('unauthorized');
    if (!(await clearSecondFactor(ctx, account))) throw new AppError('conflict');
    await record(ctx, 'user.resetSecondFactor', about(account));
    return true;
  });
}
