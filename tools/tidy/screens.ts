import ts from 'typescript6';
import { findNodes, walk, type Rule } from '#tidy/source';

/**
 * A page of a book must look for its object in the view that the frame passes. Page and frame each request the book, and on a slow machine
 * the answer may arrive between their renderings: a page that used its own copy showed Page Not Found for existing objects.
 */
export const pagesJudgeByTheirView: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('web/src/features/') && path.endsWith('.tsx'),
    node => {
      const body = ts.isThrowStatement(node) && node.expression.getText() === 'notFound()' ? viewFunctionOf(node) : undefined;
      const outside = body && conditionOf(node, body).find(name => !declaredIn(body).has(name));
      return outside && `“${outside}” is of another rendering than the view: find it in the view before saying Page Not Found`;
    },
  );

/** The function that a BookPage calls with its view, if the node is inside one. */
function viewFunctionOf(node: ts.Node): ts.ArrowFunction | undefined {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isArrowFunction(at) || !ts.isJsxExpression(at.parent)) continue;
    const element = at.parent.parent;
    if (ts.isJsxElement(element) && element.openingElement.tagName.getText() === 'BookPage') return at;
  }
  return undefined;
}

/** The variables that decide whether the node is reached. */
function conditionOf(node: ts.Node, within: ts.ArrowFunction): string[] {
  const names: string[] = [];
  for (let at: ts.Node = node; at !== within; at = at.parent)
    if (ts.isIfStatement(at)) walk(at.expression, part => void (isVariable(part) && names.push(part.text)));
  return names;
}

function isVariable(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node) || node.text === 'undefined') return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(ts.isCallExpression(parent) && parent.expression === node);
}

function declaredIn(body: ts.ArrowFunction): ReadonlySet<string> {
  const names = new Set<string>();
  walk(body, node => {
    if ((ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name))
      names.add(node.name.text);
  });
  return names;
}
