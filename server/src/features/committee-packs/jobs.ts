import * as z from 'zod/mini';
import { AppError } from '@hakaru/contract/errors';
import { languagesOf } from '@hakaru/contract/committee-packs';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { queueFileRemoval } from '#platform/file-removal-job';
import type { Tasks } from '#platform/jobs';
import { organisationReader } from '#platform/organisation-reader';
import { reportProgress, type Progress } from '#platform/progress';
import { PACK_ATTEMPTS } from './actions';
import { makePack, stepsOf } from './make';
import * as store from './store';

const payloadOf = z.object({ organisationId: z.string(), id: z.string() });

/**
 * Makes the files of a pack. After a crash the job starts again from the beginning; when two runs overlap, the files of the slower one are
 * deleted.
 */
export const committeePackTasks: Tasks = {
  makeCommitteePack: async (app, payload, { attempt }) => {
    const place = z.parse(payloadOf, payload);
    const row = await inScope(app.database.db, scopeOf(place), db => store.findPack(db, place));
    if (!row || row.state === 'done' || row.state === 'failed') return;
    try {
      await make(app, row);
    } catch (error) {
      const isFinal = error instanceof AppError && error.refusal !== 'unavailable';
      if (!isFinal && attempt < PACK_ATTEMPTS) throw error;
      await inScope(app.database.db, scopeOf(row), db =>
        store.setFailed(db, row, error instanceof AppError ? error.refusal : 'unexpected', app.now()),
      );
      await tell(app, row, { done: 0, total: 1, state: 'failed' });
      if (!isFinal) throw error;
    }
  },
};

async function make(app: App, row: store.PackRow): Promise<void> {
  const language = languagesOf(row.language)[0] ?? 'jp';
  const ctx = await organisationReader(app, { ...row, language, job: `committee pack ${row.id}` });
  const total = stepsOf(row);
  const { content, sha256, files } = await makePack(ctx, row, async done => {
    await new Promise(resume => setImmediate(resume)); // lets other requests run after every section
    await inScope(app.database.db, scopeOf(row), db => store.setProgress(db, row, { done, total }));
    await tell(app, row, { done, total, state: 'running' });
  });
  const kept: store.MadeFile[] = [];
  for (const { body, ...file } of files) {
    const contentType = 'application/octet-stream';
    const { key } = await app.files.put(body, { organisationId: row.organisationId, contentType, name: file.fileName });
    kept.push({ ...file, fileKey: key });
  }
  const isKept = await inScope(app.database.db, scopeOf(row), db =>
    store.setDone(db, row, { content, sha256, at: app.now(), files: kept }),
  );
  if (isKept) return await tell(app, row, { done: total, total, state: 'done' });
  for (const { fileKey } of kept) await queueFileRemoval(app.database.db, fileKey);
}

const tell = (app: App, { id, requestedBy }: store.PackRow, progress: Pick<Progress, 'done' | 'total' | 'state'>): Promise<void> =>
  reportProgress(app.database.db, requestedBy, { kind: 'committeePack', id, ...progress });

const scopeOf = ({ organisationId }: { organisationId: string }) => ({ organisation: organisationId });
