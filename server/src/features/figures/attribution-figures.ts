import type { AttributionMeasure } from '@hakaru/contract/attribution';
import type { FigureKey } from '@hakaru/contract/figures';
import { carino } from '@hakaru/engine/attribution/linking';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { compoundOf, sumOf } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import { attributedMonth, classIds, type AttributedClass, type AttributedMonth } from './attribution-months';
import { isOfMandate, isWithin, ofMandate, ofMandatesBelow, weightAt, withinOf } from './attribution-within';
import { datesOf, windowOf } from './horizon-returns';
import { NO_TRACE, type TraceSink } from './trace-sink';
import type { FigureCalculator } from './calculator';

type Key = FigureKey & { measure: AttributionMeasure };

/** The months of a horizon, each taken apart, with what both sides came to over all of them. */
type Months = {
  rootId: string;
  from: number;
  to: number;
  months: readonly AttributedMonth[];
  portfolio: number;
  benchmark: number;
  coefficient: number;
};
/** The last month that counts: a part of the key cuts the way short. */
type Span = Months & { through: number };

/**
 * Why the whole did better or worse than its policy (methods 4): effects of a month by class, months linked by Carino so that they add up
 * to the difference of the cumulative returns. Of the whole, an effect is the sum over its classes.
 */
export function attributionFigure(calculator: FigureCalculator, asked: Key, sink: TraceSink): Result {
  const span = spanOf(calculator, asked);
  if (span.value === null) return span;
  const { part, ...plain } = asked;
  const key: Key = asked.horizon === '1m' || part === undefined ? plain : asked; // one month has no way through it
  const work: Work = { calculator, key, span: span.value, sink, isWhole: key.entityId === span.value.rootId };
  if (!work.isWhole && !isClass(work) && !isOfMandate(key, span.value.months)) return missing('not_applicable');
  if (key.part !== undefined) sink.note({ id: 'to', value: key.part, unit: 'text' });
  switch (key.measure) {
    case 'averageWeight':
    case 'averagePolicyWeight':
      return average(work);
    case 'policyReturn':
      return policyReturn(work);
    case 'linkingCoefficient':
      return coefficient(work);
    case 'otherEffect':
      return work.isWhole ? linked(work, month => month.other, other) : missing('not_applicable');
    case 'totalEffect':
      return total(work);
    case 'activeEffect':
      return summed(
        calculator,
        ACTIVE.map(measure => ({ ...key, measure })),
        sink,
      );
    case 'managerEffect':
    case 'benchmarkEffect':
    case 'withinEffect':
      return within(work);
    default:
      return work.isWhole ? overClasses(work) : linked(work, effectOf(key), ofClass);
  }
}

/** The method a figure of attribution is reported under. */
export function attributionMethod(calculator: FigureCalculator, { entityId, measure, horizon }: Key): string {
  if (measure === 'averageWeight' || measure === 'averagePolicyWeight') return 'attribution.average';
  if (measure === 'policyReturn') return 'attribution.policy-return';
  if (measure === 'linkingCoefficient') return 'attribution.coefficient';
  const isSum =
    measure === 'totalEffect' || measure === 'activeEffect' || (measure !== 'otherEffect' && entityId === calculator.book.rootId);
  if (isSum) return 'figures.sum';
  const isOfMandates = isWithin(measure) && measure !== 'withinEffect' && classIds(calculator).includes(entityId);
  if (horizon === '1m' && isOfMandates) return 'figures.sum';
  return horizon === '1m' ? `attribution.${measure.replace('Effect', '')}` : 'attribution.linked';
}

type Work = { calculator: FigureCalculator; key: Key; span: Span; sink: TraceSink; isWhole: boolean };

/** Kept beside the calculator they were worked out of: a screen asks for the same months dozens of times. */
const kept = new WeakMap<FigureCalculator, Map<string, Result<Months>>>();

function spanOf(calculator: FigureCalculator, { asOf, horizon, part }: Key): Result<Span> {
  const spans = kept.get(calculator) ?? new Map<string, Result<Months>>();
  kept.set(calculator, spans);
  const place = `${asOf}.${horizon ?? '1m'}`;
  const found = spans.get(place) ?? monthsOf(calculator, { asOf, horizon: horizon ?? '1m' });
  spans.set(place, found);
  if (found.value === null) return found;
  const { from, to } = found.value;
  const through = part === undefined ? to : isDay(part) && isMonthEnd(part) ? monthIndexOf(part) : from - 1;
  return through < from || through > to ? missing('not_applicable') : { value: { ...found.value, through } };
}

