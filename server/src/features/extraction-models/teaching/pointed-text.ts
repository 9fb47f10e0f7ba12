import { evenText, type PageText, type PageWord } from '@hakaru/contract/document-reading';

/** A range of a page's text. */
export type Stretch = { from: number; to: number };

/** What a user selected: a box in points, or a number of words from a position in the text. */
export type Pointed = { x: number; y: number; width: number; height: number } | { at: number; words: number };

type Sign = { at: number; length: number; x: number; y: number };

/** The value a user selected, extended to a whole value: a number with sign and brackets, or a whole word. Null when there is no text. */
export function pointedText(page: PageText, pointed: Pointed): Stretch | null {
  const rough = 'at' in pointed ? wordsFrom(page, pointed) : signsIn(page, pointed);
  if (!rough) return null;
  const whole = trimmed(page.text, widened(evenText(page.text), trimmed(page.text, rough)));
  return whole.to > whole.from ? whole : null;
}

function wordsFrom({ words, text }: PageText, { at, words: count }: { at: number; words: number }): Stretch | null {
  const first = words.findIndex(word => word.at === at);
  const [from, ...more] = words.slice(first, first + Math.max(1, count));
  if (first < 0 || !from) return null;
  const last = [from, ...more].findLast(word => lineOf(text, word.at) === lineOf(text, from.at)) ?? from;
  return { from: from.at, to: last.at + last.text.length };
}

/** The characters whose centre is in the box, on the line with most of them; a box too small for any selects the word below it. */
function signsIn({ words, text }: PageText, box: { x: number; y: number; width: number; height: number }): Stretch | null {
  const within = ({ x, y }: { x: number; y: number }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  const found = words.flatMap(signsOf).filter(within);
  const lines = [...new Set(found.map(({ at }) => lineOf(text, at)))].map(line => found.filter(({ at }) => lineOf(text, at) === line));
  const [line] = lines.toSorted((one, other) => other.length - one.length);
  if (line) return { from: Math.min(...line.map(({ at }) => at)), to: Math.max(...line.map(({ at, length }) => at + length)) };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const under = words.find(({ x, y, width, height }) => middle.x >= x && middle.x <= x + width && middle.y >= y && middle.y <= y + height);
  return under ? { from: under.at, to: under.at + under.text.length } : null;
}

/** Splits a word's length among its characters; a Japanese character is as wide as two Latin ones. */
function signsOf({ at, text, x, y, width, height }: PageWord): Sign[] {
  const signs = [...text];
  const breadths = signs.map(sign => (sign > '\u2E7F' ? 2 : 1));
  const whole = breadths.reduce((total, breadth) => total + breadth, 0);
  let before: number = 0;
  let place: number = at;
  return signs.map((sign, index) => {
    const breadth = breadths[index] ?? 1;
    const one = { at: place, length: sign.length, x: x + (width * (before + breadth / 2)) / whole, y: y + height / 2 };
    before += breadth;
    place += sign.length;
    return one;
  });
}

const lineOf = (text: string, at: number): number => text.lastIndexOf('\n', at - 1);

const RUN = /[0-9A-Za-z.,]/;
const BEFORE_NUMBER = /[-−▲△(¥$€£]/;

/** Extends a selection to whole numbers and Latin words; a number includes its minus sign, ▲ or brackets. */
function widened(text: string, { from, to }: Stretch): Stretch {
  while (RUN.test(text[from] ?? '') && RUN.test(text[from - 1] ?? '')) from -= 1;
  while (RUN.test(text[to - 1] ?? '') && RUN.test(text[to] ?? '')) to += 1;
  if (!/[0-9]/.test(text[from] ?? '')) return { from, to };
  const isOpened = () => BEFORE_NUMBER.test(text[from - 1] ?? '') && !RUN.test(text[from - 2] ?? '');
  while (isOpened()) from -= 1;
  if (text.slice(from, to).includes('(') && text[to] === ')') to += 1;
  return { from, to };
}

function trimmed(text: string, { from, to }: Stretch): Stretch {
  while (from < to && /[\s:：]/.test(text[from] ?? '')) from += 1;
  while (from < to && /[\s,.、。;:：]/.test(text[to - 1] ?? '')) to -= 1;
  return { from, to };
}
