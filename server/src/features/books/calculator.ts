import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { ignore, type Note } from '@hakaru/engine/explain';
import { missing, type Result } from '@hakaru/engine/result';
import { monthReturn } from '@hakaru/engine/returns/month-return';
import type { MonthlySeries } from '@hakaru/engine/returns/monthly';
import { type Amount, floatOf, Gathered, isNothingDue, moneyOf, nothing, notReported } from './amounts';
import { type Book, type BookEntity, countFacts, type FactMeasure, isGathering, seriesOf, spanOf } from './book';
import { builtReturn } from './built-benchmarks';
import { addTransfers, amountByParts } from './moved-parts';
import type { Blend, Calculation, Inputs, Span } from './calculation';
import { packBook, packedBytes } from './packed-facts';
import { datedFlows, flowFact, hearFlows, weighedFlows } from './month-flows';
import { type Changed, grow, type Months, staleAfter } from './stale';
import { childrenAt } from './tree';
import { qualityIn } from './valuation-day';

/** Calculates monthly figures from one book and caches them, because every horizon and statistic is derived from them. */
export class FigureCalculator implements Calculation {
  private readonly amounts = { marketValue: new Map<string, Kept[]>(), flow: new Map<string, Kept[]>() };
  private readonly returns = { own: new Map<string, MonthlySeries>(), benchmark: new Map<string, MonthlySeries>() };
  /** Months of a cached series affected by a change; recalculated on demand. */
  private readonly stale: Record<Side, Months> = { own: new Map(), benchmark: new Map() };
  private readonly blends = new Map<string, Blend>();
  private readonly figures = new Map<string, Map<string, Figure>>();
  private figureCount = 0;
  /** Whole tables by name, for the next reader of the same screen. */
  private readonly rows = new Map<string, readonly { entityId: string; figures: Figure[] }[]>();
  private rowFigures = 0;
  /** The months for which figures can exist: from the first fact to the last. */
  readonly span: Span;
  /** The number of facts in the book, for estimating its memory. */
  readonly factCount: number;

  /** `known` spares a pass over the facts when it comes from the same book. */
  constructor(
    readonly book: Book,
    known: { span: Span; factCount: number } | null = null,
  ) {
    this.span = known?.span ?? spanOf(book);
    this.factCount = known?.factCount ?? countFacts(book);
  }

  /** The approximate memory it uses; the estimate per fact includes the monthly amounts calculated from it. */
  bytes(): number {
    const { entities } = this.book;
    const facts = packedBytes(this.book) ?? this.factCount * FACT_BYTES + this.figureCount * FIGURE_BYTES;
    return entities.size * ENTITY_BYTES + facts + this.rowFigures * FIGURE_BYTES;
  }

  /** A copy with packed facts that keeps only the small cached tables, which screens show first. */
  slim(): FigureCalculator {
    const next = new FigureCalculator(packBook(this.book), this);
    for (const [name, rows] of [...this.rows].toReversed()) {
      const count = countIn(rows);
      if (next.rowFigures + count > SLIM_FIGURES_MAX) continue;
      next.rows.set(name, rows);
      next.rowFigures += count;
    }
    return next;
  }

  isSlim(): boolean {
    return packedBytes(this.book) !== null;
  }

  /** A calculator over the changed book that keeps every cached figure the change does not affect; this one stays valid for its readers. */
  after(book: Book, changed: Changed): FigureCalculator {
    const next = new FigureCalculator(book);
    if (next.span.first !== this.span.first) return next;
    const stale = staleAfter(book, withOwnReports(book, changed), next.span);
    for (const measure of ['marketValue', 'flow'] as const)
      for (const [id, months] of this.amounts[measure]) next.amounts[measure].set(id, without(months, stale.amounts.get(id), this.span));
    for (const [side, reached] of [
      ['own', stale.returns],
      ['benchmark', stale.benchmarks],
    ] as const)
      for (const [id, series] of this.returns[side]) {
        next.returns[side].set(id, series);
        for (const months of [this.stale[side].get(id), reached.get(id)]) grow(next.stale[side], id, months);
      }
    if (JSON.stringify(book.fiscalYears) !== JSON.stringify(this.book.fiscalYears) || next.span.last !== this.span.last) return next;
    for (const [id, blend] of this.blends) if (!stale.returns.has(id)) next.blends.set(id, blend);
    for (const [id, figures] of this.figures)
      if (!stale.returns.has(id) && !stale.benchmarks.has(id)) {
        next.figures.set(id, figures);
        next.figureCount += figures.size;
      }
    return next;
  }

