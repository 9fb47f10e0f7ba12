import type { FigureKey, Measure } from '@hakaru/contract/figures';
import { policyWeighted } from '@hakaru/engine/benchmarks/policy-weighted';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthEndsBetween, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { ignore, type Note } from '@hakaru/engine/explain';
import { missing, type Result } from '@hakaru/engine/result';
import { annualisedReturn } from '@hakaru/engine/returns/annualise';
import { maxDrawdown } from '@hakaru/engine/statistics/drawdown';
import { correlation } from '@hakaru/engine/statistics/regression';
import { volatility } from '@hakaru/engine/statistics/volatility';
import { figure, type FigureContext } from '#features/figures/public';
import type { Hypothetical } from './store';

export const ACTUAL = 'actual';

/** What somebody may compare: the mixes by id, over the book they may see. */
export type Comparable = { place: FigureContext; mixes: ReadonlyMap<string, Hypothetical> };

export const returnKey = (entityId: string, asOf: string): FigureKey => ({ entityId, measure: 'return', horizon: '1m', asOf });

/** A part of a key: the series and the first month-end of the period. */
export function readPart(part: string | undefined): { series: string; from: string } | null {
  const [series = '', from = '', ...rest] = (part ?? '').split('|');
  return rest.length === 0 && isDay(from) && isMonthEnd(from) ? { series, from } : null;
}

function returnOn({ place }: Comparable, entityId: string, day: string): number | null {
  if (!place.reaches(entityId, day)) return null;
  const { value } = figure(place.calculator, returnKey(entityId, day));
  return value === null ? null : Number(value);
}

/** The first month-end from its start on for which every part has a return: nobody could have held it before. */
export function firstMonthOf(world: Comparable, mix: Hypothetical, to: string): string | null {
  const days = mix.fromDay <= to ? monthEndsBetween(mix.fromDay, to) : [];
  return days.find(day => mix.components.every(({ entityId }) => returnOn(world, entityId, day) !== null)) ?? null;
}

export type Month = { day: string; value: number | null; weights: readonly number[] | null };

/** A mix from its own first month on: weights drift between the days its rule brings them back, a twelfth of the fee goes every month. */
export function monthsOf(world: Comparable, mix: Hypothetical, to: string): Month[] {
  const first = firstMonthOf(world, mix, to);
  if (first === null) return [];
  const monthEnds = monthEndsBetween(first, to);
  const fee = Number(mix.feePercent) / 1200;
  const blended = policyWeighted({
    monthEnds,
    returns: monthEnds.map(day => mix.components.map(({ entityId }) => returnOn(world, entityId, day))),
    policies: [{ from: first, weights: mix.components.map(({ percent }) => Number(percent) / 100) }],
    rebalance: mix.rebalance,
  });
  return blended.map(({ day, result, weights }) => ({ day, value: result.value === null ? null : result.value - fee, weights }));
}

/** The monthly returns of a series over a period. */
export function returnsOf(world: Comparable, series: string, period: { from: string; to: string }): (number | null)[] {
  const days = monthEndsBetween(period.from, period.to);
  const { rootId } = world.place.calculator.book;
  if (series === ACTUAL) return days.map(day => (rootId ? returnOn(world, rootId, day) : null));
  const mix = world.mixes.get(series);
  const found = new Map(mix ? monthsOf(world, mix, period.to).map(({ day, value }) => [day, value]) : []);
  return days.map(day => found.get(day) ?? null);
}

/** The months every chosen series and the actual asset have; null where there are none. */
export function commonPeriod(world: Comparable, ids: readonly string[], to: string): { from: string; to: string } | null {
  const { rootId } = world.place.calculator.book;
  if (!rootId) return null;
  const mixes = ids.flatMap(id => world.mixes.get(id) ?? []);
  const starts = mixes.map(mix => firstMonthOf(world, mix, to));
  const earliest =
    mixes
      .map(({ fromDay }) => fromDay)
      .toSorted()
      .at(-1) ?? to;
  const actual = monthEndsBetween(earliest, to).find(day => returnOn(world, rootId, day) !== null) ?? null;
  const all = [...starts, actual];
  if (mixes.length === 0 || all.some(start => start === null)) return null;
  return {
    from:
      all
        .flatMap(start => start ?? [])
        .toSorted()
        .at(-1) ?? to,
    to,
  };
}

export type Listener = { note: Note; input(key: FigureKey): void };
export const NOBODY: Listener = { note: ignore, input: () => undefined };

/** One figure of a comparison. Less than a year has no yearly figure. */
export function hypotheticalFigure(world: Comparable, key: FigureKey, listener: Listener = NOBODY): Result {
  const part = readPart(key.part);
  if (!part || !isMonthEnd(key.asOf) || !isShort(part.from, key.asOf) || (part.series !== ACTUAL && !world.mixes.has(part.series)))
    return missing('not_applicable');
  if (key.measure === 'hypotheticalMonth') return month(world, key, part.series, listener);
  const period = { from: part.from, to: key.asOf };
  const returns = returnsOf(world, part.series, period);
  for (const day of monthEndsBetween(period.from, period.to)) listener.input(monthKey(key, part.series, day));
  if (returns.some(value => value === null)) return missing('gap');
  return statistic(key.measure, { returns, actual: returnsOf(world, ACTUAL, period), note: listener.note });
}

/** A period as long as any book, and no longer: whoever asks for more asks for nothing. */
const MONTHS_MAX = 600;
const isShort = (from: string, to: string): boolean => from <= to && monthIndexOf(to) - monthIndexOf(from) < MONTHS_MAX;

const monthKey = (key: FigureKey, series: string, day: string): FigureKey => ({
  entityId: key.entityId,
  measure: 'hypotheticalMonth',
  horizon: null,
  asOf: day,
  part: `${series}|${day}`,
});

type Asked = { returns: readonly (number | null)[]; actual: readonly (number | null)[]; note: Note };

function statistic(measure: Measure, { returns, actual, note }: Asked): Result {
  switch (measure) {
    case 'hypotheticalReturn':
      return annualisedReturn(returns, {}, note);
    case 'hypotheticalRisk':
      return volatility(returns, {}, note);
    case 'hypotheticalDrawdown':
      return maxDrawdown(returns, note);
    default:
      return correlation({ returns, benchmark: actual }, {}, note);
  }
}

/** The return of one month, with the weights it began with. */
function month(world: Comparable, { asOf }: FigureKey, series: string, listener: Listener): Result {
  const { rootId } = world.place.calculator.book;
  if (series === ACTUAL) {
    if (rootId) listener.input(returnKey(rootId, asOf));
    const value = rootId ? returnOn(world, rootId, asOf) : null;
    return value === null ? missing('no_data') : { value };
  }
  const mix = world.mixes.get(series);
  const found = mix && monthsOf(world, mix, asOf).at(-1);
  if (!mix || found?.day !== asOf || found.value === null) return missing('gap');
  for (const [index, { entityId }] of mix.components.entries()) {
    listener.input(returnKey(entityId, asOf));
    listener.note({ id: 'weight', value: found.weights?.[index] ?? null, unit: 'rate', at: entityId });
  }
  listener.note({ id: 'monthlyFee', value: Number(mix.feePercent) / 1200, unit: 'rate' });
  return { value: found.value };
}
