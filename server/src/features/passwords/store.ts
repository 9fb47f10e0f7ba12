import { PASSWORD_HISTORY } from '@hakaru/contract/passwords';
import type { Account } from '#features/sessions/public';
import { setPasswordHash } from '#features/user-accounts/public';
import type { Context } from '#platform/context';

/** The hashes of the current password and of the five before it. */
export async function recentHashes({ db }: Context, { organisationId, id, passwordHash }: Account): Promise<string[]> {
  const rows = await db
    .selectFrom('password_history')
    .select('password_hash')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY + 1)
    .execute();
  return [...new Set([...rows.map(row => row.password_hash), ...(passwordHash ? [passwordHash] : [])])];
}

export type NewPassword = { hash: string; mustChange?: boolean; verifies?: boolean; name?: string };

/** Sets a password if the account is unchanged since it was read; of concurrent changes one succeeds. */
export async function setPassword(
  ctx: Context,
  { organisationId, id, version }: Account,
  { hash, mustChange = false, verifies = false, name }: NewPassword,
): Promise<boolean> {
  const change = { hash, mustChange, verifies, ...(name === undefined ? {} : { name }) };
  if (!(await setPasswordHash(ctx, { organisationId, id, version }, change))) return false;
  await ctx.db
    .insertInto('password_history')
    .values({ organisation_id: organisationId, user_id: id, password_hash: hash, created_at: ctx.app.now() })
    .execute();
  return true;
}

export type FoundLink = { userId: string; purpose: string };

/** The owner of a link, without using it up: a refused password should not cost the link. */
export async function linkByHash({ db, app }: Context, hash: Buffer, purposes: readonly string[]): Promise<FoundLink | undefined> {
  return await db
    .selectFrom('one_use_link')
    .select(['user_id as userId', 'purpose'])
    .where('token_hash', '=', hash)
    .where('purpose', 'in', [...purposes])
    .where('expires_at', '>', app.now())
    .executeTakeFirst();
}
