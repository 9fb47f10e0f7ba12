import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './db-types';
import type { Log } from './log';

/** Either the pool or a transaction: a store cannot tell, and need not. */
export type Db = Kysely<DB> | Transaction<DB>;

// Days stay text: a driver that makes Dates of them is a day off east of Greenwich.
pg.types.setTypeParser(pg.types.builtins.DATE, value => value);

export type Database = { pool: pg.Pool; db: Kysely<DB>; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 3_000;

/** `isLazy` answers a commit before it is on the disk: for work that can be done again from where a crash left it. */
export function openDatabase(url: string, { size, log, isLazy = false }: { size: number; log: Log; isLazy?: boolean }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The server's own timeout cannot fire while the server is frozen; the client's can.
    query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    ...(isLazy ? { options: '-c synchronous_commit=off' } : {}),
  });
  // Without a listener an idle connection's death ends the process.
  pool.on('error', error => {
    if (!pool.ending) log.warn('database connection lost', { error: error.message });
  });
  pool.on('connect', client => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
}

/** Which rows a transaction may see: one organisation's, or, for sign-in and administration, all. */
export type Scope = { organisation: string } | 'platform';

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/** Runs work in one transaction inside a scope; serialization failures are tried again, nothing else is. */
export async function inScope<T>(db: Db, scope: Scope, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async trx => {
        await enterScope(trx, scope);
        return await work(trx);
      });
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(codeOf(error))) throw error;
      await new Promise(resume => setTimeout(resume, Math.random() * 20 * attempt));
    }
  }
}

/** Sets the scope for the rest of the transaction only: a pooled connection must never carry it to the next request. */
export async function enterScope(trx: Db, scope: Scope): Promise<void> {
  const organisation = scope === 'platform' ? '' : scope.organisation;
  const platform = scope === 'platform' ? 'on' : '';
  await sql`select set_config('app.organisation', ${organisation}, true), set_config('app.platform', ${platform}, true)`.execute(trx);
}

/** PostgreSQL's five-letter code of an error, or the system's, or nothing. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
