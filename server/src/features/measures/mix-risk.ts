import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { sumOf, sumOfProducts } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import { returnsIn } from '@hakaru/engine/returns/monthly';
import { riskContributions } from '@hakaru/engine/risk/risk-contributions';
import { statesPortfolio } from '@hakaru/engine/risk/states';
import { hasEnoughMonths, isRounding } from '@hakaru/engine/statistics/display';
import { type FigureCalculator, floatOf } from '#features/books/public';
import { classIds } from './attribution-months';
import { datesOf, windowOf } from './horizon-returns';
import type { TraceSink } from './trace-sink';

type Key = FigureKey & { horizon: Horizon };
/** Weights of the day, and the returns of every class in the months of the window. */
type Mix = { ids: readonly string[]; weights: readonly number[]; returns: readonly (readonly number[])[]; months: number };

const MONTHS_PER_YEAR = 12;

/**
 * The risk of the asset as it is divided today, had it been so through the months of the window, each equally likely; and what every class
 * brings to it. What was decided since is in it, and what was held then is not.
 */
export function mixFigure(calculator: FigureCalculator, key: Key, sink: TraceSink): Result {
  const at = classIds(calculator).indexOf(key.entityId);
  const isWhole = key.entityId === calculator.book.rootId;
  if (key.measure === 'mixRisk' ? !isWhole : at < 0) return missing('not_applicable');
  const mix = mixOf(calculator, key, sink);
  if (mix.value === null) return mix;
  sink.note({ id: 'observations', value: mix.value.months, unit: 'count' });
  return key.measure === 'mixRisk' ? riskOf(mix.value) : contributionOf(mix.value, key.entityId);
}

function riskOf({ weights, returns, months }: Mix): Result {
  const found = statesPortfolio({ weights, returns, probabilities: Array.from({ length: months }, () => 1 / months) });
  return found.value === null ? missing(found.reason) : { value: found.value.risk * Math.sqrt(MONTHS_PER_YEAR) };
}

function contributionOf({ ids, weights, returns, months }: Mix, entityId: string): Result {
  const centred = returns.map(row => {
    const mean = sumOf(row) / months;
    return row.map(value => value - mean);
  });
  const covariance = centred.map(row => centred.map(other => sumOfProducts(row, other) / months));
  const found = riskContributions({ weights, covariance });
  if (found.value === null) return missing(found.reason);
  if (isRounding(found.value.risk)) return missing('risk_within_rounding');
  return { value: (found.value.riskContributions[ids.indexOf(entityId)] ?? 0) * Math.sqrt(MONTHS_PER_YEAR) };
}

function mixOf(calculator: FigureCalculator, { horizon, asOf }: Key, { inputs }: TraceSink): Result<Mix> {
  const { rootId } = calculator.book;
  if (!rootId) return missing('no_data');
  const window = windowOf(calculator.series(rootId), { horizon, asOf, ...datesOf(calculator, { entityId: rootId, asOf }) });
  if (!window) return missing('too_short');
  const months = window.to - window.from + 1;
  if (!hasEnoughMonths(months)) return missing('too_few_months');
  const whole = calculator.amount(rootId, 'marketValue', monthIndexOf(asOf)).value;
  if (whole === null || floatOf(whole) === 0) return missing(whole === null ? 'no_data' : 'zero_denominator');
  const mix: { ids: string[]; weights: number[]; returns: number[][] } = { ids: [], weights: [], returns: [] };
  for (const id of classIds(calculator)) {
    const { value, quality } = calculator.amount(id, 'marketValue', monthIndexOf(asOf));
    if (value === null && quality.of > 0) return missing('gap');
    const row = returnsOf(calculator, id, { window, isHeld: value !== null && floatOf(value) !== 0, inputs });
    if (!row) return missing('gap');
    inputs?.figure({ entityId: id, measure: 'weight', horizon: null, asOf });
    mix.ids.push(id);
    mix.weights.push(value === null ? 0 : floatOf(value) / floatOf(whole));
    mix.returns.push(row);
  }
  return { value: { ...mix, months } };
}

type Held = { window: { from: number; to: number }; isHeld: boolean; inputs: TraceSink['inputs'] };

/** A month in which a class was not held yet is taken at what its benchmark did; a class that is not held weighs nothing. */
function returnsOf(calculator: FigureCalculator, entityId: string, { window, isHeld, inputs }: Held): number[] | null {
  const own = returnsIn(calculator.series(entityId), window);
  if (!isHeld) return own.map(value => value ?? 0);
  const market = returnsIn(calculator.benchmarkSeries(entityId), window);
  const row: number[] = [];
  for (const [at, value] of own.entries()) {
    const taken = value ?? market[at] ?? null;
    if (taken === null) return null;
    const measure = value === null ? 'benchmarkReturn' : 'return';
    inputs?.figure({ entityId, measure, horizon: '1m', asOf: monthEndOfIndex(window.from + at) });
    row.push(taken);
  }
  return row;
}
