import { isDay } from '@hakaru/engine/calendar/day';

/**
 * The excess of a mandate or class over its benchmark, by currency, from one month-end to another (Karnosky and Singer). The key's part names
 * the currency and the earlier day: `USD|2026-08-31`; without a currency it is the total. A third word is a line of the currency: a security
 * by its id, or what the benchmark or the forwards bring. For a factor it is the step within the period: `|2025-03-31|2026-07-31~2026-08-31`.
 */
export const currencyMeasures = {
  /** The opening weight in a currency, its return in base and in local currency, and the weight hedged away. */
  currencyWeight: { unit: 'weight', over: 'day' },
  currencyBase: { unit: 'rate', over: 'day' },
  currencyLocal: { unit: 'rate', over: 'day' },
  currencyHedge: { unit: 'weight', over: 'day' },
  currencyBenchmarkWeight: { unit: 'weight', over: 'day' },
  currencyBenchmarkLocal: { unit: 'rate', over: 'day' },
  currencyBenchmarkHedge: { unit: 'weight', over: 'day' },
  /** The return of a currency against the base currency, and the return of cash in it beyond cash in the base currency. */
  currencyMove: { unit: 'rate', over: 'day' },
  currencyCash: { unit: 'rate', over: 'day' },
  /** For the benchmark as a whole: its local returns beyond local cash, and the return of cash in its currencies in the base currency. */
  currencyPremium: { unit: 'rate', over: 'day' },
  currencyCashMix: { unit: 'rate', over: 'day' },
  currencyAllocation: { unit: 'points', over: 'day' },
  currencySelection: { unit: 'points', over: 'day' },
  currencyInteraction: { unit: 'points', over: 'day' },
  currencyEffect: { unit: 'points', over: 'day' },
  currencySum: { unit: 'points', over: 'day' },
  currencyOther: { unit: 'points', over: 'day' },
  /** The effects of a step from statement to statement count by Carino's coefficient over the period's, or by the factor of another method. */
  currencyCoefficient: { unit: 'ratio', over: 'day' },
  currencyFactor: { unit: 'ratio', over: 'day' },
  /** The same by the geometric method (Bacon): effects that multiply, with the returns they are measured against. */
  multipliedAllocation: { unit: 'points', over: 'day' },
  multipliedSelection: { unit: 'points', over: 'day' },
  multipliedHedging: { unit: 'points', over: 'day' },
  multipliedCurrency: { unit: 'points', over: 'day' },
  multipliedSum: { unit: 'points', over: 'day' },
  multipliedOther: { unit: 'points', over: 'day' },
  multipliedMarket: { unit: 'rate', over: 'day' },
  multipliedNotional: { unit: 'rate', over: 'day' },
  multipliedLocal: { unit: 'rate', over: 'day' },
  multipliedOwn: { unit: 'rate', over: 'day' },
  multipliedBenchmark: { unit: 'rate', over: 'day' },
  /** Geometric effects of a currency count by the logarithm of the effect of the whole over that effect. */
  multipliedAllocationCoefficient: { unit: 'ratio', over: 'day' },
  multipliedSelectionCoefficient: { unit: 'ratio', over: 'day' },
  /** By Ankrim and Hensel: the forward premium of a currency separated from its surprise. */
  surpriseAllocation: { unit: 'points', over: 'day' },
  surpriseSelection: { unit: 'points', over: 'day' },
  surpriseInteraction: { unit: 'points', over: 'day' },
  surpriseManagement: { unit: 'points', over: 'day' },
  surprisePremium: { unit: 'points', over: 'day' },
  surpriseSum: { unit: 'points', over: 'day' },
  surpriseOther: { unit: 'points', over: 'day' },
  surpriseMean: { unit: 'rate', over: 'day' },
  surprisePremiumMean: { unit: 'rate', over: 'day' },
  surpriseLocalMean: { unit: 'rate', over: 'day' },
  /** The simple split of an international portfolio: currencies, markets, securities. */
  splitCurrency: { unit: 'points', over: 'day' },
  splitCountry: { unit: 'points', over: 'day' },
  splitStock: { unit: 'points', over: 'day' },
  splitSum: { unit: 'points', over: 'day' },
  splitOther: { unit: 'points', over: 'day' },
} as const;
export type CurrencyMeasure = keyof typeof currencyMeasures;

export function isCurrencyMeasure(measure: string): measure is CurrencyMeasure {
  return Object.hasOwn(currencyMeasures, measure);
}

/** The methods of currency attribution; the first is the panel's default. */
export const currencyMethods = ['karnoskySinger', 'geometric', 'ankrimHensel', 'countryCurrency'] as const;
export type CurrencyMethod = (typeof currencyMethods)[number];

/** The measures of each method: effects by currency, effects of the whole only, their sum, and the unexplained part. */
export const currencyMethodMeasures = {
  karnoskySinger: {
    effects: ['currencyAllocation', 'currencySelection', 'currencyInteraction', 'currencyEffect'],
    ofWhole: [],
    sum: 'currencySum',
    other: 'currencyOther',
  },
  geometric: {
    effects: ['multipliedAllocation', 'multipliedSelection'],
    ofWhole: ['multipliedHedging', 'multipliedCurrency'],
    sum: 'multipliedSum',
    other: 'multipliedOther',
  },
  ankrimHensel: {
    effects: ['surpriseAllocation', 'surpriseSelection', 'surpriseInteraction', 'surpriseManagement', 'surprisePremium'],
    ofWhole: [],
    sum: 'surpriseSum',
    other: 'surpriseOther',
  },
  countryCurrency: { effects: ['splitCurrency', 'splitCountry', 'splitStock'], ofWhole: [], sum: 'splitSum', other: 'splitOther' },
} as const satisfies Record<
  CurrencyMethod,
  { effects: readonly CurrencyMeasure[]; ofWhole: readonly CurrencyMeasure[]; sum: CurrencyMeasure; other: CurrencyMeasure }
>;

/** The kinds of missing data that prevent the calculation. */
export const currencyGaps = ['benchmark', 'composition', 'statement', 'hedge', 'spot', 'forward', 'return'] as const;
export type CurrencyGap = (typeof currencyGaps)[number];

/** What a currency has beside its securities: the weight of the benchmark, and of the forwards. */
export const currencyLines = ['index', 'forwards'] as const;
export type CurrencyStep = { from: string; asOf: string };
export type CurrencyPart = { currency: string | null; from: string; line?: string; step?: CurrencyStep };

const CURRENCY = /^([A-Z]{3})?$/;
const LINE = /^(?:index|forwards|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function readCurrencyPart(part: string | undefined): CurrencyPart | null {
  const [currency = '', from = '', third, ...rest] = (part ?? '').split('|');
  if (rest.length > 0 || !isDay(from) || !CURRENCY.test(currency)) return null;
  if (third === undefined) return { currency: currency || null, from };
  if (currency !== '') return LINE.test(third) ? { currency, from, line: third } : null;
  const [start = '', end = '', ...more] = third.split('~');
  const isStep = more.length === 0 && isDay(start) && isDay(end) && from <= start && start < end;
  return isStep ? { currency: null, from, step: { from: start, asOf: end } } : null;
}

export function writeCurrencyPart({ currency, from, line, step }: CurrencyPart): string {
  const third = line ?? (step ? `${step.from}~${step.asOf}` : undefined);
  return `${currency ?? ''}|${from}${third === undefined ? '' : `|${third}`}`;
}
