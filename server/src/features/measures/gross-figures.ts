import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import { horizonReturn } from '@hakaru/engine/returns/horizons';
import { type BookEntity, type FactSeries, type FigureCalculator, seriesOf } from '#features/books/public';
import { datesOf, monthsIn, windowOf } from './horizon-returns';
import type { TraceSink } from './trace-sink';

type Key = FigureKey & { horizon: Horizon };

/**
 * The return before fees, as the manager reported it month by month: it is not worked out from values, which are after fees, and a month
 * without a report stays one. Since inception it covers the months of the return after fees, so that both can stand side by side.
 */
export function grossFigure(calculator: FigureCalculator, key: Key, sink: TraceSink): Result {
  const entity = calculator.entity(key.entityId);
  if (!entity || !canReport(entity)) return missing('not_applicable');
  const reported = seriesOf(calculator.book, entity.id, 'grossReturn');
  if (!reported) return missing('no_data');
  if (key.horizon === '1m') return ofMonth(reported, monthIndexOf(key.asOf), sink);
  const { entityId, horizon, asOf } = key;
  const dates = datesOf(calculator, { entityId, asOf });
  const net = windowOf(calculator.series(entityId), { horizon, asOf, ...dates });
  if (!net) return missing('too_short');
  const series = { firstMonth: reported.firstMonth, returns: reported.values.map(value => (value === null ? null : Number(value))) };
  const query = { horizon, asOf, ...dates, inception: dates.inception ?? monthEndOfIndex(firstOf(calculator, entityId, asOf) - 1) };
  if (sink.inputs)
    for (const month of monthsIn(series, query)) {
      const { part: _, ...plain } = key;
      sink.inputs.figure({ ...plain, horizon: '1m', asOf: monthEndOfIndex(month) });
    }
  return horizonReturn(series, query, sink.note);
}

/** Benchmarks have no fees, and of an account above mandates nobody reports a return. */
const canReport = ({ kind }: BookEntity): boolean => kind !== 'benchmark' && kind !== 'account';

function ofMonth({ firstMonth, values, ids }: FactSeries, month: number, { inputs }: TraceSink): Result {
  const value = values[month - firstMonth] ?? null;
  if (value === null) return missing('no_data');
  const id = ids[month - firstMonth];
  if (id) inputs?.fact(id);
  return { value: Number(value) };
}

/** The first month of the return after fees. */
function firstOf(calculator: FigureCalculator, entityId: string, asOf: string): number {
  const { fiscalYearStart } = datesOf(calculator, { entityId, asOf });
  return windowOf(calculator.series(entityId), { horizon: 'itd', asOf, fiscalYearStart })?.from ?? monthIndexOf(asOf);
}
