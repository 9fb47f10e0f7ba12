import type { Book, BookEntity } from './book';
import type { Span } from './calculation';
import { drifts } from './drifting-benchmarks';
import { everAbove } from './tree';

/** Months by entity. */
export type Months = Map<string, Set<number>>;

/** What changed between two books of one asset: months with new facts, and entities with changed terms or positions. */
export type Changed = { facts: Months; structure: ReadonlySet<string> };

/** The cached months that are stale: amounts, returns, and benchmark returns, by entity. */
export type Stale = { amounts: Months; returns: Months; benchmarks: Months };

/**
 * Follows a change to everything that depends on it: up the tree for amounts, into the next month for returns (a value opens the next month),
 * through built benchmarks, and to all entities measured against them.
 */
export function staleAfter(book: Book, { facts, structure }: Changed, span: Span): Stale {
  const every = monthsFrom(span.first - 1, span);
  const amounts: Months = new Map();
  for (const [id, months] of [...facts, ...[...structure].map(one => [one, every] as const)]) {
    grow(amounts, id, months);
    // A move is a flow of the month in which it happens, at the value of the month before, so the next month is affected too.
    const reaching = book.moves.size > 0 ? withNext(months) : months;
    for (const reached of everAbove(book, id)) grow(amounts, reached, reaching);
  }
  const returns: Months = new Map();
  for (const [id, months] of amounts) grow(returns, id, withNext(months));
  followBenchmarks(book, { amounts, returns }, span);
  const benchmarks: Months = new Map();
  for (const entity of book.entities.values()) {
    if (structure.has(entity.id)) grow(benchmarks, entity.id, every);
    for (const { benchmarkId } of entity.benchmarks) grow(benchmarks, entity.id, returns.get(benchmarkId));
  }
  return { amounts, returns, benchmarks };
}

/** Built benchmarks may contain built ones, so this repeats until nothing more is affected; it ends because the number of months is finite. */
function followBenchmarks(book: Book, { amounts, returns }: Pick<Stale, 'amounts' | 'returns'>, span: Span): void {
  const built = [...book.entities.values()].filter(({ kind, type }) => kind === 'benchmark' && type !== 'market');
  const valued = new Set<number>();
  for (const [id, months] of amounts) if (book.entities.get(id)?.kind === 'mandate') for (const month of months) valued.add(month + 1);
  for (let reachedMore = true; reachedMore;) {
    reachedMore = false;
    for (const benchmark of built) {
      const months = new Set(benchmark.type === 'mvWeightedAverage' ? valued : []);
      for (const id of componentsOf(benchmark)) for (const month of returns.get(id) ?? []) months.add(month);
      const first = Math.min(...months);
      if (grow(returns, benchmark.id, drifts(benchmark) && months.size > 0 ? monthsFrom(first, span) : months)) reachedMore = true;
    }
  }
}

function componentsOf({ parts }: BookEntity): Set<string> {
  return new Set(parts.flatMap(({ weights }) => weights.map(({ componentId }) => componentId)));
}

/** Adds months to an entity; returns whether any was new. */
export function grow(all: Months, id: string, months: ReadonlySet<number> | undefined): boolean {
  if (!months || months.size === 0) return false;
  const held = all.get(id) ?? new Set<number>();
  const before = held.size;
  for (const month of months) held.add(month);
  all.set(id, held);
  return held.size > before;
}

function withNext(months: ReadonlySet<number>): Set<number> {
  return new Set([...months].flatMap(month => [month, month + 1]));
}

function monthsFrom(first: number, { last }: Span): Set<number> {
  return new Set(Array.from({ length: Math.max(0, last - first + 2) }, (_, index) => first + index));
}
