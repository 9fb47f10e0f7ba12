import type { CurrencyMeasure } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import { hedgeKey } from './currency-book';
import { sleeveKey } from './effects';
import type { OneStep, Segment } from './worked';
import { accountReturn, forwardOn, marketOn, openingLines, unitReturn } from './own-side';
import { rollDays } from './spans';
import { membersOf } from './steps';
import { inputOf, type Work } from './work';

type StepWork = Work & { worked: OneStep };

export const VALUES = {
  currencyWeight: 'weight',
  currencyBase: 'base',
  currencyLocal: 'local',
  currencyHedge: 'hedge',
  currencyBenchmarkWeight: 'benchmarkWeight',
  currencyBenchmarkLocal: 'benchmarkLocal',
  currencyBenchmarkHedge: 'benchmarkHedge',
  currencyMove: 'move',
  currencyCash: 'cash',
  currencyAllocation: 'allocation',
  currencySelection: 'selection',
  currencyInteraction: 'interaction',
  currencyEffect: 'effect',
} as const satisfies Partial<Record<CurrencyMeasure, keyof Segment>>;
export type OfSegment = keyof typeof VALUES;
export const isOfSegment = (measure: CurrencyMeasure): measure is OfSegment => Object.hasOwn(VALUES, measure);

/** Reports the inputs of a figure of one currency, in the order its formula uses them. */
export function hear(work: StepWork, segment: Segment, measure: OfSegment): void {
  const { listener, span } = work;
  const { currency, sleeve } = segment;
  const isBase = currency === work.place.calculator.book.baseCurrency;
  const input = (one: CurrencyMeasure) => listener.input(inputOf(work, one, currency));
  switch (measure) {
    case 'currencyWeight':
      return hearWeight(work, currency);
    case 'currencyBase':
      return hearBase(work, currency);
    case 'currencyLocal':
      input('currencyBase');
      return isBase ? undefined : input('currencyMove');
    case 'currencyHedge':
      return hearHedge(work, segment);
    case 'currencyBenchmarkWeight':
      return sleeve ? listener.sleeve(sleeve) : undefined;
    case 'currencyBenchmarkLocal':
      return sleeve ? listener.input(sleeveKey(span, sleeve)) : undefined;
    case 'currencyBenchmarkHedge':
      return isBase ? hearOthers(work, 'currencyBenchmarkHedge') : sleeve?.hedged ? input('currencyBenchmarkWeight') : undefined;
    case 'currencyMove':
    case 'currencyCash':
      return isBase ? undefined : hearRates(work, currency, measure);
    default:
      return hearEffect(work, segment, measure);
  }
}

function hearWeight(work: StepWork, currency: string): void {
  const { place, span, listener } = work;
  const of = (entityId: string, part?: string): FigureKey => ({
    entityId,
    measure: 'holdingValue',
    horizon: null,
    asOf: span.from,
    ...(part === undefined ? {} : { part }),
  });
  const members = membersOf(place, span);
  const holding = members.filter(id => openingLines(work, id, currency).length > 0);
  for (const id of holding) listener.input(of(id, `~currency~${currency}`));
  for (const id of members) listener.input(of(id));
  listener.note({ id: 'parts', value: holding.length, unit: 'count' });
}

/** For one account its lines with their opening values; for several accounts each account's opening value and return in the currency. */
function hearBase(work: StepWork, currency: string): void {
  const { place, span, listener, key } = work;
  const members = membersOf(place, span);
  const value = (entityId: string, part: string): FigureKey => ({
    entityId,
    measure: 'holdingValue',
    horizon: null,
    asOf: span.from,
    part,
  });
  if (members.length === 1 && members[0] === span.entityId) {
    for (const line of openingLines(work, span.entityId, currency)) {
      if (unitReturn(work, span.entityId, line) === null) continue;
      listener.input(value(span.entityId, line.securityId));
      listener.input({ ...key, measure: 'holdingReturn', part: `${line.securityId}|${span.from}` });
    }
    return;
  }
  for (const id of members) {
    if (accountReturn(work, id, currency) === null) continue;
    listener.input(value(id, `~currency~${currency}`));
    listener.input({ ...key, entityId: id });
  }
}

function hearHedge(work: StepWork, segment: Segment): void {
  const { place, book, span, listener } = work;
  if (segment.currency === place.calculator.book.baseCurrency) return hearOthers(work, 'currencyHedge');
  if (segment.hedge === 0) return;
  for (const id of membersOf(place, span)) {
    const key = hedgeKey(id, span.from, segment.currency);
    if (book.shown(key).value !== null) listener.input(key);
    listener.input({ entityId: id, measure: 'holdingValue', horizon: null, asOf: span.from });
  }
  const market = marketOn(work, segment.currency, span.from);
  if (market) listener.rate(market.spotRate);
}

function hearOthers(work: StepWork, measure: 'currencyHedge' | 'currencyBenchmarkHedge'): void {
  const { place, worked, listener } = work;
  for (const segment of worked.segments)
    if (segment.currency !== place.calculator.book.baseCurrency && segment[VALUES[measure]] !== 0)
      listener.input(inputOf(work, measure, segment.currency));
}

function hearRates(work: StepWork, currency: string, measure: 'currencyMove' | 'currencyCash'): void {
  const { span, listener } = work;
  if (measure === 'currencyCash') {
    for (const day of rollDays(span)) {
      const quoted = forwardOn(work, currency, day);
      if (quoted) for (const rate of [quoted.near, quoted.far]) listener.rate(rate);
    }
    return;
  }
  for (const day of [span.asOf, span.from]) {
    const market = marketOn(work, currency, day);
    if (market) listener.rate(market.spotRate);
  }
}

/** When a side has no return of its own in a currency, the other side's return is used for both. */
function hearEffect(work: StepWork, { currency, local, benchmarkLocal }: Segment, measure: OfSegment): void {
  const { listener } = work;
  const input = (...all: CurrencyMeasure[]) => {
    for (const one of all) listener.input(inputOf(work, one, currency));
  };
  const own = local === null ? 'currencyBenchmarkLocal' : 'currencyLocal';
  const market = benchmarkLocal === null ? 'currencyLocal' : 'currencyBenchmarkLocal';
  const hasReturn = local !== null || benchmarkLocal !== null;
  input('currencyWeight', 'currencyBenchmarkWeight');
  if (measure === 'currencyAllocation') {
    if (hasReturn) input(market);
    input('currencyCash');
    listener.input(inputOf(work, 'currencyPremium', null));
    return;
  }
  if (hasReturn) input(own, market);
  if (measure !== 'currencyEffect') return;
  input('currencyHedge', 'currencyBenchmarkHedge', 'currencyCash', 'currencyMove');
  listener.input(inputOf(work, 'currencyCashMix', null));
}
