import { isDay } from '@hakaru/engine/calendar/day';

/**
 * Why a mandate or a class did better or worse than its benchmark, currency by currency, between two of its statements (Karnosky and
 * Singer). The key's part names the currency and the earlier day: `USD|2026-08-31`; without a currency it is of all together.
 */
export const currencyMeasures = {
  /** What the entity began with in a currency, how that did in base and in local currency, and what was hedged away from it. */
  currencyWeight: { unit: 'weight', over: 'day' },
  currencyBase: { unit: 'rate', over: 'day' },
  currencyLocal: { unit: 'rate', over: 'day' },
  currencyHedge: { unit: 'weight', over: 'day' },
  currencyBenchmarkWeight: { unit: 'weight', over: 'day' },
  currencyBenchmarkLocal: { unit: 'rate', over: 'day' },
  currencyBenchmarkHedge: { unit: 'weight', over: 'day' },
  /** What a currency did against the base currency, and what cash in it earned beyond cash in the base currency. */
  currencyMove: { unit: 'rate', over: 'day' },
  currencyCash: { unit: 'rate', over: 'day' },
  /** Of the benchmark as a whole: its local returns beyond local cash, and what cash in its currencies came to in the base currency. */
  currencyPremium: { unit: 'rate', over: 'day' },
  currencyCashMix: { unit: 'rate', over: 'day' },
  currencyAllocation: { unit: 'points', over: 'day' },
  currencySelection: { unit: 'points', over: 'day' },
  currencyInteraction: { unit: 'points', over: 'day' },
  currencyEffect: { unit: 'points', over: 'day' },
  currencySum: { unit: 'points', over: 'day' },
  currencyOther: { unit: 'points', over: 'day' },
} as const;
export type CurrencyMeasure = keyof typeof currencyMeasures;

export function isCurrencyMeasure(measure: string): measure is CurrencyMeasure {
  return Object.hasOwn(currencyMeasures, measure);
}

/** What keeps the effects from being worked out, with whom or what it is missing of. */
export const currencyGaps = ['benchmark', 'composition', 'statement', 'hedge', 'spot', 'forward', 'return'] as const;
export type CurrencyGap = (typeof currencyGaps)[number];

export type CurrencyPart = { currency: string | null; from: string };

export function readCurrencyPart(part: string | undefined): CurrencyPart | null {
  const [currency = '', from = '', ...rest] = (part ?? '').split('|');
  if (rest.length > 0 || !isDay(from) || !/^([A-Z]{3})?$/.test(currency)) return null;
  return { currency: currency || null, from };
}

export const writeCurrencyPart = ({ currency, from }: CurrencyPart): string => `${currency ?? ''}|${from}`;
