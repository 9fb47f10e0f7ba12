import type { Figure, FigureKey, FigureQuality, Horizon } from '@hakaru/contract/figures';
import { figureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { ignore, type Note } from '@hakaru/engine/explain';
import { decimal, sum, toFloat, toText, type Decimal } from '@hakaru/engine/money/decimal';
import { missing, type Reason, type Result } from '@hakaru/engine/result';
import { modifiedDietzMonth } from '@hakaru/engine/returns/modified-dietz';
import type { MonthlySeries } from '@hakaru/engine/returns/monthly';
import type { Book, BookEntity, FactMeasure, Quality } from './book';
import { isGathering, seriesOf } from './book';
import { builtReturn } from './built-benchmarks';

/** An amount with the quality of what it was summed from. */
export type Amount = { value: Decimal | null; reason: Reason | null; quality: FigureQuality };

/** Hears which figures and facts a figure was worked out from. */
export type Inputs = { figure(key: FigureKey): void; fact(id: string): void };

const RANK: Readonly<Record<Quality, number>> = { audited: 0, valuated: 1, estimated: 2 };

/** Works monthly figures out of one book and remembers them: every horizon and statistic is made of these. */
export class Worker {
  private readonly amounts = new Map<string, Amount>();
  private readonly returns = new Map<string, MonthlySeries>();

  constructor(readonly book: Book) {}

  entity(id: string): BookEntity | undefined {
    return this.book.entities.get(id);
  }

  /** The months an entity can have figures for: from its first fact (its own or its parts') to the last. */
  get span(): { first: number; last: number } {
    let [first, last] = [Infinity, -Infinity];
    for (const series of this.book.facts.values()) {
      first = Math.min(first, series.firstMonth);
      last = Math.max(last, series.firstMonth + series.values.length - 1);
    }
    return { first: Number.isFinite(first) ? first : 0, last: Number.isFinite(last) ? last : -1 };
  }

  /** A told amount of a month, or the exact sum of an account's parts. */
  amount(entityId: string, measure: 'marketValue' | 'flow', month: number, inputs?: Inputs): Amount {
    const place = `${entityId}.${measure}.${month}`;
    const known = inputs ? undefined : this.amounts.get(place);
    if (known) return known;
    const entity = this.entity(entityId);
    const found = !entity
      ? nothing('no_data')
      : isGathering(entity)
        ? this.gathered(entity, measure, month, inputs)
        : this.told(entity, measure, month, inputs);
    this.amounts.set(place, found);
    return found;
  }

  private told(entity: BookEntity, measure: FactMeasure, month: number, inputs?: Inputs): Amount {
    const series = seriesOf(this.book, entity.id, measure);
    const at = month - (series?.firstMonth ?? 0);
    const value = series?.values[at] ?? null;
    if (!series || value === null) return nothing(isActive(entity, month) ? 'no_data' : 'not_applicable', isActive(entity, month) ? 1 : 0);
    const id = series.ids[at];
    if (id) inputs?.fact(id);
    return { value: decimal(value), reason: null, quality: { have: 1, of: 1, weakest: series.qualities[at] ?? null } };
  }

  private gathered(entity: BookEntity, measure: 'marketValue' | 'flow', month: number, inputs?: Inputs): Amount {
    const parts: Decimal[] = [];
    let quality: FigureQuality = { have: 0, of: 0, weakest: null };
    for (const childId of entity.childIds) {
      const part = this.amount(childId, measure, month);
      quality = joined(quality, part.quality);
      if (part.value === null) continue;
      parts.push(part.value);
      inputs?.figure({ entityId: childId, measure, horizon: measure === 'flow' ? '1m' : null, asOf: monthEndOfIndex(month) });
    }
    return parts.length === 0 ? { value: null, reason: 'no_data', quality } : { value: sum(parts), reason: null, quality };
  }

  /** The return of one month: told for market indices, built for built ones, Modified Dietz from values and flows for money. */
  monthReturn(entityId: string, month: number, note: Note = ignore, inputs?: Inputs): Result {
    const entity = this.entity(entityId);
    if (!entity) return missing('no_data');
    if (entity.kind !== 'benchmark') return this.dietz(entityId, month, note, inputs);
    if (entity.type !== 'market') return builtReturn(this, entity, month, note, inputs);
    const told = this.told(entity, 'return', month, inputs);
    return told.value === null ? missing(told.reason ?? 'no_data') : { value: toFloat(told.value) };
  }

  private dietz(entityId: string, month: number, note: Note, inputs?: Inputs): Result {
    const opening = this.amount(entityId, 'marketValue', month - 1);
    const closing = this.amount(entityId, 'marketValue', month);
    const flow = this.amount(entityId, 'flow', month);
    const [from, to] = [monthEndOfIndex(month - 1), monthEndOfIndex(month)];
    inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf: from });
    inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf: to });
    inputs?.figure({ entityId, measure: 'flow', horizon: '1m', asOf: to });
    if (opening.value === null) return missing(opening.reason ?? 'no_data');
    if (closing.value === null || flow.value === null) return missing(closing.reason ?? flow.reason ?? 'no_data');
    if (isPartial(closing.quality) || isPartial(opening.quality)) return missing('gap');
    const flows = [{ day: to, amount: toFloat(flow.value) }];
    return modifiedDietzMonth({ opening: toFloat(opening.value), closing: toFloat(closing.value), from, to, flows }, note);
  }

  /** Monthly returns over the whole book. */
  series(entityId: string): MonthlySeries {
    return this.remembered(`return.${entityId}`, month => this.monthReturn(entityId, month));
  }

  /** Monthly returns of whatever the entity is measured against, each month by the benchmark assigned then. */
  benchmarkSeries(entityId: string): MonthlySeries {
    return this.remembered(`benchmark.${entityId}`, month => this.benchmarkMonth(entityId, month));
  }

  benchmarkMonth(entityId: string, month: number, inputs?: Inputs): Result {
    const asOf = monthEndOfIndex(month);
    const benchmarkId = benchmarkOn(this.entity(entityId), asOf);
    if (!benchmarkId) return missing('no_data');
    inputs?.figure({ entityId: benchmarkId, measure: 'return', horizon: '1m', asOf });
    const at = month - this.series(benchmarkId).firstMonth;
    const value = this.series(benchmarkId).returns[at] ?? null;
    return value === null ? missing('no_data') : { value };
  }

  private remembered(place: string, work: (month: number) => Result): MonthlySeries {
    const known = this.returns.get(place);
    if (known) return known;
    const { first, last } = this.span;
    const returns = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => work(first + index).value);
    const series = { firstMonth: first, returns };
    this.returns.set(place, series);
    return series;
  }
}

