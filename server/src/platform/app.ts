import type { App } from './context';
import { openDatabase, whileStarting, type Database, type Phase } from './db';
import { APP_ROLE, startEmbeddedPostgres } from './embedded-postgres';
import { openFiles } from './files';
import { createHashQueue } from './hash-queue';
import { createLog, type Log } from './log';
import { createMail } from './mail';
import { assertAppRole, assertMigrated, migrate } from './migrate';
import { createSessionLookup } from './session-lookup';
import type { Settings } from './settings';
import { SettingsError } from './settings-error';

export type OpenedApp = App & { /** The migrations this start has applied. */ applied: readonly string[]; closeApp(): Promise<void> };

/** Opens everything that lives as long as the process: database, migrations, files, mail. Close it with its own closeApp. */
export async function openApp(settings: Settings, log: Log = createLog(settings), phase: Phase = 'serving'): Promise<OpenedApp> {
  const source = await openSource(settings, log);
  let database: Database | undefined;
  try {
    const applied = source.ownerUrl ? await migrate({ ownerUrl: source.ownerUrl, appRole: source.appRole }) : [];
    await whileStarting(source.appUrl, { size: 1, log }, async ({ pool }) => {
      await assertAppRole(pool);
      if (!source.ownerUrl) await assertMigrated(pool);
    });
    database = openDatabase(source.appUrl, { size: settings.poolSize, log, phase });
    return assemble({ settings, log, database, applied, files: await openFiles(settings), stopSource: source.stop });
  } catch (error) {
    await database?.close();
    await source.stop();
    throw asSentence(error, settings);
  }
}

type Parts = Pick<OpenedApp, 'settings' | 'log' | 'database' | 'applied' | 'files'> & { stopSource(): Promise<void> };

function assemble({ stopSource, ...parts }: Parts): OpenedApp {
  const mail = createMail(parts.settings, parts.log);
  const now = () => new Date();
  return {
    ...parts,
    mail,
    sessions: createSessionLookup(parts.database.pool, { now, demoToday: parts.settings.demoToday }),
    hashes: createHashQueue(),
    now,
    async closeApp() {
      mail.close();
      await parts.database.close();
      await stopSource();
    },
  };
}

type Source = { ownerUrl: string | undefined; appUrl: string; appRole: string; stop(): Promise<void> };

/** Another PostgreSQL when one is named, else our own. Without a migration address the tables must be there already. */
async function openSource({ databaseUrl, databaseMigrationUrl, dataDir }: Settings, log: Log): Promise<Source> {
  if (!databaseUrl) return { ...(await startEmbeddedPostgres({ dataDir, log })), appRole: APP_ROLE };
  const appRole = decodeURIComponent(new URL(databaseUrl).username);
  return { ownerUrl: databaseMigrationUrl, appUrl: databaseUrl, appRole, stop: async () => undefined };
}

const AWAY = /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|timeout|terminated|EAI_AGAIN/i;

function asSentence(error: unknown, { databaseUrl }: Settings): unknown {
  const said = error instanceof Error ? `${error.name} ${'code' in error ? String(error.code) : ''} ${error.message}` : '';
  if (!databaseUrl || error instanceof SettingsError || !AWAY.test(said)) return error;
  const { host } = new URL(databaseUrl);
  return new SettingsError(
    `The database at ${host} does not answer (${error instanceof Error ? error.message.trim() || said.trim() : said}): start it, or correct DATABASE_URL.`,
  );
}
