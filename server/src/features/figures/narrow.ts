import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { Book, BookEntity, FactSeries } from './book';

/** What a grantee may see of an asset: these mandates, each up to its last day (null: no end). */
export type Sight = ReadonlyMap<string, string | null>;

/**
 * The book as a manager or trustee reads it: the granted mandates with what lies below and above them, and facts only to the end of
 * each grant. Totals are worked out from what is left, so nothing of the other mandates shines through. Policies are the owner's alone.
 */
export function narrowed(book: Book, sight: Sight): Book {
  const kept = new Set<string>();
  const frames = new Set<string>();
  const lastMonth = new Map<string, number | null>();
  for (const [entityId, toDay] of sight) {
    for (const id of [entityId, ...below(book, entityId)]) {
      kept.add(id);
      lastMonth.set(id, toDay === null ? null : monthIndexOf(toDay));
    }
    for (const id of above(book, entityId)) {
      kept.add(id);
      frames.add(id);
    }
  }
  // Only of what was granted: a composite on an account above it tells the owner's mix of everything else.
  for (const id of lastMonth.keys())
    for (const benchmark of book.entities.get(id)?.benchmarks ?? []) keepBenchmark(book, benchmark.benchmarkId, kept);
  const entities = new Map(
    [...book.entities].filter(([id]) => kept.has(id)).map(([id, entity]) => [id, thinned(entity, { kept, isGranted: lastMonth.has(id) })]),
  );
  // An account above a mandate is a place to stand in: what was told of it is of other mandates too.
  const told = new Set([...kept].filter(id => lastMonth.has(id) || !frames.has(id)));
  const facts = new Map([...book.facts].flatMap(([place, series]) => keptFacts(place, series, { told, lastMonth })));
  const classIds = new Set([...entities.values()].map(({ classId }) => classId));
  return { ...book, entities, facts, policies: [], assumedRates: [], classes: book.classes.filter(({ id }) => classIds.has(id)) };
}

function below(book: Book, id: string): string[] {
  return (book.entities.get(id)?.childIds ?? []).flatMap(child => [child, ...below(book, child)]);
}

function above(book: Book, id: string): string[] {
  const parentId = book.entities.get(id)?.parentId;
  return parentId ? [parentId, ...above(book, parentId)] : [];
}

/** A market series may be seen by whom it measures; a mix of the owner's other mandates may not. */
function keepBenchmark(book: Book, id: string, kept: Set<string>): void {
  const benchmark = book.entities.get(id);
  if (!benchmark || benchmark.type === 'mvWeightedAverage' || benchmark.type === 'policyWeightedAverage') return;
  kept.add(id);
  for (const version of benchmark.parts) for (const { componentId } of version.weights) keepBenchmark(book, componentId, kept);
}

type Keeping = { kept: ReadonlySet<string>; isGranted: boolean };

function thinned(entity: BookEntity, { kept, isGranted }: Keeping): BookEntity {
  return {
    ...entity,
    childIds: entity.childIds.filter(id => kept.has(id)),
    benchmarks: isGranted ? entity.benchmarks.filter(({ benchmarkId }) => kept.has(benchmarkId)) : [],
  };
}

type Limits = { told: ReadonlySet<string>; lastMonth: ReadonlyMap<string, number | null> };

function keptFacts(place: string, series: FactSeries, { told, lastMonth }: Limits): [string, FactSeries][] {
  const [entityId = ''] = place.split('.');
  if (!told.has(entityId)) return [];
  const last = lastMonth.get(entityId) ?? null;
  if (last === null) return [[place, series]];
  const length = Math.max(0, last - series.firstMonth + 1);
  return [
    [
      place,
      { ...series, values: series.values.slice(0, length), ids: series.ids.slice(0, length), qualities: series.qualities.slice(0, length) },
    ],
  ];
}
