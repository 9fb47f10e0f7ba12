import { readFileSync } from 'node:fs';
import { users } from '@hakaru/e2e/support/users';
import { expect, test } from 'vitest';
import { ROOT } from '#programs';

const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const readme = read('README.md');

test('the README names every script', () => {
  const scripts = [...(/"scripts": \{([^}]*)\}/.exec(read('package.json'))?.[1] ?? '').matchAll(/"([a-z:-]+)":/g)].map(([, name]) => name);
  expect(scripts.length).toBeGreaterThan(8);
  expect(scripts.filter(name => !readme.includes(`| \`${name}\` |`))).toEqual([]);
});

test('the README names every setting the server reads', () => {
  const shape = /const raw = z\.object\(\{\n(.*?)\n\}\);/s.exec(read('server/src/platform/settings.ts'))?.[1] ?? '';
  const fields = [...shape.matchAll(/^ {2}([a-zA-Z]+):/gm)].map(([, field = '']) => field);
  const names = fields.map(field =>
    field === 'environments' ? 'ENVIRONMENT_URLS' : field.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase(),
  );
  expect(names).toContain('DATABASE_URL');
  expect(names.filter(name => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the README gives the log-ins the browser tests use', () => {
  const missing = Object.values(users).filter(({ email, password }) => !readme.includes(`| ${email} | \`${password}\` |`));
  expect(missing).toEqual([]);
});
