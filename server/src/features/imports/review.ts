import type { ImportKind } from '@hakaru/contract/enumerations';
import { inTransaction, type SignedIn } from '#platform/context';
import type { Page } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { formOf } from '#features/import-kinds/public';
import { pageOf, readImport } from './actions';
import { findPartyNames } from './party-store';
import * as staging from './staging-store';
import * as store from './store';

/** The steps of an import's log. */
export async function readSteps(ctx: SignedIn, { organisationId, id }: store.ImportRecord) {
  return await inTransaction(ctx, ctx => store.listSteps(ctx.db, organisationId, id));
}

export async function readFiles(ctx: SignedIn, { organisationId, id }: store.ImportRecord) {
  return await inTransaction(ctx, ctx => store.listFiles(ctx.db, organisationId, id));
}

export async function readSheets(ctx: SignedIn, found: store.ImportRecord): Promise<staging.KeptSheet[]> {
  return await inTransaction(ctx, ctx => staging.listSheets(ctx.db, readingOf(found)));
}

/** The organisation a file is for and the one that sent it; either may ask for the other. */
export async function readParties(ctx: SignedIn, found: store.ImportRecord) {
  return await ctx.app.database.db.transaction().execute(async db => {
    const names = await findPartyNames(db, [found.organisationId, ...(found.ownerId ? [found.ownerId] : [])]);
    return { sender: names.get(found.organisationId) ?? null, owner: found.ownerId ? (names.get(found.ownerId) ?? null) : null };
  });
}

export async function listFindings(ctx: SignedIn, id: string, slice: Slice): Promise<Page<staging.KeptFinding>> {
  const found = await readImport(ctx, id);
  return await inTransaction(ctx, async ctx =>
    pageOf(await staging.listFindings(ctx.db, readingOf(found), slice, onlyOf(ctx, found)), slice),
  );
}

export async function listRows(
  ctx: SignedIn,
  { id, sheet, slice }: { id: string; sheet: string | null; slice: Slice },
): Promise<Page<staging.KeptRow>> {
  const found = await readImport(ctx, id);
  return await inTransaction(ctx, async ctx =>
    pageOf(await staging.listRows(ctx.db, readingOf(found), slice, { sheet, of: onlyOf(ctx, found) }), slice),
  );
}

/** The number of rows a reader is not shown: a sender may have included rows of another client. */
export async function countWithheld(ctx: SignedIn, found: store.ImportRecord): Promise<number> {
  const of = onlyOf(ctx, found);
  return of === null ? 0 : await inTransaction(ctx, ctx => staging.countStrange(ctx.db, readingOf(found), of));
}

/** The sender of a file sees all of it; the organisation it is for sees the rows about its own entities. */
function onlyOf({ actor }: SignedIn, { organisationId, ownerId }: store.ImportRecord): string | null {
  return organisationId === actor.organisation.id ? null : ownerId;
}

export type RowChange = {
  kind: ImportKind;
  sheet: string;
  row: number;
  key: string;
  field: string | null;
  before: string | null;
  after: string | null;
};

const CHANGES_MAX = 500;
const ALL = { first: 1_000_000, page: 1 };

/** The differences between a corrected file and the one before it, cell by cell; an added or removed row is one line. */
export async function listChanges(ctx: SignedIn, id: string): Promise<RowChange[]> {
  const found = await readImport(ctx, id);
  if (found.fileNo === 1) return [];
  return await inTransaction(ctx, async ctx => {
    const then = await staging.listRows(ctx.db, { ...readingOf(found), fileNo: found.fileNo - 1 }, ALL, { of: onlyOf(ctx, found) });
    const now = await staging.listRows(ctx.db, readingOf(found), ALL, { of: onlyOf(ctx, found) });
    return changesBetween(then.data, now.data).slice(0, CHANGES_MAX);
  });
}

export function changesBetween(then: readonly staging.KeptRow[], now: readonly staging.KeptRow[]): RowChange[] {
  const before = new Map(then.map(row => [keyOf(row), row]));
  const after = new Map(now.map(row => [keyOf(row), row]));
  const gone = then
    .filter(row => !after.has(keyOf(row)))
    .map((row): RowChange => ({ ...rowKeyOf(row), field: null, before: row.sheet, after: null }));
  const moved = now.flatMap((row): RowChange[] => {
    const old = before.get(keyOf(row));
    if (!old) return [{ ...rowKeyOf(row), field: null, before: null, after: row.sheet }];
    const fields = Object.keys(formOf(row).columns).filter(field => (old.values[field] ?? null) !== (row.values[field] ?? null));
    return fields.map(field => ({ ...rowKeyOf(row), field, before: old.values[field] ?? null, after: row.values[field] ?? null }));
  });
  return [...moved, ...gone];
}

const keyOf = (row: staging.KeptRow): string => JSON.stringify([row.kind, ...formOf(row).key.map(name => row.values[name])]);
const rowKeyOf = (kept: staging.KeptRow) => ({
  kind: kept.kind,
  sheet: kept.sheet,
  row: kept.row,
  key: formOf(kept)
    .key.flatMap(name => kept.values[name] ?? [])
    .join(' · '),
});

function readingOf({ organisationId, id, fileNo }: store.ImportRecord): staging.Reading {
  return { organisationId, importId: id, fileNo };
}
