import { explained, ignore, type Note } from '#explain';
import { minorUnitsOf, type Currency } from '#money/currencies';
import { multiply, type DecimalLike } from '#money/decimal';
import { split } from '#money/split';
import type { Explanation, Result } from '#result';

/** A forward to be divided: notional in base currency, and the weights of its children. */
export type ForwardSplit = { base: Currency; quote: Currency; notional: string; strike: string; weights: readonly DecimalLike[] };

/** A child keeps the rate; its amounts are whole smallest units. */
export type ForwardPart = { notional: string; strike: string; quoteAmount: string };

/**
 * Divides a forward. The rate is kept, both amounts are pro-rated by largest remainder, so the children sum to the parent.
 *
 * @example splitForward({ base: 'USD', quote: 'JPY', notional: '100', strike: '150', weights: [1, 2] }) // 33.33 and 66.67 dollars
 */
export function splitForward(input: ForwardSplit, note: Note = ignore): Result<ForwardPart[]> {
  const { base, quote, notional, strike, weights } = input;
  const notionals = split({ amount: notional, weights, places: minorUnitsOf(base) }, note);
  if (notionals.value === null) return notionals;
  const amounts = split({ amount: multiply(notional, strike), weights: notionals.value, places: minorUnitsOf(quote) }, note);
  if (amounts.value === null) return amounts;
  const quoteAmounts = amounts.value;
  return { value: notionals.value.map((part, index) => ({ notional: part, strike, quoteAmount: quoteAmounts[index] ?? '0' })) };
}

/**
 * The split with the units left over on either side.
 *
 * @example explainSplitForward({ base: 'USD', quote: 'JPY', notional: '1', strike: '150', weights: [1] }).result // one child
 */
export function explainSplitForward(input: ForwardSplit): Explanation<ForwardPart[]> {
  return explained('fx.split', { base: input.base, quote: input.quote }, note => splitForward(input, note));
}
