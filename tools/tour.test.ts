import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '#programs';

const tour = readFileSync(`${ROOT}docs/tour.md`, 'utf8');
const steps = [...tour.matchAll(/^\| [^|]+ \| `(?<path>[^`]+)` \| (?:`(?<name>[^`]+)` )?\|$/gm)].map(({ groups }) => ({ ...groups }));

const KINDS = ['function', 'async function', 'class', 'const'];

test('every file the tour names exists and holds the name beside it', () => {
  expect(steps.length).toBeGreaterThan(15);
  const missing = steps.filter(({ path = '', name }) => {
    if (!existsSync(`${ROOT}${path}`)) return true;
    const words = readFileSync(`${ROOT}${path}`, 'utf8').replaceAll(/[^\w ]/g, ' ');
    return name !== undefined && !KINDS.some(kind => words.includes(`export ${kind} ${name} `));
  });
  expect(missing).toEqual([]);
});
