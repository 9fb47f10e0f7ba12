import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { anchorKeys } from '#platform/audit-anchor';
import { createMeter } from '#platform/file-content';
import { openFiles, type FileStore } from '#platform/files';
import { environmentOf, findProgram, runProgram } from '#platform/postgres-programs';
import { SettingsError } from '#platform/settings-error';
import { DUMP, makeFolder, ownerOf, writeManifest, type Manifest } from './backup-folder';
import { backUpEmbedded } from './embedded-backup';
import { openServed, type Given, type AdminContext } from './admin-context';
import { recordOperation } from './operator';
import * as store from './table-store';

/**
 * Writes the database, the files and the checksums of both, from one snapshot, to a new folder. Files missing in the store are reported;
 * the exit code is then 1.
 */
export async function backUp(context: AdminContext, { words }: Given): Promise<boolean> {
  const folder = resolve(words[0] ?? '');
  const { settings, log, say } = context;
  if (!settings.databaseUrl) return await backUpEmbedded(context, folder);
  const ownerUrl = ownerOf(settings);
  await makeFolder(folder);
  const app = await openServed(settings, log);
  await recordOperation(app, 'operation.backup', { folder, release: settings.release }).finally(() => app.closeApp());
  const { tables, keys } = await store.atOneMoment(ownerUrl, async (client, snapshot) => {
    const hiding = await store.hidingTables(client);
    if (hiding.length > 0)
      throw new SettingsError(`${hiding.join(', ')} would hide rows from the backup: no policy lets the owner read them all.`);
    const major = await store.majorOf(client);
    await dump({ ownerUrl, snapshot, major, folder });
    const tables = await store.sumTables(client);
    await assertHolds({ folder, major, tables });
    const anchors = (await store.findOrganisationIds(client)).flatMap(anchorKeys);
    return { tables, keys: { named: await store.findFileKeys(client), anchors: [...new Set(anchors)] } };
  });
  const files = await openFiles(settings);
  const { copied, missing } = await copyFiles(files, folder, keys);
  const manifest: Manifest = { release: settings.release, takenAt: new Date().toISOString(), kind: 'database', tables, files: copied };
  await writeManifest(folder, manifest);
  say(
    `${Object.keys(tables).length} tables and ${copied.length} files are in ${folder}. It holds everything: keep it as safe as the database.`,
  );
  for (const key of missing) say(`missing in the file store: ${key}`);
  return missing.length === 0;
}

type Dump = { ownerUrl: string; snapshot: string; major: number; folder: string };

async function dump({ ownerUrl, snapshot, major, folder }: Dump): Promise<void> {
  const words = [
    '--format=custom',
    '--enable-row-security',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    '--file',
    join(folder, DUMP),
  ];
  await runProgram(findProgram('pg_dump', major), words, { env: environmentOf(ownerUrl) });
}

/** Reads the dump back: if rows were hidden from it or it was cut off, it has fewer rows than the tables. */
async function assertHolds({ folder, major, tables }: Pick<Dump, 'folder' | 'major'> & { tables: store.Tables }): Promise<void> {
  const counted = new Map<string, number>();
  let table: string | null = null;
  let rest = '';
  const read = (piece: string): void => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, name] = (table === null && /^COPY (\S+) .*FROM stdin;$/.exec(line)) || [];
      if (name) counted.set((table = name), 0);
      else if (line === String.raw`\.`) table = null;
      else if (table !== null) counted.set(table, (counted.get(table) ?? 0) + 1);
    }
  };
  await runProgram(findProgram('pg_restore', major), ['--data-only', '--file=-', join(folder, DUMP)], {
    env: { PATH: process.env['PATH'] },
    read,
  });
  const short = Object.entries(tables).filter(([name, { rows }]) => String(counted.get(name) ?? 0) !== rows);
  if (short.length > 0)
    throw new SettingsError(
      `The dump is not whole: ${short.map(([name, { rows }]) => `${name} has ${counted.get(name) ?? 0} of ${rows} rows`).join(', ')}.`,
    );
}

type Copied = { copied: Manifest['files']; missing: string[] };

/** Copied after the rows: a file is stored before the row that names it, so every named file exists. Anchors may not exist yet. */
async function copyFiles(files: FileStore, folder: string, { named, anchors }: { named: string[]; anchors: string[] }): Promise<Copied> {
  const copied: Manifest['files'] = [];
  const missing: string[] = [];
  for (const key of [...named, ...anchors]) {
    const content = await files.get(key);
    if (!content) {
      if (named.includes(key)) missing.push(key);
      continue;
    }
    const path = join(folder, 'files', key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const meter = createMeter();
    await pipeline(content, meter, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    copied.push({ key, bytes: meter.bytes, sha256: meter.sha256() });
  }
  return { copied, missing };
}
