import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { App } from './context';
import type { Db } from './db';
import { addJob, type Tasks } from './jobs';
import type { Message } from './mail';
import { seal, unsealAs } from './seal';

/** Queues a mail to be sent after the transaction commits. It is sealed, because the queue is a table and mails contain single-use links. */
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
    await app.mail.send(unsealAs(app.settings, sealed) as Message); // sealed by queueMail; unreadable if changed since
  },
};

const envelope = z.object({ sealed: z.string() });

/**
 * Seals waiting mails again with the current secret; returns their number. Mails being sent are left out: they can be read with either
 * secret.
 */
export async function resealMails({ settings }: Pick<App, 'settings'>, db: Db): Promise<number> {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select id, payload ->> 'sealed' as sealed from graphile_worker._private_jobs
    where payload ->> 'sealed' is not null and locked_at is null for update skip locked`.execute(db);
  for (const { id, sealed } of rows) {
    const again = seal(settings.secret, unsealAs(settings, sealed));
    await sql`update graphile_worker._private_jobs set payload = ${JSON.stringify({ sealed: again })}::json where id = ${id}`.execute(db);
  }
  return rows.length;
}