/** Which benchmark an entity is measured against on a day; the newest assignment wins. */
export function benchmarkOn(entity: BookEntity | undefined, day: string): string | null {
  const held = entity?.benchmarks.filter(({ fromDay, toDay }) => fromDay <= day && (toDay === null || toDay >= day)) ?? [];
  return held.at(-1)?.benchmarkId ?? null;
}

/** Whether an entity is expected to report a month: after it opened and until it closed. */
export function isActive(entity: BookEntity, month: number): boolean {
  if (!entity.mandate) return true;
  const { openedDate, closed } = entity.mandate;
  return month >= monthIndexOf(openedDate) && (closed === null || month <= monthIndexOf(closed));
}

export function isPartial({ have, of }: FigureQuality): boolean {
  return have < of;
}

function nothing(reason: Reason, of = 1): Amount {
  return { value: null, reason, quality: { have: 0, of, weakest: null } };
}

function joined(left: FigureQuality, right: FigureQuality): FigureQuality {
  const rank = (quality: Quality | null) => (quality === null ? -1 : RANK[quality]);
  const weakest = rank(left.weakest) >= rank(right.weakest) ? left.weakest : right.weakest;
  return { have: left.have + right.have, of: left.of + right.of, weakest };
}

export function amountFigure(key: FigureKey, amount: Amount): Figure {
  const value = amount.value === null ? null : toText(amount.value);
  return { key: figureKey(key), value, reason: value === null ? (amount.reason ?? 'no_data') : null, quality: amount.quality };
}

export function rateFigure(key: FigureKey, result: Result): Figure {
  return {
    key: figureKey(key),
    value: result.value === null ? null : String(result.value),
    reason: result.value === null ? result.reason : null,
    quality: null,
  };
}

export type { Horizon };
