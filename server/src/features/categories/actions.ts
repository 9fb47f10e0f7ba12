import { openCategoryKinds } from '@hakaru/contract/address-choices';
import type { AuditAction } from '@hakaru/contract/audit';
import {
  categoryChange,
  categoryInput,
  heldTwice,
  membersInput,
  moveTerms,
  orderInput,
  type MembersInput,
  type OpenCategoryKind,
} from '@hakaru/contract/categories';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { addAccount, findRoot, isUnused, removeEntity, renameEntity, replaceMembers, setOrder } from '#features/structure/public';
import { changeStructure, raiseBook } from '#features/facts/public';
import { todayOf } from '#platform/today';
import { moveToClass } from '#features/mandates/public';
import { record } from '#platform/audit';
import { allow, type SignedIn } from '#platform/context';
import { inAsset, inAssetOf, readingAsset } from './asset-scope';
import * as store from './store';

/** A category with the x and y categories that share members with it. */
export type Category = store.CategoryRow & { xCategories: store.CategoryRow[]; yCategories: store.CategoryRow[] };

export async function listCategories(ctx: SignedIn, assetId: string): Promise<Category[]> {
  return await readingAsset(ctx, assetId, categoriesOf);
}

export async function listCandidates(ctx: SignedIn, assetId: string, kind: OpenCategoryKind): Promise<store.CandidateRow[]> {
  return await readingAsset(ctx, assetId, (ctx, place) => store.findCandidates(ctx.db, place, kind));
}

/** A portfolio class is created together with its subtotal account. */
export async function createCategory(ctx: SignedIn, assetId: string, input: unknown): Promise<Category> {
  allow(ctx, 'write');
  const checked = parse(categoryInput, input);
  return await inAsset(ctx, assetId, async (ctx, place) => {
    const entityId = isClass(checked) ? await addAccount(ctx.db, place, { ...checked, type: 'subtotal' }) : null;
    const id = await store.insertCategory(ctx.db, place, { ...checked, entityId });
    return await recordChange(ctx, place, 'category.create', { id, after: checked });
  });
}

type Change = { id: string; version: number; input: unknown };

export async function updateCategory(ctx: SignedIn, { id, version, input }: Change): Promise<Category> {
  allow(ctx, 'write');
  const change = parse(categoryChange, input);
  return await inAssetOf(ctx, id, async (ctx, place) => {
    const { name, nameJp, colour, entityId } = await present(ctx, place, id);
    if (!(await store.updateCategory(ctx.db, { ...place, id, version }, change))) throw new AppError('conflict');
    if (entityId) await renameEntity(ctx.db, { ...place, ...change, id: entityId });
    return await recordChange(ctx, place, 'category.update', { id, before: { name, nameJp, colour }, after: change });
  });
}

/** A class with members, or one named by a policy, is used by figures and cannot be archived. */
export async function archiveCategory(ctx: SignedIn, { id, version }: Omit<Change, 'input'>): Promise<Category> {
  allow(ctx, 'write');
  return await inAssetOf(ctx, id, async (ctx, place) => {
    const before = await present(ctx, place, id);
    if (isClass(before) && before.memberIds.length > 0) throw invalid('id', 'hasMembers');
    if (before.isInPolicy) throw invalid('id', 'inPolicy');
    if (!(await store.setArchived(ctx.db, { ...place, id, version }, true, null))) throw new AppError('conflict');
    const account = before.entityId ? { ...place, id: before.entityId } : null;
    if (account && (await isUnused(ctx.db, account))) await removeEntity(ctx.db, account);
    return await recordChange(ctx, place, 'category.archive', { id, before: { kind: before.kind }, after: { kind: 'archived' } });
  });
}

export async function restoreCategory(ctx: SignedIn, { id, version }: Omit<Change, 'input'>): Promise<Category> {
  allow(ctx, 'write');
  return await inAssetOf(ctx, id, async (ctx, place) => {
    const before = await present(ctx, place, id);
    const kind = before.formerKind ?? '';
    const entityId = isClass({ ...before, kind }) ? await addAccount(ctx.db, place, { ...before, type: 'subtotal' }) : null;
    if (!(await store.setArchived(ctx.db, { ...place, id, version }, false, entityId))) throw new AppError('conflict');
    return await recordChange(ctx, place, 'category.restore', { id, before: { kind: before.kind }, after: { kind } });
  });
}

/** Saves a new order of the categories of one kind and axis; the order the sender saw must still be current. */
export async function orderCategories(ctx: SignedIn, assetId: string, input: unknown): Promise<Category[]> {
  allow(ctx, 'write');
  const { before, after } = parse(orderInput, input);
  return await inAsset(ctx, assetId, async (ctx, place) => {
    const all = await store.findCategories(ctx.db, place);
    const first = all.find(({ id }) => id === before[0]);
    if (!first) throw new AppError('notFound');
    const group = all.filter(({ kind, axis }) => kind === first.kind && axis === first.axis);
    const ids = group.map(({ id }) => id);
    if (ids.join() !== before.join()) throw new AppError('conflict');
    if (ids.toSorted().join() !== after.toSorted().join()) throw invalid('after', 'invalid');
    await store.setOrder(ctx.db, place.organisationId, after);
    const accounts = after.flatMap(id => group.find(one => one.id === id)?.entityId ?? []);
    await setOrder(ctx.db, place.organisationId, accounts); // a class's account is shown in the same order
    await raiseBook(ctx.db, place.organisationId, assetId);
    const named = (order: readonly string[]) => ({ order: order.map(id => group.find(one => one.id === id)?.name ?? id) });
    await record(ctx, 'category.order', {
      organisationId: place.organisationId,
      subject: 'asset',
      subjectId: assetId,
      before: named(before),
      after: named(after),
    });
    return await categoriesOf(ctx, place);
  });
}

