import type { Db } from '#platform/db';
import type { Book, BookEntity, FactSeries } from './book';
import * as store from './store';

/** Reads one asset as known at a moment (null: now). The caller has entered the owner's scope. */
export async function loadBook(db: Db, asset: store.AssetRow, known: string | null): Promise<Book> {
  const structure = await readStructure(db, asset);
  return { ...structure, known, facts: await store.findFacts(db, asset, [...structure.entities.keys()], { known }) };
}

/**
 * The same asset after a change. Facts are only ever added, each under the lock of its asset's version and so in the order of their
 * numbers: what was told after the last one held is all that is new. Structure is small and read again.
 */
export async function reloadBook(db: Db, asset: store.AssetRow, held: Book): Promise<Book> {
  const structure = await readStructure(db, asset);
  const told = await store.findFacts(db, asset, [...structure.entities.keys()], { after: lastFactOf(held) });
  const facts = new Map(held.facts);
  for (const [place, series] of told) facts.set(place, merged(facts.get(place), series));
  return { ...structure, known: null, facts };
}

function lastFactOf({ facts }: Book): string {
  let last = 0n;
  for (const { ids } of facts.values()) for (const id of ids) if (id !== null && BigInt(id) > last) last = BigInt(id);
  return last.toString();
}

function merged(held: FactSeries | undefined, told: FactSeries): FactSeries {
  if (!held) return told;
  const firstMonth = Math.min(held.firstMonth, told.firstMonth);
  const length = Math.max(held.firstMonth + held.values.length, told.firstMonth + told.values.length) - firstMonth;
  const at = (series: FactSeries, index: number) => index + firstMonth - series.firstMonth;
  const pick = <T>(of: (series: FactSeries) => (T | null)[]) =>
    Array.from({ length }, (_, index) => of(told)[at(told, index)] ?? of(held)[at(held, index)] ?? null);
  return { firstMonth, values: pick(one => one.values), ids: pick(one => one.ids), qualities: pick(one => one.qualities) };
}

async function readStructure(db: Db, asset: store.AssetRow): Promise<Omit<Book, 'known' | 'facts'>> {
  // One connection answers in turn, so these wait for each other; together they are seven statements for any number of mandates.
  const rows = await store.findEntities(db, asset);
  const assignments = await store.findAssignments(db, asset);
  const parts = await store.findParts(db, asset);
  const classes = await store.findClasses(db, asset);
  const policies = await store.findPolicies(db, asset);
  const monthEnds = await store.findMonthEnds(db, asset);
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
    rootId: root?.id ?? null,
    fiscalYearStart: fiscalStartOf([...entities.values()]),
    entities,
    classes,
    policies,
    monthEnds,
  };
}

const DEFAULT_FISCAL_START = 6;

/** The total's fiscal year is its mandates' where they agree; where they do not, the house default. */
function fiscalStartOf(entities: readonly BookEntity[]): number {
  const starts = new Set(entities.flatMap(({ mandate }) => (mandate ? [mandate.fiscalYearStart] : [])));
  return starts.size === 1 ? ([...starts][0] ?? DEFAULT_FISCAL_START) : DEFAULT_FISCAL_START;
}
