import * as z from 'zod/mini';
import { AppError } from '@hakaru/contract/errors';
import { EXPORT_FILE_DAYS } from '@hakaru/contract/exports';
import { findFigureScope } from '#features/grants/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import { queueFileRemoval } from '#platform/file-removal-job';
import type { Tasks } from '#platform/jobs';
import { organisationReader } from '#platform/organisation-reader';
import { reportProgress } from '#platform/progress';
import { EXPORT_ATTEMPTS } from './actions';
import { gather } from './gather';
import * as store from './store';
import { writeExport } from './write';

const payloadOf = z.object({ organisationId: z.string(), id: z.string() });

/**
 * Makes the file of an export. After a crash the job starts again from the beginning; when two runs overlap, the file of the slower one is
 * deleted.
 */
export const exportTasks: Tasks = {
  exportData: async (app, payload, { attempt }) => {
    const place = z.parse(payloadOf, payload);
    const row = await inScope(app.database.db, { organisation: place.organisationId }, db =>
      store.findExport(db, place.organisationId, place.id),
    );
    if (!row || row.state === 'done' || row.state === 'failed') return;
    try {
      await make(app, row);
    } catch (error) {
      const isFinal = error instanceof AppError && error.refusal !== 'unavailable';
      if (!isFinal && attempt < EXPORT_ATTEMPTS) throw error;
      await fail(app, row, error instanceof AppError ? error.refusal : 'unexpected');
      if (!isFinal) throw error;
    }
  },
  /** Daily. The file is deleted before its key is cleared, so that an interrupted run is completed the next day. */
  removeOldExports: async app => {
    const before = new Date(app.now().getTime() - EXPORT_FILE_DAYS * DAY_MS);
    let count = 0;
    for (let some = await oldFiles(app, before); some.length > 0; some = await oldFiles(app, before)) {
      for (const row of some) {
        await app.files.delete(row.fileKey);
        await inScope(app.database.db, { organisation: row.organisationId }, db => store.forgetFile(db, row));
        count++;
      }
    }
    app.log.info('removed old exports', { count });
  },
};

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

const oldFiles = (app: App, before: Date) => inScope(app.database.db, 'platform', db => store.findOldFiles(db, { before, first: AT_ONCE }));

async function make(app: App, row: store.ExportRow): Promise<void> {
  const ctx = await organisationReader(app, { ...row, job: `export ${row.id}` });
  const scope = await findFigureScope(ctx, row.assetId); // read first: a mandate revoked meanwhile still counts as part of the file
  const table = await gather({ ctx, row, report: progressReporter(app, row) });
  const { name, bytes } = await writeExport(table, row, { writtenAt: app.now(), isSample: app.settings.demo });
  const { key } = await app.files.put(bytes, { organisationId: row.organisationId, contentType: 'application/octet-stream', name });
  const finished = { fileKey: key, fileName: name, bytes: bytes.length, rows: table.rows.length, at: app.now(), within: withinOf(scope) };
  const isKept = await inScope(app.database.db, scopeOf(row), db => store.setDone(db, row, finished));
  if (!isKept) return await queueFileRemoval(app.database.db, key);
  await reportProgress(app.database.db, row.requestedBy, { kind: 'export', id: row.id, done: 1, total: 1, state: 'done' });
}

const withinOf = (scope: Awaited<ReturnType<typeof findFigureScope>>) => (scope?.mandates ? Object.fromEntries(scope.mandates) : null);

async function fail(app: App, row: store.ExportRow, failure: string): Promise<void> {
  await inScope(app.database.db, scopeOf(row), db => store.setFailed(db, row, failure, app.now()));
  await reportProgress(app.database.db, row.requestedBy, { kind: 'export', id: row.id, done: 0, total: 1, state: 'failed' });
}

const REPORT_EVERY_MS = 400;

/** Yields to other requests after every month, and reports progress a few times a second. */
function progressReporter(app: App, row: store.ExportRow): (done: number, total: number) => Promise<void> {
  let reportedAt = 0;
  return async (done, total) => {
    await new Promise(resume => setImmediate(resume));
    if (performance.now() - reportedAt < REPORT_EVERY_MS && done < total) return;
    reportedAt = performance.now();
    await inScope(app.database.db, scopeOf(row), db => store.setProgress(db, row, { done, total }));
    await reportProgress(app.database.db, row.requestedBy, { kind: 'export', id: row.id, done, total, state: 'running' });
  };
}

const scopeOf = ({ organisationId }: store.ExportRow) => ({ organisation: organisationId });
