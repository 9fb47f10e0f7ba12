import pg from 'pg';
import { START_CONNECT_MS } from './db';
import { openCluster, type Passwords } from './postgres-cluster';
import { findLocation } from './postgres-location';
import { isRunning, runPostmaster, stopPostmaster, type Postmaster, type StartOptions } from './postgres-process';
import { SettingsError } from './settings-error';

export const OWNER_ROLE = 'hakaru_owner';
export const APP_ROLE = 'hakaru_app';

export type EmbeddedPostgres = { ownerUrl: string; appUrl: string; superuserUrl: string; postmasterPid(): number; stop(): Promise<void> };

type Voice = { info(message: string, facts?: { error?: string }): void; warn(message: string, facts?: { error?: string }): void };

/**
 * Starts PostgreSQL in the data folder, or joins the one running there, and restarts it when it dies. Only this file and tests use the
 * superuser; the app's role owns nothing and cannot bypass row-level security.
 */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  log,
}: {
  dataDir: string;
  durable?: boolean;
  log: Voice;
}): Promise<EmbeddedPostgres> {
  const place = findLocation(dataDir);
  const passwords = await openCluster(place);
  const options = { place, flags: [...TUNED, ...(durable ? [] : FORGETFUL)] };
  const watch = watchOver(await runPostmaster(options), options, log);
  const at = watch.current();
  const superuserUrl = urlFor(at, { role: 'postgres', password: passwords.superuser, database: 'postgres' });
  try {
    await prepareRoles(superuserUrl, passwords);
  } catch (error) {
    await watch.stop();
    throw error;
  }
  return {
    ownerUrl: urlFor(at, { role: OWNER_ROLE, password: passwords.owner, database: DATABASE }),
    appUrl: urlFor(at, { role: APP_ROLE, password: passwords.app, database: DATABASE }),
    superuserUrl,
    postmasterPid: () => watch.current().pid,
    stop: watch.stop,
  };
}

const DATABASE = 'hakaru';
const TUNED = [
  'shared_buffers=128MB',
  'work_mem=32MB',
  'max_wal_size=2GB',
  'jit=off',
  'max_connections=200',
  'ssl=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'lc_messages=C',
  'logging_collector=off',
  'log_checkpoints=off',
  // Failing statements may contain users' input, so they are kept out of all logs.
  'log_min_messages=log',
  'log_min_error_statement=panic',
];
/** For tests only: data would be lost if the machine crashed. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

type Watch = { current(): Postmaster; stop(): Promise<void> };

const LOOK_EVERY_MS = 500;

/** Restarts the server after it died, whether started or joined. The address stays the same, so pools recover by themselves. */
function watchOver(first: Postmaster, options: StartOptions, log: Voice): Watch {
  let current = first;
  let stopped = false;
  let reviving: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    log.warn('the embedded database has ended; starting it again');
    try {
      const next = await runPostmaster({ ...options, port: first.port });
      current = next;
      log.info('the embedded database runs again');
    } catch (error) {
      log.warn('the embedded database does not start', { error: error instanceof Error ? error.message : String(error) });
    }
  };
  const timer = setInterval(() => {
    if (stopped || reviving || isRunning(current)) return;
    reviving = revive().finally(() => (reviving = undefined));
  }, LOOK_EVERY_MS);
  timer.unref();
  const stop = async (): Promise<void> => {
    stopped = true;
    clearInterval(timer);
    await reviving;
    await stopPostmaster(current);
  };
  return { current: () => current, stop };
}

function urlFor({ host, port }: Postmaster, { role, password, database }: { role: string; password: string; database: string }): string {
  return `postgres://${role}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

async function prepareRoles(superuserUrl: string, { owner, app }: Passwords): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: START_CONNECT_MS });
  client.on('error', () => undefined); // reported by the current query
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtext('hakaru roles'))`); // two processes may start at the same time
    await client.query(rolesSql(owner, app));
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE} owner ${OWNER_ROLE}`);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new SettingsError(
        'The running embedded database refuses our password: another process owns the data folder. Choose another DATA_DIR.',
      );
    }
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The passwords are hexadecimal digits made by us, so they need no other quoting. */
function rolesSql(owner: string, app: string): string {
  const role = (name: string, password: string) => `
    if not exists (select from pg_roles where rolname = '${name}') then
      create role ${name} login nosuperuser nobypassrls nocreatedb nocreaterole password '${password}';
    end if;`;
  return `do $$ begin ${role(OWNER_ROLE, owner)} ${role(APP_ROLE, app)} end $$`;
}