  /** A cached figure; only for figures that depend on nothing but the entity's own months and its benchmark's. */
  recalled({ entityId, measure, horizon, asOf, part = '' }: FigureKey, work: () => Figure): Figure {
    if (this.figureCount > FIGURES_MAX) this.forget();
    const held = this.figures.get(entityId) ?? new Map<string, Figure>();
    const place = `${measure}.${horizon ?? '-'}.${asOf}.${part}`;
    const known = held.get(place);
    if (known) return known;
    const found = work();
    this.figures.set(entityId, held.set(place, found));
    this.figureCount++;
    return found;
  }

  /** A cached table of figures; valid as long as the book, which never changes. */
  async recalledRows<Row extends { entityId: string; figures: Figure[] }>(name: string, work: () => Promise<Row[]>): Promise<Row[]> {
    const known = this.rows.get(name);
    if (known) return known as Row[]; // only this method stores under this name
    const found = await work();
    const count = countIn(found);
    if (this.rowFigures + count > ROW_FIGURES_MAX) {
      this.rows.clear();
      this.rowFigures = 0;
    }
    if (count > ROW_FIGURES_MAX) return found;
    this.rows.set(name, found);
    this.rowFigures += count;
    return found;
  }

  private forget(): void {
    this.figures.clear();
    this.figureCount = 0;
  }

  blend(benchmarkId: string, work: () => Blend): Blend {
    const found = this.blends.get(benchmarkId) ?? work();
    this.blends.set(benchmarkId, found);
    return found;
  }

  entity(id: string): BookEntity | undefined {
    return this.book.entities.get(id);
  }

  /** A reported amount of a month, or the exact sum of an account's children. */
  amount(entityId: string, measure: 'marketValue' | 'flow', month: number, inputs?: Inputs): Amount {
    const months = this.monthsOf(entityId, measure);
    const known = inputs ? undefined : months[month - this.span.first];
    if (known) return known;
    const entity = this.entity(entityId);
    const found = !entity
      ? nothing('no_data')
      : isGathering(entity)
        ? this.gathered(entity, measure, month, inputs)
        : this.reported(entity, measure, month, inputs);
    if (month >= this.span.first) months[month - this.span.first] = found;
    return found;
  }

  private monthsOf(entityId: string, measure: 'marketValue' | 'flow'): Kept[] {
    const kept = this.amounts[measure].get(entityId);
    if (kept) return kept;
    const months: Kept[] = [];
    this.amounts[measure].set(entityId, months);
    return months;
  }

  private reported(entity: BookEntity, measure: FactMeasure, month: number, inputs?: Inputs): Amount {
    const series = seriesOf(this.book, entity.id, measure);
    const at = month - (series?.firstMonth ?? 0);
    const value = series?.values[at] ?? null;
    if (!series || value === null) return this.isDue(entity, month) ? notReported(entity.id) : nothing('not_applicable', 0);
    if (inputs) for (const id of this.factsOf(entity.id, measure, month, { value, id: series.ids[at] ?? null })) inputs.fact(id);
    return { value: moneyOf(value), reason: null, quality: qualityIn(series, month, measure) };
  }

  /** An account without mandates is due only from its first report on, so one that was opened in advance is not missing. */
  private isDue(entity: BookEntity, month: number): boolean {
    if (entity.kind !== 'account') return isActive(entity, month);
    const first = seriesOf(this.book, entity.id, 'marketValue')?.firstMonth;
    return first !== undefined && first <= month;
  }

  /** The facts behind a monthly fact: itself, or the dated flows that it is the sum of. */
  private factsOf(entityId: string, measure: FactMeasure, month: number, { value, id }: { value: string; id: string | null }): string[] {
    const dated = measure === 'flow' ? datedFlows(this.book, entityId, month, moneyOf(value)) : [];
    return dated.length > 0 ? dated.map(one => flowFact(one.id)) : id ? [id] : [];
  }

  private gathered(entity: BookEntity, measure: 'marketValue' | 'flow', month: number, inputs?: Inputs): Amount {
    const gathered = new Gathered();
    for (const childId of childrenAt(entity, month)) {
      const part = this.amount(childId, measure, month);
      gathered.add(part);
      if (isNothingDue(part)) continue;
      inputs?.figure({ entityId: childId, measure, horizon: measure === 'flow' ? '1m' : null, asOf: monthEndOfIndex(month) });
    }
    if (measure === 'flow' && this.book.moves.has(month)) addTransfers(this, entity, month, gathered, inputs);
    return gathered.total();
  }

  /** The opening value of a month, over the parts that belong to the entity in that month. */
  opening(entityId: string, month: number, inputs?: Inputs): Amount {
    return amountByParts(this, entityId, month, { measure: 'marketValue', at: month - 1 }, inputs);
  }

