import { isAttributionMeasure } from '@hakaru/contract/attribution';
import { isBookMeasure, type Figure, type FigureKey, type Horizon } from '@hakaru/contract/figures';
import { horizonWindow, openingOf } from '@hakaru/engine/calendar/horizons';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { ignore, type Note } from '@hakaru/engine/explain';
import { decimal, subtract, sum } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { arithmeticExcess } from '@hakaru/engine/returns/excess';
import { horizonReturn, type HorizonReturn } from '@hakaru/engine/returns/horizons';
import { returnsIn, type MonthlySeries } from '@hakaru/engine/returns/monthly';
import { currentDrawdown, maxDrawdown } from '@hakaru/engine/statistics/drawdown';
import { beta } from '@hakaru/engine/statistics/regression';
import { informationRatio, trackingError } from '@hakaru/engine/statistics/tracking';
import { volatility } from '@hakaru/engine/statistics/volatility';
import { assumedFigure } from './assumed-figures';
import { attributionFigure } from './attribution-figures';
import { pmeFigure } from './pme-figures';
import { qualityFigure } from './quality-figures';
import { bandFigure, outsideBand, policyFigure, rebalancing } from './policy';
import { amountFigure, floatOf, nothing, rateFigure, type Amount, type Money } from './amounts';
import type { Inputs, Worker } from './worker';

/** Where a figure's steps and inputs are told, when somebody asks how it came about. */
export type Told = { note: Note; inputs?: Inputs };
export const UNTOLD: Told = { note: ignore };

/** One figure. The same path is taken whether or not anybody listens, so that what is explained is what was shown. */
export function figure(worker: Worker, key: FigureKey, told: Told = UNTOLD): Figure {
  if (!isBookMeasure(key.measure)) return rateFigure(key, missing('not_applicable'));
  const { measure } = key;
  if (isAttributionMeasure(measure)) return rateFigure(key, attributionFigure(worker, { ...key, measure }, told));
  switch (measure) {
    case 'marketValue':
      return amountFigure(key, worker.amount(key.entityId, 'marketValue', monthIndexOf(key.asOf), told.inputs));
    case 'flow':
    case 'profit':
      return amountFigure(key, movement(worker, key, told));
    case 'policyWeight':
      return rateFigure(key, policyFigure(worker, key, told));
    case 'band':
      return rateFigure(key, bandFigure(worker, key, told));
    case 'toPolicy':
    case 'toBand':
      return amountFigure(key, rebalancing(worker, key, told));
    case 'outsideBand':
      return rateFigure(key, outsideBand(worker, key, told));
    case 'weight':
      return rateFigure(key, weight(worker, key, told));
    case 'deviation':
      return rateFigure(key, deviation(worker, key, told));
    case 'auditedShare':
    case 'valuatedShare':
    case 'estimatedShare':
    case 'valueAge':
      return rateFigure(key, qualityFigure(worker, key, told));
    case 'assumedReturn':
    case 'overAssumed':
      return rateFigure(key, assumedFigure(worker, { ...key, horizon: key.horizon ?? '1m' }, told));
    case 'pme':
    case 'pmeReturn':
      return rateFigure(key, pmeFigure(worker, { ...key, horizon: key.horizon ?? 'itd' }, told));
    case 'contribution':
      return rateFigure(key, contribution(worker, { ...key, horizon: key.horizon ?? '1m' }, told));
    default:
      // Whoever listens hears it worked out; everybody else is told what it came to.
      return told === UNTOLD
        ? worker.recalled(key, () => rateFigure(key, overHorizon(worker, key, told)))
        : rateFigure(key, overHorizon(worker, key, told));
  }
}

export function weight(worker: Worker, { entityId, asOf }: FigureKey, { note, inputs }: Told): Result {
  const { rootId } = worker.book;
  if (!rootId) return missing('no_data');
  const month = monthIndexOf(asOf);
  const part = worker.amount(entityId, 'marketValue', month);
  const whole = worker.amount(rootId, 'marketValue', month);
  inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf });
  inputs?.figure({ entityId: rootId, measure: 'marketValue', horizon: null, asOf });
  if (part.value === null || whole.value === null) return missing(part.reason ?? whole.reason ?? 'no_data');
  const total = floatOf(whole.value);
  note({ id: 'part', value: floatOf(part.value), unit: 'money' });
  note({ id: 'whole', value: total, unit: 'money' });
  return total === 0 ? missing('zero_denominator') : { value: floatOf(part.value) / total };
}

