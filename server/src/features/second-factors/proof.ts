import { invalid } from '@hakaru/contract/errors';
import type { OwnProof } from '@hakaru/contract/second-factors';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import { forgetCodeTries, forgetTriesOf, spendCodeTry, spendTry, type Account } from '#features/sessions/public';
import { onPlatform, type Context } from '#platform/context';
import { useCode, wrongCode } from './factors';

/** Requires the password, and a code if there is a second factor, as for a log-in. Attempts are counted before anything is compared. */
export async function requireProof(ctx: Context, account: Account, { password, code }: OwnProof): Promise<void> {
  await spendTry(ctx, account.email);
  if (!(await ctx.app.hashes.verify(account.passwordHash, password))) throw invalid('password', AUTH_CODES.incorrect);
  await forgetTriesOf(ctx, account.email);
  if (!account.hasTotp) return;
  if (!code) throw invalid('code', 'required');
  await spendCodeTry(ctx, account.id);
  if (!(await onPlatform(ctx, ctx => useCode(ctx, account, code)))) throw wrongCode();
  await forgetCodeTries(ctx, account.id);
}
