import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { isDay } from '@hakaru/engine/calendar/day';
import { horizonWindow, openingOf } from '@hakaru/engine/calendar/horizons';
import { isMonthEnd, monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { Result } from '@hakaru/engine/result';
import { horizonReturn, type HorizonReturn } from '@hakaru/engine/returns/horizons';
import type { MonthlySeries } from '@hakaru/engine/returns/monthly';
import { type FigureCalculator, versionOn } from '#features/books/public';
import type { TraceSink } from './trace-sink';

/** A month is calculated from its own values; longer horizons are linked from months. */
export function returnOver(
  calculator: FigureCalculator,
  series: MonthlySeries,
  key: FigureKey & { horizon: Horizon },
  sink: TraceSink,
): Result {
  if (key.horizon !== '1m') return linked(calculator, series, key, sink);
  const month = monthIndexOf(key.asOf);
  return key.measure === 'return'
    ? calculator.monthReturn(key.entityId, month, sink.note, sink.inputs)
    : calculator.benchmarkMonth(key.entityId, month, sink.inputs);
}

export function linked(
  calculator: FigureCalculator,
  series: MonthlySeries,
  key: FigureKey & { horizon: Horizon },
  { note, inputs }: TraceSink,
): HorizonReturn {
  const { part: _, ...plain } = key;
  const query = { horizon: key.horizon, asOf: key.asOf, ...datesOf(calculator, key), ...startOf(calculator, key) };
  if (inputs) for (const at of monthsIn(series, query)) inputs.figure({ ...plain, horizon: '1m', asOf: monthEndOfIndex(at) });
  return horizonReturn(series, query, note);
}

type Query = { horizon: Horizon; asOf: string; inception?: string; fiscalYearStart: number };

/** The dates that horizons depend on, with the fiscal year in force on the day. */
export function datesOf(
  calculator: FigureCalculator,
  { entityId, asOf }: Pick<FigureKey, 'entityId' | 'asOf'>,
): { inception?: string; fiscalYearStart: number } {
  const mandate = calculator.entity(entityId)?.mandate;
  const inception = mandate?.performanceInceptionDate ? { inception: mandate.performanceInceptionDate } : {};
  const fiscalYearStart = mandate
    ? versionOn(mandate.terms, asOf).fiscalYearStart
    : versionOn(calculator.book.fiscalYears, asOf).startMonth;
  return { ...inception, fiscalYearStart };
}

/** The months a horizon links, or none when it is not available. */
export function monthsIn(series: MonthlySeries, query: Query): number[] {
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

/**
 * The start of a comparison since inception: the entity's first month, or the benchmark's if that is later, so that both rates are over the
 * same months. A part of the key names the closing day to start from.
 */
function startOf(calculator: FigureCalculator, { entityId, asOf, measure, horizon, part }: FigureKey): { inception?: string } {
  if (horizon !== 'itd') return {};
  if (part !== undefined && isDay(part) && isMonthEnd(part)) return { inception: part };
  if (measure === 'return') return {};
  const { own, market } = inceptionsOf(calculator, { entityId, asOf });
  if (!own || !market) return {};
  if (market.from > own.from) return { inception: monthEndOfIndex(market.from - 1) };
  return datesOf(calculator, { entityId, asOf }).inception ? {} : { inception: monthEndOfIndex(own.from - 1) };
}

export function inceptionsOf(calculator: FigureCalculator, { entityId, asOf }: Pick<FigureKey, 'entityId' | 'asOf'>) {
  const { inception, fiscalYearStart } = datesOf(calculator, { entityId, asOf });
  const query = { horizon: 'itd', asOf, fiscalYearStart } as const;
  return {
    own: windowOf(calculator.series(entityId), { ...query, ...(inception ? { inception } : {}) }),
    market: windowOf(calculator.benchmarkSeries(entityId), query),
  };
}
