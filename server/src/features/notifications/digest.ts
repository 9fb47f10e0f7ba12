import * as z from 'zod/mini';
import { languageOf } from '@hakaru/contract/languages';
import type { App, Context } from '#platform/context';
import { inScope } from '#platform/db';
import { addJob, type Tasks } from '#platform/jobs';
import { queueMail } from '#platform/mail-job';
import { digestLetter } from './letters';
import * as store from './store';

/** The recipient's name and the link of a mail. */
export const letterTo = ({ app }: { app: App }, { name }: { name: string }) => ({ name, url: `${app.settings.publicUrl}/notifications` });

/** Adds a notice to the person's next daily mail. However many wait, one mail is queued. */
export async function waitForDigest(ctx: Context, entry: store.DigestEntry, afterSeconds: number): Promise<void> {
  const { organisationId, userId } = entry;
  await store.insertDigestEntry(ctx, entry);
  await addJob(ctx.db, 'sendDigest', { organisationId, userId }, { key: `digest:${userId}`, afterSeconds, maxAttempts: 12 });
}

const payload = z.object({ organisationId: z.uuid(), userId: z.uuid() });

export const digestTasks: Tasks = {
  /** Taking the entries and queueing the mail are one transaction: if run again, nothing is left to send. */
  sendDigest: async (app, given) => {
    const { organisationId, userId } = z.parse(payload, given);
    await inScope(app.database.db, { organisation: organisationId }, async db => {
      const count = await store.takeDigest(db, { organisationId, userId });
      const [person] = await store.recipients({ db }, organisationId, [userId]);
      if (!person || count === 0) return;
      const ctx = { app, db };
      await queueMail(ctx, { to: person.email, ...digestLetter(languageOf(person.language), { ...letterTo(ctx, person), count }) });
    });
  },
};
