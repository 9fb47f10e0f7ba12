import { assertSecret } from '#features/audit/public';
import { openApp } from '#platform/app';
import { openFiles } from '#platform/files';
import { SettingsError } from '#platform/settings-error';
import { recordOperation } from './operator';
import type { AdminContext } from './admin-context';

/** Checks the roles first, so that a refusal has changed nothing. A lock serialises it with nodes that start meanwhile. */
export async function migrateNow({ settings, log, say }: AdminContext): Promise<boolean> {
  if (settings.databaseUrl && !settings.databaseMigrationUrl)
    throw new SettingsError('DATABASE_MIGRATION_URL must be set to migrate: it signs in as the owner of the tables.');
  await assertSecret({ files: await openFiles(settings), settings }); // an entry made with another would look forged
  const app = await openApp(settings, log, 'starting');
  try {
    const { applied } = app;
    if (applied.length > 0) await recordOperation(app, 'operation.migrate', { release: settings.release, applied });
    for (const name of applied) say(`applied ${name}`);
    say(applied.length > 0 ? `${applied.length} migrations applied.` : 'The database is up to date.');
    return true;
  } finally {
    await app.closeApp();
  }
}
