import ts from 'typescript6';
import { findNodes, lineOf, type Rule } from '#tidy/source';

/** A cast makes the compiler trust us; the comment beside it gives the reason. `as const` and satisfies claim nothing. */
export const castsGiveTheirReason: Rule = sources =>
  findNodes(
    sources,
    () => true,
    (node, file) => {
      if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return undefined;
      if (ts.isConstTypeReference(node.type) || ts.isAsExpression(node.parent)) return undefined;
      const lines = [lineOf(file, node.type.getStart()), lineOf(file, node.end)];
      return lines.some(line => hasComment(file, line))
        ? undefined
        : `casts to ${node.type.getText().slice(0, 40)} without a reason on the line`;
    },
  );

export const noEnums: Rule = sources =>
  findNodes(
    sources,
    () => true,
    node => (ts.isEnumDeclaration(node) ? `enum ${node.name.text}: use a const array and its union` : undefined),
  );

export const noDefaultExports: Rule = sources =>
  findNodes(
    sources,
    path => !path.endsWith('.config.ts') && !calledByPlaywright.has(path),
    node => {
      const isDefault =
        ts.isExportAssignment(node) ||
        (ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
      return isDefault ? 'exports a default: name it' : undefined;
    },
  );

/** Spreading a literal into a literal, or destructuring it at once, only changes how the formatter breaks lines. */
export const literalsAreWrittenAsTheyRead: Rule = sources =>
  findNodes(
    sources,
    () => true,
    node => {
      if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node))
        return isLiteral(node.expression) ? 'spreads a literal: write its members where they belong' : undefined;
      if (ts.isVariableDeclaration(node))
        return node.initializer && !ts.isIdentifier(node.name) && isLiteral(node.initializer)
          ? 'takes a literal apart: one declaration for each name'
          : undefined;
      return isPairOfAssignments(node) ? 'assigns several things at once: one statement for each' : undefined;
    },
  );

function isLiteral(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isLiteral(node.expression);
  return ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);
}

/** Swapping two values, `[a, b] = [b, a]`, is the one allowed use: as two statements it would need a third name. */
function isPairOfAssignments(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  const { left, right } = node;
  if (!ts.isArrayLiteralExpression(left) || !ts.isArrayLiteralExpression(right)) return false;
  const targets = left.elements.map(element => element.getText()).toSorted();
  const values = right.elements.map(element => element.getText()).toSorted();
  return targets.join() !== values.join();
}

/** Playwright requires default exports for its set-up and reporters. */
const calledByPlaywright = new Set(['e2e/support/server.ts', 'e2e/support/failures-last.ts']);

function hasComment(file: ts.SourceFile, line: number): boolean {
  const starts = file.getLineStarts();
  const text = file.text.slice(starts[line - 1], starts[line] ?? file.text.length);
  return /(^|[\s;,)({}[\]])(\/\/|\/\*)\s*\S/.test(text);
}
