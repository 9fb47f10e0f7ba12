import { INTAKE_SETTLE_SECONDS, INTAKE_UNFINISHED } from '@hakaru/contract/intakes';
import type { App } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { standingOf, stopIntake } from './acting';
import * as files from './file-store';
import { listEntries, openDrop, Unusable, type Drop } from './folders';
import { shownName } from './names';
import * as store from './store';
import { finishFile } from './taking';

/** Entries of one folder in one look: a folder with more gets its turn again a minute later, after the others. */
const ENTRIES_AT_ONCE = 100;

/** Looks into every folder whose intake is switched on. A folder that fails does not hold up the others. */
export async function scanFolders(app: App, signal?: AbortSignal): Promise<void> {
  const { dropFolder } = app.settings;
  if (!dropFolder) return;
  for (const intake of await inScope(app.database.db, 'platform', store.findOpen)) {
    if (signal?.aborted) return;
    try {
      await scanFolder(app, dropFolder, intake);
    } catch (error) {
      app.log.warn('a drop folder could not be read', { error: error instanceof Error ? error.message : String(error) });
    }
  }
}

async function scanFolder(app: App, dropFolder: string, intake: store.OpenIntake): Promise<void> {
  const standing = await standingOf(app, intake);
  if ('stop' in standing) return await stopIntake(app, intake, standing.stop);
  const drop = await openUsable(app, dropFolder, intake);
  try {
    const place = { organisationId: intake.organisationId, intakeId: intake.id };
    for (const file of await scoped(app, intake, db => files.findUnfinished(db, place)))
      await finishFile(standing.sender, intake, drop, file);
    for (const file of await settledFiles(app, intake, drop)) {
      // Of two workers that look at the same time, one takes it.
      const isOurs = await scoped(app, intake, db => files.take(db, file));
      if (isOurs) await finishFile(standing.sender, intake, drop, { ...file, state: 'taken' });
    }
  } finally {
    await drop.close();
  }
}

async function openUsable(app: App, dropFolder: string, intake: store.OpenIntake): Promise<Drop> {
  try {
    const drop = await openDrop(dropFolder, intake.folder);
    if (intake.unusableSince) await scoped(app, intake, db => store.setUnusable(db, intake, null));
    return drop;
  } catch (error) {
    if (error instanceof Unusable && !intake.unusableSince) await scoped(app, intake, db => store.setUnusable(db, intake, app.now()));
    throw error;
  }
}

/** Notes what has appeared, changed and gone since the last look, and returns what has stayed the same for long enough. */
async function settledFiles(app: App, intake: store.OpenIntake, { root }: Drop): Promise<files.OpenFile[]> {
  const place = { organisationId: intake.organisationId, intakeId: intake.id };
  const entries = await listEntries(root, { first: ENTRIES_AT_ONCE, isSkipped: name => INTAKE_UNFINISHED.test(name) });
  return await scoped(app, intake, async db => {
    const arriving = new Map((await files.findArriving(db, place)).map(file => [file.entry, file]));
    const now = app.now();
    const settledBefore = now.getTime() - INTAKE_SETTLE_SECONDS * 1000;
    const settled: files.OpenFile[] = [];
    for (const entry of entries) {
      const before = arriving.get(entry.entry);
      arriving.delete(entry.entry);
      if (!before) await files.insertArriving(db, place, { ...entry, name: shownName(entry.name) }, now);
      else if (before.stamp !== entry.stamp) await files.setLook(db, before, entry, now);
      else if (before.seenAt.getTime() <= settledBefore) settled.push(before);
    }
    if (entries.length < ENTRIES_AT_ONCE) for (const gone of arriving.values()) await files.forgetArriving(db, gone);
    return settled;
  });
}

const scoped = <T>(app: App, { organisationId }: store.OpenIntake, work: (db: Db) => Promise<T>): Promise<T> =>
  inScope(app.database.db, { organisation: organisationId }, work);
