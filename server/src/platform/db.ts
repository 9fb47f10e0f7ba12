import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './db-types';
import { fairPool } from './fair-pool';
import type { Log } from './log';
import { holdingConnection, requestWork } from './request-work';
import { SettingsError } from './settings-error';

/** Either the pool or a transaction: a store cannot tell, and need not. */
export type Db = Kysely<DB> | Transaction<DB>;

// Days stay text: a driver that makes Dates of them is a day off east of Greenwich.
pg.types.setTypeParser(pg.types.builtins.DATE, value => value);

export type Database = {
  pool: pg.Pool;
  db: Kysely<DB>;
  /** Where the job queue works and listens. */ direct: Direct;
  close(): Promise<void>;
};
export type Direct = Pick<pg.PoolConfig, 'connectionString' | 'application_name'>;

/** A stalled disk may hold a new connection up for seconds: a person hears so soon, a start had better wait. */
export const START_CONNECT_MS = 20_000;

const LIMITS = {
  serving: { connectMs: 3_000, statementMs: 10_000 },
  starting: { connectMs: START_CONNECT_MS, statementMs: 60_000 },
};

export type Phase = keyof typeof LIMITS;

type DatabaseOptions = {
  size: number;
  log: Log;
  /** What the database shows its connections as. */
  name?: string;
  /** Where PostgreSQL itself is, when `url` leads to a pooler in transaction mode, which keeps nothing of a session. */
  directUrl?: string | undefined;
  /** Who waits for an answer: somebody, or the start of this process. */
  phase?: Phase;
  /** Answers a commit before it is on the disk: for work that can be done again from where a crash left it. */
  isLazy?: boolean;
};

export function openDatabase(url: string, { size, log, name, directUrl, phase = 'serving', isLazy = false }: DatabaseOptions): Database {
  const { connectMs, statementMs } = LIMITS[phase];
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    // The server's own timeout cannot fire while the server is frozen; the client's can.
    query_timeout: statementMs + 2_000,
    keepAlive: true,
    ...(directUrl ? {} : { statement_timeout: statementMs, idle_in_transaction_session_timeout: IDLE_MS }),
    ...(isLazy ? { options: '-c synchronous_commit=off' } : {}),
  });
  surviveLostConnections(pool, log);
  if (directUrl) pooled.add(pool);
  const limits = `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${IDLE_MS}`;
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: fairPool(pool, size, directUrl ? limits : '') }) });
  // What never asked through Kysely leaves its pool open, and with it the process.
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
  return { pool, db, direct: { connectionString: directUrl ?? url, ...(name ? { application_name: name } : {}) }, close };
}

const IDLE_MS = 30_000;
const pooled = new WeakSet<object>();

/** Under a name a question is prepared once for a connection; where connections change hands it would be another's. */
export const preparedAs = (pool: object, name: string): { name?: string } => (pooled.has(pool) ? {} : { name });

/** A limit that a connection asks for and does not get was dropped by something in between. */
export async function assertLimited(pool: pg.Pool, setting: string): Promise<void> {
  const { statement_timeout: wanted } = pool.options;
  const { rows } = await pool.query<{ ms: string }>(`select setting as ms from pg_settings where name = 'statement_timeout'`);
  if (wanted === undefined || rows[0]?.ms === String(wanted)) return;
  throw new SettingsError(
    `${setting} leads to a connection pooler that drops the limits a session asks for (statement_timeout): ${wayOut(setting)}.`,
  );
}

/** What to do about a pooler in transaction mode, by the setting that leads to it. */
export const wayOut = (setting: string): string =>
  setting === 'DATABASE_URL'
    ? 'give the address of PostgreSQL itself in DATABASE_DIRECT_URL beside it'
    : 'give the address of PostgreSQL itself, or of a pool in session mode';

/** Without listeners a connection the database cuts ends the process: an idle one by the pool's, one that is just being closed by its own. */
export function surviveLostConnections(pool: pg.Pool, log: Log): void {
  pool.on('error', error => {
    if (!pool.ending) log.warn('database connection lost', { error: error.message });
  });
  pool.on('connect', client => client.on('error', () => undefined));
}

/** Work of the start on a database of its own, which waits longer than one that serves. */
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

/** Which rows a transaction may see: one organisation's, or, for sign-in and administration, all. */
export type Scope = { organisation: string } | 'platform';

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/** By whom and when a transaction changes structure: every version of it is kept with both. */
export type Author = { person: string; at: Date };

/**
 * Runs work in one transaction inside a scope; serialization failures are tried again, nothing else is. Work asked for inside of a transaction
 * is a part of it: so may one action be made of several, all of them or none.
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

const isTransaction = (db: Db): db is Transaction<DB> => db.isTransaction;

/** Does work that may fail alone: what it wrote is undone, and the transaction around it goes on. */
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

/** The scope each transaction is in, as this process last set it. */
const scopes = new WeakMap<Db, Scope>();

/** Sets the scope for the rest of the transaction only: a pooled connection must never carry it to the next request. */
export async function enterScope(trx: Db, scope: Scope, author?: Author): Promise<void> {
  const organisation = scope === 'platform' ? '' : scope.organisation;
  const platform = scope === 'platform' ? 'on' : '';
  const own = requestWork();
  // A statement may not outlast the request it is part of; outside requests the connection's own limit stands.
  const limit = own ? sql`, set_config('statement_timeout', ${String(statementMs(own.deadline.remainingMs()))}, true)` : sql``;
  const signed = author
    ? sql`, set_config('app.recorded_at', ${author.at.toISOString()}, true), set_config('app.person', ${author.person}, true)`
    : sql``;
  await sql`select set_config('app.organisation', ${organisation}, true), set_config('app.platform', ${platform}, true)${limit}${signed}`.execute(
    trx,
  );
  scopes.set(trx, scope);
}

/** Does some statements of a transaction in another scope, and comes back to the scope it was in. A statement that fails ends the transaction, and the scope with it. */
export async function insideScope<T>(trx: Db, scope: Scope, work: () => Promise<T>): Promise<T> {
  const before = scopes.get(trx) ?? (await scopeInForce(trx));
  if (isSameScope(before, scope)) return await work();
  await enterScope(trx, scope);
  try {
    const result = await work();
    await enterScope(trx, before);
    return result;
  } catch (error) {
    scopes.delete(trx); // what is in force after a failure is the database's to say
    throw error;
  }
}

/** Of a transaction that was begun elsewhere. */
async function scopeInForce(trx: Db): Promise<Scope> {
  const { rows } = await sql<{ organisation: string | null; platform: string | null }>`
    select current_setting('app.organisation', true) as organisation, current_setting('app.platform', true) as platform`.execute(trx);
  const [found] = rows;
  return found?.platform === 'on' ? 'platform' : { organisation: found?.organisation ?? '' };
}

const isSameScope = (one: Scope, other: Scope): boolean =>
  one === 'platform' || other === 'platform' ? one === other : one.organisation === other.organisation;

const statementMs = (remainingMs: number): number => Math.max(1, Math.min(LIMITS.serving.statementMs, Math.ceil(remainingMs)));

/** PostgreSQL's five-letter code of an error, or the system's, or nothing. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
