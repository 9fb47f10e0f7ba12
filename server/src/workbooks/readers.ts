import { FairTurns } from '#platform/fair-turns';
import { RefusalBudget } from '#platform/refusal-budget';
import { requestWork } from '#platform/request-work';
import { openReader, type Reader } from './reader';
import { Refused } from './refused';

/**
 * Two reading processes, of which one organisation has one at a time: a file that takes all of its thirty seconds is waited for by its
 * sender's organisation, while the next file of anybody else is read at once. They are started by the first file that needs them and end
 * with us.
 */
const READERS = 2;
const turns = new FairTurns({ total: READERS, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: 200 });
const idle: Reader[] = [];
const all = new Set<Reader>();
/** A job has no deadline of its own; that long nobody waits. */
const LONGEST_WAIT_MS = 1_800_000;

/** Does something with a stranger's file where such files are read, when it is this organisation's turn. */
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
 * Files one person may have refused in a minute, by whichever door they come. A bomb is refused in a few milliseconds, but those who send one
 * after the other would keep the thread busy with taking them in. A job has no sender who waits, and is not limited.
 */
const REFUSED_FILES_MINUTE = 120;
const budget = new RefusalBudget(REFUSED_FILES_MINUTE);

/** Asked at every door before a file is taken in: what has been kept once is read, however much was refused meanwhile. */
export async function requireFileBudget(): Promise<void> {
  const person = requestWork()?.who?.person;
  if (person) await budget.require(person);
}

function countRefusal(): void {
  const person = requestWork()?.who?.person;
  if (person) budget.count(person);
}

/** Peak resident memory of the largest, for measuring. */
export const peakReaderBytes = (): number => Math.max(0, ...[...all].map(reader => reader.peakBytes()));

/** Who reads afterwards starts readers anew: none that was closed is taken up again. */
export function closeReaders(): void {
  for (const reader of all) reader.close();
  all.clear();
  idle.length = 0;
}

/** What makes a workbook too much for an import, but no less a workbook. */
const TOO_MUCH: readonly string[] = ['tooManyRows', 'tooManyColumns', 'tooManySheets', 'textTooLong'];

/** Whether a file can be read as a workbook from end to end, with no program and no way out of it. */
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
