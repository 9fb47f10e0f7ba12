import { AppError, invalid } from '@hakaru/contract/errors';
import { replayCounts, type ReplayChange } from '@hakaru/contract/extraction-replay';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { own, present, requireDataPoints, soundModel } from './actions';
import { queueExtraction } from './jobs';
import { queueReplay } from './replay-jobs';
import * as replays from './replay-store';
import * as store from './store';

/** A proposed change of a model, with what it would read differently. */
export type Replay = replays.ReplayRow & {
  isOwn: boolean;
  documents: replays.FoundRow[];
  counts: Record<ReplayChange, number>;
  points: ReadonlyMap<string, replays.PointName>;
};

/** The proposed changes of a model, newest first. */
export async function listReplays(ctx: SignedIn, modelId: string): Promise<Replay[]> {
  return await inTransaction(ctx, async ctx => {
    await present(ctx, modelId);
    const rows = await replays.findReplays(ctx.db, own(ctx, modelId));
    const points = await pointsOf(ctx);
    const found = [];
    for (const row of rows) found.push(await withDocuments(ctx, row, points));
    return found;
  });
}

type Proposed = { id: string; version: number; input: unknown };

/** Stores a proposed change and queues its comparison with the documents of its layout. The model itself is unchanged. */
export async function proposeModel(ctx: SignedIn, { id, version, input }: Proposed): Promise<Replay> {
  allow(ctx, 'write');
  const proposal = soundModel(input);
  return await inTransaction(ctx, async ctx => {
    const model = await present(ctx, id);
    if (model.version !== version) throw new AppError('conflict');
    await requireDataPoints(ctx, proposal);
    const { organisation, user } = ctx.actor;
    const person = { id: user.id, name: user.name };
    const kept = { organisationId: organisation.id, modelId: id, baseVersion: version, proposal, person, at: ctx.app.now() };
    const replayId = await replays.insertReplay(ctx.db, kept);
    await queueReplay(ctx.db, own(ctx, replayId));
    return await withDocuments(ctx, await presentReplay(ctx, replayId), await pointsOf(ctx));
  });
}

/**
 * Makes a compared change the model's new version, unless the model has changed since. With `rereads`, documents without an approved notice
 * or valuation are extracted again; decided values stay in any case.
 */
export async function acceptReplay(ctx: SignedIn, { id, rereads }: { id: string; rereads: boolean }): Promise<store.ModelRow> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const replay = await presentReplay(ctx, id);
    const { modelId, baseVersion, proposal } = replay;
    if (replay.state !== 'done') throw invalid('id', 'notCompared');
    const { name, documentType, layout, mappings } = await present(ctx, modelId);
    await requireDataPoints(ctx, proposal);
    if (!(await store.updateModel(ctx.db, own(ctx, modelId), baseVersion, proposal))) throw new AppError('conflict');
    const documents = await replays.findFound(ctx.db, own(ctx, id));
    const again = rereads ? documents.filter(({ isSettled }) => !isSettled) : [];
    for (const { documentId } of again) await queueExtraction(ctx.db, { organisationId: ctx.actor.organisation.id, documentId });
    await replays.deleteReplay(ctx.db, own(ctx, id));
    await record(ctx, 'extractionModel.save', {
      subject: 'extractionModel',
      subjectId: modelId,
      before: { name, documentType, layout, mappings },
      after: { ...proposal, proposedBy: replay.requesterName, compared: replayCounts(documents), readAgain: again.length },
    });
    return await present(ctx, modelId);
  });
}

export async function discardReplay(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    if (!(await replays.deleteReplay(ctx.db, own(ctx, id)))) throw new AppError('notFound');
    return true;
  });
}

async function presentReplay(ctx: SignedIn, id: string): Promise<replays.ReplayRow> {
  const found = await replays.findReplay(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

async function pointsOf(ctx: SignedIn): Promise<Replay['points']> {
  return new Map((await replays.findPointNames(ctx.db, ctx.actor.organisation.id)).map(point => [point.id, point]));
}

async function withDocuments(ctx: SignedIn, row: replays.ReplayRow, points: Replay['points']): Promise<Replay> {
  const documents = await replays.findFound(ctx.db, own(ctx, row.id));
  return { ...row, isOwn: row.requestedBy === ctx.actor.user.id, documents, counts: replayCounts(documents), points };
}
