import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { createIntake, readIntakes, scanFolders, sendReceipts } from '#features/intakes/public';
import type { App } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { addJob, organisationQueue, type Tasks } from '#platform/jobs';
import { findSentFile } from '#features/demo/store';

const ATTEMPTS = 5;
const SENDER = 'MARLO';
const ADMIN = 'ops@marlowe.example';
const OPENED = '2026-11-04T01:00:00Z';
const DROPPED = '2026-11-09T02:40:00Z';
const TAKEN = '2026-11-09T02:41:00Z';

/** Added by a job once the demo can be opened, because it needs the drop folder of a worker. */
export async function queueIntake(db: Db): Promise<void> {
  const queue = organisationQueue('intakes', demoId(SENDER));
  await addJob(db, 'plantDemoIntake', {}, { key: 'plantDemoIntake', queue, maxAttempts: ATTEMPTS });
}

export const intakePlanting: Tasks = { plantDemoIntake: app => plantIntake(app) };

/**
 * A manager whose systems put the same files into a drop folder that its people had uploaded before, and two things that are no reports. All
 * of it is opened, put there, looked at twice and answered as it would be.
 */
async function plantIntake(app: App): Promise<void> {
  const { dropFolder } = app.settings;
  if (!dropFolder) return;
  const admin = personAt(app, ADMIN, OPENED);
  const { intakes } = await readIntakes(admin);
  const opened =
    intakes[0] ??
    (await createIntake(admin, { ownerId: demoId('HOSHI'), receiptUserIds: [demoId(ADMIN)], senders: ['reporting@marlowe.example'] }));
  if (opened.state !== 'on') return;
  const at = (moment: string): App => personAt(app, ADMIN, moment).app;
  await scanFolders(at(OPENED)); // makes the folder
  const folder = join(dropFolder, opened.folder);
  for (const name of ['MARLO_HOSHI_2026-10.xlsx', 'MARLO_HOSHI_2026-09.xlsx']) {
    const bytes = await sentBefore(app, name);
    if (bytes) await writeFile(join(folder, name), bytes);
  }
  await mkdir(join(folder, '2026-10'), { recursive: true });
  const archive = join(folder, 'MARLO_HOSHI_2026-10_all-pages.xlsx');
  await writeFile(archive, '');
  await truncate(archive, UPLOAD_BYTES + 1);
  await scanFolders(at(DROPPED));
  await scanFolders(at(TAKEN));
  await sendReceipts(at(TAKEN));
}

async function sentBefore(app: App, name: string): Promise<Buffer | null> {
  const key = await inScope(app.database.db, { organisation: demoId(SENDER) }, db => findSentFile(db, demoId(SENDER), name));
  const content = key === undefined ? null : await app.files.get(key);
  return content ? await buffer(content) : null;
}
