import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const SCHEMA = fileURLToPath(new URL('../../../server/schema.graphql', import.meta.url));

test('7G.19 whether somebody is logged out or unauthorized is known here alone: no document asks for it, and no server could tell', () => {
  const documents = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.graphql'));
  expect(documents.length).toBeGreaterThan(5);
  for (const path of documents)
    expect(readFileSync(`${SOURCES}${path}`, 'utf8'), `${path} asks`).not.toMatch(/\b(authStatus|unauthorized)\b/);
  expect(readFileSync(SCHEMA, 'utf8')).not.toMatch(/^ {2}(authStatus|unauthorized)\b/m);
});
