import { restingStatuses } from '@hakaru/contract/imports';
import { languageOf } from '@hakaru/contract/languages';
import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { queueMail } from '#platform/mail-job';
import { receiptLetter } from './letters';
import * as store from './receipt-store';

const AT_ONCE = 200;

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
      for (const person of await store.findReceivers(db, due)) {
        const letter = receiptLetter(languageOf(person.language), { ...due, person: person.name, url: `${app.settings.publicUrl}${page}` });
        await queueMail({ app, db }, { to: person.email, ...letter, ...answering(due) });
      }
    });
}

/** So that mail programs show the receipt below the message. Ids that another program made up are left out if they are no ids. */
const answering = ({ messageId }: store.Due): { inReplyTo: string } | object =>
  messageId !== null && /^<[^<>\s]{1,900}>$/.test(messageId) ? { inReplyTo: messageId } : {};
