import { REPLAY_LIMITS, replayFields, type ReplayField } from '@hakaru/contract/extraction-replay';
import * as z from 'zod/mini';
import { findPageTexts, UnreadableDocument } from '#features/documents/public';
import type { App } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { addJob, organisationQueue, type Tasks } from '#platform/jobs';
import { reportProgress } from '#platform/progress';
import { extract } from './extract';
import { chosenModel } from './jobs';
import { providerOf } from './provider/request';
import * as store from './replay-store';
import { findModels, type Key, type MappingRow, type ModelRow } from './store';
import { findValues } from './values-store';

const ATTEMPTS = 3;
const named = z.object({ organisationId: z.string(), id: z.string() });

export async function queueReplay(db: Db, { organisationId, id }: Key): Promise<void> {
  const queue = organisationQueue('replay', organisationId);
  await addJob(db, 'replayModel', { organisationId, id }, { key: `replay:${id}`, queue, maxAttempts: ATTEMPTS });
}

export const replayTasks: Tasks = {
  replayModel: async (app, payload, { attempt }) => {
    const key = named.parse(payload);
    try {
      await replay(app, key);
    } catch (error) {
      if (attempt >= ATTEMPTS) {
        await inScope(app.database.db, scopeOf(key), db => store.setReplay(db, key, { state: 'failed', done: 0, isCapped: false }));
      }
      throw error;
    }
  },
};

type Plan = { row: store.ReplayRow; before: ModelRow[]; after: ModelRow[]; candidates: { id: string; type: string }[] };

/** Compares a changed model with the documents of its layout, newest first. Ends early when the change is withdrawn. */
async function replay(app: App, key: Key): Promise<void> {
  const plan = await inScope(app.database.db, scopeOf(key), db => planOf(db, key));
  if (!plan) return;
  const { row, candidates } = plan;
  const total = candidates.length;
  let found: number = 0;
  let isCapped: boolean = total >= REPLAY_LIMITS.lookedThrough;
  for (const [at, document] of candidates.entries()) {
    if (found >= REPLAY_LIMITS.documents) {
      isCapped = true;
      break;
    }
    const one = await compare(app, key, plan, document);
    const isThere = await inScope(app.database.db, scopeOf(key), async db => {
      const isKept = await store.setReplay(db, key, { state: 'running', done: at + 1, isCapped: false });
      if (isKept && one) await store.insertFound(db, key, { ...one, documentId: document.id, position: found });
      return isKept;
    });
    if (!isThere) return;
    if (one) found += 1;
    await reportProgress(app.database.db, row.requestedBy, { kind: 'replay', id: key.id, done: at + 1, total, state: 'running' });
  }
  await inScope(app.database.db, scopeOf(key), db => store.setReplay(db, key, { state: 'done', done: total, isCapped }));
  await reportProgress(app.database.db, row.requestedBy, { kind: 'replay', id: key.id, done: total, total, state: 'done' });
}

async function planOf(db: Db, key: Key): Promise<Plan | null> {
  const row = await store.findReplay(db, key);
  if (!row || row.state === 'done') return null;
  const before = await findModels(db, key.organisationId);
  const model = before.find(({ id }) => id === row.modelId);
  if (!model) return null;
  const { proposal } = row;
  const points = new Map((await findPoints(db, key.organisationId)).map(point => [point.dataPointId, point]));
  const mappings = proposal.mappings.flatMap((mapping): MappingRow[] => {
    const point = points.get(mapping.dataPointId);
    return point ? [{ ...mapping, ...point }] : []; // the data point was removed meanwhile
  });
  const after = before.map(one => (one.id === model.id ? { ...one, ...proposal, mappings } : one));
  const types = [...new Set([model.documentType, proposal.documentType])];
  const candidates = await store.findCandidates(db, key.organisationId, types, REPLAY_LIMITS.lookedThrough);
  return (await store.beginReplay(db, key, candidates.length)) ? { row, before, after, candidates } : null;
}

async function findPoints(db: Db, organisationId: string) {
  const points = await store.findPointNames(db, organisationId);
  return points.map(({ id, name, tableName, valueType }) => ({ dataPointId: id, dataPointName: name, tableName, valueType }));
}

/** Null when the document belongs to the layout neither under the present model nor under the changed one. */
async function compare(
  app: App,
  { organisationId }: Key,
  { row, before, after }: Plan,
  { id, type }: { id: string; type: string },
): Promise<{ readBy: string | null; fields: ReplayField[] | null } | null> {
  const { pages, stands } = await inScope(app.database.db, { organisation: organisationId }, async db => ({
    pages: await findPageTexts(db, { organisationId, id }),
    stands: await findValues(db, { organisationId, documentId: id }),
  }));
  const isOfLayout = [before, after].some(models => chosenModel(models, type, pages)?.id === row.modelId);
  if (!isOfLayout) return null;
  const reader = chosenModel(after, type, pages);
  if (!reader) return { readBy: null, fields: [] }; // no model would read it, so its values stay
  try {
    const later = providerOf(app.settings) ? 'notAsked' : 'needsEntry';
    const reads = await extract(organisationId, pages, reader.mappings, () => Promise.resolve(later));
    // A comparison sends no documents to a provider, so values that need one are not compared.
    const unasked = new Set(reads.filter(({ status }) => status === 'notAsked').map(({ dataPointId }) => dataPointId));
    const compared = <Row extends { dataPointId: string }>(rows: readonly Row[]) =>
      rows.filter(({ dataPointId }) => !unasked.has(dataPointId));
    return { readBy: reader.name, fields: replayFields(compared(stands), compared(reads)) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { readBy: reader.name, fields: null };
    throw error;
  }
}

const scopeOf = ({ organisationId }: Key) => ({ organisation: organisationId });
