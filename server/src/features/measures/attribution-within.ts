import type { AttributionMeasure } from '@hakaru/contract/attribution';
import type { FigureKey } from '@hakaru/contract/figures';
import { sumOf } from '@hakaru/engine/number/sum';
import { type FigureCalculator, hasMoved } from '#features/books/public';
import type { AttributedMandate, AttributedMonth } from './attribution-months';
import { openingWeightKey } from './opening-weight';
import type { TraceSink } from './trace-sink';

type Key = FigureKey & { measure: AttributionMeasure };
type Heard = { calculator: FigureCalculator; key: Key; span: { from: number }; sink: TraceSink };

/** Effects within a class: those of its mandates and, for the class, their sum. */
const WITHIN: ReadonlySet<AttributionMeasure> = new Set(['managerEffect', 'benchmarkEffect', 'withinEffect']);
/** Measures that exist for a mandate. */
const OF_MANDATE: ReadonlySet<AttributionMeasure> = new Set(['managerEffect', 'benchmarkEffect', 'totalEffect', 'averageWeight']);

export const isWithin = (measure: AttributionMeasure): boolean => WITHIN.has(measure);

export function isOfMandate({ measure, entityId }: Key, months: readonly AttributedMonth[]): boolean {
  return OF_MANDATE.has(measure) && months.some(({ mandates }) => mandates?.has(entityId));
}

/** The weight at the opening of a month: that of the previous month-end, unless entities moved in between. */
export function weightAt(calculator: FigureCalculator, entityId: string, month: number): FigureKey {
  const key = openingWeightKey(entityId, month);
  if (hasMoved(calculator, entityId, month) || hasMoved(calculator, calculator.book.rootId ?? '', month)) return key;
  const { part: _, ...plain } = key;
  return plain;
}

/** The effect of one month, of a mandate or summed over a class's mandates; a mandate not held then adds nothing. */
export function withinOf({ entityId, measure }: Key, isClass: boolean): (month: AttributedMonth) => number {
  const ofMandate = (mandate: AttributedMandate | undefined) => (measure === 'managerEffect' ? mandate?.manager : mandate?.benchmark) ?? 0;
  if (!isClass) return month => ofMandate(month.mandates?.get(entityId));
  return month => {
    const own = [...(month.mandates?.values() ?? [])].filter(({ classId }) => classId === entityId);
    if (measure !== 'withinEffect') return sumOf(own.map(ofMandate));
    const held = month.classes.get(entityId);
    return (held?.selection ?? 0) + (held?.interaction ?? 0) - sumOf(own.flatMap(({ manager, benchmark }) => [manager, benchmark]));
  };
}

/** Traces a month of a class to its mandates; `withinEffect` to selection and interaction less the mandates' effects. */
export function ofMandatesBelow({ key, sink }: Heard, month: AttributedMonth): void {
  if (key.measure === 'withinEffect') {
    for (const measure of ['selectionEffect', 'interactionEffect', 'managerEffect', 'benchmarkEffect'] as const)
      sink.inputs?.figure({ ...key, measure });
    return;
  }
  for (const [id, { classId }] of month.mandates ?? []) if (classId === key.entityId) sink.inputs?.figure({ ...key, entityId: id });
}

/** Traces a month of a mandate: its weight, and its return against its benchmark or that benchmark against the class's. */
export function ofMandate({ calculator, key, span, sink }: Heard, month: AttributedMonth): void {
  const { entityId, asOf, measure } = key;
  const held = month.mandates?.get(entityId);
  if (!held) return;
  const returnOf = (id: string, of: 'return' | 'benchmarkReturn') =>
    sink.inputs?.figure({ entityId: id, measure: of, horizon: '1m', asOf });
  const ofClass = () => returnOf(held.classId, month.classes.get(held.classId)?.market == null ? 'return' : 'benchmarkReturn');
  sink.inputs?.figure(weightAt(calculator, entityId, span.from));
  if (measure === 'managerEffect') returnOf(entityId, 'return');
  if (held.market !== null) returnOf(entityId, 'benchmarkReturn');
  if (measure === 'benchmarkEffect' || held.market === null) ofClass();
  sink.note({ id: 'portfolio_weight', value: held.weight, unit: 'rate' });
}
