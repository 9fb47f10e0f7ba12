import type { NewUserInput, UserInput } from '@hakaru/contract/users';
import { sql } from 'kysely';
import type { Context, SignedIn } from '#platform/context';

export type UserKey = { id: string; version: number };

/** Inserts a user, who starts with the organisation's display unit and may choose another. */
export async function insertUser({ db, actor }: SignedIn, input: NewUserInput): Promise<string> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      organisation_id: actor.organisation.id,
      email: input.email,
      name: input.name,
      title: input.title,
      phone_number: input.phone_number,
      role: input.role,
      preferences: sql`jsonb_build_object('language', ${input.language}::text,
        'unit', (select o.amount_unit from organisation o where o.id = ${actor.organisation.id}))`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Provisioned = { organisationId: string; email: string; name: string; role: string; subject: string };

/** Somebody their identity provider vouches for; null where the address or the name they have there is taken. */
export async function insertProvisioned({ db, app, request }: Context, person: Provisioned): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (organisation_id, email, name, role, sso, sso_subject, verified_at, preferences)
    select o.id, ${person.email}, ${person.name}, ${person.role}, true, ${person.subject}, ${app.now()},
      jsonb_build_object('language', ${request.language}::text, 'unit', o.amount_unit)
    from organisation o where o.id = ${person.organisationId}
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Updates what an administrator may set, if the version is still the one seen. A new e-mail address has to be verified again. */
export async function updateUser({ db, actor }: SignedIn, { id, version }: UserKey, input: UserInput): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({
      email: input.email,
      name: input.name,
      title: input.title,
      phone_number: input.phone_number,
      role: input.role,
      sso: input.sso,
      sso_subject: sql<string>`case when ${input.sso}::boolean then coalesce(sso_subject, ${input.email}) else sso_subject end`,
      verified_at: sql<Date>`case when email = ${input.email} then verified_at end`,
      version: sql`version + 1`,
    })
    .where('organisation_id', '=', actor.organisation.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setDisabled({ db, app, actor }: SignedIn, id: string, isDisabled: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ disabled_at: isDisabled ? app.now() : null, version: sql`version + 1` })
    .where('organisation_id', '=', actor.organisation.id)
    .where('id', '=', id)
    .where('disabled_at', isDisabled ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets whether the user must choose a new password, if the version is still the one seen. */
export async function setMustChange({ db, actor }: SignedIn, { id, version }: UserKey, isRequired: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ password_reset: isRequired, version: sql`version + 1` })
    .where('organisation_id', '=', actor.organisation.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setOwn(
  { db, actor }: SignedIn,
  change: { preferences: object; title?: string | null; phone_number?: string | null },
) {
  const { preferences, ...columns } = change;
  await db
    .updateTable('app_user')
    .set({ ...columns, preferences: sql`jsonb_strip_nulls(preferences || ${JSON.stringify(preferences)}::jsonb)` })
    .where('organisation_id', '=', actor.user.organisationId)
    .where('id', '=', actor.user.id)
    .execute();
}

export async function setAgreed({ db, app, actor }: SignedIn): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ agreed_at: app.now() })
    .where('organisation_id', '=', actor.user.organisationId)
    .where('id', '=', actor.user.id)
    .where('agreed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks an e-mail address as verified, if it is still the one the link was sent to. */
export async function setVerified({ db, app }: Context, { id, email }: { id: string; email: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ verified_at: app.now() })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type PasswordChange = { hash: string; mustChange: boolean; verifies: boolean; name?: string };

/** Sets the hash if the account is unchanged since it was read; a password set through a mailed link also verifies the address. */
export async function setPasswordHash(
  { db, app }: Context,
  { organisationId, id, version }: UserKey & { organisationId: string },
  { hash, mustChange, verifies, name }: PasswordChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({
      password_hash: hash,
      password_reset: mustChange,
      version: sql`version + 1`,
      ...(name === undefined ? {} : { name }),
      ...(verifies ? { verified_at: sql<Date>`coalesce(verified_at, ${app.now()})` } : {}),
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets one's own channels for one kind of notification. */
export async function setNotificationSetting({ db, actor }: SignedIn, kind: string, channels: object | null): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ notification_settings: sql`notification_settings || ${JSON.stringify({ [kind]: channels })}::jsonb` })
    .where('organisation_id', '=', actor.user.organisationId)
    .where('id', '=', actor.user.id)
    .execute();
}
