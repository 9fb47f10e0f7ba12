import { relative } from 'node:path';
import ts from 'typescript6';
import { ROOT } from '#programs';
import { isSql, StatementWriter, Unwritten, type Branch } from './statement-text';

/** The type a program may receive in a field; `any` if its type leaves it open, `json` for an object. */
export type Kind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'json'
  | 'any'
  | `${'string' | 'number' | 'boolean' | 'Date' | 'json' | 'any'}[]`;

/** A statement and the row it is said to return. */
export type Claim = {
  place: string;
  /** The text of the statement, once for each branch of its conditions; or why it cannot be written out. */
  texts: readonly string[] | { unwritten: string };
  fields: Readonly<Record<string, readonly Kind[]>>;
};

/** Additional files for tests of the check, by path from the root. */
export type Planted = Readonly<Record<string, string>>;

/** All `sql<Row>` in the server that are statements. A typed fragment, as in `sql<number>`, is part of another statement. */
export function readClaims(planted: Planted = {}): Claim[] {
  const program = programOf(planted);
  const checker = program.getTypeChecker();
  const wanted = Object.keys(planted).map(path => `${ROOT}${path}`);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => (wanted.length > 0 ? wanted.includes(fileName) : isServer(fileName)))
    .flatMap(file => claimsIn(file, checker));
}

const isServer = (path: string): boolean =>
  path.startsWith(`${ROOT}server/src/`) && !/\.test\.ts$|\/(testing|bench|isolation)\//.test(path.slice(ROOT.length));

function programOf(planted: Planted): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    `${ROOT}server/tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!parsed) throw new Error('server/tsconfig.json cannot be read');
  const host = ts.createCompilerHost(parsed.options, true);
  const texts = new Map(Object.entries(planted).map(([path, text]) => [`${ROOT}${path}`, text]));
  const { readFile, fileExists } = host;
  host.readFile = path => texts.get(path) ?? readFile.call(host, path);
  host.fileExists = path => texts.has(path) || fileExists.call(host, path);
  const roots = texts.size > 0 ? [...texts.keys()] : parsed.fileNames;
  return ts.createProgram(roots, parsed.options, host);
}

function claimsIn(file: ts.SourceFile, checker: ts.TypeChecker): Claim[] {
  const found: Claim[] = [];
  const look = (node: ts.Node): void => {
    const [row] = ts.isTaggedTemplateExpression(node) && isSql(node.tag) ? (node.typeArguments ?? []) : [];
    if (row && ts.isTaggedTemplateExpression(node)) found.push(...claimOf(node, row, { file, checker }));
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

type Where = { file: ts.SourceFile; checker: ts.TypeChecker };

function claimOf(node: ts.TaggedTemplateExpression, row: ts.TypeNode, { file, checker }: Where): Claim[] {
  const type = checker.getTypeFromTypeNode(row);
  const begin = node.template.getText().slice(1).trim();
  if (!/^(select|insert|update|delete|with|values)\b/i.test(begin) || !isRow(type)) return [];
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const fields = Object.fromEntries(
    checker
      .getPropertiesOfType(type)
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .map(property => [property.name, kindsOf(checker.getTypeOfSymbolAtLocation(property, node), checker)]),
  );
  return [{ place: `${relative(ROOT, file.fileName)}:${line}`, texts: textsOf(node, checker), fields }];
}

const isRow = (type: ts.Type): boolean =>
  !(type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) && (type.flags & ts.TypeFlags.StructuredType) !== 0;

function textsOf(node: ts.TaggedTemplateExpression, checker: ts.TypeChecker): Claim['texts'] {
  const branches: Branch[] = ['first', 'second'];
  try {
    return [...new Set(branches.map(branch => new StatementWriter(checker, branch).write(node.template)))];
  } catch (error) {
    if (error instanceof Unwritten) return { unwritten: error.message };
    throw error;
  }
}

const EMPTY = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;

/** Whether a field may be null is not checked, because the database does not report it for expressions. */
function kindsOf(type: ts.Type, checker: ts.TypeChecker): Kind[] {
  if (type.isUnion()) return [...new Set(type.types.flatMap(one => kindsOf(one, checker)))];
  if (type.flags & EMPTY) return [];
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['any'];
  if (type.flags & ts.TypeFlags.StringLike) return ['string'];
  if (type.flags & ts.TypeFlags.NumberLike) return ['number'];
  if (type.flags & ts.TypeFlags.BooleanLike) return ['boolean'];
  if (type.isIntersection() && type.types.some(one => one.flags & ts.TypeFlags.StringLike)) return ['string'];
  const element = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  if (element && type.symbol?.name !== 'Buffer') return kindsOf(element, checker).map(kind => arrayOf(kind));
  if (type.symbol?.name === 'Date') return ['Date'];
  return type.symbol?.name === 'Buffer' || type.symbol?.name === 'Uint8Array' ? ['Buffer'] : ['json'];
}

function arrayOf(kind: Kind): Kind {
  return kind === 'Buffer' || kind.endsWith('[]') ? 'json' : (`${kind}[]` as Kind); // the remaining kinds have array types
}
