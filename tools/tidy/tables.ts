import ts from 'typescript6';
import { findNodes, isTest, walk, type Rule } from '#tidy/source';

/** Beside the name a phone has room for three columns; a larger table must say which they are. */
const SHOWN_ON_PHONE = 3;

/**
 * Without priorities a table is wider than a phone. A list of more than a name and three columns must give at least one of them a priority:
 * itself, through what is spread into it, or through what creates it in the same file.
 */
export const tablesHavePriorities: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('web/src/') && path.endsWith('.tsx') && !isTest(path),
    node => {
      if (!ts.isArrayLiteralExpression(node) || !isOfColumns(node) || isInsideColumns(node)) return undefined;
      const count = node.elements.map(columnsIn).reduce((sum, one) => sum + one, 0);
      if (count <= SHOWN_ON_PHONE + 1 || isRanked(node)) return undefined;
      return 'a table of more than four columns says by priority what stands beside the name on a phone';
    },
  );

/** A list with at least one column written out in its elements or in those spread into it. */
const isOfColumns = (list: ts.ArrayLiteralExpression): boolean => list.elements.some(element => columnsWritten(element).length > 0);

function isInsideColumns(list: ts.ArrayLiteralExpression): boolean {
  for (let at: ts.Node = list.parent; !ts.isSourceFile(at) && !ts.isFunctionDeclaration(at); at = at.parent)
    if (ts.isArrayLiteralExpression(at) && isOfColumns(at)) return true;
  return false;
}

/** Counts columns written out, and a call as one; a mapped list may be any number. */
function columnsIn(element: ts.Expression): number {
  const written = columnsWritten(element);
  if (ts.isSpreadElement(element) && /\.(flatM|m)ap\(/.test(element.getText())) return written.length > 0 ? SHOWN_ON_PHONE : 1;
  return written.length > 0 ? written.filter(column => !namesOf(column).has('menu')).length : 1;
}

function columnsWritten(element: ts.Node): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  walk(element, node => void (isColumn(node) && found.push(node)));
  return found;
}

function isColumn(node: ts.Node): node is ts.ObjectLiteralExpression {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const names = namesOf(node);
  return names.has('id') && names.has('header') && (names.has('value') || names.has('node'));
}

const namesOf = (node: ts.ObjectLiteralExpression): ReadonlySet<string> =>
  new Set(node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])));

const SAYS = /\bpriority\b|\bphonePriority\(|\bfigureColumn(?:<\w+>)?\(/;

function isRanked(list: ts.ArrayLiteralExpression): boolean {
  if (SAYS.test(list.getText())) return true;
  const used = new Set<string>();
  const note = (within: ts.Node) => walk(within, node => void (ts.isIdentifier(node) && used.add(node.text)));
  note(list);
  const makers = declarationsOf(list.getSourceFile()).filter(node => !contains(node, list));
  // What creates a column may itself use another: `const words = useWords()`.
  for (const maker of makers) if (used.has(nameOf(maker)) && ts.isVariableDeclaration(maker)) note(maker);
  return makers.some(maker => used.has(nameOf(maker)) && SAYS.test(maker.getText()));
}

type Declaration = ts.VariableDeclaration | ts.FunctionDeclaration;

function declarationsOf(file: ts.SourceFile): Declaration[] {
  const found: Declaration[] = [];
  walk(file, node => void ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && found.push(node)));
  return found;
}

const nameOf = ({ name }: Declaration): string => (name && ts.isIdentifier(name) ? name.text : '');

const contains = (outer: ts.Node, inner: ts.Node): boolean => outer.pos <= inner.pos && inner.end <= outer.end;
