import { cashflowMappingInput, flowsOf, type CashflowMappingInput, type FlowConflict } from '@hakaru/contract/cashflow-mappings';
import { boxOf, type PageBox } from '@hakaru/contract/document-reading';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { documentWithPages } from '#features/documents/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';

export async function listMappings(ctx: SignedIn, filter: store.Filter): Promise<store.CashflowMappingRow[]> {
  return await inTransaction(ctx, ctx => store.findMappings(ctx.db, ctx.actor.organisation.id, filter));
}

export async function createMapping(ctx: SignedIn, input: unknown): Promise<store.CashflowMappingRow> {
  allow(ctx, 'write');
  const checked = parse(cashflowMappingInput, input);
  return await inTransaction(ctx, async ctx => {
    await requireFund(ctx, checked);
    const id = await store.insertMapping(ctx.db, ctx.actor.organisation.id, checked);
    await record(ctx, 'cashflowMapping.save', { subject: 'cashflowMapping', subjectId: id, after: checked });
    return await present(ctx, id);
  });
}

export async function updateMapping(ctx: SignedIn, { id, version, input }: { id: string; version: number; input: unknown }) {
  allow(ctx, 'write');
  const checked = parse(cashflowMappingInput, input);
  return await inTransaction(ctx, async ctx => {
    const { securityId, textPattern, side, cashflowType, sign } = await present(ctx, id);
    await requireFund(ctx, checked);
    if (!(await store.updateMapping(ctx.db, own(ctx, id), version, checked))) throw new AppError('conflict');
    const before = { securityId, textPattern, side, cashflowType, sign };
    await record(ctx, 'cashflowMapping.save', { subject: 'cashflowMapping', subjectId: id, before, after: checked });
    return await present(ctx, id);
  });
}

export async function deleteMapping(ctx: SignedIn, { id, version }: { id: string; version: number }): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { textPattern } = await present(ctx, id);
    if (!(await store.deleteMapping(ctx.db, own(ctx, id), version))) throw new AppError('conflict');
    await record(ctx, 'cashflowMapping.delete', { subject: 'cashflowMapping', subjectId: id, before: { textPattern } });
    return true;
  });
}

export type DocumentFlow = { page: number; text: string; side: string; type: string; amount: string; box: PageBox | null };
export type DocumentFlows = { flows: DocumentFlow[]; conflicts: FlowConflict[] };

/** The typed flows read from a document with the mappings of its fund; a document without a fund gives none. */
export async function readFlows(ctx: SignedIn, documentId: string): Promise<DocumentFlows> {
  return await inTransaction(ctx, async ctx => {
    const { entityId, pages } = await documentWithPages(ctx, documentId);
    if (!entityId) return { flows: [], conflicts: [] };
    const mappings = await store.findMappings(ctx.db, ctx.actor.organisation.id, { securityId: entityId, search: '' });
    const { flows, conflicts } = flowsOf(pages, mappings);
    const boxed = flows.map(({ page, from, to, ...flow }) => {
      const on = pages.find(one => one.page === page);
      return { ...flow, page, box: on ? boxOf(on, from, to) : null };
    });
    return { flows: boxed, conflicts };
  });
}

async function requireFund(ctx: SignedIn, { securityId }: CashflowMappingInput): Promise<void> {
  if (!(await store.hasFund(ctx.db, own(ctx, securityId)))) throw invalid('securityId', 'notFound');
}

async function present(ctx: SignedIn, id: string): Promise<store.CashflowMappingRow> {
  const found = await store.findMapping(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

const own = ({ actor }: SignedIn, id: string): store.Key => ({ organisationId: actor.organisation.id, id });
