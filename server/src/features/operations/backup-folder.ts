import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Settings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';

const manifest = z.object({
  release: z.string(),
  takenAt: z.string(),
  kind: z.enum(['database', 'embedded']),
  tables: z.record(z.string(), z.object({ rows: z.string(), sum: z.string() })),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })),
});

/** The description of a backup. It is written last, so that a folder without one is not a backup. */
export type Manifest = z.infer<typeof manifest>;

const NAME = 'manifest.json';
/** The database in pg_dump's custom format. */
export const DUMP = 'database.dump';

export function ownerOf({ databaseMigrationUrl }: Settings): string {
  if (!databaseMigrationUrl)
    throw new SettingsError('DATABASE_MIGRATION_URL must be set: only the owner of the tables reads and restores them whole.');
  return databaseMigrationUrl;
}

/** Creates a folder that only this account can read, because it will contain all data. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new SettingsError(`${folder} is not empty: a backup needs a folder of its own.`);
  await chmod(folder, 0o700);
}

export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600, flag: 'wx' });
}

export async function readManifest(folder: string, kind: Manifest['kind']): Promise<Manifest> {
  const content = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new SettingsError(`${folder} is no finished backup: it has no ${NAME}.`);
  });
  const found = manifest.safeParse(asJson(content));
  if (!found.success) throw new SettingsError(`${folder}/${NAME} cannot be read: it is damaged, or of another program.`);
  if (found.data.kind !== kind)
    throw new SettingsError(
      found.data.kind === 'embedded'
        ? `${folder} is a backup of an embedded database: restore it without DATABASE_URL.`
        : `${folder} is a backup of a database server: restore it with DATABASE_URL and DATABASE_MIGRATION_URL.`,
    );
  return found.data;
}

function asJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null; // refused by the next rule
  }
}
