import type { PageText, PageWord } from '@hakaru/contract/document-reading';
import { turnedPoint } from './grey-page';
import type { SeenWord } from './letter-reader';

export type ScannedPage = {
  page: number;
  size: { width: number; height: number };
  /** Pixels per PDF point. */ scale: number;
  turn: number;
};

/** The largest gap between two pieces of one word, relative to the line height. */
const GAP_IN_WORD = 0.24;
/** Japanese has no spaces between words, and its characters are further apart in the picture. */
const GAP_IN_JAPANESE = 0.8;

/** Converts recognised words into a page like any other: in the recognised lines, each word with its box on the page. */
export function scannedText(of: ScannedPage, seen: readonly SeenWord[]): PageText {
  const words: PageWord[] = [];
  let text: string = '';
  for (const line of linesOf(seen)) {
    const height = middle(line.map(word => word.height));
    if (text !== '') text += '\n';
    for (const [at, word] of line.entries()) {
      const last = line[at - 1];
      if (last && !isJoined(last, word, height)) text += ' ';
      const shown = groupedNumber(word.text, line[at + 1]?.text ?? '');
      words.push({ at: text.length, text: shown, ...boxOf(of, word, height), sureness: word.sureness });
      text += shown;
    }
  }
  return { page: of.page, width: rounded(of.size.width), height: rounded(of.size.height), text, words };
}

function linesOf(seen: readonly SeenWord[]): SeenWord[][] {
  const lines = new Map<string, SeenWord[]>();
  for (const word of seen) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return [...lines.values()];
}

const isJapanese = (sign: string | undefined): boolean => sign !== undefined && sign > '\u2E7F';

function isJoined(last: SeenWord, next: SeenWord, height: number): boolean {
  const isSetClose = isJapanese(last.text.at(-1)) || isJapanese(next.text[0]);
  return next.x - (last.x + last.width) < (isSetClose ? GAP_IN_JAPANESE : GAP_IN_WORD) * height;
}

/** A number with two or more groups of three digits, separated by points or commas in any combination. */
const GROUPS = /^(\D?\d{1,3})((?:[.,]{1,2}\d{3}){2,})(\D{0,2})$/u;

/**
 * OCR often confuses points and commas. A number has one decimal point at most, and yen amounts have no three decimals, so 60.000.000 and
 * 60,000.000円 must be 60,000,000. A number that could have decimals is left as recognised.
 */
function groupedNumber(text: string, next: string): string {
  const found = GROUPS.exec(text);
  if (!found) return text;
  const [, head = '', groups = '', tail = ''] = found;
  const isCertain = `${tail}${next}`.startsWith('円') || (groups.match(/\./g) ?? []).length > 1 || /[.,]{2}/.test(groups);
  return isCertain ? `${head}${groups.replace(/[.,]+/g, ',')}${tail}` : text;
}

/** Boxes get the full line height, because pages draw words from their boxes and a dash would be flat. */
function boxOf({ size, scale, turn }: ScannedPage, { x, y, width, height }: SeenWord, lineHeight: number) {
  const high = Math.max(height, lineHeight) / scale;
  const wide = width / scale;
  const [middleX, middleY] = turnedPoint([(x + width / 2) / scale, (y + height / 2) / scale], size, -turn);
  return { x: rounded(middleX - wide / 2), y: rounded(middleY - high / 2), width: rounded(wide), height: rounded(high) };
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const rounded = (points: number): number => Math.round(points * 100) / 100;
