import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { ratingFactor, ratingLetter, ratingNumber, ratingScale, type Rating } from './ratings';

/** Linear averages the places on the scale, WARF the rating factors: the same book can differ by three notches. */
export const averagingMethods = ['linear', 'warf'] as const;
export type AveragingMethod = (typeof averagingMethods)[number];

/** A book of holdings, each with its weight or market value. */
export type RatedBook = { holdings: readonly { weight: number; rating: string | null }[]; method: AveragingMethod };

/** The average as a letter, the figure behind it, and the share of the book that is rated at all. */
export type AverageRating = { rating: Rating; score: number; ratedWeight: number };

/**
 * The average rating of a book. Unrated holdings are left out and the rated share is reported; a wholly unrated book has none.
 * Halves and in-between factors go to the worse letter.
 *
 * @example averageRating({ method: 'warf', holdings: [{ weight: 60, rating: 'Aaa' }, { weight: 40, rating: 'Baa2' }] }) // A-, 144.6
 */
export function averageRating({ holdings, method }: RatedBook, note: Note = ignore): Result<AverageRating> {
  const rated = holdings.flatMap(({ weight, rating }) => {
    const number = ratingNumber(rating);
    return number === null ? [] : [{ weight, number }];
  });
  if (rated.length === 0) return missing('no_data');
  const whole = sumOf(holdings.map(each => each.weight));
  const weight = sumOf(rated.map(each => each.weight));
  if (weight === 0 || whole === 0) return missing('zero_denominator');
  const scoreOf = method === 'warf' ? ratingFactor : (number: number) => number;
  const score = sumOf(rated.map(each => each.weight * scoreOf(each.number))) / weight;
  note({ id: 'ratedWeight', value: weight / whole, unit: 'rate' });
  note({ id: 'score', value: score, unit: 'factor' });
  return { value: { rating: method === 'warf' ? letterOfFactor(score) : letterOfRank(score), score, ratedWeight: weight / whole } };
}

/**
 * The average rating with its score and coverage.
 *
 * @example explainAverageRating({ method: 'linear', holdings: [{ weight: 1, rating: 'A' }] }).steps[1].value // 6
 */
export function explainAverageRating(input: RatedBook): Explanation<AverageRating> {
  return explained('bonds.average-rating', { method: input.method }, note => averageRating(input, note));
}

const NOISE = 1e-9; // an exact half or factor may arrive a hair beside itself

function letterOfRank(place: number): Rating {
  return ratingLetter(within(Math.floor(place + 0.5 + NOISE)));
}

function letterOfFactor(factor: number): Rating {
  const index = ratingScale.findIndex((_, place) => ratingFactor(place + 1) >= factor - NOISE * Math.max(1, factor));
  return ratingLetter(within(index < 0 ? ratingScale.length : index + 1));
}

const within = (place: number) => Math.min(Math.max(place, 1), ratingScale.length); // short positions can push an average off the scale