function deviation(worker: Worker, key: FigureKey, { inputs }: Told): Result {
  const actual = weight(worker, key, UNTOLD);
  const policy = policyFigure(worker, key, UNTOLD);
  inputs?.figure({ ...key, measure: 'weight' });
  inputs?.figure({ ...key, measure: 'policyWeight' });
  if (actual.value === null) return actual;
  return policy.value === null ? policy : { value: actual.value - policy.value };
}

function overHorizon(worker: Worker, key: FigureKey, told: Told): Result {
  const { entityId, asOf } = key;
  const horizon = key.horizon ?? '1m';
  switch (key.measure) {
    case 'return':
      return returnOver(worker, worker.series(entityId), { ...key, horizon }, told);
    case 'benchmarkReturn':
      return returnOver(worker, worker.benchmarkSeries(entityId), { ...key, horizon }, told);
    case 'cumulativeReturn':
      return cumulative(linked(worker, worker.series(entityId), { ...key, measure: 'return', horizon }, unannualised(told)));
    case 'cumulativeBenchmark':
      return cumulative(
        linked(worker, worker.benchmarkSeries(entityId), { ...key, measure: 'benchmarkReturn', horizon }, unannualised(told)),
      );
    case 'excess':
      return excess(worker, { ...key, horizon }, told);
    default:
      return statistic(worker, key, { entityId, asOf, horizon }, told);
  }
}

/** A month is worked out from its own values; anything longer is linked from months. */
export function returnOver(worker: Worker, series: MonthlySeries, key: FigureKey & { horizon: Horizon }, told: Told): Result {
  if (key.horizon !== '1m') return linked(worker, series, key, told);
  const month = monthIndexOf(key.asOf);
  return key.measure === 'return'
    ? worker.monthReturn(key.entityId, month, told.note, told.inputs)
    : worker.benchmarkMonth(key.entityId, month, told.inputs);
}

function linked(worker: Worker, series: MonthlySeries, key: FigureKey & { horizon: Horizon }, { note, inputs }: Told): HorizonReturn {
  const query = { horizon: key.horizon, asOf: key.asOf, ...datesOf(worker, key.entityId) };
  if (inputs) for (const at of monthsIn(series, query)) inputs.figure({ ...key, horizon: '1m', asOf: monthEndOfIndex(at) });
  return horizonReturn(series, query, note);
}

/** What the months grew to, whatever the length: the line of a chart, which is not a yearly rate. */
function cumulative(found: HorizonReturn): Result {
  return found.value === null || found.cumulative === null
    ? missing(found.value === null ? found.reason : 'no_data')
    : { value: found.cumulative };
}

/** The exponent belongs to the yearly rate only. */
function unannualised({ note, ...told }: Told): Told {
  return { ...told, note: step => (step.id === 'exponent' ? undefined : note(step)) };
}

type Query = { horizon: Horizon; asOf: string; inception?: string; fiscalYearStart: number };

export function datesOf(worker: Worker, entityId: string): { inception?: string; fiscalYearStart: number } {
  const mandate = worker.entity(entityId)?.mandate;
  const inception = mandate?.inception ? { inception: mandate.inception } : {};
  return { ...inception, fiscalYearStart: mandate?.fiscalYearStart ?? worker.book.fiscalYearStart };
}

/** The months a horizon links, or none when it cannot be taken. */
function monthsIn(series: MonthlySeries, query: Query): number[] {
  const window = windowOf(series, query);
  return window ? Array.from({ length: window.to - window.from + 1 }, (_, index) => window.from + index) : [];
}

export function windowOf(series: MonthlySeries, query: Query): { from: number; to: number } | null {
  const firstAt = series.returns.findIndex(value => value !== null);
  if (firstAt < 0) return null;
  const inception = query.inception ?? monthEndOfIndex(series.firstMonth + firstAt - 1);
  const window = horizonWindow({ ...query, inception: openingOf(inception) });
  if (window.value === null) return null;
  const to = monthIndexOf(window.value.to);
  return { from: to - window.value.months + 1, to };
}

function excess(worker: Worker, key: FigureKey & { horizon: Horizon }, { inputs }: Told): Result {
  inputs?.figure({ ...key, measure: 'return' });
  inputs?.figure({ ...key, measure: 'benchmarkReturn' });
  const portfolio = returnOver(worker, worker.series(key.entityId), { ...key, measure: 'return' }, UNTOLD);
  if (portfolio.value === null) return portfolio;
  const benchmark = returnOver(worker, worker.benchmarkSeries(key.entityId), { ...key, measure: 'benchmarkReturn' }, UNTOLD);
  if (benchmark.value === null) return benchmark;
  return arithmeticExcess({ portfolio: portfolio.value, benchmark: benchmark.value });
}

