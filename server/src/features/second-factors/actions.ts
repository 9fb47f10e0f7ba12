import { AppError, invalid } from '@hakaru/contract/errors';
import type { NewSecret, OwnProof } from '@hakaru/contract/second-factors';
import { accountById, forgetCodeTries, isUnchanged, mustHaveSecondFactor, spendCodeTry, type Account } from '#features/sessions/public';
import { record } from '#platform/audit';
import { allow, inTransaction, onPlatform, refuseSupport, type SignedIn } from '#platform/context';
import { clearSecondFactor } from './clear';
import { beginTotp, confirmTotp, endOthers, renewCodes, say } from './factors';
import { requireProof } from './proof';
import * as store from './store';

export type OwnFactors = {
  enrolledAt: Date | null;
  lastUsedAt: Date | null;
  recoveryCodesLeft: number;
  isRequired: boolean;
  isSso: boolean;
};

/** One's own second factor. Refused to support working in an organisation. */
export function ownFactors(ctx: SignedIn): Promise<OwnFactors> {
  refuseSupport(ctx);
  return onPlatform(ctx, async ctx => {
    const account = await ownAccount(ctx);
    const totp = await store.totpOf(ctx, account);
    return {
      enrolledAt: totp?.confirmedAt ?? null,
      lastUsedAt: totp?.lastUsedAt ?? null,
      recoveryCodesLeft: await store.countRecoveryCodes(ctx, account),
      isRequired: mustHaveSecondFactor(ctx.app, account),
      isSso: account.isSso,
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
  if (!account.hasTotp) throw new AppError('conflict');
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
  if (mustHaveSecondFactor(ctx.app, account)) throw invalid('code', 'secondFactorRequired');
  return await onPlatform(ctx, async ctx => {
    if (!(await store.dropTotp(ctx, account))) throw new AppError('conflict');
    await endOthers(ctx, account, ctx.actor.sessionId);
    await say(ctx, account, 'removed');
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

async function proven(ctx: SignedIn, proof: OwnProof): Promise<Account> {
  const account = await changeable(ctx);
  await requireProof(ctx, account, proof);
  return account;
}

async function changeable(ctx: SignedIn): Promise<Account> {
  refuseSupport(ctx);
  const account = await onPlatform(ctx, ownAccount);
  if (account.isSso) throw new AppError('unauthorized'); // the identity provider is responsible for the second factor
  return account;
}

async function ownAccount(ctx: SignedIn): Promise<Account> {
  const account = await accountById(ctx, ctx.actor.user.id);
  if (!account) throw new AppError('unauthenticated');
  return account;
}

const about = ({ organisationId, id }: Account) => ({ organisationId, subject: 'user', subjectId: id });
