import { openApp, type OpenedApp } from '#platform/app';
import type { Log } from '#platform/log';
import type { Settings } from '#platform/settings';

export type Say = (line: string) => void;
/** Words and `--name=value` options as the operator wrote them. */
export type Given = { words: readonly string[]; options: Readonly<Record<string, string>> };
export type AdminContext = { settings: Settings; log: Log; say: Say };

/** The application on a database as it stands: only `migrate` changes tables, whatever the environment would allow. */
export async function openServed(settings: Settings, log: Log): Promise<OpenedApp> {
  return await openApp({ ...settings, databaseMigrationUrl: undefined }, log, 'starting');
}
