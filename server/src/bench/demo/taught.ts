import { evenText, type PageText } from '@hakaru/contract/document-reading';
import type { ValueType } from '@hakaru/contract/data-points';
import type { DemoModel } from '#features/demo/documents/models';
import type { OtherPaper } from './other-papers';

const DATES = ['As of', 'Notice date', 'Due date'];
const PERCENTS = ['Net IRR', 'Return', 'Management fee'];
const TEXTS = ['Notice number', 'Currency', 'Bank account'];

export function valueTypeOf(point: string): ValueType {
  if (DATES.includes(point)) return 'date';
  if (PERCENTS.includes(point)) return 'percent';
  return TEXTS.includes(point) ? 'text' : 'amount';
}

/** Teaches a model from one paper of a layout: each value is shown once, and the text before it becomes its label. */
export function taughtModel({ issuer, type, fields }: OtherPaper, pages: readonly PageText[], isScaled: boolean): DemoModel {
  const text = evenText(pages.map(page => page.text).join('\n'));
  const readings = Object.entries(fields).map(([point, { shown }]) => ({
    point,
    pattern: patternFor(text, evenText(shown), valueTypeOf(point)),
    ...(isScaled && valueTypeOf(point) === 'amount' ? { isScaled: true as const } : {}),
  }));
  return { name: issuer, documentType: type, layout: issuer, readings };
}

const AMOUNT = '([(▲△-]*[0-9][0-9,.]*\\)?)';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

function patternFor(text: string, shown: string, type: ValueType): string {
  const at = text.indexOf(shown);
  if (at < 0) throw new Error(`${shown} does not stand on the page`);
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const rest = text.slice(at + shown.length).split('\n')[0] ?? '';
  const captured = type === 'amount' ? AMOUNT : `(.+?)${endOf(rest)}`;
  return `${labelOf(line)}${line.trim() === '' ? `${escaped(lineBefore(text, at))}\\s+` : ''}${captured}`;
}

/** The words directly before a value, without earlier numbers; if a number directly precedes it, the whole line up to it. */
function labelOf(line: string): string {
  const words = /[^0-9]*$/.exec(line)?.[0] || line;
  // A currency code is a value too, and differs on other papers.
  return escaped(words)
    .replace(/[0-9][0-9,]*/g, '[0-9,]+')
    .replace(/\b[A-Z]{3}\b/g, '[A-Z]{3}');
}

function lineBefore(text: string, at: number): string {
  return text.slice(0, at).trimEnd().split('\n').at(-1) ?? '';
}

/** What ends a value: the character directly after it, the next word, or the end of its line. */
function endOf(rest: string): string {
  const next = /^\s*\S{1,3}/.exec(rest)?.[0] ?? '';
  if (next === '') return '$';
  return /\d/.test(next) ? '\\s' : escaped(next);
}
