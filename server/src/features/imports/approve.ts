import type { ImportKind } from '@hakaru/contract/enumerations';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { importReason, type ImportStatus } from '@hakaru/contract/imports';
import { keepSource, raiseBook } from '#features/facts/public';
import { noteDataset } from '#features/reporting-tasks/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { enterScope, inScope } from '#platform/db';
import { tellProgress } from '#platform/progress';
import { own, readImport } from './actions';
import type { Saving, StagedRow } from './kinds/kind';
import { kinds, savingOrder } from './kinds/registry';
import { datasetsIn, uploaderOf } from './process';
import { worldsOf, type Uploader, type World } from './sight';
import * as staging from './staging-store';
import * as store from './store';
import { cellAddress } from './understand';

/**
 * Makes facts of a checked file: all of them, the import's new status and the audit entries in one transaction. Of many who approve at
 * once one wins, by the version they saw. The rows were checked against what the approver's organisation may tell today, so that is asked anew.
 */
export async function approveImport(
  ctx: SignedIn,
  { id, version, reason }: { id: string; version: number; reason?: string | null | undefined },
): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  const seen = await inTransaction(ctx, ctx => own(ctx, id));
  await approveSeen(ctx, seen, { version, said: reason ? parse(importReason, reason) : null, sender: ctx.actor.organisation });
  return await readImport(ctx, id);
}

/**
 * The owner of the month says yes to a file that waits for nothing else: whole, and without a finding that needs a reason. False for any
 * other, and for one that somebody else is at work on. The caller has checked that the sender may steer the owner's month.
 */
export async function approveClean(ctx: SignedIn, { ownerId, importId }: { ownerId: string; importId: string }): Promise<boolean> {
  const seen = await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findImport(db, ownerId, importId));
  if (seen?.ownerId !== ownerId || seen.errors + seen.warnings > 0 || !CLEAN.includes(seen.status)) return false;
  try {
    await approveSeen(ctx, seen, { version: seen.version, said: null, sender: await uploaderOf(ctx.app, seen.organisationId) });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'conflict') return false;
    throw error;
  }
}

const CLEAN: readonly ImportStatus[] = ['validated', 'revalidated'];

type Saying = { version: number; said: string | null; sender: Uploader };

async function approveSeen(ctx: SignedIn, seen: store.ImportRecord, { version, said, sender }: Saying): Promise<void> {
  const { id, organisationId } = seen;
  const [world] = seen.ownerId ? await worldsOf(ctx.app, sender, seen.ownerId) : [];
  await inScope(ctx.app.database.db, { organisation: organisationId }, async db => {
    const scoped = { ...ctx, db };
    const before = await store.findImport(db, organisationId, id);
    if (!world || !before?.ownerId) throw new AppError('unauthorized');
    if (before.warnings > 0 && said === null) throw invalid('reason', 'required');
    const { id: userId, name: userName } = ctx.actor.user;
    const approval = { organisationId, id, version, userId, userName, reason: said, at: ctx.app.now() };
    if (!(await store.approve(db, approval))) throw new AppError('conflict');
    const told = await tellAll(scoped, before, world);
    await store.setTold(db, organisationId, id, told);
    await record(scoped, 'import.approve', {
      organisationId,
      subject: 'import',
      subjectId: id,
      before: { status: before.status },
      after: { told, reason: said },
    });
  });
  await tellProgress(ctx.app.database.db, seen.userId, { kind: 'import', id, done: 1, total: 1, state: 'done' });
}

const ROWS_MAX = 1_000_000;

/** Works in the owner's scope, and comes back to the sender's own. */
async function tellAll(ctx: SignedIn, before: store.ImportRecord, world: World): Promise<number> {
  const reading = { organisationId: before.organisationId, importId: before.id, fileNo: before.fileNo };
  const sheets = await staging.listSheets(ctx.db, reading);
  const { data: rows } = await staging.listRows(ctx.db, reading, { first: ROWS_MAX, page: 1 });
  await enterScope(ctx.db, { organisation: world.client.id });
  const saving = await openSaving(ctx, { before, world, sheets });
  let told = 0;
  for (const kind of savingOrder) {
    const some = rows.filter(row => row.kind === kind);
    if (some.length === 0) continue;
    const saved = await kinds[kind].save(saving, some);
    told += saved.told;
    for (const assetId of saved.assetIds) await raiseBook(ctx.db, world.client.id, assetId);
  }
  await noteApproved(ctx, { before, world, rows });
  if (world.client.id !== before.organisationId)
    await record(ctx, 'import.approve', {
      organisationId: world.client.id,
      subject: 'import',
      subjectId: before.id,
      after: { told, by: ctx.actor.organisation.ref },
    });
  await enterScope(ctx.db, { organisation: before.organisationId });
  return told;
}

type Opening = { before: store.ImportRecord; world: World; sheets: readonly staging.KeptSheet[] };

async function openSaving(ctx: SignedIn, { before, world, sheets }: Opening): Promise<Saving> {
  const sources = new Map<string, string>();
  const bySheet = new Map(sheets.map(sheet => [sheet.name, sheet]));
  const latest = await store.latestRecording(ctx.db, world.client.id);
  const now = ctx.app.now();
  return {
    db: ctx.db,
    ownerId: world.client.id,
    userId: ctx.actor.user.id,
    // A fact never claims to have been known before the one it corrects.
    recordedAt: (latest && latest > now ? new Date(latest.getTime() + 1) : now).toISOString(),
    entity(ref) {
      const entity = world.entities.get(ref);
      if (!entity) throw invalid('id', 'codeGone');
      return entity;
    },
    async sourceOf(sheet) {
      const kept = sources.get(sheet) ?? (await keepSheet(ctx, before, world, sheet));
      sources.set(sheet, kept);
      return kept;
    },
    place: (row: StagedRow, column) => {
      const sheet = bySheet.get(row.sheet);
      return sheet && column in sheet.columns ? `${row.sheet}!${cellAddress(sheet, row.row, column)}` : `${row.sheet}!${row.row}`;
    },
  };
}

async function keepSheet(ctx: SignedIn, before: store.ImportRecord, world: World, sheet: string): Promise<string> {
  const label = `${before.fileName} · ${sheet}`;
  return await keepSource(ctx.db, world.client.id, {
    kind: 'import',
    labelEn: label,
    labelJp: label,
    personId: before.userId,
    approvedBy: ctx.actor.user.id,
    sheet: { importOrganisationId: before.organisationId, importId: before.id, name: sheet },
  });
}

async function noteApproved(
  ctx: SignedIn,
  { before, world, rows }: { before: store.ImportRecord; world: World; rows: readonly (StagedRow & { kind: ImportKind })[] },
): Promise<void> {
  const placed = rows.map(({ kind, values }) => ({ on: { kind: kinds[kind] }, values }));
  for (const { kind, asOf, entityIds } of datasetsIn(world, placed)) {
    await noteDataset(ctx.db, {
      organisationId: world.client.id,
      entityIds,
      asOf,
      dataset: kind,
      state: 'approved',
      importId: before.id,
      warnings: before.warnings,
      errors: 0,
      at: ctx.app.now(),
    });
  }
}
