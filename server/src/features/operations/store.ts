import { sql } from 'kysely';
import type { Context } from '#platform/context';

/** Serialises creating, granting and revoking super-users, so that two requests cannot revoke the last two. */
export async function holdSuperusers({ db }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hakaru super-users'))`.execute(db);
}

export type Superuser = { id: string; email: string; organisationId: string; organisationRef: string };

/** Super-users who can sign in, oldest first; needs the platform scope. */
export async function findSuperusers({ db }: Context): Promise<Superuser[]> {
  return await db
    .selectFrom('app_user as u')
    .innerJoin('organisation as o', 'o.id', 'u.organisation_id')
    .select(['u.id', 'u.email', 'u.organisation_id as organisationId', 'o.ref as organisationRef'])
    .where('u.superuser', '=', true)
    .where('u.disabled_at', 'is', null)
    .orderBy('u.created_at')
    .orderBy('u.id')
    .execute();
}

/** The organisation of the very first super-user, even if disabled: its audit trail is that of the installation. */
export async function findOperators({ db }: Context): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('organisation_id as id')
    .where('superuser', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findOrganisationByRef({ db }: Context, ref: string): Promise<string | null> {
  return (await db.selectFrom('organisation').select('id').where('ref', '=', ref).executeTakeFirst())?.id ?? null;
}

/** Connections of the app's role by nodes with another secret, or by a release that did not set a name. */
export async function countOtherNodes({ db }: Context, name: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend' and application_name <> ${name}
      and (application_name = '' or application_name like 'hakaru %')`.execute(db);
  return rows[0]?.n ?? 0;
}
