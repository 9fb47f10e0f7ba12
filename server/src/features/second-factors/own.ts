import { AppError } from '@hakaru/contract/errors';
import type { OwnProof } from '@hakaru/contract/passkeys';
import { accountById, type Account } from '#features/sessions/public';
import { onPlatform, refuseSupport, type Context, type SignedIn } from '#platform/context';
import { requireProof } from './proof';

/** The sender's own account, after password and second factor. */
export async function proven(ctx: SignedIn, proof: OwnProof): Promise<Account> {
  const account = await changeable(ctx);
  await requireProof(ctx, account, proof);
  return account;
}

/** The sender's own account, if its second factors are kept here. Refused to support working in an organisation. */
export async function changeable(ctx: SignedIn): Promise<Account> {
  refuseSupport(ctx);
  const account = await onPlatform(ctx, ctx => ownAccount(ctx, ctx.actor.user.id));
  if (account.isSso) throw new AppError('unauthorized'); // the identity provider is responsible for the second factor
  return account;
}

export async function ownAccount(ctx: Context, userId: string): Promise<Account> {
  const account = await accountById(ctx, userId);
  if (!account) throw new AppError('unauthenticated');
  return account;
}

export const about = ({ organisationId, id }: Account) => ({ organisationId, subject: 'user', subjectId: id });
