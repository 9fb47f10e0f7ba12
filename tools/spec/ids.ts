import ts from 'typescript6';
import { parse, walk, type Source } from '#tidy/source';

export type SpecId = { id: string; area: string };

/** The list kept in docs/spec-ids.tsv: a heading, then id and area. */
export function readIds(tsv: string): SpecId[] {
  return tsv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => {
      const [id = '', area = ''] = line.split('\t');
      return { id, area };
    });
}

/**
 * Which of the ids a test file carries. In the title of a test any id counts, alone or as a range (2.3.01-2.3.05).
 * In other strings (tables of cases) 2.3.04 and 7R.03 count anywhere; 9.020 could also be a decimal, so it counts only where a table
 * keeps its ids: first in a row, as an object's key, as its `id`, or before words.
 */
export function idsCarriedBy(source: Source, known: readonly string[]): Set<string> {
  const carried = new Set<string>();
  const take = (text: string, ids: RegExp): void => {
    for (const [, first = '', last] of text.matchAll(ids)) for (const id of expand(first, last, known)) carried.add(id);
  };
  walk(parse(source), node => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
    const text = ts.isStringLiteralLike(node) ? node.text : node.getText();
    if (isInSkippedTest(node)) return;
    if (isTitle(node) || isKeptInTable(node) || /^\d[A-Z]?\.\d+(\.\d+)?[\s,]+\p{L}/u.test(text)) take(text, anyId);
    else take(text, plainId);
  });
  return carried;
}

const anyId = /(?<![\w.])(\d[A-Z]?\.\d{2,3}(?:\.\d{2})?|\d\.\d\.\d{2})(?:\s?[-–]\s?((?:\d[A-Z]?\.)?[\d.]+))?(?![\w.]*\d)/g;
const plainId = /(?<![\w.])(\d\.\d\.\d{2}|\d[A-Z]\.\d{2,3})(?:\s?[-–]\s?((?:\d[A-Z]?\.)?[\d.]+))?(?![\w.]*\d)/g;

function expand(first: string, last: string | undefined, known: readonly string[]): string[] {
  const from = known.indexOf(first);
  if (from < 0) return [];
  if (!last) return [first];
  const full = last.includes('.') ? last : first.replace(/\d+$/, last);
  const to = known.indexOf(full);
  return to < from ? [first] : known.slice(from, to + 1);
}

const titled = /^(test|it|describe)(\.(each|for|concurrent|sequential|describe|step|only|serial|parallel))*$/;
const skipped = /^(test|it|describe)\.(.*\.)?(skip|fix[m]e|to[d]o)$/;

function isTitle(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return false;
  const callee = ts.isCallExpression(call.expression) ? call.expression.expression : call.expression;
  return titled.test(callee.getText());
}

function isKeptInTable(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return parent.elements[0] === node || isUnderIdKey(parent);
  return ts.isPropertyAssignment(parent) && (parent.name === node || isUnderIdKey(node));
}

function isUnderIdKey(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && /^(id|ids)$/.test(parent.name.getText());
}

function isInSkippedTest(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at) && skipped.test(at.expression.getText())) return true;
  }
  return false;
}
