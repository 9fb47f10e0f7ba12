import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openApp } from '#platform/app';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres';
import { findLocation, type PostgresLocation } from '#platform/postgres-location';
import { findPostmaster } from '#platform/postgres-process';
import { SettingsError } from '#platform/settings-error';
import { makeFolder, readManifest, writeManifest, type Manifest } from './backup-folder';
import { differences, finish, sayDifferences } from './comparison';
import type { AdminContext } from './admin-context';
import { recordOperation } from './operator';
import { atOneMoment, sumTables } from './table-store';

const CLUSTER = 'cluster';
/** What is kept beside the database in DATA_DIR. */
const BESIDE = ['files', 'secret', 'outbox'];

/** The embedded database is copied while stopped; its folder is only consistent then. */
export async function backUpEmbedded(context: AdminContext, folder: string): Promise<boolean> {
  const { settings, log, say } = context;
  const place = findLocation(settings.dataDir);
  if (!existsSync(place.cluster)) throw new SettingsError(`There is no database in DATA_DIR ${settings.dataDir}.`);
  refuseRunning(place, settings.dataDir);
  await makeFolder(folder);
  const tables = await whileRunning(context, async ({ ownerUrl }) => {
    const app = await openApp(settings, log, 'starting');
    await recordOperation(app, 'operation.backup', { folder, release: settings.release }).finally(() => app.closeApp());
    return await atOneMoment(ownerUrl, client => sumTables(client));
  });
  await cp(place.cluster, join(folder, CLUSTER), { recursive: true, preserveTimestamps: true, errorOnExist: true });
  for (const name of BESIDE)
    if (existsSync(join(settings.dataDir, name))) await cp(join(settings.dataDir, name), join(folder, name), { recursive: true });
  const manifest: Manifest = { release: settings.release, takenAt: new Date().toISOString(), kind: 'embedded', tables, files: [] };
  await writeManifest(folder, manifest);
  say(`${Object.keys(tables).length} tables and the files are in ${folder}. It holds everything: keep it as safe as the database.`);
  return true;
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

function refuseRunning({ cluster }: PostgresLocation, dataDir: string): void {
  if (findPostmaster(cluster)) throw new SettingsError(`Hakaru is running on DATA_DIR ${dataDir}: stop it, and start it again afterwards.`);
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
