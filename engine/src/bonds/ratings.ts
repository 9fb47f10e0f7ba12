/** The letters of the scale, best first: AAA is 1 and D is 22. Other agencies' letters are mapped onto them. */
export const ratingScale = [
  'AAA',
  'AA+',
  'AA',
  'AA-',
  'A+',
  'A',
  'A-',
  'BBB+',
  'BBB',
  'BBB-',
  'BB+',
  'BB',
  'BB-',
  'B+',
  'B',
  'B-',
  'CCC+',
  'CCC',
  'CCC-',
  'CC',
  'C',
  'D',
] as const;
export type Rating = (typeof ratingScale)[number];

/**
 * The place of a rating on the scale of 1 (AAA) to 22 (D), or null when there is none (NR). A text no agency uses is
 * refused, so that a typing error does not pass as unrated.
 *
 * @example ratingNumber('Baa3') // 10, that is BBB-
 */
export function ratingNumber(text: string | null): number | null {
  const place = placeOf(text ?? '');
  if (place === 0) throw new RangeError(`not a rating: ${text}`);
  return place;
}

/**
 * Whether an agency uses the text, for a rating or for the lack of one.
 *
 * @example isRating('AAB') // false
 */
export function isRating(text: string): boolean {
  return placeOf(text) !== 0;
}

/** Null where there is none, 0 where nobody uses the text. */
function placeOf(text: string): number | null {
  const bare = bareLetters(text);
  if (NOT_RATED.has(bare.toUpperCase())) return null;
  const letter = MOODYS.get(bare) ?? DEFAULTED.get(bare.toUpperCase()) ?? bare.toUpperCase();
  return ratingScale.findIndex(each => each === letter) + 1;
}

/**
 * The letter of a place on the scale.
 *
 * @example ratingLetter(10) // 'BBB-'
 */
export function ratingLetter(number: number): Rating {
  const letter = ratingScale[number - 1];
  if (!letter) throw new RangeError(`not a place on the rating scale: ${number}`);
  return letter;
}

/**
 * The scale's own letter for any agency's rating, or null when not rated.
 *
 * @example ratingOf('Aa3') // 'AA-'
 */
export function ratingOf(text: string | null): Rating | null {
  const number = ratingNumber(text);
  return number === null ? null : ratingLetter(number);
}

/**
 * The rating factor of a place on the scale: the ten-year loss measure that WARF averages.
 *
 * @example ratingFactor(9) // 360, BBB
 */
export function ratingFactor(number: number): number {
  return FACTORS[Math.min(number, FACTORS.length) - 1] ?? 10_000;
}

const FACTORS = [1, 10, 20, 40, 70, 120, 180, 260, 360, 610, 940, 1350, 1766, 2220, 2720, 3490, 4770, 6500, 8070, 10_000];

const NOT_RATED: ReadonlySet<string> = new Set(['', 'NR', 'N.R.', 'N/R', 'N/A', 'NA', 'WR', 'WD', '-', 'UNRATED', 'NOT RATED']);

// Moody's writes lower case, which is how its letters differ from the others': Ba1 is BB+.
const MOODYS: ReadonlyMap<string, Rating> = new Map([
  ['Aaa', 'AAA'],
  ...thirds('Aa', ['AA+', 'AA', 'AA-']),
  ...thirds('A', ['A+', 'A', 'A-']),
  ...thirds('Baa', ['BBB+', 'BBB', 'BBB-']),
  ...thirds('Ba', ['BB+', 'BB', 'BB-']),
  ...thirds('B', ['B+', 'B', 'B-']),
  ...thirds('Caa', ['CCC+', 'CCC', 'CCC-']),
  ['Ca', 'CC'],
]);

// Selective and limited default (S&P, Fitch, JCR) count as default.
const DEFAULTED: ReadonlyMap<string, Rating> = new Map([
  ['SD', 'D'],
  ['RD', 'D'],
  ['LD', 'D'],
  ['DDD', 'D'],
  ['DD', 'D'],
]);

// A letter without its number is the middle of its three.
function thirds(letter: string, [best, middle, worst]: readonly [Rating, Rating, Rating]): [string, Rating][] {
  return [
    [`${letter}1`, best],
    [`${letter}2`, middle],
    [`${letter}3`, worst],
    [letter, middle],
  ];
}

// Provisional, expected, structured-finance and watch marks say nothing about the place on the scale.
function bareLetters(text: string): string {
  const withoutMarks = text.trim().replace(/^\(P\)\s*/i, '');
  return withoutMarks.replace(/\s*(\((sf|e|p)\)|\(EXP\)|\*[+-]?|(?<=[A-D+-])(u|pi))$/i, '').trim();
}
