import { createHash } from 'node:crypto';
import { AppError } from '@hakaru/contract/errors';
import { MAIL_AGE_DAYS, MAIL_BYTES, MAIL_REPORTS_MAX, type IntakeRefusal } from '@hakaru/contract/intakes';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { receiveFile } from '#features/imports/public';
import { record } from '#platform/audit';
import { inTransaction, type App, type SignedIn } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { withReader } from '#workbooks/readers';
import { Refused } from '#workbooks/refused';
import type { Attachment, MailHead } from '#workbooks/mail/read-mail';
import { standingOf, stopIntake } from '#features/intakes/acting';
import { nameProblem, shownName } from '#features/intakes/names';
import { reasonOf } from '#features/intakes/taking';
import type { StoredMessage } from './maildir';
import * as store from './store';

const LEASE_MS = 15 * 60_000;
/** After as many attempts a message that cannot be dealt with is refused. */
const ATTEMPTS = 3;
const DAY_MS = 86_400_000;

/** Dropped without a trace for its sender: an answer would go to whoever the sender pretends to be, and tell which addresses there are. */
export type Sorted = 'done' | 'later' | { dropped: Drop } | { refused: IntakeRefusal };
export type Drop = 'bounce' | 'unknownAddress' | 'repeated' | 'automatic' | IntakeRefusal;

export type Arrival = {
  message: StoredMessage;
  head: MailHead;
  from: string;
  /** It names more than one of our addresses. */ hasSeveral: boolean;
};
type Taking = { intake: store.MailIntake; mail: store.Mail; arrival: Arrival };

/**
 * Takes a message of somebody who may send here. Its id counts once, and one worker reads it at a time; every step can be repeated, as each
 * report is handed over under a key of its own and its outcome is written once.
 */
export async function takeMail(app: App, intake: store.MailIntake, arrival: Arrival): Promise<Sorted> {
  const { message, head, from } = arrival;
  const at = app.now();
  const facts = { messageId: idOf(head), entry: message.entry, sender: from, isAnswered: !head.isAutomatic, at };
  const mail = await scoped(app, intake, db => store.openMail(db, intake, facts));
  if (!mail) return 'later';
  if (mail.entry !== message.entry) return { dropped: 'repeated' };
  if (mail.isDone) return 'done';
  const attempt = await scoped(app, intake, db => store.leaseMail(db, mail, { at, until: new Date(at.getTime() + LEASE_MS) }));
  if (attempt === null) return 'later';
  const taking = { intake, mail, arrival };
  const outcome = attempt > ATTEMPTS ? await refuse(app, taking, 'unreadable') : await read(app, taking);
  await scoped(app, intake, db => (outcome === 'later' ? store.releaseMail(db, mail) : store.setDone(db, mail)));
  return outcome;
}

async function read(app: App, taking: Taking): Promise<Sorted> {
  const { intake, arrival } = taking;
  const wrong = wrongWith(arrival, app.now());
  if (wrong) return await refuse(app, taking, wrong);
  if (intake.state !== 'on') return await refuse(app, taking, 'intakeOff');
  const standing = await standingOf(app, intake);
  if ('stop' in standing) {
    await stopIntake(app, intake, standing.stop);
    return await refuse(app, taking, 'intakeOff');
  }
  const content = await arrival.message.all();
  const reports = await withReader(intake.organisationId, reader => reader.readReports(content, MAIL_REPORTS_MAX)).catch((error: unknown) =>
    error instanceof Refused ? 'later' : null,
  );
  // Out of time or memory, or the reading process was ended for something else: the attempts are counted.
  if (reports === 'later') return reports;
  if (!reports) return await refuse(app, taking, 'unreadable');
  if (reports.length > MAIL_REPORTS_MAX) return await refuse(app, taking, 'tooManyFiles');
  // An absence note or another program's letter, rather than a report that a person forgot to attach.
  if (reports.length === 0) return arrival.head.isAutomatic ? { dropped: 'automatic' } : await refuse(app, taking, 'noReport');
  for (const [part, report] of reports.entries())
    if ((await handOver(standing.sender, taking, { part, report })) === 'later') return 'later';
  return 'done';
}

function wrongWith({ message, head, hasSeveral }: Arrival, now: Date): IntakeRefusal | null {
  if (hasSeveral) return 'severalAddresses';
  const age = now.getTime() - Date.parse(head.date);
  if (!(age <= MAIL_AGE_DAYS * DAY_MS && age >= -DAY_MS)) return 'messageOld'; // also without a date
  return message.bytes > MAIL_BYTES ? 'messageTooLarge' : null;
}

async function handOver(
  sender: SignedIn,
  taking: Taking,
  { part, report }: { part: number; report: Attachment },
): Promise<'done' | 'later'> {
  const { intake, mail } = taking;
  const name = shownName(report.name.split('/').at(-1) ?? '');
  const bytes = Buffer.from(report.bytes);
  const finish = async (outcome: store.Part['outcome']): Promise<'done'> => {
    await finishPart(sender, taking, { part, name, bytes: bytes.byteLength, outcome, at: sender.app.now() });
    return 'done';
  };
  const problem = nameProblem(report.name, name) ?? (bytes.byteLength > UPLOAD_BYTES ? 'tooLarge' : null);
  if (problem) return await finish({ reason: problem });
  try {
    const { id: importId, isKnown } = await receiveFile({
      sender,
      name,
      bytes,
      ownerId: intake.ownerId,
      key: `intake-mail-${mail.id}-${part}`,
    });
    return await finish({ importId, isKnown });
  } catch (error) {
    const reason = error instanceof AppError ? reasonOf(error) : null;
    if (reason) return await finish({ reason });
    // Another worker hands it over just now, or a part of the system is away: it is tried again.
    if (error instanceof AppError && ['conflict', 'unavailable', 'tooMany'].includes(error.refusal)) return 'later';
    await scoped(sender.app, intake, db => store.releaseMail(db, mail));
    throw error;
  }
}

async function finishPart(sender: SignedIn, { intake, mail }: Taking, part: store.Part): Promise<void> {
  await inTransaction(sender, async ctx => {
    if (!(await store.insertPart(ctx.db, mail, part)) || !('reason' in part.outcome)) return;
    const after = { file: part.name, reason: part.outcome.reason };
    await record(ctx, 'intake.refuse', { subject: 'intake', subjectId: intake.id, after });
  });
}

/** The whole message; its subject stands for it in lists and in the receipt. */
async function refuse(app: App, { intake, mail, arrival }: Taking, reason: IntakeRefusal): Promise<Sorted> {
  const { message, head } = arrival;
  const part = { part: 0, name: shownName(head.subject), bytes: message.bytes, outcome: { reason }, at: app.now() };
  await scoped(app, intake, db => store.insertPart(db, mail, part));
  return { refused: reason };
}

/** Programs that write no id, or one beyond measure, are told apart by what else the headers say. */
function idOf({ messageId, from, date, subject }: MailHead): string {
  if (messageId.length > 0 && messageId.length <= 998) return messageId;
  return `none ${createHash('sha256')
    .update(JSON.stringify([messageId, from, date, subject]))
    .digest('hex')}`;
}

const scoped = <T>(app: App, { organisationId }: store.MailIntake, work: (db: Db) => Promise<T>): Promise<T> =>
  inScope(app.database.db, { organisation: organisationId }, work);
