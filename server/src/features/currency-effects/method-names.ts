import { readCurrencyPart, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import type { LinkingMethod } from '@hakaru/engine/attribution/linking';
import type { FigureContext } from '#features/figures/public';
import type { CurrencyBook } from './currency-book';
import { effectsOf } from './effects';
import { lineMethod } from './line-figures';
import { AVERAGED, COMPOUNDED, isLinking } from './linked-figures';
import { placeOf } from './method-inputs';
import { isWithin } from './spans';
import type { CurrencyKey } from './work';

/** The method under which a figure is explained. */
export function methodOf(place: FigureContext, book: CurrencyBook, key: CurrencyKey): string {
  const { measure, entityId, asOf } = key;
  const { linking, baseCurrency } = place.calculator.book;
  const { currency = null, from = asOf, line } = readCurrencyPart(key.part) ?? {};
  if (isLinking(measure)) return linkingMethod(measure, linking);
  const isLinked = isWithin(place, { from, asOf }) && Boolean(effectsOf(place, book, { entityId, asOf, from }).value?.linked);
  const several = isLinked ? overSteps(measure, currency, linking) : null;
  if (several) return several;
  if (line !== undefined) return lineMethod(measure, line);
  const other = otherMethodOf(measure, currency);
  if (other !== null) return other;
  return ofStep(measure, currency, currency === baseCurrency);
}

function linkingMethod(measure: CurrencyMeasure, linking: LinkingMethod): string {
  if (measure === 'currencyCoefficient') return 'attribution.coefficient';
  if (measure !== 'currencyFactor') return 'attribution.log-coefficient';
  return linking === 'menchero' ? 'attribution.factor-menchero' : 'attribution.factor-grap';
}

/** Sums and what is left of the active return are explained as in a single step. */
function overSteps(measure: CurrencyMeasure, currency: string | null, linking: LinkingMethod): string | null {
  if (AVERAGED.has(measure)) return 'currency.average';
  if (COMPOUNDED.has(measure)) return 'currency.compounded';
  const place = placeOf(measure);
  if (place?.place === 'sum' || place?.place === 'other' || measure === 'currencySum' || measure === 'currencyOther') return null;
  if (currency === null) return place?.method === 'geometric' ? 'attribution.compounded' : 'figures.sum';
  if (place?.method === 'geometric') return 'attribution.geometric-linked';
  return linking === 'carino' ? 'attribution.linked' : 'attribution.linked-by-factors';
}

/** The method id of a figure in its trace; null for Karnosky-Singer figures. */
function otherMethodOf(measure: CurrencyMeasure, currency: string | null): string | null {
  const place = placeOf(measure);
  if (!place) return null;
  const isMultiplied = place.method === 'geometric';
  if (place.place === 'sum') return currency === null && isMultiplied ? 'attribution.compounded' : 'figures.sum';
  if (place.place === 'other') return isMultiplied ? 'currency.multiplied-other' : 'currency.other';
  if (place.place === 'effect' && currency === null) return 'figures.sum';
  return `currency.${measure.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}

function ofStep(measure: CurrencyMeasure, currency: string | null, isBase: boolean): string {
  switch (measure) {
    case 'currencySum':
      return 'figures.sum';
    case 'currencyBenchmarkWeight':
      return 'figures.fact';
    case 'currencyHedge':
    case 'currencyBenchmarkHedge':
      return isBase ? 'currency.bought' : `currency.${measure === 'currencyHedge' ? 'hedge' : 'benchmark-hedge'}`;
    case 'currencyMove':
    case 'currencyCash':
      return isBase ? 'currency.own' : `currency.${measure === 'currencyMove' ? 'move' : 'cash'}`;
    default:
      return EFFECTS[measure] !== undefined && currency === null ? 'figures.sum' : (EFFECTS[measure] ?? OTHERS[measure] ?? 'figures.sum');
  }
}

const EFFECTS: Partial<Record<CurrencyMeasure, string>> = {
  currencyAllocation: 'currency.allocation',
  currencySelection: 'currency.selection',
  currencyInteraction: 'currency.interaction',
  currencyEffect: 'currency.effect',
};
const OTHERS: Partial<Record<CurrencyMeasure, string>> = {
  currencyWeight: 'currency.weight',
  currencyBase: 'currency.base',
  currencyLocal: 'currency.local',
  currencyBenchmarkLocal: 'currency.index',
  currencyPremium: 'currency.premium',
  currencyCashMix: 'currency.cash-mix',
  currencyOther: 'currency.other',
};
