import { AppError } from '@hakaru/contract/errors';
import { intakeRefusalSentence, type IntakeRefusal } from '@hakaru/contract/intakes';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { receiveFile } from '#features/imports/public';
import { record } from '#platform/audit';
import { inTransaction, type SignedIn } from '#platform/context';
import { fileAway, isTaken, readTaken, takeEntry, type Drop } from './folders';
import * as files from './file-store';
import { nameProblem } from './names';
import type { OpenIntake } from './store';

/** After as many attempts a file that cannot be handed over is refused. */
const ATTEMPTS = 5;

/**
 * Takes a file from any point on to its end: moved into the working folder, handed over to the import, its outcome written, moved away.
 * Every step can be repeated, because its process may die after each of them; the key of the hand-over makes it happen once.
 */
export async function finishFile(sender: SignedIn, intake: OpenIntake, drop: Drop, file: files.OpenFile): Promise<void> {
  const outcome = file.state === 'taken' ? await handOver(sender, intake, drop, file) : { state: file.state, reason: file.reason };
  if (outcome === null) return;
  const isDone = outcome.state === 'received';
  const to = isDone ? drop.done : drop.refused;
  await fileAway(drop, to, { id: file.id, name: filedName(file), note: isDone ? null : noteOf(outcome.reason) });
  await inTransaction(sender, ({ db }) => files.setFiled(db, file));
}

type Outcome = Pick<files.OpenFile, 'state' | 'reason'>;

/** Null leaves it for the next look. */
async function handOver(sender: SignedIn, intake: OpenIntake, drop: Drop, file: files.OpenFile): Promise<Outcome | null> {
  if (!(await isTaken(drop, file.id)) && !(await takeEntry(drop, file))) return await refuse(sender, intake, file, 'vanished');
  const wrongName = nameProblem(Buffer.from(file.entry, 'base64').toString('latin1'), file.name);
  if (wrongName) return await refuse(sender, intake, file, wrongName);
  const content = await readTaken(drop, file, UPLOAD_BYTES);
  if (content.is === 'changed') {
    await inTransaction(sender, ({ db }) => files.setLook(db, file, content, sender.app.now()));
    return null;
  }
  if (content.is !== 'content') return await refuse(sender, intake, file, content.is);
  return await importContent(sender, intake, file, content.bytes);
}

async function importContent(sender: SignedIn, intake: OpenIntake, file: files.OpenFile, bytes: Buffer): Promise<Outcome | null> {
  try {
    const { id: importId, isKnown } = await receiveFile({
      sender,
      name: file.name,
      bytes,
      ownerId: intake.ownerId,
      key: `intake-${file.id}`,
    });
    await inTransaction(sender, ({ db }) => files.setReceived(db, file, { importId, isKnown }));
    return { state: 'received', reason: null };
  } catch (error) {
    const reason = error instanceof AppError ? reasonOf(error) : null;
    if (reason) return await refuse(sender, intake, file, reason);
    // Another worker hands it over just now, or a part of the system is away: it is tried again.
    if (error instanceof AppError && ['conflict', 'unavailable', 'tooMany'].includes(error.refusal)) return null;
    const attempts = await inTransaction(sender, ({ db }) => files.countAttempt(db, file));
    if (attempts >= ATTEMPTS) return await refuse(sender, intake, file, 'unreadable');
    throw error;
  }
}

/** What an upload would have answered. */
export function reasonOf({ refusal, fields }: AppError): IntakeRefusal | null {
  if (refusal === 'tooLarge') return 'tooLarge';
  const [code] = fields['file'] ?? [];
  return code === 'storageFull' || code === 'nameTooLong' || code === 'fileName' ? code : null;
}

async function refuse(sender: SignedIn, intake: OpenIntake, file: files.OpenFile, reason: IntakeRefusal): Promise<Outcome> {
  await inTransaction(sender, async ctx => {
    if (!(await files.setRefused(ctx.db, file, reason))) return;
    await record(ctx, 'intake.refuse', { subject: 'intake', subjectId: intake.id, after: { file: file.name, reason } });
  });
  return { state: 'refused', reason };
}

/** The time and a part of the id keep names apart; the rest of the name is the sender's, fit for any file system. */
function filedName({ id, name, seenAt }: files.OpenFile): string {
  const at = seenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const plain = name.replaceAll(/[\\/:*?"<>|\u{fffd}]/gu, '_');
  let kept = plain;
  while (Buffer.byteLength(kept) > 180) kept = [...kept].slice(1).join(''); // the end holds the extension
  return `${at}_${id.slice(0, 8)}_${kept}`;
}

const noteOf = (reason: IntakeRefusal | null): string | null =>
  reason && `${intakeRefusalSentence(reason, 'en')}\n${intakeRefusalSentence(reason, 'jp')}\n`;
