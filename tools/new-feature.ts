// npm run new-feature <name> <Japanese title>: creates the first files of a feature, on both sides, ready to be changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from '#new-feature/files';
import { namesOf, type FeatureNames } from '#new-feature/names';
import { ROOT } from '#programs';

const [kebab = '', titleJp = ''] = process.argv.slice(2);

try {
  const names = namesOf(kebab, titleJp);
  const files = filesOf(names, nextMigration());
  const taken = files.map(({ path }) => path).filter(path => existsSync(`${ROOT}${path}`));
  if (taken.length) throw new Error(`There is already ${taken.join(', ')}.`);
  for (const { path, text } of files) write(path, text);
  joinSchema(names.kebab);
  joinAudit(names);
  console.log('Now: npm run generate (table types, schema, documents), then give the page a route in web/src/app.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run new-feature fx-rates 為替レート');
  process.exit(1);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(`${ROOT}${path}`), { recursive: true });
  writeFileSync(`${ROOT}${path}`, text);
  console.log(`made ${path}`);
}

function nextMigration(): string {
  const last = Math.max(0, ...readdirSync(`${ROOT}server/migrations`).map(name => Number.parseInt(name, 10) || 0));
  return String(last + 1).padStart(4, '0');
}

/** Adds a line after the last feature's. */
function joinSchema(name: string): void {
  const isFeature = (line: string) => line.startsWith("import '#features/");
  join('server/src/schema.ts', lines => [lines.findLastIndex(isFeature) + 1, `import '#features/${name}/graphql';`]);
}

/** Adds the feature's action to the list of audit actions and to the words of its reader. */
function joinAudit({ one, titleEn, titleJp }: FeatureNames): void {
  const action = `${one}.create`;
  join('contract/src/audit.ts', lines => [lines.indexOf('] as const;'), `  '${action}',`]);
  const words = `  '${action}': { en: '${titleEn}: added', jp: '${titleJp}を追加' },`;
  join('web/src/features/audit/action-text.ts', lines => [lines.findLastIndex(line => line.startsWith('}')), words]);
}

function join(path: string, place: (lines: string[]) => [at: number, line: string]): void {
  const lines = readFileSync(`${ROOT}${path}`, 'utf8').split('\n');
  const [at, line] = place(lines);
  writeFileSync(`${ROOT}${path}`, lines.toSpliced(at, 0, line).join('\n'));
  console.log(`joined ${path}`);
}
