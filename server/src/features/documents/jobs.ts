import { buffer } from 'node:stream/consumers';
import type { PageText, ReadingRefusal } from '@hakaru/contract/document-reading';
import { guessType } from '@hakaru/contract/document-guess';
import { documentKindOf } from '@hakaru/contract/documents';
import * as z from 'zod/mini';
import type { App } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { addJob, isJobOpen, organisationQueue, removeJob, type Tasks } from '#platform/jobs';
import { OCR_ATTEMPTS, queueOcr, readWaitingPages, refuseOcr } from './ocr-jobs';
import { findPageTexts, isWordless, replacePages, setReading } from './pages-store';
import { readInTurn } from './reading/pdf-reader';
import { ReaderKilled, UnreadableDocument } from './reading/refused';
import { assignFund, findFileKey, findNamedFund, keepGuess, type Key } from './store';

const ATTEMPTS = 3;
const OPENING_PAGES = 2;
const named = z.object({ organisationId: z.string(), documentId: z.string() });

/** Queues the reading of a document's pages; queued twice it runs once. */
export async function queueReading(db: Db, { organisationId, id }: Key): Promise<void> {
  const queue = organisationQueue('document', organisationId);
  await addJob(
    db,
    'readDocument',
    { organisationId, documentId: id },
    { key: nameOf({ organisationId, id }), queue, maxAttempts: ATTEMPTS },
  );
}

export const documentTasks: Tasks = {
  async readDocument(app, payload, { attempt }) {
    const { organisationId, documentId } = named.parse(payload);
    const key = { organisationId, id: documentId };
    try {
      await readDocumentFile(app, key, attempt >= ATTEMPTS);
    } catch (error) {
      // After the last attempt the document gets a state that a user can act on; the error itself is in the log.
      if (attempt >= ATTEMPTS) await keepRefusal(app, key, 'unexpected');
      throw error;
    }
  },
  async ocrDocument(app, payload, { attempt, signal }) {
    const { organisationId, documentId } = named.parse(payload);
    const key = { organisationId, id: documentId };
    try {
      await readWaitingPages(app, key, { attempt, signal });
    } catch (error) {
      if (attempt >= OCR_ATTEMPTS) await refuseOcr(app, key, 'unexpected');
      throw error;
    }
    await concludeOcr(app, key);
  },
};

/** Reads a document at once and removes its queued job. */
export async function readDocumentNow(app: App, key: Key): Promise<void> {
  await readDocumentFile(app, key, true);
  await removeJob(app.database.db, nameOf(key));
}

/** Whether pages, OCR or value extraction are still pending: each of these jobs queues the next one before it ends. */
export async function isReadingOpen(db: Db, key: Key): Promise<boolean> {
  return await isJobOpen(db, [nameOf(key), `ocr:${key.id}`, `extract:${key.id}`]);
}

const nameOf = ({ id }: Key): string => `document:${id}`;

async function readDocumentFile(app: App, key: Key, isLastTry: boolean): Promise<void> {
  const fileKey = await inScope(app.database.db, { organisation: key.organisationId }, db => findFileKey(db, key));
  if (fileKey === undefined) return; // the document was removed before it was read
  const content = await app.files.get(fileKey);
  if (!content) return await keepRefusal(app, key, 'fileMissing');
  try {
    await keepPages(app, key, await readInTurn(key.organisationId, await buffer(content)));
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    // A reader that was killed from outside may have been killed because of another file, so this file waits for the next attempt.
    if (error instanceof ReaderKilled && !isLastTry) throw error;
    await keepRefusal(app, key, error.code);
  }
}

async function keepPages(app: App, key: Key, pages: PageText[]): Promise<void> {
  await inScope(app.database.db, { organisation: key.organisationId }, async db => {
    if (!(await setReading(db, key, { state: 'read', code: null, pages: pages.length }))) return;
    await replacePages(db, key, pages);
    await concludeFrom(db, key, pages);
    // Values are extracted once all pages have been read, including those that need OCR.
    if (pages.some(isWordless)) await queueOcr(db, key);
    else await queueExtraction(db, key);
  });
}

/** Repeats the conclusions from the text, now with the pages read by OCR. */
async function concludeOcr(app: App, key: Key): Promise<void> {
  await inScope(app.database.db, { organisation: key.organisationId }, async db => {
    await concludeFrom(db, key, await findPageTexts(db, key));
    await queueExtraction(db, key);
  });
}

/** The job is named by a string, because extraction belongs to a feature that depends on this one. */
async function queueExtraction(db: Db, key: Key): Promise<void> {
  const payload = { organisationId: key.organisationId, documentId: key.id };
  await addJob(db, 'extractDocument', payload, { key: `extract:${key.id}`, queue: organisationQueue('document', key.organisationId) });
}

/** Derives the document's type and fund from its first pages where nobody has set them. */
async function concludeFrom(db: Db, key: Key, pages: readonly PageText[]): Promise<void> {
  const opening = pages
    .slice(0, OPENING_PAGES)
    .map(({ text }) => text)
    .join('\n');
  const guess = guessType(opening);
  if (guess) await keepGuess(db, key, { ...guess, kind: documentKindOf(guess.type, 'pdf') });
  const fundId = await findNamedFund(db, key.organisationId, opening.normalize('NFKC'));
  if (fundId) await assignFund(db, key, fundId);
}

async function keepRefusal(app: App, key: Key, code: ReadingRefusal): Promise<void> {
  await inScope(app.database.db, { organisation: key.organisationId }, async db => {
    await replacePages(db, key, []);
    await setReading(db, key, { state: 'refused', code, pages: null });
  });
}
