import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { sumOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { segmentsOf, type TwoSided } from './segments';

/**
 * Returns of both sides in base currency; per currency the spot rate at the start and the end, and the forward rate at the start for the
 * end, all in base per unit. Forward weights are positions in forwards and may be left out.
 */
export type AnkrimHenselInputs = TwoSided & {
  portfolioForwards?: readonly number[];
  benchmarkForwards?: readonly number[];
  spotStart: readonly number[];
  spotEnd: readonly number[];
  forward: readonly number[];
};

/** The effects of each segment and their totals; the excess is that of the two sides with their forwards. */
export type AnkrimHensel = {
  allocation: readonly number[];
  selection: readonly number[];
  interaction: readonly number[];
  currencyManagement: readonly number[];
  forwardPremium: readonly number[];
  totals: { allocation: number; selection: number; interaction: number; currencyManagement: number; forwardPremium: number };
  excess: number;
};

/**
 * Ankrim and Hensel's attribution: a currency's return is split into the forward premium, known beforehand, and the surprise, which is what
 * currency management can be praised or blamed for.
 *
 * @example ankrimHensel({ portfolio: { weights: [0.5, 0.5], returns: [0.1, 0.1] }, benchmark: { weights: [0.5, 0.5], returns: [0.1, 0.1] },
 *   spotStart: [1, 1], spotEnd: [1, 1.1], forward: [1, 1.02] }).value.currencyManagement // [0, 0]
 */
export function ankrimHensel(inputs: AnkrimHenselInputs): Result<AnkrimHensel> {
  return attribute(inputs, ignore);
}

/**
 * The steps of `ankrimHensel`: premium, surprise and forward return of each currency.
 *
 * @example explainAnkrimHensel(inputs).steps[0] // { id: 'premium', value: 0, unit: 'rate', at: '0' }
 */
export function explainAnkrimHensel(inputs: AnkrimHenselInputs): Explanation<AnkrimHensel> {
  return explained('attribution.ankrim-hensel', {}, note => attribute(inputs, note));
}

function attribute(inputs: AnkrimHenselInputs, note: Note): Result<AnkrimHensel> {
  const segments = segmentsOf(inputs);
  if (segments.value === null) return segments;
  const { wp, wb, rp, rb, portfolio, benchmark } = segments.value;
  const none = wp.map(() => 0);
  const { portfolioForwards: fp = none, benchmarkForwards: fb = none, spotStart, spotEnd, forward } = inputs;
  if ([fp, fb, spotStart, spotEnd, forward].some(list => list.length !== wp.length)) return missing('gap');
  if (!allFinite([fp, fb, spotStart, spotEnd, forward].flat())) return missing('no_data');
  if ([...spotStart, ...spotEnd, ...forward].some(rate => rate <= 0)) return missing('not_applicable');

  const premium = forward.map((rate, i) => rate / spotStart[i]! - 1);
  const surprise = forward.map((rate, i) => (spotEnd[i]! - rate) / spotStart[i]!);
  const forwardReturn = forward.map((rate, i) => spotEnd[i]! / rate - 1);
  const local = rb.map((each, i) => each - premium[i]! - surprise[i]!); // what is left of the return without the currency
  const meanSurprise = sumOfProducts(wb, surprise);
  for (const [i, each] of premium.entries()) {
    note({ id: 'premium', value: each, unit: 'rate', at: String(i) });
    note({ id: 'surprise', value: surprise[i]!, unit: 'rate', at: String(i) });
    note({ id: 'forward_return', value: forwardReturn[i]!, unit: 'rate', at: String(i) });
  }
  const over = wp.map((weight, i) => weight - wb[i]!);
  const effects = {
    allocation: over.map((each, i) => each * (local[i]! - sumOfProducts(wb, local)) + 0),
    selection: wb.map((weight, i) => weight * (rp[i]! - rb[i]!) + 0),
    interaction: over.map((each, i) => each * (rp[i]! - rb[i]!) + 0),
    currencyManagement: over.map(
      (each, i) => each * (surprise[i]! - meanSurprise) + (fp[i]! - fb[i]!) * (forwardReturn[i]! - meanSurprise) + 0,
    ),
    forwardPremium: over.map((each, i) => each * (premium[i]! - sumOfProducts(wb, premium)) + 0),
  };
  const excess = sumOf([portfolio, sumOfProducts(fp, forwardReturn), -benchmark, -sumOfProducts(fb, forwardReturn)]);
  return { value: { ...effects, totals: totalsOf(effects), excess } };
}

function totalsOf(effects: Omit<AnkrimHensel, 'totals' | 'excess'>): AnkrimHensel['totals'] {
  return {
    allocation: sumOf(effects.allocation),
    selection: sumOf(effects.selection),
    interaction: sumOf(effects.interaction),
    currencyManagement: sumOf(effects.currencyManagement),
    forwardPremium: sumOf(effects.forwardPremium),
  };
}
