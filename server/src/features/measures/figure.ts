import { isAttributionMeasure } from '@hakaru/contract/attribution';
import { isLikeMeasure } from '@hakaru/contract/like-for-like';
import { isBookMeasure, type Figure, type FigureKey, type Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { Note } from '@hakaru/engine/explain';
import { missing, type Result } from '@hakaru/engine/result';
import { arithmeticExcess } from '@hakaru/engine/returns/excess';
import type { HorizonReturn } from '@hakaru/engine/returns/horizons';
import { type Amount, amountFigure, type FigureCalculator, floatOf, rateFigure } from '#features/books/public';
import { assumedFigure } from './assumed-figures';
import { attributionFigure } from './attribution-figures';
import { grossFigure } from './gross-figures';
import { pmeFigure } from './pme-figures';
import { partFigure } from './part-figures';
import { priorFigure } from './prior-figures';
import { qualityFigure } from './quality-figures';
import { bandFigure, outsideBand, policyFigure, rebalancing } from './policy';
import { withCoverage } from './coverage';
import { likeFigure } from './like-for-like';
import { contribution, movement } from './movements';
import { excessCorrelation, statistic } from './statistic-figures';
import { inceptionsOf, linked, returnOver } from './horizon-returns';
import { mixFigure } from './mix-risk';
import { isOpeningWeight } from './opening-weight';
import { NO_TRACE, type TraceSink } from './trace-sink';

/** Calculates one figure. The path is the same with and without a trace, so that the explanation is of what was shown. */
export function figure(calculator: FigureCalculator, key: FigureKey, sink: TraceSink = NO_TRACE): Figure {
  return withCoverage(calculator, key, worked(calculator, key, sink));
}

function worked(calculator: FigureCalculator, key: FigureKey, sink: TraceSink): Figure {
  if (!isBookMeasure(key.measure)) return rateFigure(key, missing('not_applicable'));
  const { measure } = key;
  if (isLikeMeasure(measure)) return likeFigure(calculator, { ...key, measure }, sink);
  if (isAttributionMeasure(measure)) return rateFigure(key, attributionFigure(calculator, { ...key, measure }, sink));
  switch (measure) {
    case 'marketValue':
      return amountFigure(key, calculator.amount(key.entityId, 'marketValue', monthIndexOf(key.asOf), sink.inputs));
    case 'flow':
    case 'profit':
      return amountFigure(key, movement(calculator, key, sink));
    case 'policyWeight':
      return rateFigure(key, policyFigure(calculator, key, sink));
    case 'band':
      return rateFigure(key, bandFigure(calculator, key, sink));
    case 'toPolicy':
    case 'toBand':
      return amountFigure(key, rebalancing(calculator, key, sink));
    case 'outsideBand':
      return rateFigure(key, outsideBand(calculator, key, sink));
    case 'weight':
      return rateFigure(key, weight(calculator, key, sink));
    case 'deviation':
      return rateFigure(key, deviation(calculator, key, sink));
    case 'auditedShare':
    case 'valuatedShare':
    case 'estimatedShare':
    case 'valueAge':
      return rateFigure(key, qualityFigure(calculator, key, sink));
    case 'assumedReturn':
    case 'overAssumed':
      return rateFigure(key, assumedFigure(calculator, { ...key, horizon: key.horizon ?? '1m' }, sink));
    case 'grossReturn':
      return rateFigure(key, grossFigure(calculator, { ...key, horizon: key.horizon ?? '1m' }, sink));
    case 'priorReturn':
    case 'overPrior':
      return rateFigure(key, priorFigure(calculator, { ...key, horizon: key.horizon ?? '1m' }, sink));
    case 'pme':
    case 'pmeReturn':
      return rateFigure(key, pmeFigure(calculator, { ...key, horizon: key.horizon ?? 'itd' }, sink));
    case 'partWeight':
    case 'partContribution':
      return rateFigure(key, partFigure(calculator, { ...key, horizon: key.horizon ?? '1m' }, sink));
    case 'contribution':
      return rateFigure(key, contribution(calculator, { ...key, horizon: key.horizon ?? '1m' }, sink));
    // Made of several entities: not cached among the figures of one.
    case 'excessCorrelation':
      return rateFigure(key, excessCorrelation(calculator, { ...key, horizon: key.horizon ?? '1m' }, sink));
    case 'mixRisk':
    case 'mixContribution':
      return rateFigure(key, mixFigure(calculator, { ...key, horizon: key.horizon ?? '1m' }, sink));
    default:
      // With a trace it is calculated anew; otherwise the cached result is used.
      return sink === NO_TRACE
        ? calculator.recalled(key, () => rateFigure(key, overHorizon(calculator, key, sink)))
        : rateFigure(key, overHorizon(calculator, key, sink));
  }
}

/** A part of the key names the closing day of the month that opens with the weight; the weight is then that of the entities in that month. */
export function weight(calculator: FigureCalculator, key: FigureKey, { note, inputs }: TraceSink): Result {
  const { rootId } = calculator.book;
  if (!rootId) return missing('no_data');
  const { entityId, asOf } = key;
  const month = monthIndexOf(asOf);
  if (isOpeningWeight(key)) {
    const part = calculator.opening(entityId, month + 1, inputs);
    const whole = calculator.opening(rootId, month + 1, inputs);
    return share(part, whole, note);
  }
  const part = calculator.amount(entityId, 'marketValue', month);
  const whole = calculator.amount(rootId, 'marketValue', month);
  inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf });
  inputs?.figure({ entityId: rootId, measure: 'marketValue', horizon: null, asOf });
  return share(part, whole, note);
}

