import { invalid } from '@hakaru/contract/errors';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import { accountById, forgetTriesOf, spendTry } from '#features/sessions/public';
import { onPlatform, type SignedIn } from '#platform/context';

/** The same patience as at sign-in: a session left open is no way to try passwords. */
export async function requirePassword(ctx: SignedIn, password: string): Promise<void> {
  const { user } = ctx.actor;
  await spendTry(ctx, user.email);
  const account = await onPlatform(ctx, ctx => accountById(ctx, user.id));
  if (!account || account.isSso) throw invalid('password', 'sso');
  if (!(await ctx.app.hashes.verify(account.passwordHash, password))) throw invalid('password', AUTH_CODES.incorrect);
  await onPlatform(ctx, ctx => forgetTriesOf(ctx, account.email));
}
