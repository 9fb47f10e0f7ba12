import { isCurrencyMeasure, readCurrencyPart, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import { asFigure, rateStories, type Market } from '#features/fx-forwards/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { readCurrencyBook, spansIn, type CurrencyBook } from './currency-book';
import { currencyFigure } from './figures';
import { otherMethodOf } from './method-figures';
import { findSleeveStories, type SleeveRow } from './store';

type Key = FigureKey & { measure: CurrencyMeasure };

/** Registers the figures by currency, so that they can be shown by key and traced to statements, index returns, forwards and fixings. */
export function joinFigures(): void {
  addFigures({
    owns: isCurrencyMeasure,
    open: async (ctx, place, keys) => {
      const book = await readCurrencyBook(ctx, place, spansIn(keys));
      return {
        figure: key => asFigure(key, currencyFigure(place, book, ofCurrency(key))),
        trace: key => traceOf(ctx, place, { book, key: ofCurrency(key) }),
      };
    },
  });
}

function ofCurrency({ measure, ...key }: FigureKey): Key {
  if (!isCurrencyMeasure(measure)) throw new Error(`${measure} is no figure by currency`);
  return { ...key, measure };
}

async function traceOf(ctx: SignedIn, place: FigureContext, { book, key }: { book: CurrencyBook; key: Key }): Promise<PartTrace> {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const rates: Market['curve'][number][] = [];
  const sleeves: SleeveRow[] = [];
  const result = currencyFigure(place, book, key, {
    note: step => void steps.push(step),
    input: input => void inputs.push(input),
    rate: rate => void rates.push(rate),
    sleeve: row => void sleeves.push(row),
  });
  const weights = await inScope(ctx.app.database.db, { organisation: place.ownerId }, async db => {
    const stories = [];
    for (const row of sleeves) stories.push(...(await findSleeveStories(db, place.ownerId, row)));
    return stories;
  });
  return {
    figure: asFigure(key, result),
    method: methodOf(place, key),
    steps,
    inputs,
    facts: [...weights, ...(await rateStories(ctx, place, rates))],
    partOf: ({ part }) => {
      const currency = readCurrencyPart(part)?.currency;
      return currency ? { en: currency, jp: currency } : null;
    },
  };
}

function methodOf({ calculator: { book } }: FigureContext, { measure, part }: Key): string {
  const currency = readCurrencyPart(part)?.currency ?? null;
  const isBase = currency === book.baseCurrency;
  const other = otherMethodOf(measure, currency);
  if (other !== null) return other;
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