/** Replaces the members of several categories at once; each category must still have the version that was seen. */
export async function saveMembers(ctx: SignedIn, assetId: string, input: unknown, terms: unknown = {}): Promise<Category[]> {
  allow(ctx, 'write');
  const moves = parse(membersInput, input);
  const { fromDay, reason } = parse(moveTerms, terms);
  if (fromDay && fromDay > todayOf(ctx)) throw invalid('fromDay', 'future');
  return await inAsset(ctx, assetId, async (ctx, place) => {
    const before = await store.findCategories(ctx.db, place);
    await refuseStrangers(ctx, place, before, moves);
    for (const { categoryId: id, version } of moves)
      if (!(await store.raiseCategory(ctx.db, { ...place, id, version }))) throw new AppError('conflict');
    await replaceMembers(ctx.db, place.organisationId, moves);
    const after = await store.findCategories(ctx.db, place);
    if (heldTwice(after.filter(({ kind }) => kind !== 'archived').map(one => ({ ...one, entityIds: one.memberIds }))).length > 0)
      throw invalid('members', 'heldTwice');
    await followClasses(ctx, place, { before, after, fromDay, reason });
    await raiseBook(ctx.db, place.organisationId, assetId);
    const refs = await store.findRefs(ctx.db, place);
    const auditFields = (all: readonly store.CategoryRow[]) =>
      Object.fromEntries(
        all
          .filter(({ id }) => moves.some(move => move.categoryId === id))
          .map(({ name, memberIds }) => [name, memberIds.map(id => refs.get(id) ?? id)]),
      );
    await record(ctx, 'category.members', {
      organisationId: place.organisationId,
      subject: 'asset',
      subjectId: assetId,
      before: auditFields(before),
      after: auditFields(after),
    });
    return await categoriesOf(ctx, place);
  });
}

/** Members may only be put into categories in use, and only entities of the asset that the kind accepts. */
async function refuseStrangers(
  ctx: SignedIn,
  place: store.AssetKey,
  categories: readonly store.CategoryRow[],
  moves: MembersInput,
): Promise<void> {
  const candidates = new Map<string, Set<string>>();
  for (const { categoryId, entityIds } of moves) {
    const kind = openCategoryKinds.find(name => name === categories.find(({ id }) => id === categoryId)?.kind);
    if (!kind) throw new AppError('notFound');
    const known = candidates.get(kind) ?? new Set((await store.findCandidates(ctx.db, place, kind)).map(({ id }) => id));
    candidates.set(kind, known);
    if (!entityIds.every(id => known.has(id))) throw invalid('members', 'notFound');
    if (new Set(entityIds).size !== entityIds.length) throw invalid('members', 'heldTwice');
  }
}

type Following = {
  before: readonly store.CategoryRow[];
  after: readonly store.CategoryRow[];
  fromDay: string | null | undefined;
  reason: string | null | undefined;
};

/** Moves mandates in the tree: below the account of their new class, or below the total without a class. */
async function followClasses(ctx: SignedIn, place: store.AssetKey, { before, after, fromDay, reason }: Following) {
  const classes = after.filter(isClass);
  const wereIn = new Map(before.filter(isClass).flatMap(({ id, memberIds }) => memberIds.map(entityId => [entityId, id] as const)));
  const areIn = new Set(classes.flatMap(({ memberIds }) => memberIds));
  const { organisationId } = place;
  const day = fromDay ?? todayOf(ctx);
  const left = [...wereIn.keys()].filter(member => !areIn.has(member));
  const joined = new Map(classes.map(({ id, memberIds }) => [id, memberIds.filter(member => wereIn.get(member) !== id)]));
  if ([left, ...joined.values()].every(ids => ids.length === 0)) return;
  await changeStructure(ctx, { ...place, fromDay: day, reason });
  for (const { id, entityId } of classes)
    if (entityId) await moveToClass(ctx.db, { organisationId, ids: joined.get(id) ?? [], parentId: entityId, fromDay: day });
  const parentId = await findRoot(ctx.db, place);
  if (parentId) await moveToClass(ctx.db, { organisationId, ids: left, parentId, fromDay: day });
}

function isClass({ kind, axis }: { kind: string; axis: string }): boolean {
  return kind === 'portfolio' && axis === 'class';
}

async function categoriesOf(ctx: SignedIn, place: store.AssetKey): Promise<Category[]> {
  const rows = await store.findCategories(ctx.db, place);
  const sharing = (row: store.CategoryRow, axis: string) =>
    rows.filter(one => one.axis === axis && one.kind === row.kind && one.memberIds.some(id => row.memberIds.includes(id)));
  return rows.map(row => ({ ...row, xCategories: sharing(row, 'x'), yCategories: sharing(row, 'y') }));
}

async function present(ctx: SignedIn, place: store.AssetKey, id: string): Promise<Category> {
  const found = (await categoriesOf(ctx, place)).find(category => category.id === id);
  if (!found) throw new AppError('notFound');
  return found;
}

async function recordChange(
  ctx: SignedIn,
  place: store.AssetKey,
  action: AuditAction,
  entry: { id: string; before?: unknown; after: unknown },
): Promise<Category> {
  await raiseBook(ctx.db, place.organisationId, place.assetId);
  const { id, ...rest } = entry;
  const changed = await present(ctx, place, id);
  await record(ctx, action, { organisationId: place.organisationId, subject: 'category', subjectId: id, ...rest });
  return changed;
}
