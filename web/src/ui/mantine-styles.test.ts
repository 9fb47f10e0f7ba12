import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url).href);
const STYLES = fileURLToPath(new URL('../../../node_modules/@mantine/core/styles/', import.meta.url).href);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** A missing entry fails silently: the component is rendered without its styles. */
test('every Mantine part in use has its stylesheet in the list', () => {
  const list = readFileSync(`${SOURCE}styles/mantine.ts`, 'utf8');
  const imported = files.flatMap(file =>
    [...readFileSync(SOURCE + file, 'utf8').matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map(name => name.trim().replace(/ as .*/, '')),
    ),
  );
  expect(imported).toContain('Button');
  const missing = [...new Set(imported)].filter(name => existsSync(`${STYLES}${name}.layer.css`) && !list.includes(`/${name}.layer.css'`));
  expect(missing).toEqual([]);
});
