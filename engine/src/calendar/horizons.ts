import { missing, type Result } from '#result';
import { dayOf, partsOf, type Day } from './day';
import { DEFAULT_FISCAL_YEAR_START, fiscalYearStartOf } from './fiscal';
import { isMonthEnd, monthEndOf, monthsBetween, shiftMonthEnd } from './month-end';

/** Every horizon a return is reported over, shortest first, as screens list them. */
export const horizons = [
  '1m',
  '2m',
  '3m',
  '6m',
  '9m',
  '12m',
  'qtd',
  'fytd',
  'ytd',
  '36m',
  '60m',
  '1y',
  '2y',
  '3y',
  '5y',
  '7y',
  '10y',
  'itd',
] as const;

export type Horizon = (typeof horizons)[number];

/** What a window is taken for: the month-end it closes on, and what the mandate says. */
export type HorizonQuery = { horizon: Horizon; asOf: Day; inception?: Day; fiscalYearStart?: number };

/**
 * From the closing of one day to the closing of another. `months` counts the months touched, `isPartial` says that the
 * first of them is not whole, `isYearly` that the horizon is named in years and therefore shown as a yearly rate.
 */
export type Window = { from: Day; to: Day; months: number; isPartial: boolean; isYearly: boolean };

/**
 * The window of a horizon. It must not start before the inception; only since-inception may start inside a month.
 *
 * @example horizonWindow({ horizon: 'qtd', asOf: '2024-05-31' }) // from 2024-03-31 to 2024-05-31, 2 months
 */
export function horizonWindow({ horizon, asOf, inception, fiscalYearStart }: HorizonQuery): Result<Window> {
  if (!isMonthEnd(asOf)) return missing('not_applicable');
  if (horizon === 'itd') return sinceInception(asOf, inception);
  const months = monthsOf(horizon, asOf, fiscalYearStart);
  const from = shiftMonthEnd(asOf, -months);
  if (inception !== undefined && from < openingOf(inception)) return missing('too_short');
  return { value: { from, to: asOf, months, isPartial: false, isYearly: horizon.endsWith('y') } };
}

/**
 * The months a horizon covers at a month-end; to-date horizons depend on it.
 *
 * @example monthsOf('fytd', '2024-05-31', 4) // 2: April and May
 */
export function monthsOf(horizon: Exclude<Horizon, 'itd'>, asOf: Day, fiscalYearStart: number = DEFAULT_FISCAL_YEAR_START): number {
  const { year, month } = partsOf(asOf);
  if (horizon === 'ytd') return month;
  if (horizon === 'qtd') return ((month - 1) % 3) + 1;
  if (horizon === 'fytd') return monthsBetween(fiscalYearStartOf(dayOf(year, month, 1), fiscalYearStart), asOf) + 1;
  const count = Number.parseInt(horizon, 10);
  return horizon.endsWith('y') ? count * 12 : count;
}

/**
 * The closing day performance starts from. Inception on the first of a month takes the whole month: the opening value is
 * the month-end before.
 *
 * @example openingOf('2024-04-01') // '2024-03-31'
 */
export function openingOf(inception: Day): Day {
  return partsOf(inception).date === 1 ? shiftMonthEnd(inception, -1) : inception;
}

function sinceInception(asOf: Day, inception: Day | undefined): Result<Window> {
  if (inception === undefined) return missing('no_data');
  const from = openingOf(inception);
  if (from >= asOf) return missing('too_short');
  const isPartial = !isMonthEnd(from);
  const months = monthsBetween(monthEndOf(from), asOf) + (isPartial ? 1 : 0);
  return { value: { from, to: asOf, months, isPartial, isYearly: false } };
}
