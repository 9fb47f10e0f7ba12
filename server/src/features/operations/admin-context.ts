import { openApp, type OpenedApp } from '#platform/app';
import type { Log } from '#platform/log';
import type { Settings } from '#platform/settings';

export type Say = (line: string) => void;
/** The words and `--name=value` options of the command. */
export type Given = { words: readonly string[]; options: Readonly<Record<string, string>> };
export type AdminContext = { settings: Settings; log: Log; say: Say };

/** Opens the application on the database as it is, without its replica: only `migrate` changes tables, whatever the environment allows. */
export async function openServed(settings: Settings, log: Log): Promise<OpenedApp> {
  return await openApp({ ...settings, databaseMigrationUrl: undefined, databaseReadUrl: undefined }, log, 'starting');
}
