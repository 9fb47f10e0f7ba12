import { currencyMethodMeasures, currencyMethods, type CurrencyMeasure, type CurrencyMethod } from '@hakaru/contract/currency-measures';
import type { Segment } from './worked';

/** The inputs of a figure of another method: figures of a currency (`own`), and of the whole. */
export type Read = { own: readonly Named[]; whole: readonly CurrencyMeasure[] };
/** `local` and `market` are the local returns of portfolio and benchmark; each stands in for the other where that is missing. */
type Named = CurrencyMeasure | 'local' | 'market';

const WEIGHTS = ['currencyWeight', 'currencyBenchmarkWeight'] as const;
const HEDGED = ['currencyHedge', 'currencyBenchmarkHedge', 'currencyCash', 'currencyMove'] as const;

/** Inputs of the figures of one currency. */
const OF_CURRENCY: Partial<Record<CurrencyMeasure, Read>> = {
  multipliedAllocation: { own: [...WEIGHTS, 'market', 'currencyCash'], whole: ['multipliedMarket'] },
  multipliedSelection: { own: ['currencyWeight', 'local', 'market'], whole: ['multipliedNotional'] },
  surpriseAllocation: { own: [...WEIGHTS, 'market', 'currencyMove'], whole: ['surpriseLocalMean'] },
  surpriseSelection: { own: ['currencyBenchmarkWeight', 'local', 'market', 'currencyMove'], whole: [] },
  surpriseInteraction: { own: [...WEIGHTS, 'local', 'market', 'currencyMove'], whole: [] },
  surpriseManagement: { own: [...WEIGHTS, ...HEDGED], whole: ['surpriseMean'] },
  surprisePremium: { own: [...WEIGHTS, 'currencyCash'], whole: ['surprisePremiumMean'] },
  splitCurrency: { own: [...WEIGHTS, 'currencyMove'], whole: [] },
  splitCountry: { own: [...WEIGHTS, 'market'], whole: [] },
  splitStock: { own: ['currencyWeight', 'local', 'market'], whole: [] },
};

/** Inputs of the figures of the whole, from figures of every currency; plain sums over currencies are not listed. */
const OF_WHOLE: Partial<Record<CurrencyMeasure, Read>> = {
  multipliedMarket: { own: ['currencyBenchmarkWeight', 'market'], whole: [] },
  multipliedNotional: { own: ['currencyWeight', 'market'], whole: [] },
  multipliedLocal: { own: ['currencyWeight', 'local'], whole: [] },
  multipliedOwn: { own: ['currencyWeight', 'local', 'currencyHedge', 'currencyCash', 'currencyMove'], whole: [] },
  multipliedBenchmark: { own: ['currencyBenchmarkWeight', 'market', 'currencyBenchmarkHedge', 'currencyCash', 'currencyMove'], whole: [] },
  multipliedHedging: { own: [], whole: ['multipliedNotional', 'multipliedMarket', 'multipliedAllocation'] },
  multipliedCurrency: { own: [], whole: ['multipliedOwn', 'multipliedMarket', 'multipliedLocal', 'multipliedBenchmark'] },
  surpriseMean: { own: ['currencyBenchmarkWeight', 'currencyCash', 'currencyMove'], whole: [] },
  surprisePremiumMean: { own: ['currencyBenchmarkWeight', 'currencyCash'], whole: [] },
  surpriseLocalMean: { own: ['currencyBenchmarkWeight', 'market', 'currencyMove'], whole: [] },
};

const others = currencyMethods.filter(method => method !== 'karnoskySinger');
type Place = 'effect' | 'whole' | 'sum' | 'other' | 'base';

/** The role of a measure within its method; null for Karnosky-Singer measures. */
export function placeOf(measure: CurrencyMeasure): { method: CurrencyMethod; place: Place } | null {
  for (const method of others) {
    const { effects, ofWhole, sum, other } = currencyMethodMeasures[method];
    const has = (list: readonly CurrencyMeasure[]) => list.includes(measure);
    if (measure === sum) return { method, place: 'sum' };
    if (measure === other) return { method, place: 'other' };
    if (has(effects)) return { method, place: 'effect' };
    if (has(ofWhole)) return { method, place: 'whole' };
  }
  if (!Object.hasOwn(OF_WHOLE, measure)) return null;
  return { method: measure.startsWith('multiplied') ? 'geometric' : 'ankrimHensel', place: 'base' };
}

export const readOfCurrency = (measure: CurrencyMeasure): Read | null => OF_CURRENCY[measure] ?? null;
export const readOfWhole = (measure: CurrencyMeasure): Read | null => OF_WHOLE[measure] ?? null;

/** Resolves names to figures of a currency, in order; a return that neither side has is left out and counts as zero. */
export function figuresRead(
  { local, benchmarkLocal }: Pick<Segment, 'local' | 'benchmarkLocal'>,
  names: readonly Named[],
): CurrencyMeasure[] {
  const hasReturn = local !== null || benchmarkLocal !== null;
  const measures = names.flatMap((name): CurrencyMeasure[] => {
    if (name !== 'local' && name !== 'market') return [name];
    if (!hasReturn) return [];
    if (name === 'local') return [local === null ? 'currencyBenchmarkLocal' : 'currencyLocal'];
    return [benchmarkLocal === null ? 'currencyLocal' : 'currencyBenchmarkLocal'];
  });
  return [...new Set(measures)];
}
