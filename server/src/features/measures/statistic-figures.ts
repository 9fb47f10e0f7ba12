import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { missing, type Result } from '@hakaru/engine/result';
import { returnsIn } from '@hakaru/engine/returns/monthly';
import { hasEnoughMonths, isRounding } from '@hakaru/engine/statistics/display';
import { capture } from '@hakaru/engine/statistics/capture';
import { downsideDeviation, sortino } from '@hakaru/engine/statistics/downside';
import { currentDrawdown, maxDrawdown } from '@hakaru/engine/statistics/drawdown';
import { jensenAlpha, systematicRisk, treynor } from '@hakaru/engine/statistics/market-model';
import type { Pair } from '@hakaru/engine/statistics/pairs';
import { beta, correlation } from '@hakaru/engine/statistics/regression';
import { sharpe } from '@hakaru/engine/statistics/sharpe';
import { informationRatio, trackingError } from '@hakaru/engine/statistics/tracking';
import { volatility } from '@hakaru/engine/statistics/volatility';
import type { FigureCalculator } from '#features/books/public';
import { datesOf, windowOf } from './horizon-returns';
import type { TraceSink } from './trace-sink';

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
  // Statistics require the whole window (methods 3); a missing month would silently change what is measured.
  if (pair.returns.includes(null) || (needsBenchmark && pair.benchmark.includes(null))) return missing('gap');
  if (measure === 'drawdown') return currentDrawdown(pair.returns, sink.note);
  if (measure === 'maxDrawdown') return maxDrawdown(pair.returns, sink.note);
  return hasEnoughMonths(pair.returns.length) ? spread(measure, pair, sink) : missing('too_few_months');
}

/** A ratio over a tracking error that is only rounding noise is not shown (decisions G121). */
function spread(measure: FigureKey['measure'], pair: Pair, { note }: TraceSink): Result {
  if (measure === 'trackingError') return trackingError(pair, {}, note);
  if (measure === 'informationRatio')
    return isRounding(trackingError(pair).value) ? missing('risk_within_rounding') : informationRatio(pair, {}, note);
  if (measure === 'upCapture' || measure === 'downCapture') return capture(pair, { side: measure === 'upCapture' ? 'up' : 'down' }, note);
  const ofMarket = OF_MARKET[measure];
  if (ofMarket) return isRounding(volatility(pair.benchmark).value) ? missing('risk_within_rounding') : ofMarket(pair, {}, note);
  if (measure === 'downsideDeviation') return downsideDeviation(pair.returns, YEARLY, note);
  if (measure === 'volatility') return volatility(pair.returns, {}, note);
  if (isRounding(volatility(pair.returns).value)) return missing('risk_within_rounding');
  return measure === 'sharpe' ? sharpe(pair.returns, YEARLY, note) : sortino(pair.returns, YEARLY, note);
}

const YEARLY = { scale: 12 };

/** Measures of the market model need a benchmark that moves. */
const OF_MARKET: Partial<Record<FigureKey['measure'], typeof beta>> = {
  beta,
  benchmarkCorrelation: correlation,
  treynor,
  jensenAlpha,
  systematicRisk,
};

/**
 * The correlation of two entities' excess returns over the same months: managers who are right and wrong at the same time are one manager
 * paid twice. The key's part is the other entity.
 */
export function excessCorrelation(
  calculator: FigureCalculator,
  key: FigureKey & { horizon: Horizon },
  { note, inputs }: TraceSink,
): Result {
  const { entityId, asOf, horizon, part: otherId } = key;
  if (otherId === undefined || !calculator.entity(otherId)) return missing('not_applicable');
  const series = calculator.series(entityId);
  const window = windowOf(series, { horizon, asOf, ...datesOf(calculator, { entityId, asOf }) });
  if (!window) return missing('too_short');
  const excessOf = (id: string) => {
    const market = returnsIn(calculator.benchmarkSeries(id), window);
    return returnsIn(calculator.series(id), window).map((own, at) => (own === null ? null : difference(own, market[at] ?? null)));
  };
  for (const id of new Set([entityId, otherId]))
    for (let month = window.from; inputs && month <= window.to; month++)
      inputs.figure({ entityId: id, measure: 'excess', horizon: '1m', asOf: monthEndOfIndex(month) });
  const pair = { returns: excessOf(entityId), benchmark: excessOf(otherId) };
  if (pair.returns.includes(null) || pair.benchmark.includes(null)) return missing('gap');
  if (!hasEnoughMonths(pair.returns.length)) return missing('too_few_months');
  const isFlat = (values: Pair['returns']) => isRounding(volatility(values).value);
  return isFlat(pair.returns) || isFlat(pair.benchmark) ? missing('risk_within_rounding') : correlation(pair, {}, note);
}

const difference = (own: number, market: number | null): number | null => (market === null ? null : own - market);

const ALONE: ReadonlySet<FigureKey['measure']> = new Set([
  'volatility',
  'maxDrawdown',
  'drawdown',
  'sharpe',
  'downsideDeviation',
  'sortino',
]);
