import ts from 'typescript6';
import { findNodes, isCode, isTest, lineOf, type Rule } from '#tidy/source';

const LINES_PER_FILE = 300;
const LINES_PER_FUNCTION = { ts: 60, tsx: 90 }; // markup is taller than logic

export const filesAreShort: Rule = sources =>
  sources
    .filter(({ path }) => isCode(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINES_PER_FILE)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${LINES_PER_FILE} is the most a reader takes in`);

/** Tests are exempt: a describe block is a chapter, not a function. */
export const functionsAreShort: Rule = sources =>
  findNodes(
    sources,
    path => !isTest(path),
    (node, file) => {
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return undefined;
      const lines = lineOf(file, node.end) - lineOf(file, node.getStart()) + 1;
      const most = LINES_PER_FUNCTION[file.fileName.endsWith('x') ? 'tsx' : 'ts'];
      return lines > most ? `${node.name?.getText() ?? 'a function'} has ${lines} lines, at most ${most}` : undefined;
    },
  );
