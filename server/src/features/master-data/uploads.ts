import { AppError, invalid } from '@hakaru/contract/errors';
import { parse, pasted } from '@hakaru/contract/fields';
import type { MasterStatus, MasterStep } from '@hakaru/contract/master-data';
import { buffer } from 'node:stream/consumers';
import { readTables } from '#features/import-kinds/public';
import { checkName, needsSecondPerson } from '#features/imports/public';
import { keepUpload, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, isSupport, type SignedIn } from '#platform/context';
import { requireFileBudget } from '#workbooks/readers';
import { applyRows, type Outcome } from './apply';
import { parseTables, type Parsed } from './parse';
import * as store from './store';

/** The organisation's uploads. */
export async function listUploads(ctx: SignedIn): Promise<store.UploadRow[]> {
  allow(ctx, 'manageUsers');
  return await inTransaction(ctx, ctx => store.findUploads(ctx.db, ctx.actor.organisation.id));
}

export type Sending = { file: Upload; assetId: string | null; reason: string | null };

/**
 * Stores a workbook of master data and returns what applying it would do. It is applied in a transaction that is rolled back, so the
 * preview has passed every rule, and nothing was changed.
 */
export async function uploadMaster(ctx: SignedIn, { file, assetId, reason: given }: Sending): Promise<store.UploadRow> {
  allow(ctx, 'manageUsers');
  await requireFileBudget();
  checkName(file.name);
  requireOwnAsset(ctx, assetId);
  const reason = given ? parse(pasted, given) || null : null;
  const { organisation, user } = ctx.actor;
  const parsed = parseTables(await readTables(organisation.id, file));
  const { steps, findings } = await tryOut(ctx, parsed, { assetId, reason });
  const status: MasterStatus = findings.some(({ severity }) => severity === 'error') ? 'refused' : 'ready';
  return await inTransaction(ctx, async ctx => {
    const { key, bytes } = await keepUpload(ctx, file);
    const kept = { fileName: file.name, fileKey: key, bytes, status, findings, steps, reason, assetId };
    const by = { ownerId: organisation.id, userId: user.id, userName: user.name, at: ctx.app.now() };
    const id = await store.insertUpload(ctx.db, { ...kept, ...by });
    const after = { file: file.name, status, findings: findings.length, ...countsOf(steps) };
    await record(ctx, 'masterData.upload', { subject: 'masterUpload', subjectId: id, after });
    return await present(ctx, id);
  });
}

/** Carries the outcome out of the transaction that is rolled back. */
class TriedOut extends Error {
  constructor(readonly outcome: Outcome) {
    super('a workbook was tried out');
  }
}

async function tryOut(
  ctx: SignedIn,
  { rows, findings }: Parsed,
  place: { assetId: string | null; reason: string | null },
): Promise<Outcome> {
  try {
    return await inTransaction(ctx, async ctx => {
      throw new TriedOut(await applyRows(ctx, rows, place));
    });
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error;
    return { steps: error.outcome.steps, findings: [...findings, ...error.outcome.findings] };
  }
}

/** Applies a workbook as previewed, all of it or nothing: if the result would differ now, it must be checked again. */
export async function applyMaster(ctx: SignedIn, id: string, version: number): Promise<store.UploadRow> {
  allow(ctx, 'manageUsers');
  const seen = await inTransaction(ctx, ctx => present(ctx, id));
  const content = await contentOf(ctx, seen);
  const { rows } = parseTables(await readTables(ctx.actor.organisation.id, { name: seen.fileName, bytes: content }));
  return await inTransaction(ctx, async ctx => {
    await requireSecondPerson(ctx, seen);
    await store.lockMaster(ctx.db, ctx.actor.organisation.id);
    requireOwnAsset(ctx, seen.assetId);
    await decide(ctx, { id, version, status: 'applied' });
    const { steps, findings } = await applyRows(ctx, rows, seen);
    if (findings.length > 0 || !isSamePlan(steps, seen.steps)) throw invalid('id', 'checkAgain');
    await record(ctx, 'masterData.apply', { subject: 'masterUpload', subjectId: id, after: { file: seen.fileName, ...countsOf(steps) } });
    return await present(ctx, id);
  });
}

export async function withdrawMaster(ctx: SignedIn, id: string, version: number): Promise<store.UploadRow> {
  allow(ctx, 'manageUsers');
  return await inTransaction(ctx, async ctx => {
    const { fileName } = await present(ctx, id);
    await decide(ctx, { id, version, status: 'withdrawn' });
    await record(ctx, 'masterData.withdraw', { subject: 'masterUpload', subjectId: id, after: { file: fileName } });
    return await present(ctx, id);
  });
}

async function decide(ctx: SignedIn, decision: { id: string; version: number; status: 'applied' | 'withdrawn' }): Promise<void> {
  const { organisation, user } = ctx.actor;
  const by = { ownerId: organisation.id, name: user.name, at: ctx.app.now() };
  if (!(await store.decide(ctx.db, { ...decision, ...by }))) throw new AppError('conflict');
}

/** Where an organisation requires a second person, neither the uploader nor support may apply a workbook. */
async function requireSecondPerson(ctx: SignedIn, { userId }: store.UploadRow): Promise<void> {
  const isNoSecond = userId === ctx.actor.user.id || isSupport(ctx.actor);
  if (isNoSecond && (await needsSecondPerson(ctx.db, ctx.actor.organisation.id))) throw invalid('id', 'secondPerson');
}

/** Compared field by field, because the database returns JSON keys in another order. */
const isSamePlan = (one: readonly MasterStep[], other: readonly MasterStep[]): boolean => planOf(one) === planOf(other);
const planOf = (steps: readonly MasterStep[]): string =>
  JSON.stringify(
    steps.map(({ sheet, row, key, effect, changes }) => [
      sheet,
      row,
      key,
      effect,
      changes.map(({ field, before, after }) => [field, before, after]),
    ]),
  );

export function countsOf(steps: readonly MasterStep[]): { created: number; changed: number; unchanged: number } {
  const count = (effect: MasterStep['effect']) => steps.filter(step => step.effect === effect).length;
  return { created: count('create'), changed: count('change'), unchanged: count('unchanged') };
}

function requireOwnAsset({ actor: { organisation } }: SignedIn, assetId: string | null): void {
  if (assetId !== null && !organisation.assets.some(({ id, ownerId }) => id === assetId && ownerId === organisation.id))
    throw new AppError('notFound');
}

export async function readUploaded(ctx: SignedIn, id: string): Promise<{ upload: store.UploadRow; bytes: Buffer }> {
  allow(ctx, 'manageUsers');
  const upload = await inTransaction(ctx, ctx => present(ctx, id));
  return { upload, bytes: await contentOf(ctx, upload) };
}

async function contentOf(ctx: SignedIn, { fileKey }: store.UploadRow): Promise<Buffer> {
  const content = await ctx.app.files.get(fileKey);
  if (!content) throw new AppError('notFound');
  return await buffer(content);
}

async function present(ctx: SignedIn, id: string): Promise<store.UploadRow> {
  const found = await store.findUpload(ctx.db, ctx.actor.organisation.id, id);
  if (!found) throw new AppError('notFound');
  return found;
}
