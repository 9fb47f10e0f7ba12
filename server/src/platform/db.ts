import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './db-types';
import { fairPool } from './fair-pool';
import type { Log } from './log';
import { holdingConnection, requestWork } from './request-work';
import { SettingsError } from './settings-error';

/** The pool or a transaction: stores need not know which. */
export type Db = Kysely<DB> | Transaction<DB>;

// Dates stay text: converted to Date objects, they would be a day off east of Greenwich.
pg.types.setTypeParser(pg.types.builtins.DATE, value => value);

export type Database = {
  pool: pg.Pool;
  db: Kysely<DB>;
  /** The connection the job queue works and listens on. */ direct: Direct;
  close(): Promise<void>;
};
export type Direct = Pick<pg.PoolConfig, 'connectionString' | 'application_name'>;

/** A stalled disk may delay a new connection for seconds. A request should fail soon, a start had better wait. */
export const START_CONNECT_MS = 20_000;

const LIMITS = {
  serving: { connectMs: 3_000, statementMs: 10_000 },
  starting: { connectMs: START_CONNECT_MS, statementMs: 60_000 },
};

export type Phase = keyof typeof LIMITS;

export type DatabaseOptions = {
  size: number;
  log: Log;
  /** The name shown in the database for these connections. */
  name?: string;
  /** The direct address of PostgreSQL, if `url` leads to a pooler in transaction mode, which keeps no session state. */
  directUrl?: string | undefined;
  /** Who waits for the database: a request, or the start of this process. */
  phase?: Phase;
  /** Commits are acknowledged before they are on disk: for work that can be repeated after a crash. */
  isLazy?: boolean;
  /** Called when a statement ends, without its values. */
  heard?: ((statement: { sql: string; ms: number; failed: boolean }) => void) | undefined;
};

export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { size, log, name, directUrl, phase = 'serving', isLazy = false, heard } = options;
  const { connectMs, statementMs } = LIMITS[phase];
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    // The server's timeout cannot fire while the server is frozen; the client's can.
    query_timeout: statementMs + 2_000,
    keepAlive: true,
    ...(directUrl ? {} : { statement_timeout: statementMs, idle_in_transaction_session_timeout: IDLE_MS }),
    ...(isLazy ? { options: '-c synchronous_commit=off' } : {}),
  });
  surviveLostConnections(pool, log);
  if (directUrl) pooled.add(pool);
  const limits = `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${IDLE_MS}`;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: fairPool(pool, size, directUrl ? limits : '') }),
    ...(heard
      ? { log: ({ level, query, queryDurationMillis }) => heard({ sql: query.sql, ms: queryDurationMillis, failed: level === 'error' }) }
      : {}),
  });
  // A pool never used through Kysely would stay open and keep the process alive.
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
  return { pool, db, direct: { connectionString: directUrl ?? url, ...(name ? { application_name: name } : {}) }, close };
}

const IDLE_MS = 30_000;
const PAUSE_MS = 600_000;
const pooled = new WeakSet<object>();

/** A named statement is prepared once for each connection; behind a pooler the connection could be another client's. */
export const preparedAs = (pool: object, name: string): { name?: string } => (pooled.has(pool) ? {} : { name });

/** If a connection does not have the limit it asked for, something in between dropped it. */
export async function assertLimited(pool: pg.Pool, setting: string): Promise<void> {
  const { statement_timeout: wanted } = pool.options;
  const { rows } = await pool.query<{ ms: string }>(`select setting as ms from pg_settings where name = 'statement_timeout'`);
  if (wanted === undefined || rows[0]?.ms === String(wanted)) return;
  throw new SettingsError(
    `${setting} leads to a connection pooler that drops the limits a session asks for (statement_timeout): ${wayOut(setting)}.`,
  );
}

/** What to do about a pooler in transaction mode, for the setting that leads to it. */
export const wayOut = (setting: string): string =>
  setting === 'DATABASE_URL'
    ? 'give the address of PostgreSQL itself in DATABASE_DIRECT_URL beside it'
    : 'give the address of PostgreSQL itself, or of a pool in session mode';

