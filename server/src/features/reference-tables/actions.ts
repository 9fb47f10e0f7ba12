import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { referenceInput, referenceNames } from '@hakaru/contract/reference-tables';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import * as store from './store';

export type UsedType = store.ReferenceType & { uses: number };

/** All entries of all lists, including archived ones: securities and counterparties that use them still show their names. */
export async function listTypes(ctx: SignedIn): Promise<store.ReferenceType[]> {
  return await store.findTypes(ctx.db);
}

/** The same with the number of uses over all organisations. */
export async function listUsedTypes(ctx: SignedIn): Promise<UsedType[]> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, ctx => withUses(ctx));
}

export async function createType(ctx: SignedIn, input: unknown): Promise<UsedType> {
  allow(ctx, 'superuser');
  const checked = parse(referenceInput, input);
  return await onPlatform(ctx, async ctx => {
    const id = await store.insertType(ctx.db, checked);
    await record(ctx, 'referenceType.create', { subject: 'referenceType', subjectId: id, after: checked });
    return await present(ctx, id);
  });
}

export async function renameType(ctx: SignedIn, { id, version }: store.Version, input: unknown): Promise<UsedType> {
  allow(ctx, 'superuser');
  const checked = parse(referenceNames, input);
  return await onPlatform(ctx, async ctx => {
    const { nameEn, nameJp } = await present(ctx, id);
    if (!(await store.renameType(ctx.db, { id, version }, checked))) throw new AppError('conflict');
    await record(ctx, 'referenceType.rename', { subject: 'referenceType', subjectId: id, before: { nameEn, nameJp }, after: checked });
    return await present(ctx, id);
  });
}

/** An archived entry is no longer offered in lists; records that use it keep it. */
export async function archiveType(ctx: SignedIn, { id, version }: store.Version, isArchived: boolean): Promise<UsedType> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const before = await present(ctx, id);
    if (!(await store.setArchived(ctx.db, { id, version }, isArchived ? ctx.app.now() : null))) throw new AppError('conflict');
    await record(ctx, isArchived ? 'referenceType.archive' : 'referenceType.restore', {
      subject: 'referenceType',
      subjectId: id,
      before: { isArchived: before.isArchived },
      after: { isArchived },
    });
    return await present(ctx, id);
  });
}

/** Only an unused entry can be deleted; a used one is archived instead. */
export async function deleteType(ctx: SignedIn, { id, version }: store.Version): Promise<boolean> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const { table, code, nameEn, nameJp, uses } = await present(ctx, id);
    if (uses > 0) throw invalid('id', 'inUse');
    if (!(await store.removeType(ctx.db, { id, version }))) throw new AppError('conflict');
    await record(ctx, 'referenceType.delete', { subject: 'referenceType', subjectId: id, before: { table, code, nameEn, nameJp } });
    return true;
  });
}

async function present(ctx: SignedIn, id: string): Promise<UsedType> {
  const [found] = await withUses(ctx, id);
  if (!found) throw new AppError('notFound');
  return found;
}

async function withUses(ctx: SignedIn, id: string | null = null): Promise<UsedType[]> {
  const types = await store.findTypes(ctx.db, id);
  const uses = new Map((await store.countUses(ctx.db)).map(one => [`${one.table} ${one.code}`, one.uses]));
  return types.map(type => ({ ...type, uses: uses.get(`${type.table} ${type.code}`) ?? 0 }));
}
