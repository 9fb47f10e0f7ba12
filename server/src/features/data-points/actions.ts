import { associationInput, breakdownTypes, dataPointInput, timeDimensions, type DataPointInput } from '@hakaru/contract/data-points';
import { AppError } from '@hakaru/contract/errors';
import { id as idRule, parse } from '@hakaru/contract/fields';
import * as z from 'zod/mini';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';
import { findTypeFields } from './type-store';

export async function listDataPoints(ctx: SignedIn, filter: store.Filter): Promise<store.DataPointRow[]> {
  return await inTransaction(ctx, ctx => store.findDataPoints(ctx.db, ctx.actor.organisation.id, filter));
}

export async function readDataPoint(ctx: SignedIn, id: string): Promise<store.DataPointRow> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

const manyIds = z.array(idRule).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany'));

/** Adds data points for fields of a document type's tables; data points the organisation already has are left unchanged. */
export async function addDataPoints(ctx: SignedIn, fieldIds: unknown): Promise<store.DataPointRow[]> {
  allow(ctx, 'write');
  const ids = parse(manyIds, fieldIds);
  return await inTransaction(ctx, async ctx => {
    const known = await store.findDataPoints(ctx.db, ctx.actor.organisation.id, { search: '', documentType: null });
    const fields = (await findTypeFields(ctx.db)).filter(({ id }) => ids.includes(id));
    if (fields.length !== new Set(ids).size) throw new AppError('notFound');
    const added: store.DataPointRow[] = [];
    for (const { fieldName: name, documentType, tableName, valueType, breakdownType, timeDimension } of fields) {
      if (known.some(one => isSame(one, { documentType, tableName, name }))) continue;
      const input = parse(dataPointInput, { name, documentType, tableName, valueType, breakdownType, timeDimension });
      added.push(await present(ctx, await create(ctx, input)));
    }
    return added;
  });
}

type Named = Pick<DataPointInput, 'documentType' | 'tableName' | 'name'>;
const isSame = (one: Named, other: Named): boolean =>
  one.documentType === other.documentType && one.tableName === other.tableName && one.name === other.name;

export async function createDataPoint(ctx: SignedIn, input: unknown): Promise<store.DataPointRow> {
  allow(ctx, 'write');
  const checked = parse(dataPointInput, input);
  return await inTransaction(ctx, async ctx => await present(ctx, await create(ctx, checked)));
}

async function create(ctx: SignedIn, input: DataPointInput): Promise<string> {
  const id = await store.insertDataPoint(ctx.db, ctx.actor.organisation.id, input);
  await record(ctx, 'dataPoint.create', { subject: 'dataPoint', subjectId: id, after: input });
  return id;
}

export async function updateDataPoint(ctx: SignedIn, { id, version, input }: { id: string; version: number; input: unknown }) {
  allow(ctx, 'write');
  const checked = parse(dataPointInput, input);
  return await inTransaction(ctx, async ctx => {
    const { id: _, version: __, uses: ___, ...before } = await present(ctx, id);
    if (!(await store.updateDataPoint(ctx.db, own(ctx, id), version, checked))) throw new AppError('conflict');
    await record(ctx, 'dataPoint.update', { subject: 'dataPoint', subjectId: id, before, after: checked });
    return await present(ctx, id);
  });
}

const manyInput = z.strictObject({
  ids: manyIds,
  breakdownType: z.enum(breakdownTypes, 'invalid'),
  timeDimension: z.enum(timeDimensions, 'invalid'),
});

export async function updateDataPoints(ctx: SignedIn, input: unknown): Promise<number> {
  allow(ctx, 'write');
  const { ids, ...change } = parse(manyInput, input);
  return await inTransaction(ctx, async ctx => {
    const changed = await store.updateMany(ctx.db, ctx.actor.organisation.id, ids, change);
    if (changed !== new Set(ids).size) throw new AppError('notFound');
    for (const id of ids) await record(ctx, 'dataPoint.update', { subject: 'dataPoint', subjectId: id, after: change });
    return changed;
  });
}

export async function removeDataPoints(ctx: SignedIn, given: unknown): Promise<number> {
  allow(ctx, 'write');
  const ids = parse(manyIds, given);
  return await inTransaction(ctx, async ctx => {
    const removed = await store.deleteDataPoints(ctx.db, ctx.actor.organisation.id, ids);
    if (removed !== new Set(ids).size) throw new AppError('notFound');
    for (const id of ids) await record(ctx, 'dataPoint.delete', { subject: 'dataPoint', subjectId: id });
    return removed;
  });
}

export async function listMappings(ctx: SignedIn, of: store.MappingsOf): Promise<store.MappingRow[]> {
  return await inTransaction(ctx, ctx => store.findMappings(ctx.db, ctx.actor.organisation.id, of));
}

/** Only for the organisation's own document and data points; any other id is not found. */
export async function associateDataPoints(ctx: SignedIn, input: unknown): Promise<store.MappingRow[]> {
  allow(ctx, 'write');
  const association = parse(associationInput, input);
  return await inTransaction(ctx, async ctx => {
    const { dataPointIds, documentId } = association;
    await store.insertMappings(ctx.db, ctx.actor.organisation.id, association, ctx.actor.user.name);
    const found = await store.findMappings(ctx.db, ctx.actor.organisation.id, { dataPointId: null, documentId });
    if (!dataPointIds.every(id => found.some(({ dataPointId }) => dataPointId === id))) throw new AppError('notFound');
    await record(ctx, 'dataPoint.associate', { subject: 'document', subjectId: documentId, after: { dataPointIds } });
    return found;
  });
}

export async function disassociateDataPoints(ctx: SignedIn, input: unknown): Promise<number> {
  allow(ctx, 'write');
  const association = parse(associationInput, input);
  return await inTransaction(ctx, async ctx => {
    const { dataPointIds, documentId } = association;
    const removed = await store.deleteAssociations(ctx.db, ctx.actor.organisation.id, association);
    if (removed === 0) throw new AppError('notFound');
    await record(ctx, 'dataPoint.disassociate', { subject: 'document', subjectId: documentId, before: { dataPointIds } });
    return removed;
  });
}

export async function deleteMapping(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    if (!(await store.deleteMapping(ctx.db, own(ctx, id)))) throw new AppError('notFound');
    await record(ctx, 'dataPoint.disassociate', { subject: 'dataPointMapping', subjectId: id });
    return true;
  });
}

/** Deletes every mapping of a data point that is not locked; returns their number. */
export async function removeNonLockedMappings(ctx: SignedIn, dataPointId: string): Promise<number> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    await present(ctx, dataPointId);
    const removed = await store.deleteUnlocked(ctx.db, own(ctx, dataPointId));
    await record(ctx, 'dataPoint.disassociate', { subject: 'dataPoint', subjectId: dataPointId, before: { mappings: removed } });
    return removed;
  });
}

export async function lockMapping(ctx: SignedIn, id: string, isLocked: boolean): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    if (!(await store.setLocked(ctx.db, own(ctx, id), isLocked))) throw new AppError('notFound');
    await record(ctx, 'dataPoint.lock', { subject: 'dataPointMapping', subjectId: id, after: { isLocked } });
    return isLocked;
  });
}

async function present(ctx: SignedIn, id: string): Promise<store.DataPointRow> {
  const found = await store.findDataPoint(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

const own = ({ actor }: SignedIn, id: string): store.Key => ({ organisationId: actor.organisation.id, id });
