import { buffer } from 'node:stream/consumers';
import { ocrRefusals, type OcrRefusal } from '@hakaru/contract/document-reading';
import type { App } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { addJob, organisationQueue } from '#platform/jobs';
import { findWaitingPage, forgetWaitingPage, keepScannedPage, refuseWaitingPages } from './ocr-store';
import { scanInTurn } from './reading/pdf-reader';
import { ReaderKilled, UnreadableDocument, UnreadableImage } from './reading/refused';
import { findFileKey, type Key } from './store';

export const OCR_ATTEMPTS = 5;

/** Queues OCR of the picture pages in a queue of its own, so that quick readings do not wait for it; queued twice it runs once. */
export async function queueOcr(db: Db, { organisationId, id }: Key): Promise<void> {
  const queue = organisationQueue('ocr', organisationId);
  await addJob(db, 'ocrDocument', { organisationId, documentId: id }, { key: `ocr:${id}`, queue, maxAttempts: OCR_ATTEMPTS });
}

type Run = { attempt: number; signal: AbortSignal | undefined };

/** Reads page by page and stores each page at once, so that an interrupted run continues with the page it was at. */
export async function readWaitingPages(app: App, key: Key, { attempt, signal }: Run): Promise<void> {
  const scope = { organisation: key.organisationId };
  const fileKey = await inScope(app.database.db, scope, db => findFileKey(db, key));
  if (fileKey === undefined) return; // the document was removed before it was read
  const content = await app.files.get(fileKey);
  if (!content) return await refuseOcr(app, key, 'fileMissing');
  const bytes = await buffer(content);
  for (;;) {
    if (signal?.aborted) throw new Error('the process is stopping');
    const page = await inScope(app.database.db, scope, db => findWaitingPage(db, key));
    if (page === undefined) return;
    await readWaitingPage(app, key, { bytes, page }, attempt >= OCR_ATTEMPTS);
  }
}

async function readWaitingPage(app: App, key: Key, order: { bytes: Buffer; page: number }, isLastTry: boolean): Promise<void> {
  try {
    const read = await scanInTurn(key.organisationId, order);
    await inScope(app.database.db, { organisation: key.organisationId }, db =>
      read ? keepScannedPage(db, key, read) : forgetWaitingPage(db, key, order.page),
    );
  } catch (error) {
    if (!(error instanceof UnreadableDocument || error instanceof UnreadableImage)) throw error;
    // A reader that was killed from outside may have been killed because of another file, so this page waits for the next attempt.
    if (error instanceof ReaderKilled && !isLastTry) throw error;
    await refuseOcr(app, key, ocrRefusals.find(code => code === error.code) ?? 'damaged', order.page);
  }
}

export async function refuseOcr(app: App, key: Key, code: OcrRefusal, page: number | null = null): Promise<void> {
  await inScope(app.database.db, { organisation: key.organisationId }, db => refuseWaitingPages(db, key, code, page));
}