/** What an entity gave to the total's month: its profit over the total's opening capital. Longer horizons are not made of months this way. */
function contribution(worker: Worker, key: FigureKey & { horizon: Horizon }, told: Told): Result {
  const { rootId } = worker.book;
  if (key.horizon !== '1m' || !rootId) return missing('not_applicable');
  const month = monthIndexOf(key.asOf);
  const gain = movement(worker, { ...key, measure: 'profit' }, UNTOLD);
  const opening = worker.amount(rootId, 'marketValue', month - 1);
  told.inputs?.figure({ ...key, measure: 'profit' });
  told.inputs?.figure({ entityId: rootId, measure: 'marketValue', horizon: null, asOf: monthEndOfIndex(month - 1) });
  if (gain.value === null || opening.value === null) return missing(gain.reason ?? opening.reason ?? 'no_data');
  const capital = floatOf(opening.value);
  return capital <= 0 ? missing('zero_denominator') : { value: floatOf(gain.value) / capital };
}

/** Flows are summed over the months of the horizon; profit is what the value changed by beyond them. All exact. */
function movement(worker: Worker, key: FigureKey, { inputs }: Told): Amount {
  const { entityId } = key;
  const series = worker.series(entityId);
  const to = monthIndexOf(key.asOf);
  const horizon = key.horizon ?? '1m';
  const window = horizon === '1m' ? { from: to, to } : windowOf(series, { horizon, asOf: key.asOf, ...datesOf(worker, entityId) });
  if (!window) return nothing('too_short');
  const isMonth = window.from === window.to;
  if (key.measure === 'flow' && isMonth) return worker.amount(entityId, 'flow', to, inputs);
  const flows: Money[] = [];
  for (let month = window.from; month <= window.to; month++) {
    const flow = worker.amount(entityId, 'flow', month);
    if (flow.value === null) return flow;
    flows.push(flow.value);
    inputs?.figure({ entityId, measure: 'flow', horizon: '1m', asOf: monthEndOfIndex(month) });
  }
  const closing = worker.amount(entityId, 'marketValue', window.to);
  if (key.measure === 'flow') return { value: sum(flows), reason: null, quality: closing.quality };
  const opening = worker.amount(entityId, 'marketValue', window.from - 1);
  inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf: monthEndOfIndex(window.from - 1) });
  inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf: key.asOf });
  if (opening.value === null) return opening;
  if (closing.value === null) return closing;
  return { value: subtract(subtract(closing.value, opening.value), sum([decimal(0), ...flows])), reason: null, quality: closing.quality };
}

function statistic(
  worker: Worker,
  key: FigureKey,
  { entityId, asOf, horizon }: { entityId: string; asOf: string; horizon: Horizon },
  told: Told,
): Result {
  const series = worker.series(entityId);
  const window = windowOf(series, { horizon, asOf, ...datesOf(worker, entityId) });
  if (!window) return missing('too_short');
  const returns = returnsIn(series, window);
  const benchmark = returnsIn(worker.benchmarkSeries(entityId), window);
  const needsBenchmark = !ALONE.has(key.measure);
  for (let month = window.from; told.inputs && month <= window.to; month++) {
    told.inputs.figure({ entityId, measure: 'return', horizon: '1m', asOf: monthEndOfIndex(month) });
    if (needsBenchmark) told.inputs.figure({ entityId, measure: 'benchmarkReturn', horizon: '1m', asOf: monthEndOfIndex(month) });
  }
  // Statistics of a window need the whole window (methods 3); a hole would quietly change what is measured.
  if (returns.includes(null) || (needsBenchmark && benchmark.includes(null))) return missing('gap');
  const pair = { returns, benchmark };
  if (key.measure === 'trackingError') return trackingError(pair, {}, told.note);
  if (key.measure === 'informationRatio') return informationRatio(pair, {}, told.note);
  if (key.measure === 'beta') return beta(pair, {}, told.note);
  if (key.measure === 'drawdown') return currentDrawdown(returns, told.note);
  return key.measure === 'maxDrawdown' ? maxDrawdown(returns, told.note) : volatility(returns, {}, told.note);
}

const ALONE: ReadonlySet<FigureKey['measure']> = new Set(['volatility', 'maxDrawdown', 'drawdown']);
