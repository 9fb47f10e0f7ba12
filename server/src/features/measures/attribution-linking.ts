import { sumOf } from '@hakaru/engine/number/sum';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import type { FigureCalculator } from '#features/books/public';
import type { AttributedMonth } from './attribution-months';
import { asPart, type AttributionKey, counted, factorsOf, monthAt, type Span, startPart } from './attribution-span';
import type { TraceSink } from './trace-sink';

export type Work = { calculator: FigureCalculator; key: AttributionKey; span: Span; sink: TraceSink; isWhole: boolean };

/** A single month is reported as it is; several are linked by the owner's method. */
export function linked(
  work: Work,
  of: (month: AttributedMonth) => number,
  recordFacts: (work: Work, month: AttributedMonth) => void,
): Result {
  const { calculator, key, span, sink } = work;
  const [only] = span.months;
  if (key.horizon === '1m' || !only) {
    if (only) recordFacts(work, only);
    return only ? { value: of(only) } : missing('no_data');
  }
  const { part: _, ...plain } = key;
  const isCarino = calculator.book.linking === 'carino';
  for (const at of counted(span).keys()) {
    const asOf = monthAt(span, at);
    sink.inputs?.figure({ ...plain, horizon: '1m', asOf });
    if (isCarino) sink.inputs?.figure({ entityId: span.rootId, measure: 'linkingCoefficient', horizon: '1m', asOf });
    else sink.inputs?.figure({ ...plain, entityId: span.rootId, measure: 'linkingFactor', ...asPart({ ...span.period, month: asOf }) });
  }
  if (isCarino) sink.inputs?.figure({ ...plain, ...startPart(span), entityId: span.rootId, measure: 'linkingCoefficient' });
  sink.note({ id: 'observations', value: span.through - span.from + 1, unit: 'count' });
  if (isCarino) return { value: sumOf(counted(span).map(month => of(month) * month.coefficient)) / span.coefficient + 0 };
  const factors = factorsOf(calculator, span);
  return { value: sumOf(counted(span).map((month, at) => of(month) * (factors[at] ?? Number.NaN))) + 0 };
}

/** Carino's coefficient of a horizon, from both sides' returns. */
export function coefficient({ key, span, sink, isWhole }: Work): Result {
  if (!isWhole) return missing('not_applicable');
  hearReturns({ key, span, sink }, span.months.length);
  sink.note({ id: 'portfolio', value: span.portfolio, unit: 'rate' });
  sink.note({ id: 'benchmark', value: span.benchmark, unit: 'rate' });
  return { value: span.coefficient };
}

/** The factor of one month's effects within a period, for the methods other than Carino's. */
export function factor({ calculator, key, span, sink, isWhole }: Work): Result {
  const { month } = span.period;
  const { linking } = calculator.book;
  if (!isWhole || month === undefined || linking === 'carino') return missing('not_applicable');
  const value = factorsOf(calculator, span)[monthIndexOf(month) - span.from];
  if (value === undefined) return missing('not_applicable');
  hearReturns({ key, span, sink }, linking === 'frongello' ? counted(span).length : span.months.length);
  sink.note({ id: 'month', value: month, unit: 'text' });
  return { value };
}

function hearReturns({ key, span, sink }: Pick<Work, 'key' | 'span' | 'sink'>, count: number): void {
  for (const measure of ['return', 'benchmarkReturn'] as const)
    for (let at = 0; at < count; at++) sink.inputs?.figure({ entityId: key.entityId, measure, horizon: '1m', asOf: monthAt(span, at) });
}
