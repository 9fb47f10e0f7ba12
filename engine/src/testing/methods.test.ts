import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { methods, type Method } from '#testing/methods';

const all: readonly Method[] = methods;
const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('ids are unique and begin with their folder', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ id, file }) => id.split('.')[0] !== file.split('/')[0])).toEqual([]);
});

test('each method is in its file, and the file explains it', () => {
  const lost = all.filter(({ id, file }) => {
    if (!existsSync(new URL(`../${file}`, import.meta.url))) return true;
    const text = textOf(`../${file}`);
    return !text.includes(`'${id}'`) || !/export (function|const) explain/.test(text);
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test('the README lists every method with its file and options, and no other', () => {
  const rows = textOf('../../README.md')
    .split('\n')
    .filter(line => line.startsWith('| `'));
  expect(rows).toEqual(all.map(rowOf));
});

function rowOf({ id, file, options }: Method): string {
  const words = Object.entries(options).map(([name, values]) => `${name}: ${typeof values === 'string' ? values : values.join(' / ')}`);
  return `| \`${id}\` | \`src/${file}\` | ${words.join('; ')} |`;
}
