import type { AttributionMeasure } from '@hakaru/contract/attribution';
import { carino } from '@hakaru/engine/attribution/linking';
import { compoundOf, sumOf } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import { type AttributedMonth, classIds, type GeometricMonth } from './attribution-months';
import type { Work } from './attribution-linking';
import { grown } from './attribution-notional';
import { counted, monthAt, startPart } from './attribution-span';
import { weightAt } from './attribution-within';
import { NO_TRACE } from './trace-sink';

const EFFECTS = ['geometricAllocation', 'geometricSelection'] as const;
const NAMES = { geometricAllocation: 'allocation', geometricSelection: 'selection', geometricOther: 'other' } as const;
type Named = keyof typeof NAMES;

const COEFFICIENTS = { geometricAllocation: 'allocationCoefficient', geometricSelection: 'selectionCoefficient' } as const;
const OF_GEOMETRIC: ReadonlySet<AttributionMeasure> = new Set([
  ...EFFECTS,
  ...Object.values(COEFFICIENTS),
  'geometricOther',
  'geometricTotal',
  'notionalReturn',
]);
export const isGeometric = (measure: AttributionMeasure): boolean => OF_GEOMETRIC.has(measure);

/**
 * Effects that multiply to (1 + return) ÷ (1 + benchmark): for the total they compound over the months, so no linking is needed. For a
 * class each month is weighted by the logarithm of the total's effect, so that the classes add up to the compounded effect of the total.
 */
export function geometricFigure(work: Work): Result {
  const { key, span, isWhole } = work;
  if (span.months.some(({ geometric }) => geometric === null)) return missing('total_loss');
  switch (key.measure) {
    case 'geometricAllocation':
    case 'geometricSelection':
      return isWhole ? compounded(work, key.measure) : ofClass(work, key.measure);
    case 'geometricOther':
      return isWhole ? compounded(work, key.measure) : missing('not_applicable');
    case 'geometricTotal':
      return isWhole ? total(work) : ofBoth(work);
    case 'allocationCoefficient':
      return isWhole ? coefficient(work, 'geometricAllocation') : missing('not_applicable');
    case 'selectionCoefficient':
      return isWhole ? coefficient(work, 'geometricSelection') : missing('not_applicable');
    default:
      if (!isWhole) return missing('not_applicable');
      return key.horizon === '1m' ? notional(work) : grown(work, ({ funds }) => funds.allocation);
  }
}

/** The method under which a geometric figure is explained. */
export function geometricMethod({ measure, horizon }: { measure: AttributionMeasure; horizon: string | null }, isWhole: boolean): string {
  if (measure === 'notionalReturn') return horizon === '1m' ? 'attribution.notional-return' : 'attribution.compounded';
  if (measure === 'geometricTotal') return 'attribution.geometric-total';
  if (measure === 'allocationCoefficient' || measure === 'selectionCoefficient') return 'attribution.log-coefficient';
  if (horizon !== '1m') return isWhole ? 'attribution.compounded' : 'attribution.geometric-linked';
  if (measure === 'geometricOther') return 'attribution.geometric-other';
  if (isWhole) return 'figures.sum';
  return measure === 'geometricAllocation' ? 'attribution.geometric-allocation' : 'attribution.geometric-selection';
}

const geometricOf = ({ geometric }: AttributedMonth): GeometricMonth => {
  if (!geometric) throw new Error('a month without geometric effects was refused before');
  return geometric;
};

function compounded({ calculator, key, span, sink }: Work, measure: Named): Result {
  const { part: _, ...plain } = key;
  const months = counted(span);
  if (key.horizon === '1m') hearMonth({ calculator, key, sink }, measure);
  else for (const at of months.keys()) sink.inputs?.figure({ ...plain, horizon: '1m', asOf: monthAt(span, at) });
  const values = months.map(month => geometricOf(month)[NAMES[measure]]);
  return { value: key.horizon === '1m' ? (values[0] ?? 0) : compoundOf(values) };
}

/** Traces a month of the total: the sum of its classes, or the part of the reported ratio that they leave. */
function hearMonth({ calculator, key, sink }: Pick<Work, 'calculator' | 'key' | 'sink'>, measure: Named): void {
  const { entityId, asOf } = key;
  if (measure !== 'geometricOther') {
    for (const id of classIds(calculator)) sink.inputs?.figure({ ...key, entityId: id });
    return;
  }
  for (const of of ['return', 'benchmarkReturn', ...EFFECTS] as const) sink.inputs?.figure({ entityId, measure: of, horizon: '1m', asOf });
}

