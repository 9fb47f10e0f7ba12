import type { ValueType } from '@hakaru/contract/data-points';
import { evenText, type PageText } from '@hakaru/contract/document-reading';
import { labelAbove, labelLeft, type Label } from './labels';
import type { Stretch } from './pointed-text';

export type Taught = { label: string; side: Label['side']; patterns: string[] };

const LONGEST_LABEL = 80;
const LONGEST_PATTERN = 255;

/**
 * Patterns that find the value by its label, the simplest first; the first that matches this very value should be proposed. Null without a
 * label to the left or above.
 */
export function taughtPatterns(page: PageText, value: Stretch, type: ValueType): Taught | null {
  const even = { ...page, text: evenText(page.text) };
  const label = labelLeft(even, value) ?? labelAbove(even, value);
  if (!label) return null;
  const group = groupOf(even.text, value, type);
  const words = shortened(label.text);
  const between = label.side === 'left' ? gapOf(type) : `[^\\n]*\\n(?:[^\\n]*\\n){${label.lines - 1}}\\s*`;
  const skipped = label.skips === 0 ? '' : `(?:\\S+\\s+){${label.skips}}`;
  const plain = `${escaped(words)}${between}${skipped}${group}`;
  const firstOfLine = words === label.text && label.isFirst ? [`^\\s*${plain}`] : [];
  const after = label.lineBefore ? [`${escaped(shortened(label.lineBefore))}\\s*\\n\\s*${plain}`] : [];
  const patterns = [plain, ...firstOfLine, ...after].map(pattern => pattern.replace('(?:[^\\n]*\\n){0}', ''));
  return { label: words, side: label.side, patterns: patterns.filter(({ length }) => length <= LONGEST_PATTERN) };
}

const isNumber = (type: ValueType): boolean => type === 'amount' || type === 'number' || type === 'percent';
const gapOf = (type: ValueType): string => (isNumber(type) ? '\\s*:?\\s*(?:[A-Z]{3}\\s)?\\s*' : '\\s*:?\\s*');

const UNIT = /^\s?(?:十億円|億円|百万円|万円|千円|円)/;
const ERA = /^(?:令和|平成|昭和|大正|[RHST])/;

/** The capture group for a value of this type and shape. */
function groupOf(text: string, { from, to }: Stretch, type: ValueType): string {
  const value = text.slice(from, to);
  if (isNumber(type)) {
    const unit = UNIT.test(text.slice(to)) || value.endsWith('円') ? '(?:\\s?(?:十億円|億円|百万円|万円|千円|円))?' : '';
    return `([-−▲△(]?\\s?[¥$€£]?[0-9][0-9,.]*\\)?${unit})`;
  }
  if (type === 'date') return dayGroup(value);
  return textGroup(text, { from, to });
}

function dayGroup(value: string): string {
  if (ERA.test(value))
    return '((?:令和|平成|昭和|大正|[RHST])\\s*(?:元|[0-9]{1,2})\\s*[年./-]\\s*[0-9]{1,2}\\s*[月./-]\\s*[0-9]{1,2}\\s*日?)';
  if (/^[0-9]{4}/.test(value)) return '([0-9]{4}\\s*[年./-]\\s*[0-9]{1,2}\\s*[月./-]\\s*[0-9]{1,2}\\s*日?)';
  if (/^[0-9]/.test(value)) return '([0-9]{1,2}[a-z]{0,2}[\\s-]+[a-z]+\\.?,?[\\s-]+[0-9]{4})';
  return '([a-z]+\\.?\\s+[0-9]{1,2}[a-z]{0,2},?\\s+[0-9]{4})';
}

/** A text value ends at the end of the line, at the character that follows it, or after the same number of words. */
function textGroup(text: string, { from, to }: Stretch): string {
  const value = text.slice(from, to);
  const [rest = ''] = text.slice(to).split('\n');
  const next = rest[0] ?? '';
  if (/^[A-Z]{3}$/.test(value)) return '([A-Z]{3})';
  if (rest.trim() === '') return '(\\S.*)';
  if (next !== ' ') return `([^\\n${next === ']' || next === '\\' || next === '^' ? `\\${next}` : next}]+)${escaped(next)}`;
  const words = value.split(/\s+/).length;
  return words === 1 ? '(\\S+)' : `(\\S+(?:\\s+\\S+){${words - 1}})`;
}

/** The last words of a label that fit. */
function shortened(label: string): string {
  let words = label.trim();
  while (words.length > LONGEST_LABEL && words.includes(' ')) words = words.slice(words.indexOf(' ') + 1);
  return words.slice(-LONGEST_LABEL);
}

/** Escapes words for a pattern and makes their spacing flexible. */
export function escaped(words: string): string {
  return words
    .replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
    .trim()
    .replace(/\s+/g, '\\s+');
}
