import { invalid } from '@hakaru/contract/errors';
import type { OwnProof } from '@hakaru/contract/passkeys';
import { requireProof } from '#features/second-factors/public';
import { accountById } from '#features/sessions/public';
import { onPlatform, type SignedIn } from '#platform/context';

/** What a log-in takes, with the same patience: a session left open neither takes everything out nor deletes it. */
export async function requireOneself(ctx: SignedIn, proof: OwnProof): Promise<void> {
  const account = await onPlatform(ctx, ctx => accountById(ctx, ctx.actor.user.id));
  if (!account || account.isSso) throw invalid('password', 'sso');
  await requireProof(ctx, account, proof);
}