function share(part: Amount, whole: Amount, note: Note): Result {
  if (part.value === null || whole.value === null) return missing(part.reason ?? whole.reason ?? 'no_data');
  const total = floatOf(whole.value);
  note({ id: 'part', value: floatOf(part.value), unit: 'money' });
  note({ id: 'whole', value: total, unit: 'money' });
  return total === 0 ? missing('zero_denominator') : { value: floatOf(part.value) / total };
}

function deviation(calculator: FigureCalculator, key: FigureKey, { inputs }: TraceSink): Result {
  const actual = weight(calculator, key, NO_TRACE);
  const policy = policyFigure(calculator, key, NO_TRACE);
  inputs?.figure({ ...key, measure: 'weight' });
  inputs?.figure({ ...key, measure: 'policyWeight' });
  if (actual.value === null) return actual;
  return policy.value === null ? policy : { value: actual.value - policy.value };
}

function overHorizon(calculator: FigureCalculator, key: FigureKey, sink: TraceSink): Result {
  const { entityId } = key;
  const horizon = key.horizon ?? '1m';
  switch (key.measure) {
    case 'return':
      return returnOver(calculator, calculator.series(entityId), { ...key, horizon }, sink);
    case 'benchmarkReturn':
      return returnOver(calculator, calculator.benchmarkSeries(entityId), { ...key, horizon }, sink);
    case 'cumulativeReturn':
      return cumulative(linked(calculator, calculator.series(entityId), { ...key, measure: 'return', horizon }, unannualised(sink)));
    case 'cumulativeBenchmark':
      return cumulative(
        linked(calculator, calculator.benchmarkSeries(entityId), { ...key, measure: 'benchmarkReturn', horizon }, unannualised(sink)),
      );
    case 'excess':
      return excess(calculator, { ...key, horizon }, sink);
    default:
      return statistic(calculator, { ...key, horizon }, sink);
  }
}

/** The growth over the months, never annualised: the line of a chart. */
function cumulative(found: HorizonReturn): Result {
  return found.value === null || found.cumulative === null
    ? missing(found.value === null ? found.reason : 'no_data')
    : { value: found.cumulative };
}

/** Without the exponent step, which belongs to annualised rates only. */
function unannualised({ note, ...sink }: TraceSink): TraceSink {
  return { ...sink, note: step => (step.id === 'exponent' ? undefined : note(step)) };
}

/** Both sides over the same months; if the benchmark starts later, the entity's return starts there as well. */
function excess(calculator: FigureCalculator, key: FigureKey & { horizon: Horizon }, { note, inputs }: TraceSink): Result {
  const ownKey = { ...key, measure: 'return' as const };
  if (key.horizon === 'itd') {
    const { own, market } = inceptionsOf(calculator, key);
    const from = monthEndOfIndex(Math.max(own?.from ?? 0, market?.from ?? 0) - 1);
    if (own && market && market.from > own.from) ownKey.part = from;
    if (own && market) note({ id: 'from', value: from, unit: 'text' });
    if (own && market) note({ id: 'to', value: key.asOf, unit: 'text' });
  }
  inputs?.figure(ownKey);
  inputs?.figure({ ...key, measure: 'benchmarkReturn' });
  const portfolio = returnOver(calculator, calculator.series(key.entityId), ownKey, NO_TRACE);
  if (portfolio.value === null) return portfolio;
  const benchmark = returnOver(calculator, calculator.benchmarkSeries(key.entityId), { ...key, measure: 'benchmarkReturn' }, NO_TRACE);
  if (benchmark.value === null) return benchmark;
  return arithmeticExcess({ portfolio: portfolio.value, benchmark: benchmark.value });
}
