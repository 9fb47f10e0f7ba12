import { holdAccount, type Account } from '#features/sessions/public';
import type { Context } from '#platform/context';
import { endOthers, say } from './factors';
import { dropPasskeys } from './passkey-store';
import { dropRecoveryCodes, dropTotp } from './store';

/** Removes all second factors and everything that depends on them, and notifies the person; false if there were none. */
export async function clearSecondFactor(ctx: Context, account: Account): Promise<boolean> {
  await holdAccount(ctx, account);
  const hadTotp = await dropTotp(ctx, account);
  if ((await dropPasskeys(ctx, account)) === 0 && !hadTotp) return false;
  await dropRecoveryCodes(ctx, account);
  await endOthers(ctx, account, null);
  await say(ctx, account, 'reset');
  return true;
}
