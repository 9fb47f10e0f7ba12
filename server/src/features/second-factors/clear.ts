import type { Account } from '#features/sessions/public';
import type { Context } from '#platform/context';
import { endOthers, say } from './factors';
import { dropTotp } from './store';

/** Removes a second factor and everything that depends on it, and notifies the person; false if there was none. */
export async function clearSecondFactor(ctx: Context, account: Account): Promise<boolean> {
  if (!(await dropTotp(ctx, account))) return false;
  await endOthers(ctx, account, null);
  await say(ctx, account, 'reset');
  return true;
}
