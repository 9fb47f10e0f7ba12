import type { FigureKey } from '@hakaru/contract/figures';
import { sumOf } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import type { FigureCalculator } from '#features/books/public';
import { geometricFigure, geometricMethod, isGeometric } from './attribution-geometric';
import { coefficient, factor, linked, type Work } from './attribution-linking';
import { type AttributedClass, type AttributedMonth, classIds } from './attribution-months';
import { asPart, type AttributionKey, counted, monthAt, spanOf } from './attribution-span';
import { grown, isNotional, notionalFigure, notionalMethod } from './attribution-notional';
import { isOfMandate, isWithin, ofMandate, ofMandatesBelow, weightAt, withinOf } from './attribution-within';
import { NO_TRACE, type TraceSink } from './trace-sink';

type Key = AttributionKey;

/**
 * Why the total did better or worse than its policy (methods 4): monthly effects by class, linked by the owner's method so that they add up
 * to the difference of the cumulative returns. An effect of the total is the sum over its classes.
 */
export function attributionFigure(calculator: FigureCalculator, asked: Key, sink: TraceSink): Result {
  const span = spanOf(calculator, asked);
  if (span.value === null) return span;
  const { part: _, ...plain } = asked;
  const { period } = span.value;
  const key: Key = asked.horizon === '1m' ? plain : { ...plain, ...asPart(period) }; // a single month is not linked
  const work: Work = { calculator, key, span: span.value, sink, isWhole: key.entityId === span.value.rootId };
  if (!work.isWhole && !isClass(work) && !isOfMandate(key, span.value.months)) return missing('not_applicable');
  if (period.from !== undefined) sink.note({ id: 'from', value: period.from, unit: 'text' });
  if (period.through !== undefined) sink.note({ id: 'to', value: period.through, unit: 'text' });
  if (isNotional(key.measure)) return notionalFigure(work);
  if (isGeometric(key.measure)) return geometricFigure(work);
  switch (key.measure) {
    case 'averageWeight':
    case 'averagePolicyWeight':
      return average(work);
    case 'policyReturn':
      return policyReturn(work);
    case 'linkingCoefficient':
      return coefficient(work);
    case 'linkingFactor':
      return factor(work);
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

/** The method under which an attribution figure is explained. */
export function attributionMethod(calculator: FigureCalculator, { entityId, measure, horizon }: Key): string {
  if (measure === 'averageWeight' || measure === 'averagePolicyWeight') return 'attribution.average';
  if (measure === 'policyReturn') return horizon === '1m' ? 'attribution.policy-return' : 'attribution.compounded';
  if (isNotional(measure)) return notionalMethod({ measure, horizon });
  if (measure === 'linkingCoefficient') return 'attribution.coefficient';
  const { linking, rootId } = calculator.book;
  if (measure === 'linkingFactor') return linking === 'menchero' ? 'attribution.factor-menchero' : 'attribution.factor-grap';
  if (isGeometric(measure)) return geometricMethod({ measure, horizon }, entityId === rootId);
  const isSum = measure === 'totalEffect' || measure === 'activeEffect' || (measure !== 'otherEffect' && entityId === rootId);
  if (isSum) return 'figures.sum';
  const isOfMandates = isWithin(measure) && measure !== 'withinEffect' && classIds(calculator).includes(entityId);
  if (horizon === '1m' && isOfMandates) return 'figures.sum';
  if (horizon === '1m') return `attribution.${measure.replace('Effect', '')}`;
  return linking === 'carino' ? 'attribution.linked' : 'attribution.linked-by-factors';
}

/** Average weights: at the opening of each month, or by the policy in force; each month counts the same. */
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

/** The return of the policy mix, compounded over the months of a longer period. */
function policyReturn(work: Work): Result {
  const { key, span, sink, isWhole } = work;
  const [month] = span.months;
  if (!isWhole || !month) return missing('not_applicable');
  if (key.horizon !== '1m') return grown(work, ({ funds }) => funds.benchmark);
  for (const [entityId, { policyWeight, market }] of month.classes) {
    if (policyWeight === 0) continue;
    sink.inputs?.figure({ entityId, measure: 'policyWeight', horizon: null, asOf: key.asOf });
    sink.inputs?.figure({ entityId, measure: market === null ? 'return' : 'benchmarkReturn', horizon: '1m', asOf: key.asOf });
  }
  return { value: month.policyReturn };
}

const EFFECTS = ['allocationEffect', 'selectionEffect', 'interactionEffect'] as const;

function effectOf({ entityId, measure }: Key): (month: AttributedMonth) => number {
  const name: Record<string, 'allocation' | 'selection' | 'interaction'> = {
    allocationEffect: 'allocation',
    selectionEffect: 'selection',
  };
  return month => month.classes.get(entityId)?.[name[measure] ?? 'interaction'] ?? 0;
}

/** Traces a month of a class: weights, returns, and for allocation the policy mix it is compared with. */
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

/** The part of the reported excess return that no class explains. */
function other({ calculator, key, sink }: Work): void {
  sink.inputs?.figure({ ...key, measure: 'excess' });
  for (const entityId of classIds(calculator)) sink.inputs?.figure({ ...key, entityId, measure: 'totalEffect' });
}

const isClass = ({ calculator, key }: Work): boolean => classIds(calculator).includes(key.entityId);

/** Effects within the classes; a gap if a mandate's return is missing in the period. */
function within(work: Work): Result {
  if (work.isWhole) return overClasses(work);
  if (counted(work.span).some(({ mandates }) => mandates === null)) return missing('gap');
  return linked(work, withinOf(work.key, isClass(work)), isClass(work) ? ofMandatesBelow : ofMandate);
}

/** The total's effect is the sum of its classes' effects. */
function overClasses({ calculator, key, sink }: Work): Result {
  return summed(
    calculator,
    classIds(calculator).map(entityId => ({ ...key, entityId })),
    sink,
  );
}

const ACTIVE = ['selectionEffect', 'interactionEffect'] as const;
const OF_A_MANDATE = ['managerEffect', 'benchmarkEffect'] as const;

/**
 * The sum of a mandate's two effects or a class's three; for the total, those of its classes plus the unexplained part, which is the active
 * return.
 */
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
