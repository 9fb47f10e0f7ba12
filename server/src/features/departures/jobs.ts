import { Readable } from 'node:stream';
import { ARCHIVE_DAYS } from '@hakaru/contract/departures';
import { AppError } from '@hakaru/contract/errors';
import * as z from 'zod/mini';
import { record } from '#platform/audit';
import type { App, Context } from '#platform/context';
import { inScope } from '#platform/db';
import { queueFileRemoval } from '#platform/file-removal-job';
import type { Tasks } from '#platform/jobs';
import { reportProgress } from '#platform/progress';
import { ARCHIVE_ATTEMPTS } from './actions';
import { archiveOf } from './archive';
import { failLostArchives } from './lost-archives';
import * as store from './store';

const payloadOf = z.object({ organisationId: z.string(), id: z.string() });
const DAY_MS = 86_400_000;

export const departureTasks: Tasks = {
  /** After a crash the job starts again from the beginning; when two runs overlap, the archive of the slower one is deleted. */
  archiveOrganisation: async (app, payload, { attempt }) => {
    const place = z.parse(payloadOf, payload);
    const row = await inScope(app.database.db, { organisation: place.organisationId }, db => store.findArchive(db, place));
    if (!row || row.state === 'done' || row.state === 'failed') return;
    try {
      await make(app, row, attempt);
    } catch (error) {
      if (attempt < ARCHIVE_ATTEMPTS) throw error;
      await inScope(app.database.db, scopeOf(row), db =>
        store.setFailed(db, row, error instanceof AppError ? error.refusal : 'unexpected', app.now()),
      );
      await reportProgress(app.database.db, row.requestedBy, { kind: 'archive', id: row.id, done: 0, total: 1, state: 'failed' });
      throw error;
    }
  },
  /** Daily. The file is deleted before its key is cleared, so that an interrupted run is completed the next day. */
  removeOldArchives: async app => {
    await inScope(app.database.db, 'platform', db => failLostArchives(app, db, 'everybody'));
    const before = new Date(app.now().getTime() - ARCHIVE_DAYS * DAY_MS);
    const old = () => inScope(app.database.db, 'platform', db => store.findOldArchives(db, before));
    for (let some = await old(); some.length > 0; some = await old()) {
      for (const row of some) {
        await app.files.delete(row.fileKey);
        await inScope(app.database.db, scopeOf(row), db => store.forgetArchive(db, row));
      }
    }
  },
};

async function make(app: App, row: store.ArchiveRow, attempt: number): Promise<void> {
  const { organisationId } = row;
  const { content, totals, facts } = await archiveOf(app, organisationId, {
    report: progressReporter(app, row),
    mayBeReplica: attempt === 1,
  });
  const name = `hakaru_${facts.ref}_${facts.madeAt.slice(0, 10)}.zip`;
  const stored = await app.files.put(Readable.from(content, { objectMode: false }), {
    organisationId,
    contentType: 'application/zip',
    name,
  });
  const { key: fileKey, bytes, sha256 } = stored;
  const isKept = await inScope(app.database.db, scopeOf(row), async db => {
    if (!(await store.setDone(db, row, { fileKey, fileName: name, bytes, sha256, totals, at: app.now() }))) return false;
    const ctx: Context = {
      app,
      db,
      actor: null,
      request: { id: `archive ${row.id}`, ip: '', userAgent: '', language: 'en', module: null, tokenHash: null },
    };
    const after = { sha256, bytes, ...totals };
    await record(ctx, 'organisation.exportDone', {
      organisationId,
      userId: row.requestedBy,
      subject: 'organisationExport',
      subjectId: row.id,
      after,
    });
    return true;
  });
  if (!isKept) return await queueFileRemoval(app.database.db, fileKey);
  await reportProgress(app.database.db, row.requestedBy, { kind: 'archive', id: row.id, done: 1, total: 1, state: 'done' });
}

const REPORT_EVERY_MS = 400;

function progressReporter(app: App, row: store.ArchiveRow): (done: number, total: number) => Promise<void> {
  let reportedAt = 0;
  return async (done, total) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS && done < total) return;
    reportedAt = performance.now();
    await inScope(app.database.db, scopeOf(row), db => store.setProgress(db, row, { done, total }));
    await reportProgress(app.database.db, row.requestedBy, { kind: 'archive', id: row.id, done, total, state: 'running' });
  };
}

const scopeOf = ({ organisationId }: store.ArchiveKey) => ({ organisation: organisationId });
