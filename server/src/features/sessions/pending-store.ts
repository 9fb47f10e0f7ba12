import { STEP_MINUTES, STEP_TRIES } from '@hakaru/contract/second-factors';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Account } from './account-store';

export type PendingLogin = { organisationId: string; id: string; userId: string; userVersion: number; tries: number };
export type StepKey = { challenge: Buffer; binding: Buffer };

/** Records that the right password was given. Returns until when the second step may be taken. */
export async function putPending({ db, app }: Context, account: Account, { challenge, binding }: StepKey): Promise<Date> {
  const expiresAt = new Date(app.now().getTime() + STEP_MINUTES * 60_000);
  await db
    .insertInto('pending_login')
    .values({
      organisation_id: account.organisationId,
      user_id: account.id,
      user_version: account.version,
      challenge_hash: challenge,
      binding_hash: binding,
      expires_at: expiresAt,
    })
    .execute();
  return expiresAt;
}

/** The pending log-in of this browser, with one more attempt counted; undefined when it has expired or all attempts are used. */
export async function takeStepTry({ db, app }: Context, { challenge, binding }: StepKey): Promise<PendingLogin | undefined> {
  const { rows } = await sql<PendingLogin>`
    update pending_login set tries = tries + 1
    where challenge_hash = ${challenge} and binding_hash = ${binding} and expires_at > ${app.now()} and tries < ${STEP_TRIES}
    returning organisation_id as "organisationId", id, user_id as "userId", user_version as "userVersion", tries`.execute(db);
  return rows[0];
}

/** The same without counting an attempt, for showing what to do next. */
export async function pendingOf({ db, app }: Context, { challenge, binding }: StepKey): Promise<PendingLogin | undefined> {
  const { rows } = await sql<PendingLogin>`
    select organisation_id as "organisationId", id, user_id as "userId", user_version as "userVersion", tries from pending_login
    where challenge_hash = ${challenge} and binding_hash = ${binding} and expires_at > ${app.now()} and tries < ${STEP_TRIES}`.execute(db);
  return rows[0];
}

/** Deletes a pending log-in; of concurrent completions one succeeds. */
export async function dropPending({ db }: Context, { organisationId, id }: PendingLogin): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_login')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all pending log-ins of a person, because what they have to prove has changed. */
export async function dropPendings({ db }: Context, { organisationId, id }: Pick<Account, 'organisationId' | 'id'>): Promise<void> {
  await db.deleteFrom('pending_login').where('organisation_id', '=', organisationId).where('user_id', '=', id).execute();
}
