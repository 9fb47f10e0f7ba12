import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Owner } from './store';

export type Passkey = { id: string; name: string; addedAt: Date; lastUsedAt: Date | null };
export type PasskeyRow = Passkey & { credentialId: Buffer; publicKey: Buffer; userHandle: Buffer; counter: number; transports: string[] };

const COLUMNS = sql`
  id, name, added_at as "addedAt", last_used_at as "lastUsedAt", credential_id as "credentialId", public_key as "publicKey",
  user_handle as "userHandle", sign_count::float8 as counter, transports`;

/** The passkeys of a person, in the order they were added. */
export async function passkeysOf({ db }: Context, { organisationId, id }: Owner): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select ${COLUMNS} from passkey where organisation_id = ${organisationId} and user_id = ${id} order by added_at, id`.execute(db);
  return rows;
}

/** Found only among the person's own. */
export async function passkeyByCredential({ db }: Context, owner: Owner, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    select ${COLUMNS} from passkey
    where organisation_id = ${owner.organisationId} and user_id = ${owner.id} and credential_id = ${credentialId}`.execute(db);
  return rows[0];
}

export type Challenge = {
  /** The session or the pending log-in that may answer. */
  boundTo: string;
  purpose: 'register' | 'confirm';
  challenge: Buffer;
  userHandle: Buffer;
  until: Date;
};

/** A new challenge takes the place of the one before. */
export async function putChallenge({ db }: Context, { organisationId, id }: Owner, given: Challenge): Promise<void> {
  const { boundTo, purpose, challenge, userHandle, until } = given;
  await sql`
    insert into passkey_challenge (organisation_id, bound_to, purpose, user_id, challenge, user_handle, expires_at)
    values (${organisationId}, ${boundTo}, ${purpose}, ${id}, ${challenge}, ${userHandle}, ${until})
    on conflict (organisation_id, bound_to, purpose) do update
      set user_id = excluded.user_id, challenge = excluded.challenge, user_handle = excluded.user_handle, expires_at = excluded.expires_at`.execute(
    db,
  );
}

export type TakenChallenge = Pick<Challenge, 'challenge' | 'userHandle'>;

/** Uses a challenge up; of answers at the same time one gets it. */
export async function takeChallenge(
  { db, app }: Context,
  { organisationId, id }: Owner,
  { boundTo, purpose }: Pick<Challenge, 'boundTo' | 'purpose'>,
): Promise<TakenChallenge | undefined> {
  const { rows } = await sql<TakenChallenge & { isLive: boolean }>`
    delete from passkey_challenge
    where organisation_id = ${organisationId} and bound_to = ${boundTo} and purpose = ${purpose} and user_id = ${id}
    returning challenge, user_handle as "userHandle", expires_at > ${app.now()} as "isLive"`.execute(db);
  return rows[0]?.isLive ? rows[0] : undefined;
}

export type NewPasskeyRow = Omit<PasskeyRow, 'id' | 'addedAt' | 'lastUsedAt'>;

/** Undefined if the key is registered already, by whomever. */
export async function insertPasskey({ db, app }: Context, { organisationId, id }: Owner, row: NewPasskeyRow): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`
    insert into passkey (organisation_id, user_id, name, credential_id, public_key, user_handle, sign_count, transports, added_at)
    values (${organisationId}, ${id}, ${row.name}, ${row.credentialId}, ${row.publicKey}, ${row.userHandle}, ${row.counter}, ${row.transports},
            ${app.now()})
    on conflict (credential_id) do nothing
    returning id, name, added_at as "addedAt", last_used_at as "lastUsedAt"`.execute(db);
  return rows[0];
}

/** Notes a use. False if the counter did not advance: another device may hold a copy of the key. Keys that do not count stay at 0. */
export async function notePasskeyUse({ db, app }: Context, { organisationId }: Owner, id: string, counter: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update passkey set sign_count = ${counter}, last_used_at = ${app.now()}
    where organisation_id = ${organisationId} and id = ${id} and (sign_count < ${counter} or (sign_count = 0 and ${counter} = 0))
    returning id`.execute(db);
  return rows.length === 1;
}

export async function setPasskeyName(
  { db }: Context,
  owner: Owner,
  { id, name }: { id: string; name: string },
): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`
    update passkey set name = ${name} where organisation_id = ${owner.organisationId} and user_id = ${owner.id} and id = ${id}
    returning id, name, added_at as "addedAt", last_used_at as "lastUsedAt"`.execute(db);
  return rows[0];
}

export async function dropPasskey({ db }: Context, owner: Owner, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey where organisation_id = ${owner.organisationId} and user_id = ${owner.id} and id = ${id} returning id`.execute(db);
  return rows.length === 1;
}

/** The number removed. */
export async function dropPasskeys({ db }: Context, { organisationId, id }: Owner): Promise<number> {
  const { rows } = await sql`delete from passkey where organisation_id = ${organisationId} and user_id = ${id} returning id`.execute(db);
  return rows.length;
}
