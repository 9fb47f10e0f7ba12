import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import { returnsIn } from '@hakaru/engine/returns/monthly';
import { hasEnoughMonths, isRounding } from '@hakaru/engine/statistics/display';
import { currentDrawdown, maxDrawdown } from '@hakaru/engine/statistics/drawdown';
import type { Pair } from '@hakaru/engine/statistics/pairs';
import { beta } from '@hakaru/engine/statistics/regression';
import { informationRatio, trackingError } from '@hakaru/engine/statistics/tracking';
import { volatility } from '@hakaru/engine/statistics/volatility';
import { datesOf, windowOf } from './horizon-returns';
import type { TraceSink } from './trace-sink';
import type { FigureCalculator } from './calculator';

/** Volatility, tracking error, information ratio, beta and drawdowns over the months of a horizon. */
export function statistic(
  calculator: FigureCalculator,
  { entityId, asOf, horizon, measure }: FigureKey & { horizon: Horizon },
  sink: TraceSink,
): Result {
  const series = calculator.series(entityId);
  const window = windowOf(series, { horizon, asOf, ...datesOf(calculator, { entityId, asOf }) });
  if (!window) return missing('too_short');
  const pair = { returns: returnsIn(series, window), benchmark: returnsIn(calculator.benchmarkSeries(entityId), window) };
  const needsBenchmark = !ALONE.has(measure);
  for (let month = window.from; sink.inputs && month <= window.to; month++) {
    sink.inputs.figure({ entityId, measure: 'return', horizon: '1m', asOf: monthEndOfIndex(month) });
    if (needsBenchmark) sink.inputs.figure({ entityId, measure: 'benchmarkReturn', horizon: '1m', asOf: monthEndOfIndex(month) });
  }
  // Statistics of a window need the whole window (methods 3); a hole would quietly change what is measured.
  if (pair.returns.includes(null) || (needsBenchmark && pair.benchmark.includes(null))) return missing('gap');
  if (measure === 'drawdown') return currentDrawdown(pair.returns, sink.note);
  if (measure === 'maxDrawdown') return maxDrawdown(pair.returns, sink.note);
  return hasEnoughMonths(pair.returns.length) ? spread(measure, pair, sink) : missing('too_few_months');
}

/** A ratio over a risk that is nothing but rounding says nothing of the manager (decisions G121). */
function spread(measure: FigureKey['measure'], pair: Pair, { note }: TraceSink): Result {
  if (measure === 'trackingError') return trackingError(pair, {}, note);
  if (measure === 'informationRatio')
    return isRounding(trackingError(pair).value) ? missing('risk_within_rounding') : informationRatio(pair, {}, note);
  if (measure === 'beta') return isRounding(volatility(pair.benchmark).value) ? missing('risk_within_rounding') : beta(pair, {}, note);
  return volatility(pair.returns, {}, note);
}

const ALONE: ReadonlySet<FigureKey['measure']> = new Set(['volatility', 'maxDrawdown', 'drawdown']);
