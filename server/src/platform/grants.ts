import pg from 'pg';

/** The privileges of the app's role, granted again after every migration so that no table is forgotten. */
export async function grantAll(client: pg.Client, appRole: string, appendOnly: readonly string[]): Promise<void> {
  const role = pg.escapeIdentifier(appRole);
  await client.query('begin');
  await client.query(`
    revoke create on schema public from public;
    grant usage on schema public, graphile_worker to ${role};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
    grant usage, select on all sequences in schema public, graphile_worker to ${role};
    grant execute on all functions in schema public, graphile_worker to ${role};
    revoke insert, update, delete on migration, graphile_worker.migrations from ${role}`);
  for (const table of appendOnly) await client.query(`revoke update, delete, truncate on ${pg.escapeIdentifier(table)} from ${role}`);
  await openJobTables(client);
  await client.query('commit');
}

/**
 * The job queue's tables are restricted to their owner by row-level security. They hold no tenant's rows, so any role with privileges gets
 * access: the app's role may be replaced, and both work while nodes are restarted one by one.
 */
async function openJobTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphile_worker' and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'app_works_here' and p.polroles = '{0}')`);
  for (const { name } of rows) {
    await client.query(`drop policy if exists app_works_here on ${name}`); // an earlier release made it for a single role
    await client.query(`create policy app_works_here on ${name} to public using (true) with check (true)`);
  }
}
