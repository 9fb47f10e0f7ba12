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

/** Works monthly figures out of one book and remembers them: every horizon and statistic is made of these. */
export class FigureCalculator implements Calculation {
  private readonly amounts = { marketValue: new Map<string, Kept[]>(), flow: new Map<string, Kept[]>() };
  private readonly returns = { own: new Map<string, MonthlySeries>(), benchmark: new Map<string, MonthlySeries>() };
  /** Months of a kept series that a change has reached: worked out anew when somebody asks. */
  private readonly stale: Record<Side, Months> = { own: new Map(), benchmark: new Map() };
  private readonly blends = new Map<string, Blend>();
  private readonly figures = new Map<string, Map<string, Figure>>();
  private figureCount = 0;
  /** Whole tables as they were asked for: what the next reader of the same screen asks for too. */
  private readonly rows = new Map<string, readonly { entityId: string; figures: Figure[] }[]>();
  private rowFigures = 0;
  /** The months any entity can have figures for: from the first fact to the last. */
  readonly span: Span;
  /** How many facts the book holds: what it weighs. */
  readonly factCount: number;

  /** `known` of the same book spares looking through its facts. */
  constructor(
    readonly book: Book,
    known: { span: Span; factCount: number } | null = null,
  ) {
    this.span = known?.span ?? spanOf(book);
    this.factCount = known?.factCount ?? countFacts(book);
  }

  /** What it takes in memory, about: facts that lie open are counted with the monthly amounts worked out of them. */
  bytes(): number {
    const { entities } = this.book;
    const facts = packedBytes(this.book) ?? this.factCount * FACT_BYTES + this.figureCount * FIGURE_BYTES;
    return entities.size * ENTITY_BYTES + facts + this.rowFigures * FIGURE_BYTES;
  }

  /** The same with its facts packed, and of all that was worked out the small tables alone: what screens begin with. */
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

  /** A calculator over the book after a change, with everything the change does not reach. This one stays as it is for its readers. */
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

  /** A figure worked out once for everybody who asks; only for figures made of the entity's own months and its benchmark's. */
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

  /** A table of figures worked out once for everybody who asks for the same one; the book is what it is, so are they. */
  async recalledRows<Row extends { entityId: string; figures: Figure[] }>(name: string, work: () => Promise<Row[]>): Promise<Row[]> {
    const known = this.rows.get(name);
    if (known) return known as Row[]; // kept under this name by this method alone
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

  /** A reported amount of a month, or the exact sum of an account's parts. */
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

  /** An account without mandates reports only if it ever did: one that was opened for later is not waited for. */
  private isDue(entity: BookEntity, month: number): boolean {
    if (entity.kind !== 'account') return isActive(entity, month);
    const first = seriesOf(this.book, entity.id, 'marketValue')?.firstMonth;
    return first !== undefined && first <= month;
  }

  /** What a monthly fact rests on: itself, or the dated flows it is the sum of. */
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

  /** What a month began with, by the parts that belong to it in that month. */
  opening(entityId: string, month: number, inputs?: Inputs): Amount {
    return amountByParts(this, entityId, month, { measure: 'marketValue', at: month - 1 }, inputs);
  }

  /** The return of one month: recorded for market indices, built for built ones, Modified Dietz from values and flows for money. */
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

  /** Monthly returns of whatever the entity is measured against, each month by the benchmark assigned then. */
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

/** As measured: a fact with its id and amount, a figure with its key and quality, an entity with its terms and links. */
const FACT_BYTES = 150;
const FIGURE_BYTES = 300;
const ENTITY_BYTES = 1_000;
/** The overview of an asset and a few more like it. */
const SLIM_FIGURES_MAX = 2_000;

/** Enough for every column of a large asset at a few month-ends. */
const FIGURES_MAX = 40_000;
/** A few screens of a large asset. */
const ROW_FIGURES_MAX = 30_000;

/** The same months where nothing reached them; else a copy without those that were. */
function without(months: Kept[], reached: ReadonlySet<number> | undefined, { first }: Span): Kept[] {
  if (!reached) return months;
  const copy = [...months];
  for (const month of reached) if (month - first in copy) copy[month - first] = undefined;
  return copy;
}

/** The first report of an account of its own says from when on it is waited for, so all its months are looked at again. */
function withOwnReports(book: Book, { facts, structure }: Changed): Changed {
  const accounts = [...facts.keys()].filter(id => book.entities.get(id)?.kind === 'account');
  return accounts.length === 0 ? { facts, structure } : { facts, structure: new Set([...structure, ...accounts]) };
}

/** Which benchmark an entity is measured against on a day; the newest assignment wins. */
export function benchmarkOn(entity: BookEntity | undefined, day: string): string | null {
  const held = entity?.benchmarks.filter(({ fromDay, toDay }) => fromDay <= day && (toDay === null || toDay >= day)) ?? [];
  return held.at(-1)?.benchmarkId ?? null;
}

/** Whether an entity is expected to report a month: after it opened and its performance began, and until it closed. */
export function isActive(entity: BookEntity, month: number): boolean {
  if (!entity.mandate) return true;
  const { openedDate, performanceInceptionDate: inception, performanceClosedDate: closed } = entity.mandate;
  const first = inception === null ? monthIndexOf(openedDate) : Math.max(monthIndexOf(openedDate), monthIndexOf(inception));
  return month >= first && (closed === null || month <= monthIndexOf(closed));
}
