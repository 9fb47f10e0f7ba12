import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf } from '#new-feature/names';
import { commandFor, ROOT } from '#programs';
import { runNode } from '#run';

test('a name is written in every form the code uses', () => {
  expect(namesOf('fx-rates', '為替レート')).toEqual({
    kebab: 'fx-rates',
    many: 'fxRates',
    one: 'fxRate',
    type: 'FxRate',
    types: 'FxRates',
    table: 'fx_rate',
    titleEn: 'Fx rates',
    titleJp: '為替レート',
  });
  expect(namesOf('counterparties', '取引先').one).toBe('counterparty');
  expect(namesOf('tax-boxes', '税区分').table).toBe('tax_box');
});

test.each([
  ['FxRates', '為替', 'kebab-case'],
  ['cash', '現金', 'plural noun'],
  ['fx-rates', 'Rates', 'Japanese title'],
])('refused: %s %s', (kebab, title, reason) => {
  expect(() => namesOf(kebab, title)).toThrow(reason);
});

// A copy of the repository, so that the new files are checked by the real compiler, generator and a database.
const parts = ['client', 'engine', 'contract', 'server', 'web', 'tools'];
let copy = '';

beforeAll(() => {
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  copy = mkdtempSync(`${ROOT}.cache/new-feature-`);
  for (const part of parts)
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: path => !/^(node_modules|dist)$/.test(basename(path)) });
  for (const file of ['tsconfig.base.json', 'vitest.config.ts']) cpSync(join(ROOT, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules/@hakaru'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter(name => name !== '@hakaru')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const part of parts) symlinkSync(join(copy, part), join(copy, 'node_modules/@hakaru', part));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inCopy = (...words: Parameters<typeof commandFor>) => runNode(commandFor(...words), { cwd: copy, quiet: true });

/** The compilers and its own test, which needs a database server, take a minute and a half, so they run in the full run only. */
const isLong = process.env['COUNTS'] === 'full';

test(
  `the files it makes are generated for${isLong ? ', compile, pass their own test' : ''}, and it never writes over a feature`,
  { timeout: 900_000 }, // three compilers at once, on a busy machine too
  async () => {
    expect(await inCopy('tsx', 'tools/new-feature.ts', 'sample-things', '見本')).toMatchObject({ code: 0 });
    const generated = await inCopy('tsx', 'tools/generate.ts');
    expect(generated.output).toMatch(/server\/schema\.graphql.*sample-things\.gen\.ts/);

    const compile = async (part: string) => {
      const { output } = await inCopy('tsc', '-p', part);
      expect(output.split('\n').filter(line => /sample-?things/i.test(line))).toEqual([]);
    };
    const test = async () => {
      const { code, output } = await inCopy('vitest', 'run', 'server/src/features/sample-things');
      if (code !== 0) throw new Error(output);
    };
    if (isLong) await Promise.all([test(), ...['contract', 'server', 'web'].map(compile)]);

    const again = await inCopy('tsx', 'tools/new-feature.ts', 'sample-things', '見本');
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('There is already contract/src/sample-things.ts') });
  },
);
