import { type Day, daysBetween } from '#calendar/day';
import { type Horizon, horizons, type HorizonQuery, horizonWindow, type Window } from '#calendar/horizons';
import { monthEndOfIndex, monthIndexOf } from '#calendar/month-end';
import { explained, ignore, type Note } from '#explain';
import { missing, type Reason, type Result } from '#result';
import { annualiseDays, annualiseMonths } from './annualise';
import { chainLink } from './chain-link';
import { lastMonthOf, type MonthlySeries, returnsIn } from './monthly';

/** A return over a horizon: `value` is what is reported, `annualised` exists above one year, `months` counts the months linked. */
export type HorizonReturn = Result & { cumulative: number | null; annualised: number | null; months: number };

/** What all horizons of one series share. Inception is the day performance starts; without it, the first month of the series. */
export type HorizonOptions = Omit<HorizonQuery, 'horizon'>;

/**
 * The return over one horizon at a month-end. Every month has to be there and none may lie before inception; a partial first month
 * counts only since inception. Horizons named in months and to-date ones are cumulative, those named in years yearly rates;
 * since inception is a yearly rate once it is longer than a year.
 *
 * @example horizonReturn(monthlySeries([{ day: '2024-01-31', value: 0.01 }, { day: '2024-02-29', value: 0.02 }]),
 *   { horizon: '2m', asOf: '2024-02-29' }) // { value: 0.0302, cumulative: 0.0302, annualised: null, months: 2 }
 */
export function horizonReturn(series: MonthlySeries, query: HorizonQuery, note: Note = ignore): HorizonReturn {
  const first = firstReported(series);
  if (first === null) return noReturn('no_data');
  const inception = query.inception ?? monthEndOfIndex(first - 1);
  const found = horizonWindow({ ...query, inception });
  if (found.value === null) return noReturn(found.reason);
  const window = found.value;
  const to = monthIndexOf(window.to);
  const returns = returnsIn(series, { from: to - window.months + 1, to });
  note({ id: 'from', value: window.from, unit: 'text' });
  note({ id: 'to', value: window.to, unit: 'text' });
  const linked = chainLink(returns, {}, note);
  if (linked.value !== null) return reported(window, query.horizon, linked.value, note);
  return noReturn(linked.reason !== 'not_applicable' && to > lastReported(series) ? 'no_data' : gapOr(linked.reason));
}

/**
 * One horizon with its window, growth and exponent.
 *
 * @example explainHorizonReturn(series, { horizon: 'qtd', asOf: '2024-02-29' }).method // 'returns.horizon'
 */
export function explainHorizonReturn(series: MonthlySeries, query: HorizonQuery) {
  const options = { horizon: query.horizon, asOf: query.asOf, fiscalYearStart: query.fiscalYearStart ?? 'default' };
  return explained('returns.horizon', options, note => horizonReturn(series, query, note));
}

/**
 * Every horizon at one month-end.
 *
 * @example horizonReturns(series, { asOf: '2024-02-29' })['1m'] // the return of February
 */
export function horizonReturns(series: MonthlySeries, options: HorizonOptions): Record<Horizon, HorizonReturn> {
  const all = horizons.map(horizon => [horizon, horizonReturn(series, { ...options, horizon })] as const);
  return Object.fromEntries(all) as Record<Horizon, HorizonReturn>; // every horizon is in the list it is made from
}

/**
 * The last n months up to an as-of month (default: the last month of the series): the cumulative return, and as reported, which above
 * twelve months is the yearly rate.
 *
 * @example trailingReturn(monthsOfOnePercent, { months: 24 }) // { value: { cumulative: 0.26973, reported: 0.12683 } }
 */
export function trailingReturn(
  series: MonthlySeries,
  { months, asOf }: { months: number; asOf?: Day },
  note: Note = ignore,
): Result<{ cumulative: number; reported: number }> {
  const first = firstReported(series);
  if (first === null) return missing('no_data');
  const to = asOf === undefined ? lastMonthOf(series) : monthIndexOf(asOf);
  if (to - months + 1 < first) return missing('too_short');
  const linked = chainLink(returnsIn(series, { from: to - months + 1, to }), {}, note);
  if (linked.value === null) return missing(to > lastReported(series) ? 'no_data' : gapOr(linked.reason));
  const yearly = annualiseMonths(linked.value, months, note);
  return { value: { cumulative: linked.value, reported: yearly.value ?? linked.value } };
}

/**
 * The trailing return with growth and exponent.
 *
 * @example explainTrailingReturn(series, { months: 24 }).options // { months: 24 }
 */
export function explainTrailingReturn(series: MonthlySeries, options: { months: number; asOf?: Day }) {
  return explained('returns.trailing', { ...options }, note => trailingReturn(series, options, note));
}

function reported(window: Window, horizon: Horizon, cumulative: number, note: Note): HorizonReturn {
  const yearly = window.isPartial
    ? annualiseDays(cumulative, daysBetween(window.from, window.to), note)
    : annualiseMonths(cumulative, window.months, note);
  const inYears = window.isYearly || horizon === 'itd';
  const value = inYears && yearly.value !== null ? yearly.value : cumulative;
  return { value, cumulative, annualised: yearly.value, months: window.months };
}

const noReturn = (reason: Reason): HorizonReturn => ({ ...missing(reason), cumulative: null, annualised: null, months: 0 });

// Inside a window that lies within the history, nothing at all is a gap like any other.
const gapOr = (reason: Reason): Reason => (reason === 'no_data' ? 'gap' : reason);

function firstReported(series: MonthlySeries): number | null {
  const first = series.returns.findIndex(each => each !== null);
  return first < 0 ? null : series.firstMonth + first;
}

const lastReported = (series: MonthlySeries) => series.firstMonth + series.returns.findLastIndex(each => each !== null);
