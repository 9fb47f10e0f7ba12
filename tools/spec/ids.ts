import ts from 'typescript6';
import { parse, walk, type Source } from '#tidy/source';

export type SpecId = { id: string; area: string; requirement: string };

/** Parses docs/spec-ids.tsv: a heading, then id, area and requirement. */
export function readIds(tsv: string): SpecId[] {
  return tsv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => {
      const [id = '', area = '', requirement = ''] = line.split('\t');
      return { id, area, requirement };
    });
}

/**
 * Which of the ids a test file carries. 2.3.04 and 7R.03 count in any string; a range counts for none of its ids, because nobody can see
 * whether the test shows each of them. 9.020 could also be a decimal, so such ids count only in certain places: in the list at the start of
 * a title or another string, in brackets by itself in a title, or, outside the engine with its many decimals, first in a row, as an
 * object's key, or as its `id`.
 */
export function idsCarriedBy(source: Source, known: readonly string[]): Set<string> {
  const carried = new Set<string>();
  const take = (text: string): void => {
    for (const [, id = '', range] of text.matchAll(anyId)) if (!range && known.includes(id)) carried.add(id);
  };
  walk(parse(source), node => {
    if ((!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) || isInSkippedTest(node)) return;
    const text = ts.isStringLiteralLike(node) ? node.text : node.getText().slice(1, -1);
    for (const [plain] of text.matchAll(plainId)) take(plain);
    take(leadingIds(text, isTitle(node)));
    if (isTitle(node)) for (const [, id = ''] of text.matchAll(bracketed)) take(id);
    if (isKeptInTable(node) && !source.path.startsWith('engine/')) take(text);
  });
  return carried;
}

const anyId = /(?<![\w.])(\d[A-Z]?\.\d{2,3}|\d\.\d\.\d{2})(?:\s?[-–]\s?((?:\d[A-Z]?\.)?[\d.]*\d))?(?![\w.]*\d)/g;
const plainId = /(?<![\w.])(\d\.\d\.\d{2}|\d[A-Z]\.\d{2,3})(?:\s?[-–]\s?((?:\d[A-Z]?\.)?[\d.]*\d))?(?![\w.]*\d)/g;
const bracketed = /\[(\d[A-Z]?\.[\d.]*\d)\]/g;
const idList = /^(?:(?:and |[,;&/+]|\s)*\d[A-Z]?\.[\d.]*\d(?:\s?[-–]\s?[\dA-Z.]*\d)?(?![\w.]))+/;

/** The ids that begin a sentence. '1.01 × 1.02' is arithmetic, and so may be '1.01 2' outside a title. */
function leadingIds(text: string, isTitle: boolean): string {
  const list = idList.exec(text)?.[0] ?? '';
  const rest = text.slice(list.length);
  if (isTitle) return /^\s*([×*+=−±^<>÷·/]|%(?![a-z]))/.test(rest) ? '' : list;
  return /^(\s*[:,;)—–-])?\s+['"“‘(「$]*[\p{L}$]/u.test(rest) ? list : '';
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
  if (ts.isArrayLiteralExpression(parent)) return (parent.elements[0] === node && isRow(parent)) || isUnderIdKey(parent) || isCases(parent);
  return ts.isPropertyAssignment(parent) && (parent.name === node || isUnderIdKey(node));
}

const isRow = (array: ts.Node): boolean => ts.isArrayLiteralExpression(array.parent);

/** Matches test.each(['9.020', '9.021']). */
const isCases = (array: ts.Node): boolean => ts.isCallExpression(array.parent) && /\.(each|for)$/.test(array.parent.expression.getText());

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
