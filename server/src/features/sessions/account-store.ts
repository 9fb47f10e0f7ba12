import { sql } from 'kysely';
import type { Context } from '#platform/context';

/** What log-in needs to know of a person. */
export type Account = {
  organisationId: string;
  id: string;
  name: string;
  email: string;
  role: string;
  passwordHash: string | null;
  superuser: boolean;
  isSso: boolean;
  isDisabled: boolean;
  isVerified: boolean;
  version: number;
  allowedCidrs: string[];
  language: string | null;
  /** Whether an authenticator app is confirmed. */
  hasTotp: boolean;
  hasPasskey: boolean;
  /** Whether the organisation requires a second factor of everybody. */
  isSecondFactorRequired: boolean;
};

export function accountByEmail(ctx: Context, email: string): Promise<Account | undefined> {
  return accounts(ctx).where('u.email', '=', email).executeTakeFirst();
}

export function accountById(ctx: Context, id: string): Promise<Account | undefined> {
  return accounts(ctx).where('u.id', '=', id).executeTakeFirst();
}

/** The account an identity provider names: never found by e-mail, nor outside the provider's organisation. */
export function accountBySubject(ctx: Context, { organisationId, subject }: { organisationId: string; subject: string }) {
  return accounts(ctx)
    .where('u.organisation_id', '=', organisationId)
    .where('u.sso_subject', '=', subject)
    .where('u.sso', '=', true)
    .executeTakeFirst();
}

/** The organisation whose identity provider may bring along people with addresses of this domain, where exactly one may. */
export async function organisationOfDomain({ db }: Context, email: string): Promise<string | null> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const { rows } = await sql<{ id: string }>`
    select id from organisation where sso is not null and provisioning -> 'domains' ? ${domain} limit 2`.execute(db);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** Locks the account until the transaction ends; false if it has changed since it was read (a new password, disabled). */
export async function isUnchanged({ db }: Context, { organisationId, id, version }: Account): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('version')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an account until the transaction ends, so that concurrent requests wait and then see the result. */
export async function holdAccount({ db }: Context, { organisationId, id }: Pick<Account, 'organisationId' | 'id'>): Promise<void> {
  await db.selectFrom('app_user').select('id').where('organisation_id', '=', organisationId).where('id', '=', id).forUpdate().execute();
}

function accounts({ db }: Context) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('organisation as o', 'o.id', 'u.organisation_id')
    .select([
      'u.organisation_id as organisationId',
      'u.id',
      'u.name',
      'u.email',
      'u.role',
      'u.password_hash as passwordHash',
      'u.superuser',
      'u.version',
      'o.allowed_cidrs as allowedCidrs',
      'o.second_factor_required as isSecondFactorRequired',
      sql<boolean>`exists (select from totp t where (t.organisation_id, t.user_id) = (u.organisation_id, u.id) and t.confirmed_at is not null)`.as('hasTotp'), // oxfmt-ignore
      sql<boolean>`exists (select from passkey k where (k.organisation_id, k.user_id) = (u.organisation_id, u.id))`.as('hasPasskey'),
      sql<boolean>`u.sso and o.sso is not null`.as('isSso'),
      sql<boolean>`u.disabled_at is not null`.as('isDisabled'),
      sql<boolean>`u.verified_at is not null`.as('isVerified'),
      sql<string | null>`u.preferences ->> 'language'`.as('language'),
    ]);
}
