/** A letter with its combining marks; half-width kana and its voicing mark are one letter. */
const LETTER = /\P{M}[\p{M}\uFF9E\uFF9F]*/gu;
/**
 * Runs of Japanese characters (written without spaces), and runs of letters and digits of other scripts. Given as code points, because
 * migration 0714 has the same ranges in SQL.
 */
const STRETCH =
  /([\u3005-\u3007\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{3FFFF}]+)|([a-z0-9\u00AA\u00B5\u00BA\u00DF-\u00F6\u00F8-\u02AF\u0370-\u1FFF\u2C00-\u2DFF\uA640-\uABFF\uAC00-\uD7AF]+)/gu;
const LONGEST_TERM = 64;
/** The page itself is checked in the end, so a few of many words narrow the search enough. */
const MOST_ASKED = 5;

export type Folded = { plain: string; /** For every character of `plain`, its position in the text. */ from: number[] };

/** Normalises a text for searching: NFKC, lower case and single spaces, with positions in the original text. */
export function folded(text: string): Folded {
  let plain: string = '';
  const from: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const simple = letter.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
    if (simple === ' ' && plain.endsWith(' ')) continue;
    plain += simple;
    for (let at = 0; at < simple.length; at++) from.push(index);
  }
  return { plain, from };
}

/**
 * The index terms of a page: single Japanese characters and pairs of neighbours, since there are no spaces between words; whole words in other
 * scripts.
 *
 * @example termsOf('減損 usd') // ['減', '損', '減損', 'usd']
 */
export function termsOf(plain: string): string[] {
  const terms = new Set<string>();
  for (const [, signs, word] of plain.matchAll(STRETCH)) {
    if (word !== undefined) terms.add(word.slice(0, LONGEST_TERM));
    if (signs !== undefined) for (const term of [...signs, ...pairsOf([...signs])]) terms.add(term);
  }
  return [...terms];
}

/**
 * The terms to look up, the longest first. A phrase may begin and end within Japanese text, but never within a word of another script.
 *
 * @example termsAsked(['減損', '損']) // ['減損', '損']
 */
export function termsAsked(phrases: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const [, signs, word] of phrases.flatMap(phrase => [...phrase.matchAll(STRETCH)])) {
    if (word !== undefined) terms.add(word.slice(0, LONGEST_TERM));
    if (signs !== undefined) for (const term of [...signs].length === 1 ? [signs] : pairsOf([...signs])) terms.add(term);
  }
  return [...terms].toSorted((one, other) => other.length - one.length).slice(0, MOST_ASKED);
}

function pairsOf(signs: readonly string[]): string[] {
  return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
}

/** Terms, and for each one its pages as a PostgreSQL array: `{1,4}`. */
export type TermRows = { terms: string[]; pages: string[] };

const ROWS_AT_ONCE = 5_000;

/** An inverted index of the terms of these pages, in portions small enough for one statement. */
export function termRows(kept: readonly { page: number; plain: string }[]): TermRows[] {
  const pagesOf = new Map<string, number[]>();
  for (const { page, plain } of kept)
    for (const term of termsOf(plain)) {
      const pages = pagesOf.get(term);
      if (pages) pages.push(page);
      else pagesOf.set(term, [page]);
    }
  const terms = [...pagesOf.keys()].toSorted();
  return Array.from({ length: Math.ceil(terms.length / ROWS_AT_ONCE) }, (_, portion) => {
    const some = terms.slice(portion * ROWS_AT_ONCE, (portion + 1) * ROWS_AT_ONCE);
    return { terms: some, pages: some.map(term => `{${(pagesOf.get(term) ?? []).join(',')}}`) };
  });
}
