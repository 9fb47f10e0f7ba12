import * as z from 'zod/mini';
import type { App } from './context';
import type { Db } from './db';
import { addJob, type Tasks } from './jobs';
import type { Message } from './mail';
import { seal, unseal } from './seal';

/** Sends a mail after the transaction is kept. It waits sealed: the queue is a table, and mails carry one-use links. */
export async function queueMail({ app, db }: { app: App; db: Db }, message: Message, afterSeconds = 0): Promise<void> {
  await addJob(
    db,
    'sendMail',
    { sealed: seal(app.settings.secret, message) },
    { maxAttempts: 12, ...(afterSeconds > 0 && { afterSeconds }) },
  );
}

export const mailTasks: Tasks = {
  sendMail: async (app, payload) => {
    const { sealed } = z.parse(envelope, payload);
    await app.mail.send(unseal(app.settings.secret, sealed) as Message); // sealed by queueMail, and unreadable if changed since
  },
};

const envelope = z.object({ sealed: z.string() });
