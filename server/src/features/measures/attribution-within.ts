import type { AttributionMeasure } from '@hakaru/contract/attribution';
import type { FigureKey } from '@hakaru/contract/figures';
import { sumOf } from '@hakaru/engine/number/sum';
import { type FigureCalculator, hasMoved } from '#features/books/public';
import type { AttributedMandate, AttributedMonth } from './attribution-months';
import { openingWeightKey } from './opening-weight';
import type { TraceSink } from './trace-sink';

type Key = FigureKey & { measure: AttributionMeasure };
type Heard = { calculator: FigureCalculator; key: Key; span: { from: number }; sink: TraceSink };

/** Effects inside a class: of its mandates, and of the class what they come to. */
const WITHIN: ReadonlySet<AttributionMeasure> = new Set(['managerEffect', 'benchmarkEffect', 'withinEffect']);
/** What is said of a mandate. */
const OF_MANDATE: ReadonlySet<AttributionMeasure> = new Set(['managerEffect', 'benchmarkEffect', 'totalEffect', 'averageWeight']);

export const isWithin = (measure: AttributionMeasure): boolean => WITHIN.has(measure);

export function isOfMandate({ measure, entityId }: Key, months: readonly AttributedMonth[]): boolean {
  return OF_MANDATE.has(measure) && months.some(({ mandates }) => mandates?.has(entityId));
}

/** The weight a month opened with: of the month-end before, unless something moved in between. */
export function weightAt(calculator: FigureCalculator, entityId: string, month: number): FigureKey {
  const key = openingWeightKey(entityId, month);
  if (hasMoved(calculator, entityId, month) || hasMoved(calculator, calculator.book.rootId ?? '', month)) return key;
  const { part: _, ...plain } = key;
  return plain;
}

/** An effect of one month, of a mandate or of the mandates of a class together; a mandate that was not held then adds nothing. */
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

/** A month of a class is that of its mandates; what they leave is what its selection and interaction are without them. */
export function ofMandatesBelow({ key, sink }: Heard, month: AttributedMonth): void {
  if (key.measure === 'withinEffect') {
    for (const measure of ['selectionEffect', 'interactionEffect', 'managerEffect', 'benchmarkEffect'] as const)
      sink.inputs?.figure({ ...key, measure });
    return;
  }
  for (const [id, { classId }] of month.mandates ?? []) if (classId === key.entityId) sink.inputs?.figure({ ...key, entityId: id });
}

/** A month of a mandate: its weight, its return beside its benchmark, or that benchmark beside the class's. */
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
