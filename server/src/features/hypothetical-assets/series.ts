import type { FigureKey, Measure } from '@hakaru/contract/figures';
import type { HypotheticalBasis } from '@hakaru/contract/hypothetical-assets';
import { policyWeighted } from '@hakaru/engine/benchmarks/policy-weighted';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthEndsBetween, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { ignore, type Note } from '@hakaru/engine/explain';
import { missing, type Result } from '@hakaru/engine/result';
import { annualisedReturn } from '@hakaru/engine/returns/annualise';
import { maxDrawdown } from '@hakaru/engine/statistics/drawdown';
import { correlation } from '@hakaru/engine/statistics/regression';
import { volatility } from '@hakaru/engine/statistics/volatility';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import type { PartProduct } from './products';
import type { Hypothetical } from './store';

export const ACTUAL = 'actual';

/** The mixes and products by id, over the book the sender may see. The months of a mix are cached in `months` for further figures. */
export type Comparable = {
  place: FigureContext;
  mixes: ReadonlyMap<string, Hypothetical>;
  products: ReadonlyMap<string, PartProduct>;
  months: Map<string, readonly Month[]>;
};

/** The last month-end, and whether fees are deducted. */
export type Until = { to: string; basis: HypotheticalBasis };
export type Period = Until & { from: string };

export const returnKey = (entityId: string, asOf: string): FigureKey => ({ entityId, measure: 'return', horizon: '1m', asOf });

/** The part of a key: the series, the first month-end of the period, and the basis unless it is `net`. */
export function readPart(part: string | undefined): { series: string; from: string; basis: HypotheticalBasis } | null {
  const [series = '', from = '', basis = 'net', ...rest] = (part ?? '').split('|');
  const isWritten = basis === 'gross' || (basis === 'net' && !part?.endsWith('|net'));
  return rest.length === 0 && isWritten && isDay(from) && isMonthEnd(from) ? { series, from, basis } : null;
}

export const writePart = (series: string, from: string, basis: HypotheticalBasis): string =>
  basis === 'net' ? `${series}|${from}` : `${series}|${from}|gross`;

function returnOn({ place }: Comparable, entityId: string, day: string): number | null {
  if (!place.reaches(entityId, day)) return null;
  const { value } = figure(place.calculator, returnKey(entityId, day));
  return value === null ? null : Number(value);
}

/** The returns of a part by day: an entity of the book, a product, or another mix. */
export function partReturns(world: Comparable, id: string, until: Until): (day: string) => number | null {
  const mix = world.mixes.get(id);
  const product = world.products.get(id);
  if (!mix) return day => (product ? (product.months.get(day) ?? null) : returnOn(world, id, day));
  const found = new Map(monthsOf(world, mix, until).map(({ day, value }) => [day, value]));
  return day => found.get(day) ?? null;
}

/** The first month-end, from the mix's start on, for which every part has a return. */
export function firstMonthOf(world: Comparable, mix: Hypothetical, until: Until): string | null {
  return monthsOf(world, mix, until)[0]?.day ?? null;
}

export type Month = { day: string; value: number | null; weights: readonly number[] | null };

/** The months of a mix from its first month on: weights drift between rebalancing days, and a twelfth of the annual fee is deducted every month. */
export function monthsOf(world: Comparable, mix: Hypothetical, until: Until): readonly Month[] {
  const key = `${mix.id}|${until.to}|${until.basis}`;
  const known = world.months.get(key);
  if (known) return known;
  world.months.set(key, []); // ends the recursion if a mix contained itself
  const found = blend(world, mix, until);
  world.months.set(key, found);
  return found;
}

function blend(world: Comparable, mix: Hypothetical, until: Until): Month[] {
  const parts = mix.components.map(({ entityId }) => partReturns(world, entityId, until));
  const days = mix.fromDay <= until.to ? monthEndsBetween(mix.fromDay, until.to) : [];
  const first = days.find(day => parts.every(returnAt => returnAt(day) !== null));
  if (first === undefined) return [];
  const monthEnds = monthEndsBetween(first, until.to);
  const fee = feeOf(mix, until.basis);
  const blended = policyWeighted({
    monthEnds,
    returns: monthEnds.map(day => parts.map(returnAt => returnAt(day))),
    policies: [{ from: first, weights: mix.components.map(({ percent }) => Number(percent) / 100) }],
    rebalance: mix.rebalance,
  });
  return blended.map(({ day, result, weights }) => ({ day, value: result.value === null ? null : result.value - fee, weights }));
}

const feeOf = ({ feePercent }: Hypothetical, basis: HypotheticalBasis): number => (basis === 'gross' ? 0 : Number(feePercent) / 1200);

