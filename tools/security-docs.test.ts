import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const NAMED = /`([^`]+)`: “([^”]+)”/g;

/** The files a page names that do not exist, or that have no test of the given name. */
function missingIn(page: string): string[] {
  return [...page.matchAll(NAMED)].flatMap(([, path = '', name = '']) => {
    if (!existsSync(join(ROOT, path))) return [`${path} is not there`];
    return read(path).includes(name) ? [] : [`${path} has no test “${name}”`];
  });
}

const cellsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter(line => /^\| (V?\d)/.test(line))
    .map(line =>
      line
        .slice(1, -1)
        .split(' | ')
        .map(cell => cell.trim()),
    );

test.each(['docs/asvs.md', 'docs/security-tests.md'])('%s names tests that exist, and leaves no cell empty', path => {
  const page = read(path);
  expect(missingIn(page)).toEqual([]);
  expect([...page.matchAll(NAMED)].length).toBeGreaterThan(40);
  expect(cellsOf(page).filter(cells => cells.includes(''))).toEqual([]);
});

test('docs/asvs.md has the 70 requirements of level 1 and the 183 of level 2, each answered by a test or a dated decision', () => {
  const rows = cellsOf(read('docs/asvs.md'));
  const ofLevel = (level: string) => new Set(rows.filter(([, one]) => one === level).map(([id]) => id)).size;
  expect([ofLevel('1'), ofLevel('2'), rows.length]).toEqual([70, 183, 253]);
  expect(rows.filter(cells => !/“.+”|decision \d{4}, \d{4}-\d{2}-\d{2}/.test(cells.at(-1) ?? ''))).toEqual([]);
});

test('docs/security-tests.md has all 36 rows of the design', () => {
  expect(cellsOf(read('docs/security-tests.md')).map(([row]) => Number(row))).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
});

test('a test that was renamed is noticed', () => {
  expect(
    missingIn('`tools/security-docs.test.ts`: “no such name” and `tools/nowhere.test.ts`: “x”'.replace('no such', 'a name nobody gave')),
  ).toHaveLength(2);
});
