import pg from 'pg';
import { START_CONNECT_MS } from '#platform/db';

/** The row count, and a checksum that does not depend on row order. */
export type TableSum = { rows: string; sum: string };
export type Tables = Readonly<Record<string, TableSum>>;

/** Runs `work` as the owner, above all organisations, on one exported snapshot that other programs can share. */
export async function atOneMoment<T>(url: string, work: (client: pg.Client, snapshot: string) => Promise<T>): Promise<T> {
  return await asPlatform(url, async client => {
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    return await work(client, rows[0]?.snapshot ?? '');
  });
}

export async function asPlatform<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_CONNECT_MS, options: '-c app.platform=on' });
  client.on('error', () => undefined); // reported by the current query
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Tables whose row-level security would hide rows from a backup: they apply it to this role, and no policy lets it read everything. */
export async function hidingTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relrowsecurity and n.nspname in ('public', 'graphile_worker')
      and (c.relforcerowsecurity or not pg_has_role(current_user, c.relowner, 'usage'))
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
                      and (pg_get_expr(p.polqual, p.polrelid) = 'true' or pg_get_expr(p.polqual, p.polrelid) ~ '(^|OR )[( ]*(SELECT )?is_platform\\(\\)'))
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Row counts and checksums of all tables, including the job queue's. */
export async function sumTables(client: pg.Client): Promise<Tables> {
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1; set local bytea_output = 'hex'`,
  );
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') order by 1`);
  const sums: Record<string, TableSum> = {};
  for (const { name } of rows) {
    const found = await client.query<TableSum>(`
      select count(*)::text as rows, coalesce(sum(('x' || substr(md5(t::text), 1, 16))::bit(64)::bigint::numeric), 0)::text as sum from ${name} t`);
    sums[name] = found.rows[0] ?? { rows: '0', sum: '0' };
  }
  return sums;
}

/** The keys of all files that rows name: text columns ending in `key` with a value shaped like a file key. Removed ones are left out. */
export async function findFileKeys(client: pg.Client): Promise<string[]> {
  const { rows: columns } = await client.query<{ table: string; column: string; kept: string }>(`
    select format('%I.%I', k.table_schema, k.table_name) as "table", format('%I', k.column_name) as "column",
           case when r.column_name is null then 'true' else 'removed_at is null' end as kept
    from information_schema.columns k
    left join information_schema.columns r on r.table_schema = k.table_schema and r.table_name = k.table_name and r.column_name = 'removed_at'
    where k.table_schema = 'public' and k.data_type = 'text' and k.column_name ~ '(^|_)key$' order by 1, 2`);
  const keys = new Set<string>();
  for (const { table, column, kept } of columns) {
    const { rows } = await client.query<{ key: string }>(
      `select distinct ${column} as key from ${table} where ${column} ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$' and ${kept}`,
    );
    for (const { key } of rows) keys.add(key);
  }
  return [...keys].toSorted((a, b) => a.localeCompare(b));
}

export async function findOrganisationIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from organisation order by id');
  return rows.map(({ id }) => id);
}

export async function majorOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(`select current_setting('server_version_num')::int / 10000 as number`);
  return rows[0]?.number ?? 0;
}

/** Objects that prevent a restore, because nothing is overwritten. */
export async function findOccupants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'S') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_toast' order by 1 limit 3`);
  return rows.map(({ name }) => name);
}
