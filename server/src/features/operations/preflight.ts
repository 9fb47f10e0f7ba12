import { mkdir, statfs } from 'node:fs/promises';
import { assertSecret } from '#features/audit/public';
import { refuseDemoLogins } from '#features/demo/public';
import { asOwner } from '#platform/app';
import { clockOf, versionOf } from '#platform/database-facts';
import { assertAppRole, assertOwnerRole, assertSameDatabase } from '#platform/database-roles';
import { talkingTo } from '#platform/database-sentence';
import { assertLimited, whileStarting, type Database } from '#platform/db';
import { openFiles } from '#platform/files';
import { createLog } from '#platform/log';
import { createMail } from '#platform/mail';
import { assertMigrated } from '#platform/migrate';
import { checkReadReplica } from '#platform/read-replica-start';
import type { Settings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';
import { assertDropFolder, assertReportMail, assertFiles, assertMail, warnings } from '#platform/start-checks';
import { recordOperation } from './operator';
import type { AdminContext } from './admin-context';
import { onOpening } from './recorded-refusals';

/** Returns what it found in order, or throws what is wrong. */
type Check = { what: string; look(): Promise<string> };

/** Checks everything that would make a start fail, without starting, and without changing anything except the audit trail. */
export async function preflight({ settings, log, say }: AdminContext): Promise<boolean> {
  const wrong: string[] = [];
  const run = async ({ what, look }: Check): Promise<void> => {
    try {
      say(`ok     ${what}: ${await look()}`);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      wrong.push(what);
      say(`WRONG  ${what}: ${error.message}`);
    }
  };
  const { databaseUrl } = settings;
  if (databaseUrl)
    await whileStarting(databaseUrl, { size: 2, log, directUrl: settings.databaseDirectUrl }, async database => {
      for (const check of databaseChecks(settings, database, databaseUrl)) await run(check);
    });
  else say('ok     database: embedded, for trying out');
  for (const check of outsideChecks(settings, { log })) await run(check);
  if (!wrong.includes('file store')) await run(secretCheck(settings)); // what the SECRET has signed lies there
  for (const warning of warnings(settings)) say(`note   ${warning}`);
  const why = wrong.includes('database') ? 'the database cannot be used' : await recordLook({ settings, log, say }, wrong);
  if (why !== null) say(`note   This look is not in the audit trail: ${why}`);
  say(wrong.length === 0 ? 'Fit to start.' : `Not fit to start: ${wrong.join(', ')}.`);
  return wrong.length === 0;
}

function databaseChecks(settings: Settings, database: Database, url: string): Check[] {
  const { pool } = database;
  const app = { setting: 'DATABASE_URL', url };
  const ownerUrl = settings.databaseMigrationUrl;
  const looking = (what: string, look: () => Promise<string>): Check => ({ what, look: () => talkingTo(app, look) });
  return [
    looking('database', async () => {
      await assertLimited(pool, app.setting);
      return await versionOf(pool);
    }),
    looking('application role', async () => {
      await assertAppRole(pool, ownerUrl && decodeURIComponent(new URL(ownerUrl).username));
      return `${decodeURIComponent(new URL(url).username)}, behind row-level security`;
    }),
    { what: 'owner role', look: () => ownerRole(ownerUrl, database) },
    { what: 'read replica', look: () => readReplica(settings, database) },
    looking('migrations', () => migrations(ownerUrl, database)),
    looking('clock', async () => {
      const { aheadSeconds } = await clockOf(pool);
      if (Math.abs(aheadSeconds) < CLOCK_SECONDS) return 'this machine and the database agree';
      const side = aheadSeconds > 0 ? 'ahead of' : 'behind';
      throw new SettingsError(
        `The database is ${Math.round(Math.abs(aheadSeconds))} s ${side} this machine: let both take their time from the same server (NTP).`,
      );
    }),
    looking('demo log-ins', async () => {
      if (await isMigrated(database)) await refuseDemoLogins({ settings, database });
      return settings.appEnv === 'production' ? 'none' : 'allowed outside production';
    }),
  ];
}

const CLOCK_SECONDS = 5;

async function ownerRole(ownerUrl: string | undefined, { pool }: Database): Promise<string> {
  if (!ownerUrl) return 'not given: this node does not migrate';
  return await talkingTo({ setting: 'DATABASE_MIGRATION_URL', url: ownerUrl }, async () => {
    await asOwner(ownerUrl, async owner => {
      await assertOwnerRole(owner);
      await assertSameDatabase(pool, owner);
    });
    return decodeURIComponent(new URL(ownerUrl).username);
  });
}

async function readReplica({ databaseReadUrl: url, ...settings }: Settings, { pool }: Database): Promise<string> {
  if (!url) return 'none: everything is read from the one database';
  const wrong = await whileStarting(url, { size: 1, log: createLog(settings, () => undefined), directUrl: url }, replica =>
    checkReadReplica(url, replica.pool, pool),
  );
  // A start goes on without it, and preflight may be what stands before a start.
  return wrong ? `not used for now: ${wrong}` : 'a standby of the same database';
}

async function isMigrated({ pool }: Database): Promise<boolean> {
  return await assertMigrated(pool).then(
    () => true,
    () => false,
  );
}

/** Missing migrations are no error if the start may apply them. */
async function migrations(ownerUrl: string | undefined, database: Database): Promise<string> {
  if (ownerUrl && !(await isMigrated(database))) return 'the next start, or the verb migrate, brings the database up to date';
  const newer = await assertMigrated(database.pool);
  return newer.length === 0 ? 'up to date' : `of a newer release, which fits this one (${newer.join(', ')})`;
}

function outsideChecks(settings: Settings, { log }: Pick<AdminContext, 'log'>): Check[] {
  const { filesUrl, smtpUrl, dataDir, dropFolder, reportMail, role } = settings;
  return [
    {
      what: 'file store',
      look: async () => {
        await assertFiles({ files: await openFiles(settings), settings });
        return filesUrl ? 'S3' : `the folder ${dataDir}/files`;
      },
    },
    {
      what: 'mail',
      look: async () => {
        const mail = createMail(settings, log);
        await assertMail({ mail, settings }).finally(() => mail.close());
        return smtpUrl ? new URL(smtpUrl).host : `files in ${dataDir}/outbox`;
      },
    },
    {
      what: 'drop folder',
      look: async () => {
        await assertDropFolder({ settings });
        if (!dropFolder) return 'none: files arrive by browser and API only';
        return role === 'web' ? 'looked into by the workers' : dropFolder;
      },
    },
    {
      what: 'reports by mail',
      look: async () => {
        await assertReportMail({ settings });
        if (!reportMail) return 'none: no mail is read';
        return role === 'web' ? 'read by the workers' : `${reportMail.address}, in ${reportMail.folder}`;
      },
    },
    { what: 'time zone', look: timeZone },
    { what: 'disk', look: () => disk(dataDir) },
  ];
}

/** Month-ends and deadlines are days in the organisation's time zone; a Node without zone data would take them all as UTC. */
async function timeZone(): Promise<string> {
  if (tokyoHour() !== '09') throw new SettingsError('Asia/Tokyo is not known to this Node: use one with full time zone data.');
  return 'Asia/Tokyo is known';
}

function tokyoHour(): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', hour: '2-digit', hourCycle: 'h23' }).format(new Date(0));
  } catch {
    return null; // a zone it does not know at all
  }
}

