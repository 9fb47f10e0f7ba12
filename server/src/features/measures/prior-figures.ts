import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import { arithmeticExcess } from '@hakaru/engine/returns/excess';
import { horizonReturn } from '@hakaru/engine/returns/horizons';
import type { FigureCalculator } from '#features/books/public';
import { datesOf, monthsIn, returnOver } from './horizon-returns';
import { NO_TRACE, type TraceSink } from './trace-sink';

type Key = FigureKey & { horizon: Horizon };

const MONTHS_PER_YEAR = 12;

/** The month-end one year earlier. */
export const yearBefore = (asOf: string): string => shiftMonthEnd(asOf, -MONTHS_PER_YEAR);

/** The return of the same months one year earlier, or the return in excess of it. */
export function priorFigure(calculator: FigureCalculator, key: Key, sink: TraceSink): Result {
  if (key.horizon === 'itd') return missing('not_applicable');
  if (key.measure === 'priorReturn') return priorReturn(calculator, key, sink);
  sink.inputs?.figure({ ...key, measure: 'return' });
  sink.inputs?.figure({ ...key, measure: 'priorReturn' });
  const own = returnOver(calculator, calculator.series(key.entityId), { ...key, measure: 'return' }, NO_TRACE);
  if (own.value === null) return own;
  const prior = priorReturn(calculator, key, NO_TRACE);
  return prior.value === null ? prior : arithmeticExcess({ portfolio: own.value, benchmark: prior.value });
}

/** Uses the fiscal year in force on the day asked for, so that the same months are compared even if it began in another month then. */
function priorReturn(calculator: FigureCalculator, key: Key, { note, inputs }: TraceSink): Result {
  const { entityId, horizon, asOf } = key;
  const series = calculator.series(entityId);
  const query = { horizon, asOf: yearBefore(asOf), ...datesOf(calculator, { entityId, asOf }) };
  if (inputs)
    for (const month of monthsIn(series, query))
      inputs.figure({ entityId, measure: 'return', horizon: '1m', asOf: monthEndOfIndex(month) });
  return horizonReturn(series, query, note);
}
