import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { SettingsError } from '#platform/settings-error';
import { demoPeople } from './people';
import { findLogins } from './store';

/** The demo's passwords are public in the README, so a production server must not contain demo users. */
export async function refuseDemoLogins({ settings, database }: Pick<App, 'settings' | 'database'>): Promise<void> {
  if (settings.appEnv !== 'production') return;
  const emails = demoPeople.map(({ email }) => email);
  const [first, ...others] = await inScope(database.db, 'platform', db => findLogins(db, emails));
  if (!first) return;
  throw new SettingsError(
    `The database holds ${others.length + 1} demo log-ins (${first} and their well-known passwords): production needs a database of its own.`,
  );
}
