import type { App } from '#platform/context';
import type { Db } from '#platform/db';
import { isJobOpen } from '#platform/jobs';
import * as store from './store';

const HOUR_MS = 3_600_000;

export const archiveJobKey = (id: string): string => `archive:${id}`;

/** Archives that nobody works on any more, because the server was killed at the last try: they are said to have failed, so that another may be asked for. */
export async function failLostArchives({ now }: App, db: Db, organisationId: string | 'everybody'): Promise<void> {
  for (const row of await store.findOpenArchives(db, organisationId, new Date(now().getTime() - HOUR_MS)))
    if (!(await isJobOpen(db, [archiveJobKey(row.id)]))) await store.setFailed(db, row, 'interrupted', now());
}
