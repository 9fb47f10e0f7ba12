import { forgetReplies } from '#platform/api';
import { queryClient } from '#platform/query';
import { readSession, watchSession } from '#platform/session';
import { migrateStorage, readStored } from '#platform/storage';
import { startLanguage } from '#platform/text';
import { showFlash } from '#features/super-user/public';
import { watchFaults } from './faults';

/** Runs once, before the first screen; the order matters. */
export function boot(): void {
  migrateStorage();
  startLanguage();
  watchSession();
  watchFaults();
  showFlash();
  document.documentElement.dataset['density'] = readStored('density') ?? 'default';
}

/** Drops cached replies, and without a session all query data: the next user of this browser must not see them. */
export function forgetData(): void {
  forgetReplies();
  if (readSession().token === null) queryClient.clear();
}
