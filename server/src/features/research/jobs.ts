import { buffer } from 'node:stream/consumers';
import type { PageText, ReadingRefusal } from '@hakaru/contract/document-reading';
import * as z from 'zod/mini';
import { readInTurn, UnreadableDocument } from '#features/documents/public';
import type { App } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { addJob, organisationQueue, removeJob, type Tasks } from '#platform/jobs';
import { replacePages, setReading } from './pages-store';
import { findFileKey } from './store';

type Key = { organisationId: string; id: string };
const ATTEMPTS = 3;
const named = z.object({ organisationId: z.string(), articleId: z.string() });
const nameOf = ({ id }: Key): string => `research:${id}`;

/** Queues reading the pages of a stored paper; queued twice it is read once. */
export async function queueReading(db: Db, key: Key): Promise<void> {
  const payload = { organisationId: key.organisationId, articleId: key.id };
  const queue = organisationQueue('document', key.organisationId);
  await addJob(db, 'readResearchPaper', payload, { key: nameOf(key), queue, maxAttempts: ATTEMPTS });
}

export const researchTasks: Tasks = {
  async readResearchPaper(app, payload, { attempt }) {
    const { organisationId, articleId } = named.parse(payload);
    const key = { organisationId, id: articleId };
    try {
      await readPaper(app, key);
    } catch (error) {
      // The last attempt leaves a status that a person can act on; the error itself is in the log.
      const fileKey = attempt >= ATTEMPTS ? await fileKeyOf(app, key) : null;
      if (fileKey) await keepRefusal(app, key, { fileKey, code: 'unexpected' });
      throw error;
    }
  },
};

/** Reads a paper at once and removes its queued job. */
export async function readPaperNow(app: App, key: Key): Promise<void> {
  await readPaper(app, key);
  await removeJob(app.database.db, nameOf(key));
}

const fileKeyOf = (app: App, { organisationId, id }: Key): Promise<string | null> =>
  inScope(app.database.db, { organisation: organisationId }, db => findFileKey(db, id));

async function readPaper(app: App, key: Key): Promise<void> {
  const fileKey = await fileKeyOf(app, key);
  if (fileKey === null) return; // withdrawn before it was read
  const content = await app.files.get(fileKey);
  if (!content) return await keepRefusal(app, key, { fileKey, code: 'fileMissing' });
  try {
    await keepPages(app, key, { fileKey, pages: await readInTurn(key.organisationId, await buffer(content)) });
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    await keepRefusal(app, key, { fileKey, code: error.code });
  }
}

async function keepPages(app: App, key: Key, { fileKey, pages }: { fileKey: string; pages: PageText[] }): Promise<void> {
  await inScope(app.database.db, { organisation: key.organisationId }, async db => {
    if (await setReading(db, key, { fileKey, state: 'read', code: null, pages: pages.length })) await replacePages(db, key, pages);
  });
}

async function keepRefusal(app: App, key: Key, { fileKey, code }: { fileKey: string; code: ReadingRefusal }): Promise<void> {
  await inScope(app.database.db, { organisation: key.organisationId }, async db => {
    if (await setReading(db, key, { fileKey, state: 'refused', code, pages: null })) await replacePages(db, key, []);
  });
}
