import ts from 'typescript6';
import { findNodes, lineOf, type Rule } from '#tidy/source';

/** A cast tells the compiler to trust us; the comment beside it tells the reader why. `as const` and satisfies claim nothing. */
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

/** Playwright takes its set-up and its reporters as default exports only. */
const calledByPlaywright = new Set(['e2e/support/server.ts', 'e2e/support/failures-last.ts']);

function hasComment(file: ts.SourceFile, line: number): boolean {
  const starts = file.getLineStarts();
  const text = file.text.slice(starts[line - 1], starts[line] ?? file.text.length);
  return /(^|[\s;,)({}[\]])(\/\/|\/\*)\s*\S/.test(text);
}
