// npm run generate: writes every generated file. With --check it writes nothing and fails on a stale one.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { generateDbTypes } from '#generate/db-types';
import { generateDocuments } from '#generate/documents';
import { EXAMPLES_PATH, exampleTexts } from '#generate/examples';
import { loadServer } from '#generate/server';
import { termFragments } from '#generate/term-fragments';
import { ROOT } from '#programs';
import { listFiles } from '#tidy/tree';

const isCheck = process.argv.includes('--check');
const stale: string[] = [];

keep('server/src/platform/db-types.ts', await generateDbTypes());

const { schema } = await loadServer('schema');
const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`;
keep('server/schema.graphql', sdl);

const web = listFiles('web/src');
const sources = web.filter(path => path.endsWith('.graphql')).map(path => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));
const documents = await generateDocuments(sdl, sources, [termFragments]);
for (const { path, text } of documents) keep(path, text);
const kept = new Set([EXAMPLES_PATH, ...documents.map(({ path }) => path)]);
for (const path of web.filter(path => path.endsWith('.gen.ts') && !kept.has(path))) discard(path);
keep(EXAMPLES_PATH, exampleTexts());

if (isCheck && stale.length) {
  console.error(`Stale: ${stale.join(', ')}. Run npm run generate and commit what it writes.`);
  process.exit(1);
}
console.log(stale.length ? `Wrote ${stale.join(', ')}.` : 'Generated files are fresh.');
process.exit(0); // timers of features would keep the process alive

function keep(path: string, text: string): void {
  if (existsSync(`${ROOT}${path}`) && readFileSync(`${ROOT}${path}`, 'utf8') === text) return;
  stale.push(path);
  if (!isCheck) writeFileSync(`${ROOT}${path}`, text);
}

/** Deletes a generated file whose source is gone. */
function discard(path: string): void {
  stale.push(path);
  if (!isCheck) rmSync(`${ROOT}${path}`);
}
