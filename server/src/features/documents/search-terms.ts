/** Characters that are written without spaces between words. */
const UNSPACED = /[\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF]/;
/** A letter with the marks that follow it: a half-width kana and its voicing are one letter. */
const LETTER = /\P{M}[\p{M}\uFF9E\uFF9F]*/gu;
const STRETCH = /[\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF々〆]+|[\p{L}\p{N}]+/gu;
const LONGEST_TERM = 64;

export type Folded = { plain: string; /** For every character of `plain`, where it stands in the text. */ from: number[] };

/** A text as a search compares it: usual forms, small letters, one space; with the way back to the text. */
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
 * What a page is found by: pairs of neighbouring Japanese signs, because their words have no spaces, and whole words of other writing.
 *
 * @example termsOf('減損損失 USD') // ['減損', '損損', '損失', 'usd']
 */
export function termsOf(plain: string): string[] {
  const terms = new Set<string>();
  for (const [stretch] of plain.matchAll(STRETCH))
    if (UNSPACED.test(stretch)) for (const pair of pairsOf(stretch)) terms.add(pair);
    else terms.add(stretch.slice(0, LONGEST_TERM));
  return [...terms];
}

function pairsOf(stretch: string): string[] {
  const signs = [...stretch];
  // A single sign is found by itself, and by every pair it begins: those are looked for by the recheck alone.
  if (signs.length === 1) return [stretch];
  return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
}