/** The monthly returns of a series over a period. */
export function returnsOf(world: Comparable, series: string, period: Period): (number | null)[] {
  const days = monthEndsBetween(period.from, period.to);
  const { rootId } = world.place.calculator.book;
  if (series === ACTUAL) return days.map(day => (rootId ? returnOn(world, rootId, day) : null));
  return isPart(world, series) ? days.map(partReturns(world, series, period)) : days.map(() => null);
}

const isPart = ({ mixes, products }: Comparable, id: string): boolean => mixes.has(id) || products.has(id);

/** The period for which every chosen series and the actual asset have months; null without one. */
export function commonPeriod(world: Comparable, ids: readonly string[], until: Until): Period | null {
  const { rootId } = world.place.calculator.book;
  if (!rootId) return null;
  const mixes = ids.flatMap(id => world.mixes.get(id) ?? []);
  const starts = mixes.map(mix => firstMonthOf(world, mix, until));
  const earliest =
    mixes
      .map(({ fromDay }) => fromDay)
      .toSorted()
      .at(-1) ?? until.to;
  const actual = monthEndsBetween(earliest, until.to).find(day => returnOn(world, rootId, day) !== null) ?? null;
  const all = [...starts, actual];
  if (mixes.length === 0 || all.some(start => start === null)) return null;
  const from = all.flatMap(start => start ?? []).toSorted();
  return { ...until, from: from.at(-1) ?? until.to };
}

export type Listener = { note: Note; input(key: FigureKey): void; product(month: ProductMonth): void };
export type ProductMonth = { productId: string; monthEnd: string };
export const NOBODY: Listener = { note: ignore, input: () => undefined, product: () => undefined };

/** One figure of a comparison. Periods under a year are not annualised. */
export function hypotheticalFigure(world: Comparable, key: FigureKey, listener: Listener = NOBODY): Result {
  const part = readPart(key.part);
  if (!part || !isMonthEnd(key.asOf) || !isShort(part.from, key.asOf) || (part.series !== ACTUAL && !isPart(world, part.series)))
    return missing('not_applicable');
  if (key.measure === 'hypotheticalMonth') return month(world, key, part, listener);
  const period = { from: part.from, to: key.asOf, basis: part.basis };
  const returns = returnsOf(world, part.series, period);
  for (const day of monthEndsBetween(period.from, period.to)) listener.input(monthKey(key, part, day));
  if (returns.some(value => value === null)) return missing('gap');
  return statistic(key.measure, { returns, actual: returnsOf(world, ACTUAL, period), note: listener.note });
}

/** The longest period of a key in months; a longer one has no figures. Limits the work of a single request. */
const MONTHS_MAX = 600;
const isShort = (from: string, to: string): boolean => from <= to && monthIndexOf(to) - monthIndexOf(from) < MONTHS_MAX;

type Read = NonNullable<ReturnType<typeof readPart>>;

const monthKey = (key: FigureKey, { series, basis }: Omit<Read, 'from'>, day: string): FigureKey => ({
  entityId: key.entityId,
  measure: 'hypotheticalMonth',
  horizon: null,
  asOf: day,
  part: writePart(series, day, basis),
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

/** The return of one month, with the weights at its start. */
function month(world: Comparable, key: FigureKey, { series, basis }: Read, listener: Listener): Result {
  const { rootId } = world.place.calculator.book;
  const { asOf } = key;
  if (series === ACTUAL) {
    if (rootId) listener.input(returnKey(rootId, asOf));
    const value = rootId ? returnOn(world, rootId, asOf) : null;
    return value === null ? missing('no_data') : { value };
  }
  if (world.products.has(series)) {
    listener.product({ productId: series, monthEnd: asOf });
    const value = world.products.get(series)?.months.get(asOf);
    return value === undefined ? missing('no_data') : { value };
  }
  const mix = world.mixes.get(series);
  const found = mix && monthsOf(world, mix, { to: asOf, basis }).at(-1);
  if (!mix || found?.day !== asOf || found.value === null) return missing('gap');
  for (const [index, { entityId }] of mix.components.entries()) {
    const inner = world.mixes.get(entityId)?.name ?? world.products.get(entityId)?.nameEn;
    listener.input(inner === undefined ? returnKey(entityId, asOf) : monthKey(key, { series: entityId, basis }, asOf));
    listener.note({ id: 'weight', value: found.weights?.[index] ?? null, unit: 'rate', at: inner ?? entityId });
  }
  if (basis === 'net') listener.note({ id: 'monthlyFee', value: feeOf(mix, basis), unit: 'rate' });
  return { value: found.value };
}
