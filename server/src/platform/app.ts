import pg from 'pg';
import type { App } from './context';
import { assertAppRole, assertDirect, assertOwnerRole, assertSameDatabase, DIRECT } from './database-roles';
import { talkingTo } from './database-sentence';
import { assertLimited, openDatabase, START_CONNECT_MS, whileStarting, type Database, type Phase } from './db';
import { APP_ROLE, startEmbeddedPostgres } from './embedded-postgres';
import { openFiles } from './files';
import { createHashQueue } from './hash-queue';
import { createLog, type Log } from './log';
import { createMail } from './mail';
import { createMetrics } from './metrics';
import { assertMigrated, migrate } from './migrate';
import { openReadReplica } from './read-replica-start';
import { nodeName } from './secret';
import { createSessionLookup } from './session-lookup';
import type { Settings } from './settings';
import { noteStatement } from './tracing';

export type OpenedApp = App & { /** The migrations this start has applied. */ applied: readonly string[]; closeApp(): Promise<void> };

/** Opens everything that lives as long as the process: database, migrations, files, mail. Close it with its own closeApp. */
export async function openApp(settings: Settings, log: Log = createLog(settings), phase: Phase = 'serving'): Promise<OpenedApp> {
  const source = await openSource(settings, log);
  let database: Database | undefined;
  try {
    const applied = await bringUpToDate(source, log);
    const { poolSize: size, secret, databaseDirectUrl: directUrl } = settings;
    const heard = settings.otelExporterOtlpEndpoint ? noteStatement : undefined;
    database = openDatabase(source.appUrl, { size, log, phase, name: nodeName(secret), directUrl, heard });
    const files = await openFiles(settings);
    const replica = await openReadReplica(settings, { log, primary: database, phase, heard });
    return assemble({ settings, log, database, replica, applied, files, stopSource: source.stop });
  } catch (error) {
    await database?.close();
    await source.stop();
    throw error;
  }
}

/** The roles are checked first, so that a refused start has changed nothing. */
async function bringUpToDate({ ownerUrl, appUrl, directUrl, appRole }: Source, log: Log): Promise<string[]> {
  const app = { setting: 'DATABASE_URL', url: appUrl };
  return await whileStarting(appUrl, { size: 1, log, directUrl }, async ({ pool }) => {
    await talkingTo(app, () => assertLimited(pool, app.setting));
    if (directUrl) await assertDirectly(pool, directUrl);
    await talkingTo(app, () => assertAppRole(pool, ownerUrl && decodeURIComponent(new URL(ownerUrl).username)));
    const applied = ownerUrl
      ? await talkingTo({ setting: 'DATABASE_MIGRATION_URL', url: ownerUrl }, async () => {
          await asOwner(ownerUrl, async owner => {
            await assertDirect(owner, 'DATABASE_MIGRATION_URL');
            await assertOwnerRole(owner);
            await assertSameDatabase(pool, owner);
          });
          return await migrate({ ownerUrl, appRole });
        })
      : [];
    const newer = await talkingTo(app, () => assertMigrated(pool));
    if (newer.length > 0) log.warn('the database is of a newer release, which fits this one', { what: newer.join(', ') });
    return applied;
  });
}

/** With a pooler, the direct address must lead to the same database as the same role. */
async function assertDirectly(pool: Database['pool'], url: string): Promise<void> {
  const setting = 'DATABASE_DIRECT_URL';
  await talkingTo({ setting, url }, () =>
    asOwner(url, async direct => {
      await assertDirect(direct, setting);
      await assertAppRole(direct);
      await assertSameDatabase(pool, direct, setting);
    }),
  );
}

export async function asOwner(url: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_CONNECT_MS, ...DIRECT });
  client.on('error', () => undefined); // reported by the current query
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

type Parts = Pick<OpenedApp, 'settings' | 'log' | 'database' | 'replica' | 'applied' | 'files'> & { stopSource(): Promise<void> };

function assemble({ stopSource, ...parts }: Parts): OpenedApp {
  const mail = createMail(parts.settings, parts.log);
  const now = () => new Date();
  return {
    ...parts,
    mail,
    sessions: createSessionLookup(parts.database.pool, { now, demoToday: parts.settings.demoToday }),
    serviceTokens: createSessionLookup(parts.database.pool, { now, demoToday: parts.settings.demoToday }, 'service_tokens_of'),
    hashes: createHashQueue(),
    metrics: createMetrics(),
    now,
    async closeApp() {
      mail.close();
      await parts.replica?.close();
      await parts.database.close();
      await stopSource();
    },
  };
}

type Source = { ownerUrl: string | undefined; appUrl: string; directUrl?: string | undefined; appRole: string; stop(): Promise<void> };

/** Uses the PostgreSQL that is configured, otherwise the embedded one. Without a migration address the tables must already exist. */
async function openSource({ databaseUrl, databaseMigrationUrl, databaseDirectUrl, dataDir }: Settings, log: Log): Promise<Source> {
  if (!databaseUrl) return { ...(await startEmbeddedPostgres({ dataDir, log })), appRole: APP_ROLE };
  const appRole = decodeURIComponent(new URL(databaseUrl).username);
  return { ownerUrl: databaseMigrationUrl, appUrl: databaseUrl, directUrl: databaseDirectUrl, appRole, stop: async () => undefined };
}
