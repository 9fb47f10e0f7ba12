import { restingStatuses } from '@hakaru/contract/imports';
import { languageOf } from '@hakaru/contract/languages';
import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { queueMail } from '#platform/mail-job';
import { minuteAt } from '#platform/today';
import { receiptLetter } from './letters';
import * as store from './receipt-store';

const AT_ONCE = 200;
/** Remarks in a letter; who sent more of them begins with these. */
const REMARKS_MAX = 30;

/**
 * Writes the receipts of files whose outcome is known: refused at once, or checked by the import. A receipt is marked in the transaction
 * that queues its letters, so that each is written once.
 */
export async function sendReceipts(app: App): Promise<void> {
  for (const due of await inScope(app.database.db, 'platform', db => store.findDue(db, { resting: restingStatuses, first: AT_ONCE })))
    await inScope(app.database.db, { organisation: due.organisationId }, async db => {
      if (!(await store.markSent(db, due, app.now()))) return;
      const page = due.importId
        ? `/${areaOf(CATEGORY_OF[due.organisationType])}/import/history/${due.importId}`
        : `/${areaOf(CATEGORY_OF[due.organisationType])}/import`;
      const seenAt = minuteAt(due.seenAt, due.timeZone);
      for (const person of await store.findReceivers(db, due)) {
        const about = { ...due, person: person.name, seenAt };
        const letter = person.signsIn
          ? receiptLetter(languageOf(person.language), { ...about, url: `${app.settings.publicUrl}${page}` })
          : receiptLetter(languageOf(person.language), { ...about, ...(await store.findRemarks(db, due, REMARKS_MAX)) });
        await queueMail({ app, db }, { to: person.email, ...letter, ...answering(due) });
      }
    });
}

/** So that mail programs show the receipt below the message. Ids that another program made up are left out if they are no ids. */
const answering = ({ messageId }: store.Due): { inReplyTo: string } | object =>
  messageId !== null && /^<[^<>\s]{1,900}>$/.test(messageId) ? { inReplyTo: messageId } : {};
