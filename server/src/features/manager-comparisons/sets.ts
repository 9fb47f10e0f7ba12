import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { COMPARISON_SETS_MAX, peerSetInput, type PeerSetInput } from '@hakaru/contract/manager-comparisons';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { chosenPeers, openReach, type Reach } from './peers';
import * as store from './set-store';

export type ShownSet = store.PeerSet & { isOwn: boolean };

/** The user's own sets and the organisation's. Members that may not be named are left out. */
export async function listSets(ctx: SignedIn): Promise<ShownSet[]> {
  const reach = await openReach(ctx);
  const sets = await inTransaction(ctx, ctx => store.findSets(ctx.db, readerOf(ctx)));
  return sets.map(set => shown(ctx, reach, set));
}

export async function addSet(ctx: SignedIn, input: unknown): Promise<ShownSet> {
  allow(ctx, 'write');
  const checked = parse(peerSetInput, input);
  const reach = await requireNamed(ctx, checked);
  const author = { ...readerOf(ctx), userName: ctx.actor.user.name, at: ctx.app.now() };
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['addManagerComparison', checked], async ctx => {
      await store.lockSets(ctx.db, author.organisationId);
      if ((await store.countSets(ctx.db, author.organisationId)) >= COMPARISON_SETS_MAX) throw invalid('name', 'tooMany');
      const id = await store.insertSet(ctx.db, author, checked);
      await record(ctx, 'comparison.create', { subject: 'managerComparison', subjectId: id, after: checked });
      return id;
    });
    return shown(ctx, reach, await present(ctx, id));
  });
}

type Seen = { id: string; version: number };

export async function updateSet(ctx: SignedIn, { id, version }: Seen, input: unknown): Promise<ShownSet> {
  allow(ctx, 'write');
  const checked = parse(peerSetInput, input);
  const reach = await requireNamed(ctx, checked);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    if (!(await store.updateSet(ctx.db, { organisationId: readerOf(ctx).organisationId, id, version }, checked)))
      throw new AppError('conflict');
    await record(ctx, 'comparison.update', { subject: 'managerComparison', subjectId: id, before: termsOf(before), after: checked });
    return shown(ctx, reach, await present(ctx, id));
  });
}

export async function removeSet(ctx: SignedIn, { id, version }: Seen): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    if (!(await store.deleteSet(ctx.db, { organisationId: readerOf(ctx).organisationId, id, version }))) throw new AppError('conflict');
    await record(ctx, 'comparison.remove', { subject: 'managerComparison', subjectId: id, before: termsOf(before) });
    return true;
  });
}

const readerOf = ({ actor }: SignedIn) => ({ organisationId: actor.organisation.id, userId: actor.user.id });
const termsOf = ({ name, isShared, members }: store.PeerSet) => ({ name, isShared, members });

/** A mandate that may not be named is refused like one that does not exist. */
async function requireNamed(ctx: SignedIn, { members }: PeerSetInput): Promise<Reach> {
  const reach = await openReach(ctx);
  if (chosenPeers(reach, members).length !== members.length) throw invalid('members', 'notFound');
  return reach;
}

async function present(ctx: SignedIn, id: string): Promise<store.PeerSet> {
  const [found] = await store.findSets(ctx.db, readerOf(ctx), id);
  if (!found) throw new AppError('notFound');
  return found;
}

function shown(ctx: SignedIn, reach: Reach, set: store.PeerSet): ShownSet {
  const members = chosenPeers(reach, set.members).map(({ assetId, entity }) => ({ assetId, entityId: entity.id }));
  return { ...set, members, isOwn: set.userId === ctx.actor.user.id };
}
