import * as z from 'zod/mini';
import { bookAt } from '#features/figures/public';
import { lockMonths, needsSecondPerson } from '#features/month-ends/public';
import { record } from '#platform/audit';
import type { App, Context } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { reportProgress } from '#platform/progress';
import * as openings from './opening-store';
import { freezeFrom, informReaders } from './publish';
import { findReport, lockReport } from './store';

const payloadOf = z.object({ organisationId: z.string(), runId: z.string() });

/** A run that failed as often is ended, because a person can start it again sooner than the next retry. */
const ATTEMPTS = 5;

type Opened = NonNullable<Awaited<ReturnType<typeof bookAt>>>;
type Step = { app: App; db: Db; run: openings.RunRow; opened: Opened };

export const reportTasks: Tasks = {
  /** Publishes one month in each transaction, so that a run whose process died goes on with the first month without a report. */
  publishOpening: async (app, payload, { attempt, signal }) => {
    const { organisationId, runId } = z.parse(payloadOf, payload);
    const within = <T>(work: (db: Db) => Promise<T>): Promise<T> => inScope(app.database.db, { organisation: organisationId }, work);
    const asked = await within(db => openings.holdRun(db, organisationId, runId));
    if (!asked || !isOpen(asked)) return;
    try {
      // Read once for all months of the run, as known when it was asked for.
      const opened = await within(db => bookAt(db, { id: asked.assetId, ownerId: organisationId }, asked.knownAt.toISOString()));
      if (!opened) throw new Error('the asset is not there');
      for (let run: openings.RunRow | null = asked; run && isOpen(run);) {
        if (signal?.aborted) throw new Error('the process is stopping');
        run = await within(db => publishNext({ app, db, run: asked, opened }));
        if (run) await announceProgress(app, run);
      }
    } catch (error) {
      if (attempt >= ATTEMPTS && !signal?.aborted) await within(db => endRun(app, db, asked));
      throw error;
    }
  },
};

/** The published months stay published; another run may be asked for. */
async function endRun(app: App, db: Db, { organisationId, id }: openings.RunRow): Promise<void> {
  const run = await openings.holdRun(db, organisationId, id);
  if (!run || !isOpen(run)) return;
  await openings.setRun(db, run, { state: 'failed', done: run.done, failure: 'unexpected', at: app.now() });
}

const isOpen = ({ state }: openings.RunRow): boolean => state === 'waiting' || state === 'running';

/** Publishes the oldest month that is left, or ends the run; null if another worker ended it. */
async function publishNext(step: Step): Promise<openings.RunRow | null> {
  const { app, db } = step;
  await lockMonths(db, step.run); // nobody can take back a month meanwhile
  const run = await openings.holdRun(db, step.run.organisationId, step.run.id);
  if (!run || !isOpen(run)) return null;
  const [month, ...later] = await openings.findUnpublished(db, run, { to: run.asOf, knownAt: run.knownAt });
  const failure = month ? await missOf(db, run, month) : run.done === 0 ? 'notPopulated' : null;
  const done = month && !failure ? run.done + 1 : run.done;
  if (month && !failure) await publishMonth({ ...step, run }, month.asOf, later.length === 0);
  const state = failure ? 'failed' : later.length === 0 ? 'done' : 'running';
  const change = { state, done, failure, at: state === 'running' ? null : app.now() } as const;
  await openings.setRun(db, run, change);
  return { ...run, ...change };
}

/** The rule of the second person is judged again for each month, because a month may have been populated anew meanwhile. */
async function missOf(db: Db, run: openings.RunRow, { populatedBy }: openings.OpeningMonth): Promise<'secondPerson' | null> {
  return populatedBy === run.requestedBy && (await needsSecondPerson(db, run.organisationId)) ? 'secondPerson' : null;
}

/** Connected systems learn of every report, people of the newest one only. */
async function publishMonth({ app, db, run, opened }: Step, asOf: string, isNewest: boolean): Promise<void> {
  const { organisationId, assetId, requestedBy, requestedIn, requesterName } = run;
  const key = { organisationId, assetId, entityId: null, asOf };
  if (!(await lockReport(db, key))) throw new Error('somebody is publishing this month; the retried run goes on after it');
  const id = await freezeFrom(db, opened, key, {
    previous: undefined,
    reason: null,
    publishedAt: app.now(),
    knownAt: run.knownAt.toISOString(),
    publisher: { userId: requestedBy, name: requesterName, organisationId: requestedIn },
  });
  const ctx: Context = {
    app,
    db,
    actor: null,
    request: { id: `publish ${run.id}`, ip: '', userAgent: '', language: 'en', module: null, tokenHash: null },
  };
  await informReaders(ctx, key, { id, isAgain: false, publisherId: requestedBy, isForPeople: isNewest });
  const report = await findReport(db, organisationId, id);
  const after = { asOf, version: report?.version, sha256: report?.sha256, opening: true };
  await record(ctx, 'report.publish', { subject: 'report', subjectId: assetId, organisationId, userId: requestedBy, after });
}

async function announceProgress(app: App, { requestedBy, id, done, total, state }: openings.RunRow): Promise<void> {
  const shown = state === 'waiting' ? 'running' : state;
  await reportProgress(app.database.db, requestedBy, { kind: 'publishing', id, done, total, state: shown });
}
