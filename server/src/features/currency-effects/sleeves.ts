import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { type BookEntity, benchmarkOn, floatOf, inForce } from '#features/books/public';
import type { FigureContext } from '#features/figures/public';
import type { CurrencyBook } from './currency-book';
import type { CurrencySpan } from './spans';
import type { SleeveRow } from './store';

/** An entity's benchmark at the start of a span, followed to the index whose currency weights are known. */
export type Followed = { sleeves: readonly SleeveRow[] } | { missing: 'benchmark' | 'composition'; of: BookEntity };

/**
 * A benchmark with a single component is followed to that component: a splice, or a value-weighted mix of which only one part is held. A mix
 * of several components has no known currency weights.
 */
export function followBenchmark(place: FigureContext, book: CurrencyBook, span: CurrencySpan): Followed | null {
  const { calculator } = place;
  const entity = calculator.entity(span.entityId);
  if (!entity) return null;
  const day = monthEndOfIndex(monthIndexOf(span.from) + 1);
  let found = calculator.entity(benchmarkOn(entity, day) ?? '');
  if (!found) return { missing: 'benchmark', of: entity };
  for (let depth = 0; depth < 10; depth++) {
    const benchmark: BookEntity = found;
    const version = newest(book.sleeves.filter(({ benchmarkId, fromDay }) => benchmarkId === benchmark.id && fromDay <= day));
    if (version.length > 0) return { sleeves: version };
    const parts = partsHeld(place, benchmark, { day, span });
    const only = parts.length === 1 && Number(benchmark.spreadPercent) === 0 ? calculator.entity(parts[0] ?? '') : undefined;
    if (!only) return { missing: 'composition', of: benchmark };
    found = only;
  }
  return { missing: 'composition', of: found };
}

function newest(rows: readonly SleeveRow[]): SleeveRow[] {
  const last = rows.at(-1)?.fromDay;
  return rows.filter(({ fromDay }) => fromDay === last);
}

/** Of a value-weighted mix, only the components that are the benchmark of a mandate with a positive value. */
function partsHeld({ calculator }: FigureContext, benchmark: BookEntity, { day, span }: { day: string; span: CurrencySpan }): string[] {
  const parts = (inForce(benchmark.parts, day)?.weights ?? []).map(({ componentId }) => componentId);
  if (benchmark.type !== 'mvWeightedAverage') return parts;
  const month = monthIndexOf(span.from);
  const accounts = [...calculator.book.entities.values()].filter(
    ({ id, kind }) => kind === 'mandate' && floatOf(calculator.amount(id, 'marketValue', month).value ?? 0) > 0,
  );
  return parts.filter(id => accounts.some(account => benchmarkOn(account, day) === id));
}
