import { writeCurrencyPart, type CurrencyMeasure } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import { ignore, type Note } from '@hakaru/engine/explain';
import type { FigureContext } from '#features/figures/public';
import type { Market } from '#features/fx-forwards/public';
import type { CurrencyBook } from './currency-book';
import type { CurrencySpan } from './spans';
import type { Worked } from './worked';
import type { SleeveRow } from './store';

type Rate = Market['curve'][number];
/** Receives the inputs of a figure while it is calculated, for a trace. */
export type Listener = { note: Note; input(key: FigureKey): void; rate(rate: Rate): void; sleeve(row: SleeveRow): void };
export const NOBODY: Listener = { note: ignore, input: () => undefined, rate: () => undefined, sleeve: () => undefined };

export type CurrencyKey = FigureKey & { measure: CurrencyMeasure };
export type Work = {
  place: FigureContext;
  book: CurrencyBook;
  span: CurrencySpan;
  key: CurrencyKey;
  worked: Worked;
  listener: Listener;
};

/** The key of another measure of the same span, of one currency or of all. */
export const inputOf = ({ key, span }: Pick<Work, 'key' | 'span'>, measure: CurrencyMeasure, currency: string | null): CurrencyKey => ({
  ...key,
  measure,
  part: writeCurrencyPart({ currency, from: span.from }),
});
