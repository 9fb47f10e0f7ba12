import type { Db } from '#platform/db';
import type { Book, BookEntity } from './book';
import * as store from './store';

/** Reads one asset as known at a moment (null: now). The caller has entered the owner's scope. */
export async function loadBook(db: Db, asset: store.AssetRow, known: string | null): Promise<Book> {
  // One connection answers in turn, so these wait for each other; together they are eight statements for any number of mandates.
  const rows = await store.findEntities(db, asset.id);
  const assignments = await store.findAssignments(db, asset.id);
  const parts = await store.findParts(db, asset.id);
  const classes = await store.findClasses(db, asset.id);
  const policies = await store.findPolicies(db, asset.id);
  const facts = await store.findFacts(db, asset.id, known);
  const monthEnds = await store.findMonthEnds(db, asset.id);
  const entities = new Map<string, BookEntity>();
  for (const { nameEn, nameJp, ...row } of rows)
    entities.set(row.id, { ...row, name: { en: nameEn, jp: nameJp }, childIds: [], benchmarks: [], parts: [] });
  for (const { id, parentId } of rows) if (parentId) entities.get(parentId)?.childIds.push(id);
  for (const { entityId, ...assignment } of assignments) entities.get(entityId)?.benchmarks.push(assignment);
  for (const { benchmarkId, ...version } of parts) entities.get(benchmarkId)?.parts.push(version);
  const root = rows.find(({ type }) => type === 'total') ?? null;
  return {
    assetId: asset.id,
    ownerId: asset.ownerId,
    name: { en: asset.nameEn, jp: asset.nameJp },
    baseCurrency: asset.baseCurrency,
    known,
    rootId: root?.id ?? null,
    fiscalYearStart: fiscalStartOf([...entities.values()]),
    entities,
    classes,
    policies,
    facts,
    monthEnds,
  };
}

const DEFAULT_FISCAL_START = 6;

/** The total's fiscal year is its mandates' where they agree; where they do not, the house default. */
function fiscalStartOf(entities: readonly BookEntity[]): number {
  const starts = new Set(entities.flatMap(({ mandate }) => (mandate ? [mandate.fiscalYearStart] : [])));
  return starts.size === 1 ? ([...starts][0] ?? DEFAULT_FISCAL_START) : DEFAULT_FISCAL_START;
}
