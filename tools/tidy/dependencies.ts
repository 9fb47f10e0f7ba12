import type { Rule, Source } from '#tidy/source';
import { partOf, specifiersOf, isCode } from '#tidy/source';

type Declared = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/**
 * A package that nothing imports still has to be installed, audited and updated. A runtime dependency must be imported by its own part; a
 * development dependency may be imported by any part, named as a test environment, or be the types of a declared package.
 */
export const dependenciesAreImported: Rule = sources => {
  const importedBy = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path }) => isCode(path) || path.endsWith('.css')))
    for (const name of packagesNamedIn(source)) importedBy.set(name, (importedBy.get(name) ?? new Set()).add(partOf(source.path)));
  return sources
    .filter(({ path }) => /^[a-z0-9]+\/package\.json$/.test(path))
    .flatMap(source => unusedIn(source, importedBy).map(name => `${source.path} declares ${name}, which nothing imports`));
};

function unusedIn({ path, text }: Source, importedBy: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Declared; // a package.json, already read by npm
  const run = Object.keys(dependencies).filter(name => !importedBy.get(name)?.has(partOf(path)));
  const build = Object.keys(devDependencies).filter(
    name => !importedBy.has(name) && !isTypesOf(name, { ...dependencies, ...devDependencies }),
  );
  return [...run, ...build];
}

function isTypesOf(name: string, declared: Readonly<Record<string, string>>): boolean {
  return name.startsWith('@types/') && name.slice('@types/'.length) in declared;
}

function packagesNamedIn(source: Source): string[] {
  const imported = isCode(source.path) ? specifiersOf(source).map(({ target }) => target) : [];
  const resolved = [...source.text.matchAll(/(?:resolve\(|@import |@vitest-environment |new URL\()\s*['"]?([@a-z0-9][^'"\s)]*)/g)].map(
    ([, name = '']) => name,
  );
  return [...imported, ...resolved].map(packageOf);
}

/** '@mantine/core/styles.css' belongs to '@mantine/core', 'zod/mini' to 'zod'. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
