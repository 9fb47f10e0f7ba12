import { adoptChains } from '#features/audit/public';
import { openApp, type OpenedApp } from '#platform/app';
import type { Log } from '#platform/log';
import type { Settings } from '#platform/settings';
import { assertFiles } from '#platform/start-checks';

export type Say = (line: string) => void;
/** The words and `--name=value` options of the command. */
export type Given = { words: readonly string[]; options: Readonly<Record<string, string>> };
export type AdminContext = { settings: Settings; log: Log; say: Say };

/**
 * Opens the application on the database as it is, without its replica: only `migrate` changes tables, whatever the environment allows. As at a start, it is
 * refused with a SECRET that the audit trails are not signed with, because an entry made with it would look forged for ever.
 */
export async function openServed(settings: Settings, log: Log): Promise<OpenedApp> {
  const app = await openApp({ ...settings, databaseMigrationUrl: undefined, databaseReadUrl: undefined }, log, 'starting');
  try {
    await assertFiles(app); // the mark of the SECRET lies there
    await adoptChains(app);
    return app;
  } catch (error) {
    await app.closeApp();
    throw error;
  }
}
