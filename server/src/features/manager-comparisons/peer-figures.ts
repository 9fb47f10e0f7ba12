import type { FigureKey } from '@hakaru/contract/figures';
import type { PeerMeasure } from '@hakaru/contract/peer-measures';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthEndsBetween, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { ignore, type Note } from '@hakaru/engine/explain';
import { missing, type Result } from '@hakaru/engine/result';
import { annualisedReturn } from '@hakaru/engine/returns/annualise';
import { capture } from '@hakaru/engine/statistics/capture';
import { hasEnoughMonths, isRounding } from '@hakaru/engine/statistics/display';
import { maxDrawdown } from '@hakaru/engine/statistics/drawdown';
import type { Pair } from '@hakaru/engine/statistics/pairs';
import { informationRatio, trackingError } from '@hakaru/engine/statistics/tracking';
import { volatility } from '@hakaru/engine/statistics/volatility';
import type { FigureCalculator } from '#features/books/public';
import { figure } from '#features/measures/public';

export type Listener = { note: Note; input(key: FigureKey): void };
export const NOBODY: Listener = { note: ignore, input: () => undefined };

/** The longest period, in months; longer than any book. */
export const MONTHS_MAX = 600;

type Side = 'return' | 'benchmarkReturn';
const monthKey = (entityId: string, side: Side, asOf: string): FigureKey => ({ entityId, measure: side, horizon: '1m', asOf });

/** The return of one month, by the calculation all screens use. */
export function monthOf(calculator: FigureCalculator, entityId: string, side: Side, asOf: string): number | null {
  const { value } = figure(calculator, monthKey(entityId, side, asOf));
  return value === null ? null : Number(value);
}

/** The first month of the unbroken run of returns that ends with a month; null when that month itself has none. */
export function firstMonthOf(calculator: FigureCalculator, entityId: string, asOf: string): string | null {
  const days = monthEndsBetween(firstDayOf(calculator, asOf), asOf);
  let first: string | null = null;
  for (const day of days.toReversed()) {
    if (monthOf(calculator, entityId, 'return', day) === null) return first;
    first = day;
  }
  return first;
}

function firstDayOf({ book }: FigureCalculator, asOf: string): string {
  const [first = asOf] = book.monthEnds;
  return first < asOf ? first : asOf;
}

const ALONE: ReadonlySet<string> = new Set<PeerMeasure>(['peerReturn', 'peerRisk', 'peerDrawdown']);

/**
 * One figure of a mandate from one month to another, both included. A missing month makes a gap, since the figure would be of another
 * period.
 */
export function peerFigure(calculator: FigureCalculator, key: FigureKey & { measure: PeerMeasure }, listener: Listener = NOBODY): Result {
  const { entityId, measure, asOf, part: from = '' } = key;
  const isPeriod =
    isDay(from) && isMonthEnd(from) && isMonthEnd(asOf) && from <= asOf && monthIndexOf(asOf) - monthIndexOf(from) < MONTHS_MAX;
  if (!isPeriod || !calculator.entity(entityId)) return missing('not_applicable');
  const days = monthEndsBetween(from, asOf);
  const seriesOf = (side: Side) =>
    days.map(day => {
      listener.input(monthKey(entityId, side, day));
      return monthOf(calculator, entityId, side, day);
    });
  const returns = seriesOf('return');
  if (returns.includes(null)) return missing('gap');
  if (ALONE.has(measure)) return alone(measure, returns, listener.note);
  const benchmark = seriesOf('benchmarkReturn');
  return benchmark.includes(null) ? missing('gap') : besideMarket(measure, { returns, benchmark }, listener.note);
}

function alone(measure: PeerMeasure, returns: readonly (number | null)[], note: Note): Result {
  if (measure === 'peerReturn') return annualisedReturn(returns, {}, note);
  if (measure === 'peerDrawdown') return maxDrawdown(returns, note);
  return hasEnoughMonths(returns.length) ? volatility(returns, {}, note) : missing('too_few_months');
}

function besideMarket(measure: PeerMeasure, pair: Pair, note: Note): Result {
  if (measure === 'peerExcess') return excess(pair, note);
  if (!hasEnoughMonths(pair.returns.length)) return missing('too_few_months');
  if (measure === 'peerUpCapture' || measure === 'peerDownCapture')
    return capture(pair, { side: measure === 'peerUpCapture' ? 'up' : 'down' }, note);
  if (measure === 'peerTrackingError') return trackingError(pair, {}, note);
  return isRounding(trackingError(pair).value) ? missing('risk_within_rounding') : informationRatio(pair, {}, note);
}

/** The difference of the two linked returns, annualised for periods longer than a year (methods 3). */
function excess({ returns, benchmark }: Pair, note: Note): Result {
  const own = annualisedReturn(returns);
  const market = annualisedReturn(benchmark);
  if (own.value === null || market.value === null) return missing('gap');
  note({ id: 'portfolio', value: own.value, unit: 'rate' });
  note({ id: 'benchmark', value: market.value, unit: 'rate' });
  return { value: own.value - market.value };
}
