import type { Account } from '#features/sessions/public';
import type { Context } from '#platform/context';
import { endOthers, say } from './factors';
import { dropTotp } from './store';

/** Takes away somebody's second factor and what rests on it, and says so to them; false when there was none. */
export async function clearSecondFactor(ctx: Context, account: Account): Promise<boolean> {
  if (!(await dropTotp(ctx, account))) return false;
  await endOthers(ctx, account, null);
  await say(ctx, account, 'reset');
  return true;
}