/** Without these listeners a connection cut by the database would end the process, whether idle or being closed. */
export function surviveLostConnections(pool: pg.Pool, log: Log): void {
  pool.on('error', error => {
    if (!pool.ending) log.warn('database connection lost', { error: error.message });
  });
  pool.on('connect', client => client.on('error', () => undefined));
}

/** Runs work of the start on its own pool, which waits longer than one that serves requests. */
export async function whileStarting<T>(
  url: string,
  options: Omit<DatabaseOptions, 'phase'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url, { ...options, phase: 'starting' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The rows a transaction may see: those of one organisation, or all, for sign-in and administration. */
export type Scope = { organisation: string } | 'platform';

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/** The author and time of a change of structure; stored with every version. */
export type Author = { person: string; at: Date };

/**
 * Runs work in one transaction within a scope; only serialization failures and deadlocks are retried. Called within a transaction, the work
 * becomes part of it, so that an action may consist of several.
 */
export async function inScope<T>(db: Db, scope: Scope, work: (trx: Transaction<DB>) => Promise<T>, author?: Author): Promise<T> {
  if (isTransaction(db)) return await insideScope(db, scope, () => work(db));
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async trx => {
        await enterScope(trx, scope, author);
        return await holdingConnection(() => work(trx));
      });
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(codeOf(error))) throw error;
      await new Promise(resume => setTimeout(resume, Math.random() * 20 * attempt));
    }
  }
}

/** For the transaction of a job, which may calculate for longer between two statements than a request. */
export async function allowPauses(trx: Db): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${String(PAUSE_MS)}, true)`.execute(trx);
}

const isTransaction = (db: Db): db is Transaction<DB> => db.isTransaction;

/** Runs work in a savepoint: if it fails, its writes are undone and the transaction continues. */
export async function insideSavepoint<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx);
    throw error;
  }
}

/** The scope of each transaction as last set by this process. */
const scopes = new WeakMap<Db, Scope>();

/** Sets the scope for the rest of the transaction only, so that a pooled connection does not carry it to the next request. */
export async function enterScope(trx: Db, scope: Scope, author?: Author): Promise<void> {
  const organisation = scope === 'platform' ? '' : scope.organisation;
  const platform = scope === 'platform' ? 'on' : '';
  const own = requestWork();
  // A statement may not outlast its request; outside of requests the connection's own limit applies.
  const limit = own ? sql`, set_config('statement_timeout', ${String(statementMs(own.deadline.remainingMs()))}, true)` : sql``;
  const signed = author
    ? sql`, set_config('app.recorded_at', ${author.at.toISOString()}, true), set_config('app.person', ${author.person}, true)`
    : sql``;
  await sql`select set_config('app.organisation', ${organisation}, true), set_config('app.platform', ${platform}, true)${limit}${signed}`.execute(
    trx,
  );
  scopes.set(trx, scope);
}

/**
 * Runs statements of a transaction in another scope and then restores the previous one. A failing statement ends the transaction, and with
 * it the scope.
 */
export async function insideScope<T>(trx: Db, scope: Scope, work: () => Promise<T>): Promise<T> {
  const before = scopes.get(trx) ?? (await scopeInForce(trx));
  if (isSameScope(before, scope)) return await work();
  await enterScope(trx, scope);
  try {
    const result = await work();
    await enterScope(trx, before);
    return result;
  } catch (error) {
    scopes.delete(trx); // after a failure the scope must be read from the database
    throw error;
  }
}

/** For a transaction that was started elsewhere. */
async function scopeInForce(trx: Db): Promise<Scope> {
  const { rows } = await sql<{ organisation: string | null; platform: string | null }>`
    select current_setting('app.organisation', true) as organisation, current_setting('app.platform', true) as platform`.execute(trx);
  const [found] = rows;
  return found?.platform === 'on' ? 'platform' : { organisation: found?.organisation ?? '' };
}

const isSameScope = (one: Scope, other: Scope): boolean =>
  one === 'platform' || other === 'platform' ? one === other : one.organisation === other.organisation;

const statementMs = (remainingMs: number): number => Math.max(1, Math.min(LIMITS.serving.statementMs, Math.ceil(remainingMs)));

/** The SQLSTATE or system code of an error; empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