const ROOM_BYTES = 1_000_000_000;

async function disk(dataDir: string): Promise<string> {
  const free = await freeBytes(dataDir);
  if (free >= ROOM_BYTES) return `${(free / 1e9).toFixed(1)} GB free for ${dataDir}`;
  throw new SettingsError(
    `${(free / 1e9).toFixed(1)} GB free for DATA_DIR ${dataDir}: make room for at least 1 GB, or choose another DATA_DIR.`,
  );
}

async function freeBytes(dataDir: string): Promise<number> {
  try {
    await mkdir(dataDir, { recursive: true });
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be used (${reason}): let this user write there, or choose another DATA_DIR.`);
  }
}

function secretCheck(settings: Settings): Check {
  const look = async (): Promise<string> => {
    const isSigned = await assertSecret({ files: await openFiles(settings), settings });
    return isSigned ? 'the one that the audit trails are signed with' : 'no audit trail is signed yet';
  };
  return { what: 'secret', look };
}

/** Returns why it could not be recorded, or null. A database that is served for the first time, or by nobody, has no trail for it. */
async function recordLook(context: AdminContext, wrong: readonly string[]): Promise<string | null> {
  if (!context.settings.databaseUrl) return 'an embedded database is not started for it.';
  return await onOpening(context)(app => recordOperation(app, 'operation.preflight', { release: context.settings.release, wrong }));
}
