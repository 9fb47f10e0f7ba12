import { buffer } from 'node:stream/consumers';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { ExportInput } from '@hakaru/contract/exports';
import { openFigures } from '#features/figures/public';
import { noteTask } from '#features/first-tasks/public';
import { accessScopesOf, findFigureScope } from '#features/grants/public';
import { record } from '#platform/audit';
import { inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import { addJob, organisationQueue } from '#platform/jobs';
import type { Slice } from '#platform/paging';
import * as store from './store';

const OPEN_MAX = 20;
export const EXPORT_ATTEMPTS = 5;

/** Requests an export. Readers may do so as well, because it contains only what they may read; the audit trail records it. */
export async function createExport(ctx: SignedIn, input: ExportInput): Promise<store.ExportRow> {
  const { book } = (await openFigures(ctx, input)).calculator; // not found unless the sender may see the asset
  const id = await inTransaction(ctx, ctx => onceIfNamed(ctx, ['createExport', input], ctx => enqueue(ctx, input, book.name)));
  await noteTask(ctx, 'export');
  return await readExport(ctx, id);
}

async function enqueue(ctx: SignedIn, input: ExportInput, asset: { en: string; jp: string }): Promise<string> {
  const { user, organisation } = ctx.actor;
  if ((await store.countOpen(ctx.db, organisation.id)) >= OPEN_MAX) throw invalid('kind', 'tooMany');
  const id = await store.insertExport(ctx.db, {
    ...input,
    organisationId: organisation.id,
    assetEn: asset.en,
    assetJp: asset.jp,
    requestedBy: user.id,
    requesterName: user.name,
    requestedAt: ctx.app.now(),
  });
  const queue = organisationQueue('export', organisation.id);
  await addJob(ctx, 'exportData', { organisationId: organisation.id, id }, { queue, maxAttempts: EXPORT_ATTEMPTS });
  await record(ctx, 'export.create', { subject: 'export', subjectId: id, after: input });
  return id;
}

/** The exports of the sender's organisation, newest first. */
export async function listExports(ctx: SignedIn, slice: Slice): Promise<Page<store.ExportRow>> {
  return await inTransaction(ctx, async ctx => {
    const { data, total } = await store.findExports(ctx.db, ctx.actor.organisation.id, slice);
    return pageOf(data, { ...slice, total });
  });
}

export async function readExport(ctx: SignedIn, id: string): Promise<store.ExportRow> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

/**
 * The exported file. Access to its content is checked again: once a grant to the asset or to one of its mandates has ended, the file is no
 * longer available.
 */
export async function exportedFile(ctx: SignedIn, id: string): Promise<{ name: string; bytes: Buffer; format: store.ExportRow['format'] }> {
  const row = await readExport(ctx, id);
  const { fileKey, fileName, format } = row;
  await requireAllOf(ctx, row);
  const content = fileKey && (await ctx.app.files.get(fileKey));
  if (!content || !fileName) throw new AppError('notFound');
  return { name: fileName, bytes: await buffer(content), format };
}

/**
 * A reader of the whole asset may have every file of it. A reader of some mandates may have a file made from granted mandates only, while the
 * grants still cover its months.
 */
async function requireAllOf(ctx: SignedIn, { assetId, within, to }: store.ExportRow): Promise<void> {
  const scope = await findFigureScope(ctx, assetId);
  if (!scope) throw new AppError('notFound');
  const { mandates } = scope;
  if (mandates === null) return;
  const isStillGranted = ([entityId, until]: [string, string | null]): boolean => {
    const now = mandates.get(entityId);
    if (now === undefined) return false;
    return now === null || now >= (until ?? to);
  };
  if (!within || !Object.entries(within).every(isStillGranted)) throw new AppError('notFound');
}

async function present(ctx: SignedIn, id: string): Promise<store.ExportRow> {
  const row = await store.findExport(ctx.db, ctx.actor.organisation.id, id);
  if (!row) throw new AppError('notFound');
  return row;
}

export type ExportAsset = { id: string; nameEn: string; nameJp: string; months: string[] };

/** The assets the sender may export from, each with its populated months. */
export async function listAssets(ctx: SignedIn): Promise<ExportAsset[]> {
  const own = ctx.actor.organisation.assets.map(({ id }) => id);
  const granted = (await accessScopesOf(ctx, null)).map(({ assetId }) => assetId);
  const found: ExportAsset[] = [];
  for (const id of new Set([...own, ...granted])) {
    const { book } = (await openFigures(ctx, { assetId: id })).calculator;
    found.push({ id, nameEn: book.name.en, nameJp: book.name.jp, months: book.monthEnds });
  }
  return found;
}
