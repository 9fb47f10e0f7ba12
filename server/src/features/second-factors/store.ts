import type { Account } from '#features/sessions/public';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Db } from '#platform/db';

export type Owner = Pick<Account, 'organisationId' | 'id'>;
export type TotpRow = {
  sealed: string | null;
  lastStep: number;
  waiting: string | null;
  confirmedAt: Date | null;
  lastUsedAt: Date | null;
};

/** A person's authenticator; a waiting secret is included only until it expires. */
export async function totpOf({ db, app }: Context, { organisationId, id }: Owner): Promise<TotpRow | undefined> {
  const { rows } = await sql<TotpRow>`
    select sealed, last_step::float8 as "lastStep", case when waiting_until > ${app.now()} then waiting end as waiting,
      confirmed_at as "confirmedAt", last_used_at as "lastUsedAt"
    from totp where organisation_id = ${organisationId} and user_id = ${id}`.execute(db);
  return rows[0];
}

export async function putWaiting({ db }: Context, { organisationId, id }: Owner, { sealed, until }: { sealed: string; until: Date }) {
  await sql`
    insert into totp (organisation_id, user_id, waiting, waiting_until) values (${organisationId}, ${id}, ${sealed}, ${until})
    on conflict (organisation_id, user_id) do update set waiting = excluded.waiting, waiting_until = excluded.waiting_until`.execute(db);
}

/** Activates the waiting secret if it is still the one that was checked. */
export async function confirmWaiting(
  { db, app }: Context,
  { organisationId, id }: Owner,
  { waiting, step }: { waiting: string; step: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update totp set sealed = waiting, last_step = ${step}, confirmed_at = ${app.now()}, last_used_at = null, waiting = null, waiting_until = null
    where organisation_id = ${organisationId} and user_id = ${id} and waiting = ${waiting} returning user_id as id`.execute(db);
  return rows.length === 1;
}

/** Accepts a code of an interval once; of concurrent uses one succeeds. */
export async function acceptStep({ db, app }: Context, { organisationId, id }: Owner, step: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update totp set last_step = ${step}, last_used_at = ${app.now()}
    where organisation_id = ${organisationId} and user_id = ${id} and last_step < ${step} and confirmed_at is not null
    returning user_id as id`.execute(db);
  return rows.length === 1;
}

export async function acceptRecoveryCode({ db, app }: Context, { organisationId, id }: Owner, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: app.now() })
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', id)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes({ db }: Context, { organisationId, id }: Owner): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function replaceRecoveryCodes(ctx: Context, { organisationId, id }: Owner, hashes: readonly Buffer[]): Promise<void> {
  await dropRecoveryCodes(ctx, { organisationId, id });
  await ctx.db
    .insertInto('recovery_code')
    .values(hashes.map(hash => ({ organisation_id: organisationId, user_id: id, hash })))
    .execute();
}

/** Removes the authenticator; false if there was none. */
export async function dropTotp(ctx: Context, owner: Owner): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    delete from totp where organisation_id = ${owner.organisationId} and user_id = ${owner.id}
    returning confirmed_at is not null as had`.execute(ctx.db);
  return rows[0]?.had ?? false;
}

export async function dropRecoveryCodes({ db }: Context, { organisationId, id }: Owner): Promise<void> {
  await db.deleteFrom('recovery_code').where('organisation_id', '=', organisationId).where('user_id', '=', id).execute();
}

type Sealed = { organisationId: string; userId: string; sealed: string | null; waiting: string | null };

/** All secrets, locked until they are sealed again. */
export async function sealedSecrets(db: Db): Promise<Sealed[]> {
  const { rows } = await sql<Sealed>`
    select organisation_id as "organisationId", user_id as "userId", sealed, waiting from totp order by 1, 2 for update`.execute(db);
  return rows;
}

export async function resealTotp(db: Db, { organisationId, userId, sealed, waiting }: Sealed): Promise<void> {
  await db
    .updateTable('totp')
    .set({ sealed, waiting })
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute();
}