  /** The return of one month: recorded for market indices, calculated for built benchmarks, Modified Dietz for all others. */
  monthReturn(entityId: string, month: number, note: Note = ignore, inputs?: Inputs): Result {
    const entity = this.entity(entityId);
    if (!entity) return missing('no_data');
    if (entity.kind !== 'benchmark') return this.dietz(entityId, month, note, inputs);
    if (entity.type !== 'market') return builtReturn(this, entity, month, note, inputs);
    const reported = this.reported(entity, 'return', month, inputs);
    return reported.value === null ? missing(reported.reason ?? 'no_data') : { value: floatOf(reported.value) };
  }

  private dietz(entityId: string, month: number, note: Note, inputs?: Inputs): Result {
    const from = monthEndOfIndex(month - 1);
    const to = monthEndOfIndex(month);
    const opening = this.opening(entityId, month, inputs);
    const closing = this.amount(entityId, 'marketValue', month);
    inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf: to });
    const flow = amountByParts(this, entityId, month, { measure: 'flow', at: month }, inputs);
    if (opening.value === null) return missing(opening.reason ?? 'no_data');
    if (closing.value === null || flow.value === null) return missing(closing.reason ?? flow.reason ?? 'no_data');
    const flows = weighedFlows(this, entityId, month, flow.value);
    if (inputs) hearFlows(flows, inputs);
    return monthReturn({ opening: floatOf(opening.value), closing: floatOf(closing.value), from, to, flows }, note);
  }

  /** Monthly returns over the whole book. */
  series(entityId: string): MonthlySeries {
    return this.remembered('own', entityId, month => this.monthReturn(entityId, month));
  }

  /** Monthly returns of the entity's benchmark, by the benchmark assigned in each month. */
  benchmarkSeries(entityId: string): MonthlySeries {
    return this.remembered('benchmark', entityId, month => this.benchmarkMonth(entityId, month));
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

  private remembered(side: Side, id: string, work: (month: number) => Result): MonthlySeries {
    const known = this.returns[side].get(id);
    const reached = this.stale[side].get(id);
    const { first, last } = this.span;
    const length = Math.max(0, last - first + 1);
    if (known && !reached && known.returns.length === length) return known;
    const isKept = (index: number) => known !== undefined && index < known.returns.length && !reached?.has(first + index);
    const returns = Array.from({ length }, (_, index) => (isKept(index) ? (known?.returns[index] ?? null) : work(first + index).value));
    const series = { firstMonth: first, returns };
    this.returns[side].set(id, series);
    this.stale[side].delete(id);
    return series;
  }
}

type Side = 'own' | 'benchmark';
type Kept = Amount | undefined;

const countIn = (rows: readonly { figures: readonly Figure[] }[]): number => rows.reduce((total, { figures }) => total + figures.length, 0);

/** Measured bytes: a fact with its id and amount, a figure with its key and quality, an entity with its terms and links. */
const FACT_BYTES = 150;
const FIGURE_BYTES = 300;
const ENTITY_BYTES = 1_000;
/** Room for the overview of an asset and a few tables like it. */
const SLIM_FIGURES_MAX = 2_000;

/** Room for every column of a large asset at a few month-ends. */
const FIGURES_MAX = 40_000;
/** Room for a few screens of a large asset. */
const ROW_FIGURES_MAX = 30_000;

/** The same array when no month is affected; otherwise a copy without the affected months. */
function without(months: Kept[], reached: ReadonlySet<number> | undefined, { first }: Span): Kept[] {
  if (!reached) return months;
  const copy = [...months];
  for (const month of reached) if (month - first in copy) copy[month - first] = undefined;
  return copy;
}

/** The first report of an account determines from when on it is due, so all its months become stale. */
function withOwnReports(book: Book, { facts, structure }: Changed): Changed {
  const accounts = [...facts.keys()].filter(id => book.entities.get(id)?.kind === 'account');
  return accounts.length === 0 ? { facts, structure } : { facts, structure: new Set([...structure, ...accounts]) };
}

/** The benchmark of an entity on a day; the newest assignment wins. */
export function benchmarkOn(entity: BookEntity | undefined, day: string): string | null {
  const held = entity?.benchmarks.filter(({ fromDay, toDay }) => fromDay <= day && (toDay === null || toDay >= day)) ?? [];
  return held.at(-1)?.benchmarkId ?? null;
}

/** Whether an entity is expected to report a month: from its opening and performance inception until it closed. */
export function isActive(entity: BookEntity, month: number): boolean {
  if (!entity.mandate) return true;
  const { openedDate, performanceInceptionDate: inception, performanceClosedDate: closed } = entity.mandate;
  const first = inception === null ? monthIndexOf(openedDate) : Math.max(monthIndexOf(openedDate), monthIndexOf(inception));
  return month >= first && (closed === null || month <= monthIndexOf(closed));
}