function ofClass(work: Work, measure: (typeof EFFECTS)[number]): Result {
  const { key, span, sink } = work;
  const name = NAMES[measure];
  const own = (month: AttributedMonth) => geometricOf(month).classes.get(key.entityId)?.[name] ?? 0;
  const [only] = span.months;
  if (key.horizon === '1m' && only) {
    hearClass(work, only, measure);
    return { value: own(only) };
  }
  const { part: _, ...plain } = key;
  const months = counted(span);
  const ofWhole = { ...plain, entityId: span.rootId, measure: COEFFICIENTS[measure] };
  for (const at of months.keys()) {
    const month = { horizon: '1m', asOf: monthAt(span, at) } as const;
    sink.inputs?.figure({ ...plain, ...month });
    sink.inputs?.figure({ ...ofWhole, ...month });
  }
  sink.inputs?.figure({ ...ofWhole, ...startPart(span) });
  const whole = compoundOf(span.months.map(month => geometricOf(month)[name]));
  return { value: sumOf(months.map(month => own(month) * logarithmic(geometricOf(month)[name]))) / logarithmic(whole) + 0 };
}

/** ln(1 + x) ÷ x, which is 1 for x = 0: Carino's coefficient against a return of zero. */
const logarithmic = (effect: number): number => carino(effect, 0);

function coefficient({ key, span, sink }: Work, measure: (typeof EFFECTS)[number]): Result {
  sink.inputs?.figure({ ...key, measure });
  return { value: logarithmic(compoundOf(counted(span).map(month => geometricOf(month)[NAMES[measure]]))) };
}

/** Traces a month of a class: weights and returns, and for selection the mix as held at the benchmarks' returns. */
function hearClass({ calculator, key, span, sink }: Work, month: AttributedMonth, measure: (typeof EFFECTS)[number]): void {
  const held = month.classes.get(key.entityId);
  if (!held) return;
  const { entityId, asOf } = key;
  const isAllocation = measure === 'geometricAllocation';
  if (held.weight !== 0) sink.inputs?.figure(weightAt(calculator, entityId, span.from));
  if (isAllocation) sink.inputs?.figure({ entityId, measure: 'policyWeight', horizon: null, asOf });
  if (held.own !== null && (!isAllocation || held.market === null))
    sink.inputs?.figure({ entityId, measure: 'return', horizon: '1m', asOf });
  if (held.market !== null) sink.inputs?.figure({ entityId, measure: 'benchmarkReturn', horizon: '1m', asOf });
  sink.inputs?.figure({ entityId: span.rootId, measure: isAllocation ? 'policyReturn' : 'notionalReturn', horizon: '1m', asOf });
}

function notional({ calculator, key, span, sink }: Work): Result {
  const [month] = span.months;
  if (!month) return missing('no_data');
  for (const [entityId, { weight, market }] of month.classes) {
    if (weight === 0) continue;
    sink.inputs?.figure(weightAt(calculator, entityId, span.from));
    sink.inputs?.figure({ entityId, measure: market === null ? 'return' : 'benchmarkReturn', horizon: '1m', asOf: key.asOf });
  }
  return { value: geometricOf(month).notional };
}

/** The product of a class's two effects. */
function ofBoth(work: Work): Result {
  const values = EFFECTS.map(measure => {
    work.sink.inputs?.figure({ ...work.key, measure });
    return ofClass({ ...work, key: { ...work.key, measure }, sink: NO_TRACE }, measure).value ?? Number.NaN;
  });
  return { value: compoundOf(values) };
}

/** Allocation, selection and the unexplained part, multiplied: the ratio of both sides less one. */
function total(work: Work): Result {
  const parts = [...EFFECTS, 'geometricOther'] as const;
  const values = parts.map(measure => {
    work.sink.inputs?.figure({ ...work.key, measure });
    return compounded({ ...work, key: { ...work.key, measure }, sink: NO_TRACE }, measure).value ?? Number.NaN;
  });
  return { value: compoundOf(values) };
}
