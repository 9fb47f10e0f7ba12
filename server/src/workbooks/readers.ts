import { FairTurns } from '#platform/fair-turns';
import { RefusalBudget } from '#platform/refusal-budget';
import { requestWork } from '#platform/request-work';
import { openReader, type Reader } from './reader';
import { Refused } from './refused';

/**
 * Two reading processes, of which an organisation uses one at a time: a file that takes its full thirty seconds delays only its sender's
 * organisation, while others' files are read at once. They start with the first file and end with this process.
 */
const READERS = 2;
const turns = new FairTurns({ total: READERS, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: 200 });
const idle: Reader[] = [];
const all = new Set<Reader>();
/** Jobs have no deadline; no wait takes this long. */
const LONGEST_WAIT_MS = 1_800_000;

/** Processes an uploaded file in a reading process when it is this organisation's turn. */
export function withReader<T>(organisationId: string, work: (reader: Reader) => Promise<T>): Promise<T> {
  const waitMs = requestWork()?.deadline.remainingMs() ?? LONGEST_WAIT_MS;
  return turns.inTurn({ organisation: organisationId, person: organisationId }, waitMs, async () => {
    const reader = idle.pop() ?? openReader();
    all.add(reader);
    try {
      return await work(reader);
    } catch (error) {
      if (error instanceof Refused) countRefusal();
      throw error;
    } finally {
      if (all.has(reader)) idle.push(reader);
    }
  });
}

/**
 * The number of refused files per user and minute, over all routes. A bomb is refused within milliseconds, but sending them continuously
 * would keep the thread busy with receiving. Jobs have no waiting sender and are not limited.
 */
const REFUSED_FILES_MINUTE = 120;
const budget = new RefusalBudget(REFUSED_FILES_MINUTE);

/** Checked at every route before a file is accepted; a file already stored is always read. */
export async function requireFileBudget(): Promise<void> {
  const person = requestWork()?.who?.person;
  if (person) await budget.require(person);
}

function countRefusal(): void {
  const person = requestWork()?.who?.person;
  if (person) budget.count(person);
}

/** The peak resident memory of the largest reader, for measurements. */
export const peakReaderBytes = (): number => Math.max(0, ...[...all].map(reader => reader.peakBytes()));

/** Later reads start new readers; closed ones are not used again. */
export function closeReaders(): void {
  for (const reader of all) reader.close();
  all.clear();
  idle.length = 0;
}

/** Reasons that a workbook is too large to import, though it is a valid workbook. */
const TOO_MUCH: readonly string[] = ['tooManyRows', 'tooManyColumns', 'tooManySheets', 'textTooLong'];

/** Whether a file can be read to its end as a workbook without macros or external links. */
export async function isWorkbook(organisationId: string, file: { name: string; bytes: Buffer }): Promise<boolean> {
  await requireFileBudget();
  try {
    await withReader(organisationId, reader => reader.read(file, { row: () => undefined, sheet: () => undefined }));
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return TOO_MUCH.includes(error.refusal.code);
  }
}
