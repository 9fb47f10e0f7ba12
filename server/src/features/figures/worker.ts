import type { Figure, FigureKey, FigureQuality, Horizon } from '@hakaru/contract/figures';
import { figureKey } from '@hakaru/contract/figures';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { ignore, type Note } from '@hakaru/engine/explain';
import { decimal, sum, toFloat, toText, type Decimal } from '@hakaru/engine/money/decimal';
import { missing, type Reason, type Result } from '@hakaru/engine/result';
import { modifiedDietz } from '@hakaru/engine/returns/modified-dietz';
import type { MonthlySeries } from '@hakaru/engine/returns/monthly';
import type { Book, BookEntity, FactMeasure, Quality } from './book';
import { isGathering, seriesOf } from './book';
import { builtReturn } from './built-benchmarks';

/** Exact money: a whole number while it is small enough to be exact as one, which is nearly always, else a decimal. */
export type Money = number | Decimal;

/** An amount with the quality of what it was summed from. */
export type Amount = { value: Money | null; reason: Reason | null; quality: FigureQuality };

/** Hears which figures and facts a figure was worked out from. */
export type Inputs = { figure(key: FigureKey): void; fact(id: string): void };

const RANK: Readonly<Record<Quality, number>> = { audited: 0, valuated: 1, estimated: 2 };

/** Works monthly figures out of one book and remembers them: every horizon and statistic is made of these. */
export class Worker {
  private readonly amounts = { marketValue: new Map<string, Amount[]>(), flow: new Map<string, Amount[]>() };
  private readonly returns = new Map<string, MonthlySeries>();
  /** The months any entity can have figures for: from the first fact to the last. */
  readonly span: { first: number; last: number };

  constructor(readonly book: Book) {
    this.span = spanOf(book);
  }

  entity(id: string): BookEntity | undefined {
    return this.book.entities.get(id);
  }

  /** A told amount of a month, or the exact sum of an account's parts. */
  amount(entityId: string, measure: 'marketValue' | 'flow', month: number, inputs?: Inputs): Amount {
    const months = this.monthsOf(entityId, measure);
    const known = inputs ? undefined : months[month - this.span.first];
    if (known) return known;
    const entity = this.entity(entityId);
    const found = !entity
      ? nothing('no_data')
      : isGathering(entity)
        ? this.gathered(entity, measure, month, inputs)
        : this.told(entity, measure, month, inputs);
    if (month >= this.span.first) months[month - this.span.first] = found;
    return found;
  }

  private monthsOf(entityId: string, measure: 'marketValue' | 'flow'): Amount[] {
    const kept = this.amounts[measure].get(entityId);
    if (kept) return kept;
    const months: Amount[] = [];
    this.amounts[measure].set(entityId, months);
    return months;
  }

  private told(entity: BookEntity, measure: FactMeasure, month: number, inputs?: Inputs): Amount {
    const series = seriesOf(this.book, entity.id, measure);
    const at = month - (series?.firstMonth ?? 0);
    const value = series?.values[at] ?? null;
    if (!series || value === null) return nothing(isActive(entity, month) ? 'no_data' : 'not_applicable', isActive(entity, month) ? 1 : 0);
    const id = series.ids[at];
    if (id) inputs?.fact(id);
    return { value: moneyOf(value), reason: null, quality: WHOLE[series.qualities[at] ?? 'none'] };
  }

  private gathered(entity: BookEntity, measure: 'marketValue' | 'flow', month: number, inputs?: Inputs): Amount {
    const parts: Money[] = [];
    const quality: FigureQuality = { have: 0, of: 0, weakest: null };
    for (const childId of entity.childIds) {
      const part = this.amount(childId, measure, month);
      addQuality(quality, part.quality);
      if (part.value === null) continue;
      parts.push(part.value);
      inputs?.figure({ entityId: childId, measure, horizon: measure === 'flow' ? '1m' : null, asOf: monthEndOfIndex(month) });
    }
    return parts.length === 0 ? { value: null, reason: 'no_data', quality } : { value: moneySum(parts), reason: null, quality };
  }

  /** The return of one month: told for market indices, built for built ones, Modified Dietz from values and flows for money. */
  monthReturn(entityId: string, month: number, note: Note = ignore, inputs?: Inputs): Result {
    const entity = this.entity(entityId);
    if (!entity) return missing('no_data');
    if (entity.kind !== 'benchmark') return this.dietz(entityId, month, note, inputs);
    if (entity.type !== 'market') return builtReturn(this, entity, month, note, inputs);
    const told = this.told(entity, 'return', month, inputs);
    return told.value === null ? missing(told.reason ?? 'no_data') : { value: floatOf(told.value) };
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
    // Told flows stand at the month's end, so all its days have passed when they come.
    const days = daysBetween(from, to);
    const flows = [{ elapsedDays: days, amount: floatOf(flow.value) }];
    return modifiedDietz({ opening: floatOf(opening.value), closing: floatOf(closing.value), days, flows }, note);
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

function addQuality(total: FigureQuality, part: FigureQuality): void {
  total.have += part.have;
  total.of += part.of;
  if (rankOf(part.weakest) > rankOf(total.weakest)) total.weakest = part.weakest;
}

function rankOf(quality: Quality | null): number {
  return quality === null ? -1 : RANK[quality];
}

/** One told fact, by its quality; shared, because there are hundreds of thousands of them. */
const WHOLE: Readonly<Record<Quality | 'none', FigureQuality>> = {
  audited: { have: 1, of: 1, weakest: 'audited' },
  valuated: { have: 1, of: 1, weakest: 'valuated' },
  estimated: { have: 1, of: 1, weakest: 'estimated' },
  none: { have: 1, of: 1, weakest: null },
};

const SMALL_WHOLE = /^-?\d{1,15}$/;

function moneyOf(text: string): Money {
  return SMALL_WHOLE.test(text) ? Number(text) : decimal(text);
}

function moneySum(parts: readonly Money[]): Money {
  let total = 0;
  for (const part of parts) {
    if (typeof part !== 'number') return sum(parts);
    total += part;
    if (!Number.isSafeInteger(total)) return sum(parts);
  }
  return total;
}

export function floatOf(money: Money): number {
  return typeof money === 'number' ? money : toFloat(money);
}

function spanOf(book: Book): { first: number; last: number } {
  let [first, last] = [Infinity, -Infinity];
  for (const series of book.facts.values()) {
    first = Math.min(first, series.firstMonth);
    last = Math.max(last, series.firstMonth + series.values.length - 1);
  }
  return { first: Number.isFinite(first) ? first : 0, last: Number.isFinite(last) ? last : -1 };
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
