// Every reference in a comment must exist in the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '#programs';
import type { Source } from '#tidy/source';
import { readTree } from '#tidy/tree';

const idsOf = (path: string): string[] =>
  readFileSync(`${ROOT}docs/${path}`, 'utf8')
    .split('\n')
    .flatMap(line => line.split('\t')[0] || []);
const decisions = new Set(idsOf('spec-decisions.tsv'));
const requirements = idsOf('spec-ids.tsv');
const files = readdirSync(`${ROOT}docs/decisions`);

const isKnown: readonly { cited: RegExp; has: (number: string) => boolean }[] = [
  { cited: /\bdecisions? (?<numbers>G\d+(?:(?:, | and |-)G\d+)*)/g, has: number => decisions.has(number) },
  { cited: /\bdecisions? (?<numbers>\d[\d.]*\d)/g, has: number => files.some(name => name.startsWith(`${number}-`)) },
  {
    cited: /\bspecification (?<numbers>\d+(?:\.\d+)*)/g,
    has: number => requirements.some(id => id === number || id.startsWith(`${number}.`)),
  },
];

function unknownIn({ path, text }: Source): string[] {
  return isKnown.flatMap(({ cited, has }) =>
    [...text.matchAll(cited)]
      .flatMap(({ groups }) => groups?.['numbers']?.split(/, | and |-/) ?? [])
      .filter(number => !has(number))
      .map(number => `${path} cites ${number}`),
  );
}

test('every decision and chapter that code cites is in docs/', () => {
  const sources = readTree().filter(({ path }) => /\.(tsx?|sql)$/.test(path) && !path.startsWith('tools/'));
  expect(sources.filter(({ text }) => text.includes('decisions G')).length).toBeGreaterThan(20);
  expect(sources.flatMap(unknownIn)).toEqual([]);
});

test('planted: a decision, a file and a chapter that do not exist are noticed', () => {
  const text = '// decisions G43, G999 and G46-G998; decision 0160, decision 9999; specification 2.4 and specification 77';
  expect(unknownIn({ path: 'a.ts', text })).toEqual(['a.ts cites G999', 'a.ts cites G998', 'a.ts cites 9999', 'a.ts cites 77']);
});
