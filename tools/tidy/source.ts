import { dirname, join } from 'node:path/posix';
import ts from 'typescript6';

/** One file of the repository: its path from the root, with forward slashes, and its text. */
export type Source = { path: string; text: string };

/** A rule looks at every file and returns one sentence for each violation, beginning with the path. */
export type Rule = (sources: readonly Source[]) => string[];

/** A type-only import does not exist at run time; a lazy one is loaded when needed. */
export type Import = { target: string; line: number; typeOnly: boolean; lazy: boolean };

export const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.d\.ts$|\.gen\.ts$|platform\/db-types\.ts$/.test(path);

/** Tests, files used only by them (testing/), and the probes of server/src/isolation. */
export const isTest = (path: string): boolean => /^server\/src\/isolation\/|\.(test|spec)\.tsx?$|\/testing(\/|\.ts|-)|^e2e\//.test(path);

export const partOf = (path: string): string => path.split('/')[0] ?? '';

/** The feature of a path: `server/src/features/fx-rates/store.ts` and `#features/fx-rates/public` are both fx-rates. */
export const featureOf = (path: string): string | undefined => /(?:^|\/|#)features\/([^/]+)\//.exec(path)?.[1];

/** Parsing is the slowest part, then finding imports, so both are cached for each file and shared by all rules. */
export const parse = remembered(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));

/** Relative paths are resolved from the root, so that `../../..` cannot bypass a rule. */
export function importsOf(source: Source): Import[] {
  return specifiersOf(source).map(({ target, ...rest }) => ({ ...rest, target: fromRoot(source.path, target) }));
}

/** The import specifiers as written. */
export const specifiersOf = remembered((source): Import[] => {
  const file = parse(source);
  const found: Import[] = [];
  walk(file, node => {
    const specifier = specifierOf(node);
    if (specifier)
      found.push({
        target: specifier.text,
        line: lineOf(file, specifier.getStart()),
        typeOnly: isTypeOnly(node),
        lazy: ts.isCallExpression(node),
      });
  });
  return found;
});

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, child => walk(child, visit));
}

export const lineOf = (file: ts.SourceFile, position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;

/** Calls `look` for each node of each matching file and adds its location. */
export function findNodes(
  sources: readonly Source[],
  matches: (path: string) => boolean,
  complain: (node: ts.Node, file: ts.SourceFile) => string | undefined,
): string[] {
  return sources
    .filter(({ path }) => isCode(path) && matches(path))
    .flatMap(source => {
      const file = parse(source);
      const found: string[] = [];
      walk(file, node => {
        const complaint = complain(node, file);
        if (complaint) found.push(`${source.path}:${lineOf(file, node.getStart())} ${complaint}`);
      });
      return found;
    });
}

function remembered<T extends object>(work: (source: Source) => T): (source: Source) => T {
  const known = new WeakMap<Source, T>();
  return source => {
    const before = known.get(source);
    if (before) return before;
    const made = work(source);
    known.set(source, made);
    return made;
  };
}

function fromRoot(path: string, specifier: string): string {
  return specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) return literal(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return literal(node.arguments[0]);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal);
  return undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return ts.isImportTypeNode(node) || (ts.isExportDeclaration(node) && node.isTypeOnly);
}

function literal(node: ts.Node | undefined): ts.StringLiteralLike | undefined {
  return node && ts.isStringLiteralLike(node) ? node : undefined;
}
