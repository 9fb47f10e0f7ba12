import { INTAKE_KEPT_DAYS, INTAKE_LISTED_DAYS } from '@hakaru/contract/intakes';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { forgetOld } from './file-store';
import { openDrop, removeOld } from './folders';
import { sendReceipts } from './receipts';
import { forgetMails } from './mail/store';
import { scanMail } from './mail/scan';
import { scanFolders } from './scan';
import { findOpen } from './store';

const DAY_MS = 86_400_000;

export const intakeTasks: Tasks = {
  /** Every minute: receipts of what was checked meanwhile, and what has arrived since. */
  scanIntakes: async (app, _payload, { signal }) => {
    await scanFolders(app, signal);
    await scanMail(app, signal);
    await sendReceipts(app);
  },
  /** Daily. What was imported stays with its import; the sender's copies in done/ and refused/ go. */
  forgetIntakeFiles: async app => {
    const before = (days: number): Date => new Date(app.now().getTime() - days * DAY_MS);
    const rows = await inScope(app.database.db, 'platform', async db => {
      await forgetMails(db, before(INTAKE_LISTED_DAYS));
      return await forgetOld(db, before(INTAKE_LISTED_DAYS));
    });
    const files = await removeCopies(app, before(INTAKE_KEPT_DAYS));
    app.log.info('intake files forgotten', { count: rows + files });
  },
};

async function removeCopies(app: App, before: Date): Promise<number> {
  const { dropFolder } = app.settings;
  if (!dropFolder) return 0;
  let removed = 0;
  for (const { folder } of await inScope(app.database.db, 'platform', findOpen)) {
    const drop = await openDrop(dropFolder, folder).catch(() => null); // the scan reports a folder that cannot be used
    if (!drop) continue;
    try {
      removed += (await removeOld(drop.done, before)) + (await removeOld(drop.refused, before));
    } finally {
      await drop.close();
    }
  }
  return removed;
}
