import type { ImportKind } from '@hakaru/contract/enumerations';
import { invalid } from '@hakaru/contract/errors';
import { keepSource, raiseBook } from '#features/facts/public';
import type { TermsChanged } from '#features/mandates/public';
import { noteDatasets } from '#features/reporting-tasks/public';
import type { SignedIn } from '#platform/context';
import { cellAddress, formOf, type Saving, savingOrder, type StagedRow, type World } from '#features/import-kinds/public';
import { latestRecording } from './basis-store';
import { datasetsIn } from './process';
import * as staging from './staging-store';
import type * as store from './store';

/** A checked file: its sheets, and the rows that would become facts. */
export type Content = { sheets: readonly staging.KeptSheet[]; rows: readonly staging.KeptRow[] };

/** Must be called in the sender's scope. */
export async function contentOf(ctx: SignedIn, { organisationId, id, fileNo }: store.ImportRecord): Promise<Content> {
  const reading = { organisationId, importId: id, fileNo };
  return { sheets: await staging.listSheets(ctx.db, reading), rows: await staging.allRows(ctx.db, reading) };
}

export type FactsSaved = { added: number; changed: readonly TermsChanged[] };

/** Called when the first fact of a sheet is about to be recorded. */
export type OnSheet = (sheet: staging.KeptSheet) => Promise<void>;
type Recording = { world: World; content: Content; onSheet?: OnSheet | undefined };

/** Records the rows as facts in the owner's scope; returns how many are new and which terms of mandates changed. */
export async function saveFacts(
  ctx: SignedIn,
  before: store.ImportRecord,
  { world, content: { sheets, rows }, onSheet }: Recording,
): Promise<FactsSaved> {
  const saving = await openSaving(ctx, { before, world, sheets, onSheet });
  const changed: TermsChanged[] = [];
  let added = 0;
  for (const kind of savingOrder) {
    const some = rows.filter(row => row.kind === kind);
    if (some.length === 0) continue;
    for (const form of new Set(some.map(formOf))) {
      const saved = await form.save(saving, some.filter(row => formOf(row) === form)); // oxfmt-ignore
      added += saved.recorded;
      changed.push(...(saved.changed ?? []));
      for (const assetId of saved.assetIds) await raiseBook(ctx.db, world.client.id, assetId);
    }
  }
  return { added, changed };
}

type Opening = { before: store.ImportRecord; world: World; sheets: readonly staging.KeptSheet[]; onSheet: OnSheet | undefined };

async function openSaving(ctx: SignedIn, { before, world, sheets, onSheet }: Opening): Promise<Saving> {
  const sources = new Map<string, string>();
  const bySheet = new Map(sheets.map(sheet => [sheet.name, sheet]));
  const latest = await latestRecording(ctx.db, world.client.id);
  const now = ctx.app.now();
  return {
    db: ctx.db,
    ownerId: world.client.id,
    userId: ctx.actor.user.id,
    userName: ctx.actor.user.name,
    userOrganisationId: ctx.actor.organisation.id,
    isOwn: world.client.isOwn,
    // A fact is never recorded earlier than the one it corrects.
    recordedAt: (latest && latest > now ? new Date(latest.getTime() + 1) : now).toISOString(),
    entity(ref) {
      const entity = world.entities.get(ref);
      if (!entity) throw invalid('id', 'codeGone');
      return entity;
    },
    async sourceOf(sheet) {
      const kept = sources.get(sheet);
      if (kept !== undefined) return kept;
      const begun = bySheet.get(sheet);
      if (begun) await onSheet?.(begun);
      const source = await keepSheet(ctx, before, world, sheet);
      sources.set(sheet, source);
      return source;
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

/** Tells the reporting tasks that the datasets of a file are approved. */
export async function noteApproved(
  ctx: SignedIn,
  { before, world, rows }: { before: store.ImportRecord; world: World; rows: readonly (StagedRow & { kind: ImportKind })[] },
): Promise<void> {
  const placed = rows.map(row => ({ on: { kind: formOf(row) }, values: row.values }));
  await noteDatasets(
    ctx.db,
    {
      organisationId: world.client.id,
      state: 'approved',
      importId: before.id,
      warnings: before.warnings,
      errors: 0,
      at: ctx.app.now(),
    },
    datasetsIn(world, placed),
  );
}
