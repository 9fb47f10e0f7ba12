import { currencyMethodMeasures, type CurrencyMeasure, type CurrencyMethod } from '@hakaru/contract/currency-measures';

type Word =
  | 'allocation'
  | 'selection'
  | 'interaction'
  | 'effect'
  | 'hedging'
  | 'management'
  | 'premium'
  | 'currencyChoice'
  | 'marketChoice'
  | 'securityChoice';

/** The effects of each method with the headings of their columns. */
export const CURRENCY_COLUMNS: Readonly<
  Record<CurrencyMethod, { words: readonly (readonly [CurrencyMeasure, Word])[]; sum: CurrencyMeasure; other: CurrencyMeasure }>
> = {
  karnoskySinger: {
    ...currencyMethodMeasures.karnoskySinger,
    words: [
      ['currencyAllocation', 'allocation'],
      ['currencySelection', 'selection'],
      ['currencyInteraction', 'interaction'],
      ['currencyEffect', 'effect'],
    ],
  },
  geometric: {
    ...currencyMethodMeasures.geometric,
    words: [
      ['multipliedAllocation', 'allocation'],
      ['multipliedSelection', 'selection'],
      ['multipliedHedging', 'hedging'],
      ['multipliedCurrency', 'effect'],
    ],
  },
  ankrimHensel: {
    ...currencyMethodMeasures.ankrimHensel,
    words: [
      ['surpriseAllocation', 'allocation'],
      ['surpriseSelection', 'selection'],
      ['surpriseInteraction', 'interaction'],
      ['surpriseManagement', 'management'],
      ['surprisePremium', 'premium'],
    ],
  },
  countryCurrency: {
    ...currencyMethodMeasures.countryCurrency,
    words: [
      ['splitCurrency', 'currencyChoice'],
      ['splitCountry', 'marketChoice'],
      ['splitStock', 'securityChoice'],
    ],
  },
};
