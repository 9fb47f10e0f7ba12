import { evenText, type PageText } from './document-reading';

/** A range of a page's text. */
export type ValuePlace = { page: number; from: number; to: number; text: string };

const BARE_NUMBER = /^[¥$€£]?[\d,.]*\d$/;
const SIGNED_BEFORE = /(?:[▲△]\s*|[-−‐‑–])(?:[¥$€£]|[A-Z]{3})?\s?$/;
const OPENED_BEFORE = /\(\s*(?:[¥$€£]|[A-Z]{3})?\s?$/;
const CLOSED_BEHIND = /^\s*\)/;
const LOOKED_AT = 8;

/**
 * The place of a text in a document, as written there and as a whole: 600 does not match in 1,600 or in ▲600. Full-width characters and
 * white space make no difference. Null where it does not occur.
 *
 * @example placeOf([{ page: 1, text: 'Total 7,500.00' }], '7,500.00') // { page: 1, from: 6, to: 14, text: '7,500.00' }
 */
export function placeOf(pages: readonly Pick<PageText, 'page' | 'text'>[], words: string): ValuePlace | null {
  const sought = withoutSpace(evenText(words)).signs;
  if (sought === '') return null;
  for (const { page, text } of pages) {
    const even = evenText(text);
    const { signs, places } = withoutSpace(even);
    for (let at = signs.indexOf(sought); at >= 0; at = signs.indexOf(sought, at + 1)) {
      const from = places[at] ?? 0;
      const to = (places[at + sought.length - 1] ?? 0) + 1;
      if (isWhole(even, from, to)) return { page, from, to, text: text.slice(from, to) };
    }
  }
  return null;
}

/** The text without white space, and the original offset of each character. */
function withoutSpace(text: string): { signs: string; places: number[] } {
  const places: number[] = [];
  let signs: string = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (/\s/.test(sign)) continue;
    signs += sign;
    places.push(at);
  }
  return { signs, places };
}

function isWhole(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - LOOKED_AT), from);
  const behind = text.slice(to, to + LOOKED_AT);
  const words = text.slice(from, to);
  if (/\d$/.test(words) && /^(?:\d|[.,]\d)/.test(behind)) return false;
  if (/^\d/.test(words) && /(?:\d|\d[.,])$/.test(before)) return false;
  if (/[a-z]$/i.test(words) && /^[a-z]/i.test(behind)) return false;
  if (/^[a-z]/i.test(words) && /[a-z]$/i.test(before)) return false;
  if (!BARE_NUMBER.test(withoutSpace(words).signs)) return true;
  if (/\d\s+\d/.test(words)) return false; // two numbers side by side
  return !SIGNED_BEFORE.test(before) && !(OPENED_BEFORE.test(before) && CLOSED_BEHIND.test(behind));
}