function monthsOf(calculator: FigureCalculator, ask: Ask): Result<Months> {
  const { rootId } = calculator.book;
  if (!rootId) return missing('no_data');
  const window = wholeWindow(calculator, rootId, ask);
  if (window.value === null) return window;
  const { from, to } = window.value;
  const months: AttributedMonth[] = [];
  for (let month = from; month <= to; month++) {
    const found = attributedMonth(calculator, month);
    if (found.value === null) return from === to ? found : missing('gap');
    months.push(found.value);
  }
  const portfolio = compoundOf(months.map(month => month.portfolio));
  const benchmark = compoundOf(months.map(month => month.benchmark));
  return { value: { rootId, from, to, months, portfolio, benchmark, coefficient: carino(portfolio, benchmark) } };
}

type Ask = { asOf: string; horizon: NonNullable<FigureKey['horizon']> };

/** Both sides over the same months, or there is nothing to compare. */
function wholeWindow(calculator: FigureCalculator, rootId: string, ask: Ask): Result<{ from: number; to: number }> {
  const to = monthIndexOf(ask.asOf);
  if (ask.horizon === '1m') return { value: { from: to, to } };
  const query = { ...ask, ...datesOf(calculator, { entityId: rootId, asOf: ask.asOf }) };
  const own = windowOf(calculator.series(rootId), query);
  const market = windowOf(calculator.benchmarkSeries(rootId), query);
  if (!own || !market) return missing('too_short');
  return own.from === market.from ? { value: own } : missing('gap');
}

/** Of the months that count, the one at `at` of the list. */
const monthAt = ({ from }: Span, at: number) => monthEndOfIndex(from + at);
const counted = ({ months, from, through }: Span) => months.slice(0, through - from + 1);

/** Weights as the months opened, or the policy each was measured against, month by month alike. */
function average({ calculator, key, span, sink, isWhole }: Work): Result {
  const isOwn = key.measure === 'averageWeight';
  const weights = span.months.map((month, at) => {
    const held = month.classes.get(key.entityId);
    const own = held?.weight ?? month.mandates?.get(key.entityId)?.weight;
    const weight = isWhole ? 1 : ((isOwn ? own : held?.policyWeight) ?? 0);
    const policy: FigureKey = { entityId: key.entityId, measure: 'policyWeight', horizon: null, asOf: monthAt(span, at) };
    if (!isOwn || weight !== 0) sink.inputs?.figure(isOwn ? weightAt(calculator, key.entityId, span.from + at) : policy);
    return weight;
  });
  sink.note({ id: 'observations', value: weights.length, unit: 'count' });
  return { value: sumOf(weights) / weights.length };
}

/** The policy mix of one month; longer ones are linked from months by the returns themselves. */
function policyReturn({ key, span, sink, isWhole }: Work): Result {
  const [month] = span.months;
  if (!isWhole || !month || key.horizon !== '1m') return missing('not_applicable');
  for (const [entityId, { policyWeight, market }] of month.classes) {
    if (policyWeight === 0) continue;
    sink.inputs?.figure({ entityId, measure: 'policyWeight', horizon: null, asOf: key.asOf });
    sink.inputs?.figure({ entityId, measure: market === null ? 'return' : 'benchmarkReturn', horizon: '1m', asOf: key.asOf });
  }
  return { value: month.policyReturn };
}

function coefficient({ key, span, sink, isWhole }: Work): Result {
  if (!isWhole) return missing('not_applicable');
  for (const measure of ['return', 'benchmarkReturn'] as const)
    for (const at of span.months.keys()) sink.inputs?.figure({ entityId: key.entityId, measure, horizon: '1m', asOf: monthAt(span, at) });
  sink.note({ id: 'portfolio', value: span.portfolio, unit: 'rate' });
  sink.note({ id: 'benchmark', value: span.benchmark, unit: 'rate' });
  return { value: span.coefficient };
}

/** One month is reported by itself; several are linked, each by its own coefficient over that of the horizon. */
function linked(work: Work, of: (month: AttributedMonth) => number, recordFacts: (work: Work, month: AttributedMonth) => void): Result {
  const { key, span, sink } = work;
  const [only] = span.months;
  if (key.horizon === '1m' || !only) {
    if (only) recordFacts(work, only);
    return only ? { value: of(only) } : missing('no_data');
  }
  const { part: _, ...plain } = key;
  for (const at of counted(span).keys()) {
    const asOf = monthAt(span, at);
    sink.inputs?.figure({ ...plain, horizon: '1m', asOf });
    sink.inputs?.figure({ entityId: span.rootId, measure: 'linkingCoefficient', horizon: '1m', asOf });
  }
  sink.inputs?.figure({ ...plain, entityId: span.rootId, measure: 'linkingCoefficient' });
  sink.note({ id: 'observations', value: span.through - span.from + 1, unit: 'count' });
  return { value: sumOf(counted(span).map(month => of(month) * month.coefficient)) / span.coefficient + 0 };
}

