import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import { ratingLetter, ratingNumber, type Rating } from './ratings';

/**
 * How one rating is chosen from several agencies': the middle of three and the lower of two (default), the best, the
 * worst, or the second best.
 */
export const ratingRules = ['middle', 'highest', 'lowest', 'secondBest'] as const;
export type RatingRule = (typeof ratingRules)[number];

/** The agencies' ratings of one bond in any order, unrated ones included. */
export type RatingSelection = { ratings: readonly (string | null)[]; rule?: RatingRule };

/**
 * The one rating a bond is reported with. Unrated opinions are left out; none at all is no rating.
 *
 * @example selectRating({ ratings: ['NR', 'Aa3'] }) // { value: 'AA-' }
 */
export function selectRating({ ratings, rule = 'middle' }: RatingSelection, note: Note = ignore): Result<Rating> {
  const numbers = ratings.map(ratingNumber).filter(number => number !== null);
  numbers.sort((a, b) => a - b);
  note({ id: 'rated', value: numbers.length, unit: 'count' });
  const chosen = numbers[rankOf(rule, numbers.length)];
  if (chosen === undefined) return missing('no_data');
  note({ id: 'chosen', value: chosen, unit: 'count' });
  return { value: ratingLetter(chosen) };
}

/**
 * The selection with the number of ratings and the place chosen.
 *
 * @example explainSelectRating({ ratings: ['AAA', 'AA'], rule: 'lowest' }).result // { value: 'AA' }
 */
export function explainSelectRating(input: RatingSelection): Explanation<Rating> {
  return explained<Rating>('bonds.rating-selection', { rule: input.rule ?? 'middle' }, note => selectRating(input, note));
}

// Of an even number the worse of the two in the middle: for two, the lower.
function rankOf(rule: RatingRule, count: number): number {
  switch (rule) {
    case 'middle':
      return Math.floor(count / 2);
    case 'highest':
      return 0;
    case 'lowest':
      return count - 1;
    case 'secondBest':
      return Math.min(1, count - 1);
  }
}
