import { importsOf, isCode, isTest, type Rule, type Source } from '#tidy/source';

/**
 * Arithmetic that only its own tests and measurements call is no figure of anybody's. The published cases (npm run oracle) are tests as
 * well: what they judge has to be on a screen.
 */
export const engineIsReached: Rule = sources => {
  const files = new Map(sources.filter(({ path }) => isCode(path) && path.startsWith(ENGINE)).map(source => [source.path, source]));
  const reached = new Set<string>();
  for (const source of sources.filter(({ path }) => isProduct(path)))
    for (const path of targetsIn(source)) if (files.has(path)) reached.add(path);
  for (const path of reached) {
    const source = files.get(path);
    if (source) for (const target of targetsIn(source)) if (files.has(target)) reached.add(target);
  }
  return [...files.keys()].flatMap(path => {
    if (isTest(path) || isMeasuring(path)) return [];
    return reached.has(path) ? [] : [`${path} is reached by nothing but tests: give it a use, or remove it`];
  });
};

const ENGINE = 'engine/src/';

const isMeasuring = (path: string): boolean => path.includes('/bench/');
const isProduct = (path: string): boolean => isCode(path) && !path.startsWith(ENGINE) && !isTest(path) && !isMeasuring(path);

function targetsIn(source: Source): string[] {
  return importsOf(source).flatMap(({ target }) => {
    if (target.startsWith('@hakaru/engine/')) return [`${target.replace('@hakaru/engine/', ENGINE)}.ts`];
    if (target.startsWith('#') && source.path.startsWith(ENGINE)) return [`${ENGINE}${target.slice(1)}.ts`];
    return target.startsWith(ENGINE) ? [`${target}.ts`] : [];
  });
}
