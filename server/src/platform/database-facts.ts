import type pg from 'pg';
import { SettingsError } from './settings-error';

type Queries = Pick<pg.Pool, 'query'>;

const OLDEST = 15;

/** The version of PostgreSQL; refuses one that is too old. */
export async function versionOf(pool: Queries): Promise<string> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const { number = 0, name = 'unknown' } = rows[0] ?? {};
  if (number < OLDEST * 10_000) throw new SettingsError(`PostgreSQL ${name} is too old: ${OLDEST} or newer is needed.`);
  return `PostgreSQL ${name}`;
}

/** How far the database's clock is ahead of this process's. */
export async function clockOf(pool: Queries): Promise<{ aheadSeconds: number }> {
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  return { aheadSeconds: ((rows[0]?.at.getTime() ?? 0) - Date.now()) / 1000 };
}
