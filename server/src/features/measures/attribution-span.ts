import { readPeriodPart, writePeriodPart, type AttributionMeasure, type PeriodPart } from '@hakaru/contract/attribution';
import type { FigureKey } from '@hakaru/contract/figures';
import { carino, linkingFactors } from '@hakaru/engine/attribution/linking';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { compoundOf } from '@hakaru/engine/number/sum';
import { missing, type Result } from '@hakaru/engine/result';
import type { FigureCalculator } from '#features/books/public';
import { attributedMonth, type AttributedMonth } from './attribution-months';
import { datesOf, windowOf } from './horizon-returns';

export type AttributionKey = FigureKey & { measure: AttributionMeasure };

/** The months of a horizon with their attribution, and both sides' returns over the whole period. */
export type Months = {
  rootId: string;
  from: number;
  to: number;
  months: readonly AttributedMonth[];
  portfolio: number;
  benchmark: number;
  coefficient: number;
};
/** `through` is the last month that counts: a part of the key may end the period early, and names the closing day it starts from. */
export type Span = Months & { through: number; period: PeriodPart };

/** Cached per calculator: a screen asks for the same months dozens of times. */
const kept = new WeakMap<FigureCalculator, Map<string, Result<Months>>>();

export function spanOf(calculator: FigureCalculator, { asOf, horizon: named, part }: AttributionKey): Result<Span> {
  const horizon = named ?? '1m';
  const period = readPeriodPart(part);
  if (!period || (period.from !== undefined && horizon !== 'itd')) return missing('not_applicable');
  const spans = kept.get(calculator) ?? new Map<string, Result<Months>>();
  kept.set(calculator, spans);
  const place = `${asOf}.${horizon}.${period.from ?? ''}`;
  const found = spans.get(place) ?? monthsOf(calculator, { asOf, horizon, ...(period.from ? { from: period.from } : {}) });
  spans.set(place, found);
  if (found.value === null) return found;
  const { from, to } = found.value;
  const through = period.through === undefined ? to : monthIndexOf(period.through);
  return through < from || through > to ? missing('not_applicable') : { value: { ...found.value, through, period } };
}

type Ask = { asOf: string; horizon: NonNullable<FigureKey['horizon']>; from?: string };

function monthsOf(calculator: FigureCalculator, ask: Ask): Result<Months> {
  const { rootId } = calculator.book;
  if (!rootId) return missing('no_data');
  const window = wholeWindow(calculator, rootId, ask);
  if (window.value === null) return window;
  const { from, to } = window.value;
  const months: AttributedMonth[] = [];
  for (let month = from; month <= to; month++) {
    const found = attributedMonth(calculator, month);
    if (found.value === null) return from === to ? found : missing('gap');
    months.push(found.value);
  }
  const portfolio = compoundOf(months.map(month => month.portfolio));
  const benchmark = compoundOf(months.map(month => month.benchmark));
  return { value: { rootId, from, to, months, portfolio, benchmark, coefficient: carino(portfolio, benchmark) } };
}

/** Both sides must have the same months, otherwise there is nothing to compare. */
function wholeWindow(calculator: FigureCalculator, rootId: string, { from, ...ask }: Ask): Result<{ from: number; to: number }> {
  const to = monthIndexOf(ask.asOf);
  if (ask.horizon === '1m') return { value: { from: to, to } };
  const query = { ...ask, ...datesOf(calculator, { entityId: rootId, asOf: ask.asOf }) };
  const own = windowOf(calculator.series(rootId), query);
  const market = windowOf(calculator.benchmarkSeries(rootId), query);
  if (!own || !market) return missing('too_short');
  if (from === undefined) return own.from === market.from ? { value: own } : missing('gap');
  const first = monthIndexOf(from) + 1;
  if (first > to) return missing('not_applicable');
  return first < own.from || first < market.from ? missing('too_short') : { value: { from: first, to } };
}

/** The month-end at position `at` of the counted months. */
export const monthAt = ({ from }: Span, at: number): string => monthEndOfIndex(from + at);
export const counted = ({ months, from, through }: Span): readonly AttributedMonth[] => months.slice(0, through - from + 1);
/** Only the part of a key that names the period's start. */
export const startPart = ({ period: { from } }: Span): Pick<FigureKey, 'part'> => asPart(from === undefined ? {} : { from });

export function asPart(period: PeriodPart): Pick<FigureKey, 'part'> {
  const part = writePeriodPart(period);
  return part === undefined ? {} : { part };
}

/**
 * The factors of each counted month's effects, by the owner's method. Frongello carries effects on from month to month: up to any month its
 * sum is that of GRAP over the months so far.
 */
export function factorsOf(calculator: FigureCalculator, span: Span): number[] {
  const { linking } = calculator.book;
  const months = linking === 'frongello' ? counted(span) : span.months;
  return linkingFactors(
    linking,
    months.map(month => month.portfolio),
    months.map(month => month.benchmark),
  ).slice(0, counted(span).length);
}
