import type { PageText } from '@hakaru/contract/document-reading';
import { AppError, invalid } from '@hakaru/contract/errors';
import { extractionModelInput, type ExtractionModelInput } from '@hakaru/contract/extraction';
import { parse } from '@hakaru/contract/fields';
import { documentWithPages, isPattern } from '#features/documents/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { extract, type Extracted } from './extract';
import { providerOf, requestOf, type Provider, type ProviderRequest } from './provider/request';
import * as store from './store';

export async function listModels(ctx: SignedIn): Promise<store.ModelRow[]> {
  return await inTransaction(ctx, ctx => store.findModels(ctx.db, ctx.actor.organisation.id));
}

export async function readModel(ctx: SignedIn, id: string): Promise<store.ModelRow> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

export async function createModel(ctx: SignedIn, input: unknown): Promise<store.ModelRow> {
  allow(ctx, 'write');
  const checked = soundModel(input);
  return await inTransaction(ctx, async ctx => {
    await requireDataPoints(ctx, checked);
    const id = await store.insertModel(ctx.db, ctx.actor.organisation.id, checked);
    await record(ctx, 'extractionModel.save', { subject: 'extractionModel', subjectId: id, after: checked });
    return await present(ctx, id);
  });
}

export async function deleteModel(ctx: SignedIn, { id, version }: { id: string; version: number }): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { name } = await present(ctx, id);
    if (!(await store.deleteModel(ctx.db, own(ctx, id), version))) throw new AppError('conflict');
    await record(ctx, 'extractionModel.delete', { subject: 'extractionModel', subjectId: id, before: { name } });
    return true;
  });
}

/** Runs a model over one document without storing the result, for a preview in the editor. */
export async function tryModel(ctx: SignedIn, id: string, documentId: string): Promise<Extracted[]> {
  const { model, pages } = await modelWithPages(ctx, id, documentId);
  const later = providerOf(ctx.app.settings) ? 'notAsked' : 'needsEntry'; // a provider is asked only when the document itself is read
  return await extract(ctx.actor.organisation.id, pages, model.mappings, () => Promise.resolve(later));
}

export type ShownRequest = ProviderRequest & { provider: Provider };

/** The exact request that reading a document by a model would send to the provider; null if none. Nothing is sent. */
export async function showRequest(ctx: SignedIn, id: string, documentId: string): Promise<ShownRequest | null> {
  const { model, pages } = await modelWithPages(ctx, id, documentId);
  const provider = providerOf(ctx.app.settings);
  if (!provider) return null;
  let shown: ShownRequest | null = null;
  await extract(ctx.actor.organisation.id, pages, model.mappings, questions => {
    shown = { ...requestOf(provider.model, pages, questions), provider };
    return Promise.resolve('notAsked');
  });
  return shown;
}

async function modelWithPages(ctx: SignedIn, id: string, documentId: string): Promise<{ model: store.ModelRow; pages: PageText[] }> {
  return await inTransaction(ctx, async ctx => ({
    model: await present(ctx, id),
    pages: (await documentWithPages(ctx, documentId)).pages,
  }));
}

/**
 * Checks the patterns before a model is saved; otherwise an invalid one would show only with the next document. Validation runs in this
 * process, so saving does not wait for the reading queue.
 */
export function soundModel(input: unknown): ExtractionModelInput {
  const checked = parse(extractionModelInput, input);
  if (checked.mappings.some(({ pattern }) => pattern && !isPattern(pattern))) throw invalid('mappings', 'pattern');
  return checked;
}

export async function requireDataPoints(ctx: SignedIn, { mappings }: ExtractionModelInput): Promise<void> {
  const ids = [...new Set(mappings.map(({ dataPointId }) => dataPointId))];
  if ((await store.countDataPoints(ctx.db, ctx.actor.organisation.id, ids)) !== ids.length) throw invalid('mappings', 'notFound');
}

export async function present(ctx: SignedIn, id: string): Promise<store.ModelRow> {
  const found = await store.findModel(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

export const own = ({ actor }: SignedIn, id: string): store.Key => ({ organisationId: actor.organisation.id, id });
