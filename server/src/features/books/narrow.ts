import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { GrantedMandates } from '#features/grants/public';
import type { Book, BookEntity, FactSeries } from './book';
import { everAbove } from './tree';

/**
 * The book as a manager or trustee may see it: the granted mandates with everything below and above them, and facts up to the end of each
 * grant. Totals are calculated from the remaining facts, so nothing about other mandates can be inferred. Policies are for the owner only.
 */
export function narrowed(book: Book, scope: GrantedMandates): Book {
  const kept = new Set<string>();
  const frames = new Set<string>();
  const reach: Reach = new Map();
  for (const [entityId, toDay] of scope) {
    const to = toDay === null ? Infinity : monthIndexOf(toDay);
    reachBelow(book, entityId, [{ from: -Infinity, to }], reach);
    for (const id of everAbove(book, entityId)) frames.add(id);
  }
  for (const id of [...reach.keys(), ...frames]) kept.add(id);
  // Only benchmarks of granted entities: a composite assigned to an account above them would reveal the owner's mix of other mandates.
  for (const id of reach.keys())
    for (const benchmark of book.entities.get(id)?.benchmarks ?? []) keepBenchmark(book, benchmark.benchmarkId, kept);
  const entities = new Map(
    [...book.entities].filter(([id]) => kept.has(id)).map(([id, entity]) => [id, thinned(entity, { kept, isGranted: reach.has(id) })]),
  );
  // Facts reported for an account above a mandate cover other mandates as well.
  const visible = new Set([...kept].filter(id => reach.has(id) || !frames.has(id)));
  const facts = new Map([...book.facts].flatMap(([place, series]) => keptFacts(place, series, { visible, reach })));
  const classIds = new Set([...entities.values()].map(({ classId }) => classId));
  const classes = book.classes.filter(({ id, entityId }) => classIds.has(id) || (entityId !== null && kept.has(entityId)));
  return { ...book, entities, facts, policies: [], assumedRates: [], classes };
}

/** The readable months of each entity. */
type Reach = Map<string, Span[]>;
type Span = { from: number; to: number };

/** A child is readable for the months in which it was below a granted entity; after it has moved, only its new grantees may read it. */
function reachBelow(book: Book, id: string, months: readonly Span[], reach: Reach): void {
  reach.set(id, [...(reach.get(id) ?? []), ...months]);
  const entity = book.entities.get(id);
  for (const child of entity?.childIds ?? []) {
    const spans = entity?.children?.filter(one => one.id === child) ?? [{ from: -Infinity, to: Infinity }];
    const shared = months.flatMap(one => spans.map(span => ({ from: Math.max(one.from, span.from), to: Math.min(one.to, span.to) })));
    const open = shared.filter(({ from, to }) => from <= to);
    if (open.length > 0) reachBelow(book, child, open, reach);
  }
}

/** A market index may be seen by those measured against it; mixes derived from the owner's other mandates may not. */
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
    parents: entity.parents.filter(({ parentId }) => kept.has(parentId)),
    childIds: entity.childIds.filter(id => kept.has(id)),
    children: entity.children?.filter(({ id }) => kept.has(id)) ?? null,
    benchmarks: isGranted ? entity.benchmarks.filter(({ benchmarkId }) => kept.has(benchmarkId)) : [],
  };
}

type Limits = { visible: ReadonlySet<string>; reach: ReadonlyMap<string, readonly Span[]> };

function keptFacts(place: string, series: FactSeries, { visible, reach }: Limits): [string, FactSeries][] {
  const [entityId = ''] = place.split('.');
  if (!visible.has(entityId)) return [];
  const spans = reach.get(entityId) ?? [EVER];
  if (spans.some(({ from, to }) => from === -Infinity && to === Infinity)) return [[place, series]];
  // A month's opening value is recorded in the month before.
  const isOpen = (month: number) => spans.some(({ from, to }) => month >= from - 1 && month <= to);
  const length = Math.max(0, Math.min(series.values.length, Math.max(...spans.map(({ to }) => to)) - series.firstMonth + 1));
  const only = <T>(list: readonly (T | null)[]) => list.slice(0, length).map((one, at) => (isOpen(series.firstMonth + at) ? one : null));
  return [[place, { ...series, values: only(series.values), ids: only(series.ids), qualities: only(series.qualities) }]];
}

const EVER: Span = { from: -Infinity, to: Infinity };
