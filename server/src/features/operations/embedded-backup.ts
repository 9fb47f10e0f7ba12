import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openApp } from '#platform/app';
import { STOP_MS } from '#platform/deadlines';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres';
import { findLocation, type PostgresLocation } from '#platform/postgres-location';
import { findPostmaster } from '#platform/postgres-process';
import { findServers } from '#platform/running-servers';
import { SettingsError } from '#platform/settings-error';
import { makeFolder, readManifest, writeManifest, type Manifest } from './backup-folder';
import { differences, finish, sayDifferences } from './comparison';
import type { AdminContext } from './admin-context';
import { recordOperation } from './operator';
import { atOneMoment, sumTables } from './table-store';

const CLUSTER = 'cluster';
/** What is kept beside the database in DATA_DIR. */
const BESIDE = ['files', 'secret', 'outbox'];

/** The embedded database is copied while stopped, because its folder is only consistent then: a Hakaru that runs on it is stopped first. */
export async function backUpEmbedded(context: AdminContext, folder: string): Promise<boolean> {
  const { settings, log, say } = context;
  const place = findLocation(settings.dataDir);
  if (!existsSync(place.cluster)) throw new SettingsError(`There is no database in DATA_DIR ${settings.dataDir}.`);
  const servers = serversOn(place, settings.dataDir);
  await makeFolder(folder);
  if (servers.length > 0) await stopServers(context, place, servers);
  const tables = await whileRunning(context, async ({ ownerUrl }) => {
    const app = await openApp(settings, log, 'starting');
    await recordOperation(app, 'operation.backup', { folder, release: settings.release }).finally(() => app.closeApp());
    return await atOneMoment(ownerUrl, client => sumTables(client));
  });
  await copyStopped(place, settings.dataDir, folder);
  const manifest: Manifest = { release: settings.release, takenAt: new Date().toISOString(), kind: 'embedded', tables, files: [] };
  await writeManifest(folder, manifest);
  say(`${Object.keys(tables).length} tables and the files are in ${folder}. It holds everything: keep it as safe as the database.`);
  if (servers.length > 0) say('Hakaru was stopped for the copy: start it again.');
  return true;
}

/** A supervisor may start Hakaru again meanwhile. Every start and stop of the database writes its control file. */
async function copyStopped(place: PostgresLocation, dataDir: string, folder: string): Promise<void> {
  const control = () => readFile(join(place.cluster, 'global', 'pg_control'));
  const before = await control();
  if (!findPostmaster(place.cluster)) {
    await cp(place.cluster, join(folder, CLUSTER), { recursive: true, preserveTimestamps: true, errorOnExist: true });
    for (const name of BESIDE) if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(folder, name), { recursive: true });
    if (!findPostmaster(place.cluster) && before.equals(await control())) return;
  }
  await rm(folder, { recursive: true });
  throw new SettingsError(
    `Hakaru was started on DATA_DIR ${dataDir} while its database was to be copied, so there is no backup: switch off what starts it again, and repeat.`,
  );
}

/** Restores into a DATA_DIR without a database. */
export async function restoreEmbedded(context: AdminContext, folder: string): Promise<boolean> {
  const { settings, log, say } = context;
  const manifest = await readManifest(folder, 'embedded');
  const place = findLocation(settings.dataDir);
  if (existsSync(place.cluster))
    throw new SettingsError(
      `There is a database in DATA_DIR ${settings.dataDir} already: nothing is overwritten. Choose another DATA_DIR.`,
    );
  await mkdir(dirname(place.cluster), { recursive: true });
  await cp(join(folder, CLUSTER), place.cluster, { recursive: true, preserveTimestamps: true });
  await giveAll(place.cluster, place);
  for (const name of BESIDE)
    if (existsSync(join(folder, name))) await cp(join(folder, name), join(settings.dataDir, name), { recursive: true, force: true });
  const secret = await readFile(join(folder, 'secret'), 'utf8').then(
    text => text.trim(),
    () => settings.secret, // given by the environment then and now
  );
  return await whileRunning(context, async ({ ownerUrl }) => {
    const differing = await differences(ownerUrl, manifest);
    sayDifferences(differing, manifest, say);
    const app = await openApp({ ...settings, secret }, log, 'starting');
    return await finish(app, { folder, manifest, isSame: differing.length === 0, say }).finally(() => app.closeApp());
  });
}

/** The servers that run on the database. It is refused if something else does: nobody knows what a stop would interrupt. */
function serversOn({ cluster }: PostgresLocation, dataDir: string): number[] {
  const servers = findServers(dataDir);
  if (findPostmaster(cluster) && servers.length === 0)
    throw new SettingsError(`The database in DATA_DIR ${dataDir} is in use by another program: stop that one, and run this again.`);
  return servers;
}

const MARGIN_MS = 10_000;

/** Each finishes what it has accepted, as after any SIGTERM. */
async function stopServers({ settings, say }: AdminContext, { cluster }: PostgresLocation, servers: readonly number[]): Promise<void> {
  say(`Stopping Hakaru (process ${servers.join(', ')}) on DATA_DIR ${settings.dataDir}.`);
  for (const pid of servers) stopServer(pid);
  const until = Date.now() + settings.stopNoticeSeconds * 1000 + STOP_MS.SIGTERM + MARGIN_MS;
  while (findPostmaster(cluster) || findServers(settings.dataDir).length > 0) {
    if (Date.now() > until) throw new SettingsError('Hakaru does not stop, so nothing was copied: stop it, and run this again.');
    await wait(100);
  }
}

function stopServer(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM')
      throw new SettingsError(`Process ${pid} may not be stopped by this user: run this as the user Hakaru runs as.`);
    // It has ended by itself.
  }
}

async function whileRunning<T>({ settings, log }: AdminContext, work: (postgres: EmbeddedPostgres) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

/** When copied by root, the folder must be given back to the account that runs the database. */
async function giveAll(path: string, { runAs }: Pick<PostgresLocation, 'runAs'>): Promise<void> {
  if (runAs.uid === undefined) return;
  await chown(path, runAs.uid, runAs.gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await giveAll(inside, { runAs });
    else await chown(inside, runAs.uid, runAs.gid);
  }
}
