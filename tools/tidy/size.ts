import ts from 'typescript6';
import { featureOf, findNodes, isCode, isTest, lineOf, partOf, type Rule } from '#tidy/source';

const LINES_PER_FILE = 300;
const LINES_PER_FUNCTION = { ts: 60, tsx: 90 }; // markup is longer than logic

const FILES_PER_FEATURE = 60;
/** Larger ones, which must not grow: the demo is mostly data, and the web's figures and their trace depend on each other. */
const LARGE: Readonly<Record<string, number>> = { 'server/demo': 110, 'web/figures': 80 };

export const featuresAreSmall: Rule = sources => {
  const count = new Map<string, number>();
  for (const { path } of sources) {
    const feature = featureOf(path);
    const name = `${partOf(path)}/${feature}`;
    if (feature && !path.endsWith('.gen.ts')) count.set(name, (count.get(name) ?? 0) + 1);
  }
  return [...count]
    .filter(([name, files]) => files > (LARGE[name] ?? FILES_PER_FEATURE))
    .map(([name, files]) => `${name} has ${files} files, at most ${LARGE[name] ?? FILES_PER_FEATURE}: it is several features`);
};

export const filesAreShort: Rule = sources =>
  sources
    .filter(({ path }) => isCode(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINES_PER_FILE)
    .map(({ path, lines }) => `${path} has ${lines} lines; ${LINES_PER_FILE} is the most a reader takes in`);

/** Tests are exempt: a describe block is a chapter rather than a function. */
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
