import { invalid } from '@hakaru/contract/errors';
import type { OwnProof } from '@hakaru/contract/passkeys';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import { forgetCodeTries, forgetTriesOf, hasSecondFactor, spendCodeTry, spendTry, type Account } from '#features/sessions/public';
import { onPlatform, type SignedIn } from '#platform/context';
import { useCode, wrongCode } from './factors';
import { isPasskeyRight, wrongPasskey } from './passkey-challenges';

/** Requires the password, and a code or a passkey if there is a second factor, as for a log-in. Attempts are counted before anything is compared. */
export async function requireProof(ctx: SignedIn, account: Account, { password, code, passkey }: OwnProof): Promise<void> {
  await spendTry(ctx, account.email);
  if (!(await ctx.app.hashes.verify(account.passwordHash, password))) throw invalid('password', AUTH_CODES.incorrect);
  await forgetTriesOf(ctx, account.email);
  if (!hasSecondFactor(account)) return;
  if (!code && !passkey) throw invalid('code', 'required');
  await spendCodeTry(ctx, account.id);
  if (passkey) {
    if (!(await isPasskeyRight(ctx, account, ctx.actor.sessionId, passkey))) throw wrongPasskey();
  } else if (!(await onPlatform(ctx, ctx => useCode(ctx, account, code ?? '')))) throw wrongCode();
  await forgetCodeTries(ctx, account.id);
}
