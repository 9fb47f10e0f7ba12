import ts from 'typescript6';
import { findNodes, isCode, parse, type Rule } from '#tidy/source';

export const pathsAreKebabCase: Rule = sources =>
  sources
    .filter(({ path }) => /\.(tsx?|css|sql|graphql)$/.test(path))
    .filter(({ path }) => path.split('/').some(name => !isKebab(name)))
    .map(({ path }) => `${path} must be kebab-case`);

/** Each of these names is a place for things without a proper name. Inside a part, packages are what a manager reports in. */
export const noDrawers: Rule = sources =>
  sources
    .filter(({ path }) => path.split('/').some((name, depth) => (depth === 0 ? rootDrawers : drawers).has(name.replace(/\.tsx?$/, ''))))
    .map(({ path }) => `${path} lies in a drawer: name the file or folder after what it holds`);

/** A public.ts re-exports by nature; an index.ts that holds data is a registry. */
export const noBarrels: Rule = sources =>
  sources
    .filter(({ path }) => isCode(path) && !path.endsWith('/public.ts'))
    .filter(source => isBarrel(parse(source)))
    .map(({ path }) => `${path} only re-exports: import from the file itself`);

/** Words replaced by specific names: recorded, reported, sent; provider; cache; access scope; server or repository. */
const opaqueWords = new Set(['told', 'untold', 'teller', 'shelf', 'sight', 'house']);

/** Identifiers are checked by their words (`toldAt` is told and at), as are file names. Comments and sentences may use any word. */
export const namesArePlain: Rule = sources => [
  ...sources
    // A migration keeps its name, because databases have recorded it.
    .filter(({ path }) => !path.startsWith('server/migrations/') && opaqueIn(path) !== undefined)
    .map(({ path }) => `${path}: name the file without “${opaqueIn(path)}”`),
  ...findNodes(
    sources,
    () => true,
    node => {
      const word = ts.isIdentifier(node) ? opaqueIn(node.text) : undefined;
      return word && `name it without “${word}” (docs/glossary.md has the words that stay)`;
    },
  ),
];

const opaqueIn = (name: string): string | undefined =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find(part => opaqueWords.has(part));

const drawers = new Set(['apps', 'libs', 'lib', 'utils', 'util', 'helpers', 'helper', 'common', 'types', 'constants', 'misc']);
const rootDrawers = new Set([...drawers, 'packages']);

function isKebab(name: string): boolean {
  return /^\.?[a-z0-9]+([-_.][a-z0-9]+)*$/.test(name.replace(/^\d+_/, '')) && (!name.includes('_') || /^\d+_[^_]+$/.test(name));
}

function isBarrel(file: ts.SourceFile): boolean {
  return file.statements.length > 0 && file.statements.every(statement => ts.isExportDeclaration(statement) && statement.moduleSpecifier);
}
