import type { PageText, PageWord } from '@hakaru/contract/document-reading';
import type { Stretch } from './pointed-text';

export type Label = {
  side: 'left' | 'above';
  text: string;
  /** The words between the value and the label or the start of the line. */
  skips: number;
  /** How many lines the label is above the value. */
  lines: number;
  /** The label is at the start of its line. */
  isFirst: boolean;
  lineBefore: string | null;
};

const MOST_SKIPPED = 20;
const MOST_LINES = 12;
const LETTER = /\p{L}/u;

/** Values on the same line, which differ in every document and so cannot be part of a label. */
const VALUES = [
  /[0-9]{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9}\.?,?\s+[0-9]{4}/gi,
  /[a-z]{3,9}\.?\s+[0-9]{1,2}(?:st|nd|rd|th)?,?\s+[0-9]{4}/gi,
  /(?:(?:令和|平成|昭和|大正|[RHST])\s*(?:元|[0-9]{1,2})|[0-9]{4})\s*[年./-]\s*[0-9]{1,2}\s*[月./-]\s*[0-9]{1,2}\s*日?/g,
  /(?<!\S)[-−▲△(]*[¥$€£]?[0-9][0-9,.]*[)%]*(?:十億円|億円|百万円|万円|千円|円)?(?!\S)/g,
] as const;
const CURRENCY = /^(?:[A-Z]{3}|[¥$€£])$/;

/** The words before a value on its line, without other values. */
export function labelLeft({ text }: Pick<PageText, 'text'>, { from }: Stretch): Label | null {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const before = text.slice(start, from);
  const words = tokensOf(before);
  if (!/\s$/.test(before) && words.at(-1)?.isValue) return null; // the value is part of a longer value
  const isWord = ({ text, isValue }: Token) => !isValue && !CURRENCY.test(text);
  const lettered = words.findLastIndex(token => isWord(token) && LETTER.test(token.text));
  if (lettered < 0) return null;
  const ended = words.findIndex((token, at) => at > lettered && !isWord(token));
  const last = (ended < 0 ? words.length : ended) - 1;
  const first = words.findLastIndex(({ isValue }, at) => isValue && at < last) + 1;
  const label = before.slice(words[first]?.from ?? 0, words[last]?.to);
  const skips = words.slice(last + 1).filter(({ text }) => !CURRENCY.test(text)).length;
  if (skips > MOST_SKIPPED) return null;
  return { side: 'left', text: label.replace(/[\s:]+$/, ''), skips, lines: 0, isFirst: first === 0, lineBefore: lineBefore(text, start) };
}

type Token = Stretch & { text: string; isValue: boolean };

function tokensOf(line: string): Token[] {
  const values = VALUES.flatMap(pattern =>
    [...line.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length })),
  );
  return [...line.matchAll(/\S+/g)].map(({ index: from, 0: text }) => {
    const to = from + text.length;
    return { from, to, text, isValue: values.some(value => value.from <= from && value.to >= to) };
  });
}

function lineBefore(text: string, start: number): string | null {
  const line = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1)).trim();
  return LETTER.test(line) && tokensOf(line).every(({ isValue }) => !isValue) ? line : null;
}

/** The nearest words directly above a value, with the other words of the same heading. */
export function labelAbove({ text, words }: PageText, { from, to }: Stretch): Label | null {
  const own = words.filter(({ at, text }) => at < to && at + text.length > from);
  const left = Math.min(...own.map(({ x }) => x));
  const right = Math.max(...own.map(({ x, width }) => x + width));
  const lines = text.slice(0, from).split('\n');
  const skips = (lines.at(-1) ?? '').split(/\s+/).filter(Boolean).length;
  if (skips > MOST_SKIPPED) return null;
  for (let up = 1; up <= Math.min(MOST_LINES, lines.length - 1); up += 1) {
    const start = lines.slice(0, -1 - up).reduce((total, line) => total + line.length + 1, 0);
    const line = words.filter(({ at }) => at >= start && at < start + (lines.at(-1 - up) ?? '').length);
    const heading = headingOver(line, left, right);
    const first = heading[0];
    const last = heading.at(-1);
    if (!first || !last) continue;
    const label = text.slice(first.at, last.at + last.text.length);
    const isHeading = LETTER.test(label) && tokensOf(label).every(({ isValue }) => !isValue);
    if (!isHeading) continue;
    return { side: 'above', text: label.replace(/[\s:]+$/, ''), skips, lines: up, isFirst: first.at === start, lineBefore: null };
  }
  return null;
}

/** The words above a value, and neighbouring words without a wide gap. */
function headingOver(line: readonly PageWord[], left: number, right: number): PageWord[] {
  const isOver = ({ x, width }: PageWord) => x < right && x + width > left;
  let first: number = line.findIndex(isOver);
  let last: number = line.findLastIndex(isOver);
  if (first < 0) return [];
  const isNear = (one: PageWord | undefined, other: PageWord | undefined): boolean =>
    one !== undefined && other !== undefined && other.x - (one.x + one.width) < one.height * 0.8;
  while (isNear(line[first - 1], line[first])) first -= 1;
  while (isNear(line[last], line[last + 1])) last += 1;
  return line.slice(first, last + 1);
}
