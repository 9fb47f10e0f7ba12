import ts from 'typescript6';
import { findNodes, isCode, isTest, type Rule } from '#tidy/source';

/** Kysely's verbs, its sql tag and plain SQL in strings are allowed only where the organisation is always given. */
export const sqlLivesInStores: Rule = sources =>
  findNodes(
    sources,
    path => /^(server|web|contract)\//.test(path) && !isTest(path) && !mayHoldSql(path),
    node => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && queryVerbs.has(node.expression.name.text))
        return `${node.expression.name.text}() belongs in a store`;
      if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) return 'an sql template belongs in a store';
      if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && plainSql.test(node.getText())) return 'SQL belongs in a store';
      return undefined;
    },
  );

/** No clock, randomness, timers or I/O: the same inputs give the same figure on any day. */
export const engineIsPure: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('engine/') && !isTest(path) && !path.startsWith('engine/src/bench/'),
    node => {
      if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return 'new Date() reads the clock';
      if (ts.isPropertyAccessExpression(node) && impureCalls.has(node.getText())) return `${node.getText()} is not pure`;
      if (ts.isIdentifier(node) && isWorldly(node)) return `${node.text} reaches outside the engine`;
      if (node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node)) return 'the engine does not wait';
      return undefined;
    },
  );

export const fetchOnlyInTheApi: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('web/src/') && !isTest(path) && !/^web\/src\/platform\/api(-[a-z-]+)?\.tsx?$/.test(path),
    node =>
      ts.isCallExpression(node) && /^((window|globalThis|self)\.)?fetch$/.test(node.expression.getText())
        ? 'fetch belongs in platform/api'
        : undefined,
  );

export const noRawHtml: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('web/') && !isTest(path),
    node => {
      if (ts.isIdentifier(node) && node.text === 'dangerouslySetInnerHTML') return 'raw HTML is how scripts get in: render elements';
      const writesHtml =
        ts.isBinaryExpression(node) && /^(=|\+=)$/.test(node.operatorToken.getText()) && /\.(inner|outer)HTML$/.test(node.left.getText());
      return writesHtml ? 'raw HTML is how scripts get in: render elements' : undefined;
    },
  );

/** A pattern built from a value would let its author choose how long matching takes. */
export const patternsAreWrittenOut: Rule = sources =>
  findNodes(
    sources,
    path => !isTest(path),
    node => {
      if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== 'RegExp') return undefined;
      const [pattern] = node.arguments ?? [];
      return pattern && (ts.isStringLiteralLike(pattern) || ts.isRegularExpressionLiteral(pattern))
        ? undefined
        : 'RegExp needs a pattern written out';
    },
  );

export const nothingIsLeftForLater: Rule = sources =>
  sources
    .filter(({ path }) => isCode(path) || /\.(css|sql|graphql|html)$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          leftForLater.some(pattern => pattern.test(line)) ? [`${path}:${index + 1} leaves a note for later: do it, or file it`] : [],
        ),
    );

const queryVerbs = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto', 'withRecursive']);
/** Matched as a whole string: a sentence about selecting something starts with another word or a capital. */
const plainSql =
  /^['"`]\s*(select\s[^'"]+\sfrom\s+[a-z_]|insert\s+into\s+[a-z_]|update\s+[a-z_]+\s+set\s|delete\s+from\s+[a-z_]|with\s+[a-z_]+\s+as\s*\()/;
const mayHoldSql = (path: string): boolean => /^server\/src\/(platform\/|.*\/([a-z0-9-]+-)?store\.ts$)/.test(path);

const impureCalls = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues']);
/** The compiler already excludes window and document, because the engine is compiled without the DOM. */
const world = new Set(['process', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'globalThis', 'console']);

/** A property or parameter of the same name is not the global. */
function isWorldly(node: ts.Identifier): boolean {
  if (!world.has(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return ts.isCallExpression(parent) && parent.expression === node;
}

/** In capitals anywhere, or in a comment. A finding's field of that name tells users what to do and is not a note of ours. */
const leftForLater = [/\b(?:TO[D]O|FIX[M]E)\b/, /(?:\/\/|\/\*|^\s*\*|--|#).*\b(?:to[d]o|fix[m]e)\b/i];