const EFFECTS = ['allocationEffect', 'selectionEffect', 'interactionEffect'] as const;

function effectOf({ entityId, measure }: Key): (month: AttributedMonth) => number {
  const name: Record<string, 'allocation' | 'selection' | 'interaction'> = {
    allocationEffect: 'allocation',
    selectionEffect: 'selection',
  };
  return month => month.classes.get(entityId)?.[name[measure] ?? 'interaction'] ?? 0;
}

/** A month of a class: its weights, its returns, and for allocation the policy mix it is measured against. */
function ofClass({ calculator, key, span, sink }: Work, month: AttributedMonth): void {
  const held = month.classes.get(key.entityId);
  if (!held) return;
  const { entityId, asOf, measure } = key;
  const isWeighed = measure !== 'selectionEffect';
  if (isWeighed && held.weight !== 0) sink.inputs?.figure(weightAt(calculator, entityId, span.from));
  sink.inputs?.figure({ entityId, measure: 'policyWeight', horizon: null, asOf });
  if (held.own !== null && (measure !== 'allocationEffect' || held.market === null))
    sink.inputs?.figure({ entityId, measure: 'return', horizon: '1m', asOf });
  if (held.market !== null) sink.inputs?.figure({ entityId, measure: 'benchmarkReturn', horizon: '1m', asOf });
  if (measure === 'allocationEffect') sink.inputs?.figure({ entityId: span.rootId, measure: 'policyReturn', horizon: '1m', asOf });
  noteClass(sink, held, month);
}

function noteClass(
  { note }: TraceSink,
  { weight, policyWeight, own, market }: AttributedClass,
  { policyReturn: mix }: AttributedMonth,
): void {
  note({ id: 'portfolio_weight', value: weight, unit: 'rate' });
  note({ id: 'benchmark_weight', value: policyWeight, unit: 'rate' });
  note({ id: 'portfolio_return', value: own ?? market ?? 0, unit: 'rate' });
  note({ id: 'benchmark_return', value: market ?? own ?? 0, unit: 'rate' });
  note({ id: 'policy_return', value: mix, unit: 'rate' });
}

/** What is left of the reported excess when every class has had its say. */
function other({ calculator, key, sink }: Work): void {
  sink.inputs?.figure({ ...key, measure: 'excess' });
  for (const entityId of classIds(calculator)) sink.inputs?.figure({ ...key, entityId, measure: 'totalEffect' });
}

const isClass = ({ calculator, key }: Work): boolean => classIds(calculator).includes(key.entityId);

/** Inside the classes: unknown for a period in which a mandate's return is. */
function within(work: Work): Result {
  if (work.isWhole) return overClasses(work);
  if (counted(work.span).some(({ mandates }) => mandates === null)) return missing('gap');
  return linked(work, withinOf(work.key, isClass(work)), isClass(work) ? ofMandatesBelow : ofMandate);
}

/** The whole's effect is the sum of its classes'. */
function overClasses({ calculator, key, sink }: Work): Result {
  return summed(
    calculator,
    classIds(calculator).map(entityId => ({ ...key, entityId })),
    sink,
  );
}

const ACTIVE = ['selectionEffect', 'interactionEffect'] as const;
const OF_A_MANDATE = ['managerEffect', 'benchmarkEffect'] as const;

/** Of a mandate its two effects, of a class its three; of the whole those of the classes and what none of them explains: the active return. */
function total(work: Work): Result {
  const { calculator, key, sink, isWhole } = work;
  const parts: Key[] = isWhole
    ? [...classIds(calculator).map(entityId => ({ ...key, entityId })), { ...key, measure: 'otherEffect' }]
    : (isClass(work) ? EFFECTS : OF_A_MANDATE).map(measure => ({ ...key, measure }));
  return summed(calculator, parts, sink);
}

function summed(calculator: FigureCalculator, parts: readonly Key[], { inputs }: TraceSink): Result {
  const values: number[] = [];
  for (const part of parts) {
    const found = attributionFigure(calculator, part, NO_TRACE);
    if (found.value === null) return found;
    inputs?.figure(part);
    values.push(found.value);
  }
  return { value: sumOf(values) };
}
