import ts from 'typescript6';
import { findNodes, isTest, type Rule } from '#tidy/source';

/** Everything a user reads is in a text file, in both languages; the rest of the web has no words. */
export const textLivesInTextFiles: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('web/src/') && !isTest(path) && !isTextFile(path),
    node => {
      const words = wordsOf(node);
      return words === undefined ? undefined : `says "${words.trim().slice(0, 40)}": words belong in a text file`;
    },
  );

/** The names of units (円, 億円) are part of number formats, so the formats contain them. */
const isTextFile = (path: string): boolean => /\/(text|[a-z0-9-]+-text)\.tsx?$|\/text\/|^web\/src\/platform\/formats\.ts$/.test(path);

/** Attributes that are read or heard by users. */
const spoken = new Set(
  'label title alt placeholder description caption heading summary tooltip hint help message subtitle error legend aria-label aria-description aria-valuetext aria-roledescription aria-placeholder'.split(
    ' ',
  ),
);

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return hasLetters(node.text) ? node.text : undefined;
  if (!isLiteral(node)) return undefined;
  if (isModuleName(node)) return undefined;
  const said = literalText(node);
  if (isJapanese(said)) return said;
  return hasLetters(said) && isSpoken(node) ? said : undefined;
}

type Literal = ts.StringLiteralLike | ts.TemplateExpression;

const isLiteral = (node: ts.Node): node is Literal => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function literalText(node: Literal): string {
  return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ') : node.text;
}

/** Goes up from the literal through choices (`a ? 'x' : 'y'`, `a && 'x'`) to where it is shown. */
function isSpoken(literal: Literal): boolean {
  let node: ts.Node = literal;
  for (;;) {
    const parent: ts.Node = node.parent;
    if (ts.isJsxAttribute(parent)) return spoken.has(parent.name.getText());
    if (ts.isJsxExpression(parent)) {
      if (ts.isJsxAttribute(parent.parent)) return spoken.has(parent.parent.name.getText());
      return true;
    }
    const isChoice = ts.isConditionalExpression(parent)
      ? parent.condition !== node
      : ts.isParenthesizedExpression(parent) || isFallback(parent);
    if (!isChoice) return false;
    node = parent;
  }
}

function isFallback(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return (
    kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

const isModuleName = (node: ts.Node): boolean => ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isJapanese = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);
