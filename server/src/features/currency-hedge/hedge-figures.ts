import type { FigureKey } from '@hakaru/contract/figures';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { ignore, type Note } from '@hakaru/engine/explain';
import { forwardPremium } from '@hakaru/engine/fx/covered-parity';
import { hedgeRatio } from '@hakaru/engine/fx/hedging';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { multiply, negate, round, subtract, sum, toFloat, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import type { FigureContext } from '#features/figures/public';
import { forwardKey, forwardWorth, marketPlace, type Market } from '#features/fx-forwards/public';
import { mandatesOf, navKey, targetOn, wasOpen, type HedgeBook } from './hedge-book';

export type Listener = { note: Note; input(key: FigureKey): void; rate(market: Market, tenor?: string): void };
export const NOBODY: Listener = { note: ignore, input: () => undefined, rate: () => undefined };

/** The part names the currency, and for a spot shock its size in percent: `USD|+10`. */
export function readHedgePart(part: string | undefined): { currency: string; shock: number | null } | null {
  const found = /^([A-Z]{3})(?:\|([+-]\d{1,2}))?$/.exec(part ?? '');
  return found ? { currency: found[1] ?? '', shock: found[2] === undefined ? null : Number(found[2]) / 100 } : null;
}

type Work = { place: FigureContext; book: HedgeBook; key: FigureKey; currency: string; shock: number | null; listener: Listener };

/** One hedge figure of a mandate or of the whole asset. Figure and trace run the same code; a trace passes a listener. */
export function hedgeFigure(place: FigureContext, book: HedgeBook, key: FigureKey, listener: Listener = NOBODY): Result<string | number> {
  const part = readHedgePart(key.part);
  if (!part || !place.reaches(key.entityId, key.asOf)) return missing(part ? 'no_data' : 'not_applicable');
  return worked({ place, book, key, ...part, listener });
}

function worked(work: Work): Result<string | number> {
  switch (work.key.measure) {
    case 'hedgeExposure':
      return exposure(work);
    case 'hedgeExposureBase':
      return exposureBase(work);
    case 'hedgeNotional':
      return notional(work);
    case 'hedgeValue':
      return value(work);
    case 'hedgeCost':
      return cost(work);
    case 'hedgeWhatIf':
      return whatIf(work);
    default:
      return ratioOrGap(work);
  }
}

/** The total of an amount over the mandates that have one in the currency. */
function ofParts(work: Work, measure: 'hedgeExposure' | 'hedgeNotional' | 'hedgeValue'): Result<string> {
  const { place, book, listener } = work;
  const values: string[] = [];
  for (const entityId of book.mandateIds) {
    const part = { ...same(work, measure), entityId };
    const found = hedgeFigure(place, book, part);
    if (found.value === null && found.reason === 'not_applicable') continue;
    listener.input(part);
    if (found.value === null) return found;
    values.push(String(found.value));
  }
  return values.length === 0 ? missing('no_data') : { value: toText(sum(values)) };
}

const isWhole = ({ place, key }: Work): boolean => mandatesOf(place, key.entityId)[0] !== key.entityId;

function exposure(work: Work): Result<string> {
  if (isWhole(work)) return ofParts(work, 'hedgeExposure');
  const { book, key, currency, listener } = work;
  const statement = book.held.filter(({ entityId, day }) => entityId === key.entityId && day === key.asOf);
  const funds = book.fundsOf(key.entityId, currency, key.asOf);
  if (statement.length > 0) {
    const own = statement.find(one => one.currency === currency);
    if (!own) return missing('not_applicable');
    listener.input({ entityId: key.entityId, measure: 'holdingValue', horizon: null, asOf: own.asOf, part: `~currency~${currency}` });
    return { value: toText(own.local) };
  }
  if (funds.length === 0) return missing('not_applicable');
  const values: string[] = [];
  for (const fundId of funds) {
    const { value: nav, reason } = book.nav(fundId, key.asOf);
    if (nav === null && reason === 'not_applicable') continue;
    listener.input(navKey(fundId, key.asOf));
    if (nav === null) return missing(reason ?? 'no_data');
    values.push(nav);
  }
  return values.length === 0 ? missing('not_applicable') : { value: toText(sum(values)) };
}

const marketOf = ({ book, key, currency }: Work): Market | undefined => book.markets.get(marketPlace(currency, book.base, key.asOf));
const same = ({ key, currency }: Work, measure: FigureKey['measure']): FigureKey => ({ ...key, measure, part: currency });

function exposureBase(work: Work): Result<string> {
  const found = exposure({ ...work, listener: NOBODY });
  if (found.value === null) return found;
  work.listener.input(same(work, 'hedgeExposure'));
  const market = marketOf(work);
  if (!market) return missing('no_data');
  work.listener.rate(market);
  work.listener.note({ id: 'spot', value: market.spot, unit: 'factor' });
  return { value: toText(round(multiply(found.value, market.spotRate.mid), minorUnitsOf(work.book.base))) };
}

/** The amount sold forward less the amount bought forward. */
function notional(work: Work): Result<string> {
  if (isWhole(work)) return ofParts(work, 'hedgeNotional');
  const { key, listener } = work;
  const open = openForwards(work);
  for (const forward of open) listener.input({ ...forwardKey(forward, key.asOf), measure: 'forwardAmount' });
  if (open.length === 0 && exposure({ ...work, listener: NOBODY }).value === null) return missing('not_applicable');
  return { value: toText(sum(open.map(({ side, amount }) => (side === 'sell' ? amount : toText(negate(amount)))))) };
}

function openForwards({ book, key, currency }: Work) {
  return book.forwards.filter(one => one.entityId === key.entityId && one.currency === currency && wasOpen(one, key.asOf));
}

function value(work: Work): Result<string> {
  if (isWhole(work)) return ofParts(work, 'hedgeValue');
  const { book, key, listener } = work;
  const open = openForwards(work);
  if (open.length === 0) return missing('not_applicable');
  const values: string[] = [];
  for (const forward of open) {
    listener.input(forwardKey(forward, key.asOf));
    const worth = forwardWorth({ ...forward, status: 'final' }, book.markets, key.asOf);
    if (worth.value === null) return worth;
    values.push(worth.value);
  }
  return { value: toText(sum(values)) };
}

function ratioOrGap(work: Work): Result<string | number> {
  const { book, key, currency, listener } = work;
  const whole = exposure({ ...work, listener: NOBODY });
  const hedge = notional({ ...work, listener: NOBODY });
  if (whole.value === null) return whole;
  if (hedge.value === null) return hedge;
  listener.input(same(work, 'hedgeExposure'));
  listener.input(same(work, 'hedgeNotional'));
  const target = targetOn(book.targets, { entityId: key.entityId, currency, day: key.asOf });
  const terms = { exposure: toFloat(whole.value), hedgeNotional: toFloat(hedge.value) };
  const ratio = hedgeRatio(terms, listener.note);
  if (key.measure === 'hedgeRatio') return ratio.value === null ? ratio : { value: ratio.value.ratio };
  if (!target) return missing('not_applicable');
  listener.note({ id: 'target', value: Number(target.target), unit: 'rate' });
  return { value: toText(round(subtract(multiply(whole.value, target.target), hedge.value), minorUnitsOf(currency))) };
}

/** The annualised cost of a three-month hedge relative to spot: the forward discount. A forward premium gives a negative cost. */
function cost(work: Work): Result<number> {
  const market = marketOf(work);
  const far = market?.curve.find(({ tenor }) => tenor === 'threeMonths');
  const near = market?.curve.find(({ tenor }) => tenor === 'spot');
  if (!market || !far || !near) return missing('no_data');
  work.listener.rate(market, 'threeMonths');
  const spot = Number(near.mid);
  const forward = Number(far.mid);
  const days = daysBetween(near.tenorDate, far.tenorDate);
  work.listener.note({ id: 'spot', value: spot, unit: 'factor' });
  work.listener.note({ id: 'outright', value: forward, unit: 'factor', at: far.tenorDate });
  work.listener.note({ id: 'daysHeld', value: days, unit: 'days' });
  const premium = forwardPremium({ spot, forward, days, basis: 365 }, work.listener.note);
  return premium.value === null ? premium : { value: -premium.value + 0 };
}

/** The effect of a spot move on the unhedged exposure, in base currency: (exposure − hedge) × spot × move. */
function whatIf(work: Work): Result<string> {
  const { shock, listener, book } = work;
  if (shock === null) return missing('not_applicable');
  const whole = exposure({ ...work, listener: NOBODY });
  const hedge = notional({ ...work, listener: NOBODY });
  const market = marketOf(work);
  if (whole.value === null) return whole;
  if (hedge.value === null) return hedge;
  if (!market) return missing('no_data');
  listener.input(same(work, 'hedgeExposure'));
  listener.input(same(work, 'hedgeNotional'));
  listener.rate(market);
  listener.note({ id: 'spot', value: market.spot, unit: 'factor' });
  listener.note({ id: 'shock', value: shock, unit: 'rate' });
  const open = subtract(whole.value, hedge.value);
  return { value: toText(round(multiply(multiply(open, market.spotRate.mid), shock), minorUnitsOf(book.base))) };
}
