import type { PageText, PageWord } from '@hakaru/contract/document-reading';
import { turnedPoint } from './grey-page';
import type { SeenWord } from './letter-reader';

export type ScannedPage = {
  page: number;
  size: { width: number; height: number };
  /** Points of the picture to one of the page. */ scale: number;
  turn: number;
};

/** How far apart two words of a line may be, in heights of the line, and still be one. */
const GAP_IN_WORD = 0.24;
/** Japanese is set without spaces, and its signs stand apart in the picture. */
const GAP_IN_JAPANESE = 0.8;

/** What was seen as a page like any other: lines as they were seen, each word with its box where it stands on the page. */
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

/** Groups of three with two marks or more between them, whatever the marks look like. */
const GROUPS = /^(\D?\d{1,3})((?:[.,]{1,2}\d{3}){2,})(\D{0,2})$/u;

/**
 * Small marks are what a picture loses first. A decimal point stands once, and yen have no three decimals: 60.000.000 and 60,000.000円 can
 * only have been 60,000,000. What could also be a decimal stays as it was seen.
 */
function groupedNumber(text: string, next: string): string {
  const found = GROUPS.exec(text);
  if (!found) return text;
  const [, head = '', groups = '', tail = ''] = found;
  const isCertain = `${tail}${next}`.startsWith('円') || (groups.match(/\./g) ?? []).length > 1 || /[.,]{2}/.test(groups);
  return isCertain ? `${head}${groups.replace(/[.,]+/g, ',')}${tail}` : text;
}

/** A dash is as flat as it was drawn, its box as high as its line: a page's words are drawn from their boxes. */
function boxOf({ size, scale, turn }: ScannedPage, { x, y, width, height }: SeenWord, lineHeight: number) {
  const high = Math.max(height, lineHeight) / scale;
  const wide = width / scale;
  const [middleX, middleY] = turnedPoint([(x + width / 2) / scale, (y + height / 2) / scale], size, -turn);
  return { x: rounded(middleX - wide / 2), y: rounded(middleY - high / 2), width: rounded(wide), height: rounded(high) };
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const rounded = (points: number): number => Math.round(points * 100) / 100;
