import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import { decimal, round, sum, toText, type Decimal, type DecimalLike } from './decimal';

/** An amount to be divided by weights, each part at the given places (0 for yen). */
export type Split = { amount: DecimalLike; weights: readonly DecimalLike[]; places: number };

/**
 * Divides an amount so that the parts are whole smallest units and sum to it exactly: every part is rounded towards zero,
 * then the units left over go to the largest remainders, the earlier part first when they tie.
 *
 * @example split({ amount: '100', weights: [1, 1, 1], places: 0 }) // { value: ['34', '33', '33'] }
 */
export function split({ amount, weights, places }: Split, note: Note = ignore): Result<string[]> {
  if (weights.length === 0) return missing('no_data');
  const shares = sameScale(weights.map(decimal));
  if (shares.some(units => units < 0n)) return missing('not_applicable');
  const whole = shares.reduce((total, units) => total + units, 0n);
  if (whole === 0n) return missing('zero_denominator');
  const total = round(amount, places);
  const [size, sign] = total.units < 0n ? [-total.units, -1n] : [total.units, 1n];
  const parts = apportioned(size, shares, whole, note);
  return { value: parts.map(units => toText({ units: units * sign, scale: places })) };
}

/**
 * The split with the units each part received outright and the order the remaining ones were given in.
 *
 * @example explainSplit({ amount: '100', weights: [1, 1, 1], places: 0 }).result // { value: ['34', '33', '33'] }
 */
export function explainSplit(input: Split): Explanation<string[]> {
  return explained('money.split', { places: input.places }, note => split(input, note));
}

/**
 * Whether percentages total 100 at four decimals, as a split of a policy must.
 *
 * @example totalsHundred(['33.3333', '33.3333', '33.3334']) // true
 */
export function totalsHundred(percentages: readonly DecimalLike[]): boolean {
  return toText(round(sum(percentages), 4)) === '100.0000';
}

function apportioned(size: bigint, shares: readonly bigint[], whole: bigint, note: Note): bigint[] {
  const parts = shares.map(share => (size * share) / whole);
  const remainders = shares.map((share, index) => ({ index, left: (size * share) % whole }));
  const given = parts.reduce((total, units) => total + units, 0n);
  note({ id: 'leftOver', value: Number(size - given), unit: 'count' });
  const byRemainder = remainders.sort((a, b) => (a.left === b.left ? a.index - b.index : a.left > b.left ? -1 : 1));
  for (const { index } of byRemainder.slice(0, Number(size - given))) {
    parts[index] = (parts[index] ?? 0n) + 1n;
    note({ id: 'extraUnit', value: 1, unit: 'count', at: String(index) });
  }
  return parts;
}

function sameScale(values: readonly Decimal[]): bigint[] {
  const scale = Math.max(...values.map(each => each.scale));
  return values.map(each => round(each, scale).units);
}
