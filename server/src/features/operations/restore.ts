import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { openFiles } from '#platform/files';
import { assertAppRole, assertOwnerRole, assertSameDatabase } from '#platform/database-roles';
import { talkingTo } from '#platform/database-sentence';
import { whileStarting } from '#platform/db';
import { migrate } from '#platform/migrate';
import { environmentOf, findProgram, runProgram } from '#platform/postgres-programs';
import { SettingsError } from '#platform/settings-error';
import { DUMP, ownerOf, readManifest, type Manifest } from './backup-folder';
import { differences, finish, sayDifferences } from './comparison';
import { restoreEmbedded } from './embedded-backup';
import { openServed, type Given, type AdminContext } from './admin-context';
import * as store from './table-store';

/** Restores into an empty database and an empty file store, then compares every table and file and verifies every audit trail. */
export async function restore(context: AdminContext, { words }: Given): Promise<boolean> {
  const folder = resolve(words[0] ?? '');
  const { settings, log, say } = context;
  const { databaseUrl } = settings;
  if (!databaseUrl) return await restoreEmbedded(context, folder);
  const ownerUrl = ownerOf(settings);
  const manifest = await readManifest(folder, 'database');
  await whileStarting(databaseUrl, { size: 1, log, directUrl: settings.databaseDirectUrl }, ({ pool }) =>
    talkingTo({ setting: 'DATABASE_URL', url: databaseUrl }, async () => {
      await assertAppRole(pool, decodeURIComponent(new URL(ownerUrl).username));
      await store.asPlatform(ownerUrl, async owner => {
        await assertOwnerRole(owner);
        await assertSameDatabase(pool, owner);
      });
    }),
  );
  await fill(ownerUrl, folder);
  const differing = await differences(ownerUrl, manifest);
  sayDifferences(differing, manifest, say);
  await migrate({ ownerUrl, appRole: decodeURIComponent(new URL(databaseUrl).username) });
  await putFiles(context, folder, manifest);
  const app = await openServed(settings, log);
  try {
    return await finish(app, { folder, manifest, isSame: differing.length === 0, say });
  } finally {
    await app.closeApp();
  }
}

async function fill(ownerUrl: string, folder: string): Promise<void> {
  const major = await store.asPlatform(ownerUrl, async client => {
    const occupants = await store.findOccupants(client);
    if (occupants.length > 0)
      throw new SettingsError(`The database is not empty (${occupants.join(', ')}): nothing is overwritten. Create a new one.`);
    return await store.majorOf(client);
  });
  const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  const env = environmentOf(ownerUrl);
  await runProgram(findProgram('pg_restore', major), [...words, `--dbname=${env['PGDATABASE'] ?? ''}`, join(folder, DUMP)], { env });
}

async function putFiles({ settings }: AdminContext, folder: string, manifest: Manifest): Promise<void> {
  const files = await openFiles(settings);
  for (const { key, bytes, sha256 } of manifest.files) {
    const [organisationId = ''] = key.split('/');
    const content = createReadStream(join(folder, 'files', key));
    const put = await files.put(content, { organisationId, contentType: 'application/octet-stream', name: 'restored', key });
    if (put.sha256 !== sha256 || put.bytes !== bytes)
      throw new SettingsError(`The file ${key} of the backup is not what it was: take another backup.`);
  }
}
