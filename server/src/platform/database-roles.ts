import type pg from 'pg';
import { wayOut } from './db';
import { SettingsError } from './settings-error';

type Queries = Pick<pg.Pool, 'query'>;

/**
 * The role that serves requests must not be able to bypass row-level security, the last barrier between tenants. Checked before any change.
 */
export async function assertAppRole(pool: Queries, ownerRole?: string, setting = 'DATABASE_URL'): Promise<void> {
  const { rows } = await pool.query<{ name: string; mighty: boolean; owner: boolean }>(`
    select rolname as name, rolsuper or rolbypassrls as mighty,
           exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relowner = r.oid) as owner
    from pg_roles r where rolname = current_user`);
  const [role] = rows;
  if (!role || role.mighty) {
    throw new SettingsError(
      `${setting} signs in as ${role?.name ?? 'an unknown role'}, which may bypass row-level security: use a role without SUPERUSER and BYPASSRLS.`,
    );
  }
  if (role.owner || role.name === ownerRole) {
    throw new SettingsError(
      `${setting} signs in as ${role.name}, which owns the tables: give the owner in DATABASE_MIGRATION_URL, and another role in ${setting}.`,
    );
  }
}

/** The migrating role must own the schema or be able to create it; otherwise a migration would stop half-way. */
export async function assertOwnerRole(client: Queries): Promise<void> {
  const { rows } = await client.query<{ name: string; owner: string | null; may: boolean }>(`
    select current_user as name,
           (select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('public.migration')
            and not pg_has_role(current_user, relowner, 'usage')) as owner,
           to_regclass('public.migration') is not null
             or has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as may`);
  const [role] = rows;
  if (role?.owner)
    throw new SettingsError(
      `DATABASE_MIGRATION_URL signs in as ${role.name}, but the tables belong to ${role.owner}: give ${role.owner}, or a role that is a member of it.`,
    );
  if (!role?.may)
    throw new SettingsError(
      `DATABASE_MIGRATION_URL signs in as ${role?.name ?? 'an unknown role'}, which may not make tables here: make it the owner of the database.`,
    );
}

/** Both addresses must lead to the same database; otherwise one would be migrated and the other served. */
export async function assertSameDatabase(app: Queries, owner: Queries, setting = 'DATABASE_MIGRATION_URL'): Promise<void> {
  const [one, other] = await Promise.all([app, owner].map(identityOf));
  if (one === other) return;
  throw new SettingsError(`DATABASE_URL and ${setting} lead to different databases: both must name the same one.`);
}

async function identityOf(pool: Queries): Promise<string> {
  const { rows } = await pool.query<{ identity: string }>(
    `select concat_ws(' ', current_database(), (select oid from pg_database where datname = current_database()), pg_postmaster_start_time()::text) as identity`,
  );
  return rows[0]?.identity ?? '';
}

/** Whether the current role has the privileges for serving: to read the tenants' tables and to queue jobs. */
export async function hasRights(pool: Queries): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(`
    select has_table_privilege('public.organisation', 'select') and has_table_privilege('public.audit', 'insert')
       and has_table_privilege('graphile_worker._private_jobs', 'select, insert')
       and exists (select from pg_policy where polrelid = 'graphile_worker._private_jobs'::regclass and polname = 'app_works_here'
                   and (polroles = '{0}' or (select oid from pg_roles where rolname = current_user) = any(polroles))) as may`);
  return rows[0]?.may ?? false;
}

/** Locks and dumps need a lasting session. A pooler in transaction mode refuses or drops this option, which reveals it. */
export const DIRECT: { options: string } = { options: '-c hakaru.direct=on' };

export async function assertDirect(client: Queries, setting: string): Promise<void> {
  const { rows } = await client.query<{ direct: string | null }>(`select current_setting('hakaru.direct', true) as direct`);
  if (rows[0]?.direct === 'on') return;
  throw new SettingsError(`${setting} leads to a connection pooler that drops what a session begins with: ${wayOut(setting)}.`);
}
