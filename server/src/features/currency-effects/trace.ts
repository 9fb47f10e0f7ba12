import { isCurrencyMeasure, readCurrencyPart, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import type { Both } from '@hakaru/contract/languages';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import { asFigure, rateStories, type Market } from '#features/fx-forwards/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { readCurrencyBook, type CurrencyBook } from './currency-book';
import { currencyFigure } from './figures';
import { methodOf } from './method-names';
import { spansIn } from './spans';
import { findSleeveStories, type SleeveRow } from './store';

type Key = FigureKey & { measure: CurrencyMeasure };

/** Registers the figures by currency, so that they can be shown by key and traced to statements, index returns, forwards and fixings. */
export function joinFigures(): void {
  addFigures({
    owns: isCurrencyMeasure,
    open: async (ctx, place, keys) => {
      const book = await readCurrencyBook(ctx, place, spansIn(place, keys));
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
    method: methodOf(place, book, key),
    steps,
    inputs,
    facts: [...weights, ...(await rateStories(ctx, place, rates))],
    partOf: ({ part }) => partName(book, part),
  };
}

const LINE_NAMES: Readonly<Record<string, Both>> = {
  index: { en: 'benchmark', jp: 'ベンチマーク' },
  forwards: { en: 'forwards', jp: '為替予約' },
};

/** The currency of a figure, and of a line its security or what else it is. */
function partName({ statements }: CurrencyBook, part: string | undefined): Both | null {
  const { currency, line } = readCurrencyPart(part) ?? {};
  const id = line ?? part?.split('|')[0] ?? '';
  const named = LINE_NAMES[id];
  if (currency && named) return { en: `${currency} ${named.en}`, jp: `${currency} ${named.jp}` };
  if (currency && line === undefined) return { en: currency, jp: currency };
  for (const statement of statements.values()) {
    const held = statement.line(id);
    if (held) return { en: held.nameEn, jp: held.nameJp };
  }
  return null;
}
