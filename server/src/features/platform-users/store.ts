import { sql } from 'kysely';
import type { Context } from '#platform/context';

export type PersonKey = { id: string; version: number };

/** Whether somebody must choose a new password at once, if nobody was quicker. */
export function setMustChange(ctx: Context, key: PersonKey, isRequired: boolean): Promise<boolean> {
  return change(ctx, key, { password_reset: isRequired });
}

export function setDisabled(ctx: Context, key: PersonKey, isDisabled: boolean): Promise<boolean> {
  return change(ctx, key, { disabled_at: isDisabled ? ctx.app.now() : null });
}

async function change({ db }: Context, { id, version }: PersonKey, columns: { password_reset?: boolean; disabled_at?: Date | null }) {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
