// The repository's rules as a test: the code follows each of them, and each notices a violation.
import { expect, test } from 'vitest';
import { plantedOwnership, plantedScreens, type File, type Planted } from '#tidy/planted';
import { rules, type RuleName } from '#tidy/rules';
import { readTree } from '#tidy/tree';

const repository = readTree();

/** A rule reads two thousand files; the first rule also waits for the disk. */
const BUSY_MS = 300_000;

test.each(Object.entries(rules))(
  'the repository: %s',
  (_name, rule) => {
    expect(rule(repository)).toEqual([]);
  },
  BUSY_MS,
);

const lines = (count: number): string => 'call();\n'.repeat(count);
const page = 'web/src/features/mandates/list-page.tsx';

const planted: Record<RuleName, Planted> = {
  ...plantedOwnership,
  ...plantedScreens,
  'imports point downwards: web and server → contract → engine': {
    bad: [
      [['web/src/app/shell.tsx', `import { x } from '@hakaru/server/features/users/actions';`]],
      [['web/src/app/shell.tsx', `import { x } from '../../../server/src/schema';`]],
      [['web/src/app/shell.tsx', `const { x } = await import('node:fs');`]],
      [['contract/src/users.ts', `import { z } from 'zod';`]],
      [['contract/src/users.ts', `export { x } from '@hakaru/server/x';`]],
      [['engine/src/money/money.ts', `import Decimal from 'decimal.js';`]],
      [['engine/src/money/money.ts', `type X = import('@hakaru/contract/users').X;`]],
      [['server/src/main.ts', `import { useState } from 'react';`]],
      [['e2e/login.spec.ts', `import { schema } from '../server/src/schema';`]],
    ],
    good: [
      ['web/src/app/shell.tsx', `import { x } from '@hakaru/contract/users';`],
      ['engine/src/money/money.test.ts', `import { test } from 'vitest';`],
      ['contract/src/users.ts', `import * as z from 'zod/mini';`],
    ],
  },
  'layers inside a part point downwards': {
    bad: [
      [['web/src/ui/button.tsx', `import { x } from '#features/mandates/public';`]],
      [['web/src/platform/api.ts', `import { x } from '#app/router';`]],
      [[page, `import { x } from '#app/router';`]],
      [['server/src/platform/http.ts', `import { x } from '#features/users/public';`]],
      [['server/src/platform/http.ts', `import { x } from '#workbooks/reader';`]],
      [['server/src/workbooks/reader.ts', `import { x } from '#features/imports/public';`]],
      [['server/src/features/users/graphql.ts', `import { x } from './store';`]],
      [['server/src/features/users/rest.ts', `import { x } from './token-store';`]],
      [['web/src/features/users/routes.tsx', `import { usersText } from './text';`]],
    ],
    good: [
      [page, `import { x } from '#ui/button';`],
      ['server/src/features/users/actions.ts', `import * as store from './store'; import { y } from '#workbooks/reader';`],
      ['server/src/features/users/graphql.ts', `import type { UserRow } from './store';`],
      ['web/src/features/users/routes.tsx', `import { usersTitles } from './title-text';`],
    ],
  },
  'a feature meets another only through its public.ts': {
    bad: [
      [['server/src/features/mandates/actions.ts', `import { x } from '#features/users/store';`]],
      [[page, `import { x } from '../users/queries';`]],
    ],
    good: [['server/src/features/mandates/actions.ts', `import { x } from '#features/users/public';`]],
  },
  'features need each other in one direction': {
    bad: [
      [
        ['server/src/features/a/actions.ts', `import { x } from '#features/b/public';`],
        ['server/src/features/b/actions.ts', `import { x } from '#features/c/public';`],
        ['server/src/features/c/actions.ts', `import { x } from '#features/a/public';`],
      ],
    ],
    good: [
      ['server/src/features/a/actions.ts', `import { x } from '#features/b/public';`],
      ['web/src/features/b/queries.ts', `import { x } from '#features/a/public';`],
    ],
  },
  'no import climbs with ../': {
    bad: [[['engine/src/money/money.ts', `import { x } from '../calendar/day';`]], [['tools/start.ts', `await import('..');`]]],
    good: [['engine/src/money/money.ts', `import { x } from './decimal';`]],
  },
  'server and web cannot be imported': {
    bad: [[['web/package.json', '{ "name": "@hakaru/web" }']], [['server/package.json', '{ "exports": { "./*": "./src/*.ts" } }']]],
    good: [['web/package.json', '{ "exports": {} }']],
  },
  'no aliases beside package.json imports': {
    bad: [
      [['web/tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }']],
      [['web/vite.config.ts', `export default defineConfig({ resolve: { alias: { '@': '/src' } } });`]],
    ],
    good: [['web/tsconfig.json', '{ "extends": "../tsconfig.base.json" }']],
  },
  'SQL lives in stores and the platform': {
    bad: [
      [['server/src/features/users/actions.ts', `db.selectFrom('users').execute();`]],
      [['server/src/features/users/graphql.ts', 'await sql`now()`.execute(db);']],
      [['server/src/features/users/jobs.ts', `pool.query('select id from users where id = $1');`]],
      [['server/src/main.ts', 'pool.query(`delete from sessions where id = ${id}`);']],
    ],
    good: [
      ['server/src/features/users/store.ts', `db.selectFrom('users').execute();`],
      ['server/src/features/users/token-store.ts', `db.deleteFrom('tokens').execute();`],
      ['server/src/platform/db.ts', 'sql`select 1 from users`;'],
      ['server/src/features/users/actions.ts', `throw new Error('Please select a user from the list');`],
    ],
  },
  'the engine is pure: no clock, no chance, no waiting, no world': {
    bad: [
      'const now = new Date();',
      'Date.now();',
      'Math.random();',
      'async function f() {}',
      'process.env.TZ;',
      'fetch("/x");',
      'setTimeout(f, 1);',
      'console.log(1);',
    ].map((text): File[] => [['engine/src/money/money.ts', text]]),
    good: [
      ['engine/src/calendar/day.ts', 'Date.UTC(2024, 0, 1); new Date(Date.UTC(2024, 0, 1)); const { window } = horizon; roll.window;'],
      ['engine/src/bench/run.ts', 'console.log(performance.now());'],
    ],
  },
  'the web fetches in platform/api only': {
    bad: [[[page, `fetch('/graphql');`]], [['web/src/platform/session.ts', `window.fetch('/logout');`]]],
    good: [
      ['web/src/platform/api.ts', `fetch('/graphql');`],
      [page, 'query.refetch();'],
    ],
  },
  'no raw HTML': {
    bad: [[[page, '<p dangerouslySetInnerHTML={{ __html: x }} />']], [['web/src/ui/menu.ts', 'box.innerHTML = x;']]],
    good: [['web/src/ui/menu.ts', 'box.textContent = x; const has = box.innerHTML === x;']],
  },
  'patterns are written out': {
    bad: [[['contract/src/users.ts', 'new RegExp(search);']], [['server/src/main.ts', 'RegExp(`^${search}`);']]],
    good: [['contract/src/users.ts', `new RegExp('^a+$'); /a/.test(search);`]],
  },
  'nothing is left for later': {
    bad: [[['engine/src/money/money.ts', '// TO' + 'DO: round']], [['server/migrations/0001_users.sql', '-- fix' + 'me']]],
    good: [
      ['engine/src/money/money.ts', '// Rounds half away from zero. Everything is to do with money.'],
      ['web/src/features/imports/text.ts', `to${'do'}: { en: 'What to do' },`],
    ],
  },
  'casts give their reason': {
    bad: [
      [['server/src/main.ts', 'const x = y as User;']],
      [['server/src/main.test.ts', 'const x = y as unknown as User;\n// a reason on another line\n']],
      [['web/src/platform/api.ts', `const x = 'http://x' as Url;`]],
      [['web/src/platform/api.ts', 'const x = <User>y;']],
    ],
    good: [
      ['server/src/main.ts', 'const x = y as User; // zod has just parsed it\nconst z = [1] as const satisfies readonly number[];'],
      ['server/src/jobs.ts', `import { x as y } from './x';\nexport const a = f(y as X /* the driver says unknown */);`],
    ],
  },
  'no enum': {
    bad: [[['contract/src/users.ts', 'export enum Role { admin }']], [['contract/src/users.ts', 'const enum Role { admin }']]],
    good: [['contract/src/users.ts', `export const roles = ['admin'] as const;`]],
  },
  'literals are written as they read': {
    bad: [
      'const row = { ...{ a, b }, ...{ c } };',
      'const row = { ...base, ...({ a, b } as const) };',
      `const names = [...['a', 'b'], ...rest];`,
      `call(...['a', 'b'] satisfies string[]);`,
      'const [a, b] = [x, y];',
      `let [a, b]: string[] = [];`,
      'const { a } = { a: x };',
      '[a, b] = [x, y];',
      'for (const row of rows) [a, b] = [b, row];',
    ].map((text): File[] => [['server/src/main.test.ts', text]]),
    good: [
      [
        'server/src/main.ts',
        'const [a, b] = await Promise.all([x, y]); [a, b] = [b, a]; f({ ...row, ...(isOpen ? { a } : {}) }, [...rows, ...[1, 2].map(g)]);',
      ],
    ],
  },
  'no default export': {
    bad: [[['web/src/app/shell.tsx', 'export default function Shell() {}']], [['web/src/app/shell.tsx', 'export default shell;']]],
    good: [['web/vite.config.ts', 'export default defineConfig({});']],
  },
  'no barrels': {
    bad: [[['web/src/ui/index.ts', `export * from './button';\nexport { x } from './panel';`]]],
    good: [
      ['server/src/features/imports/datasets/index.ts', `import { prices } from './prices';\nexport const datasets = { prices };`],
      ['server/src/features/users/public.ts', `export { findUser } from './actions';`],
    ],
  },
  'no drawers': {
    bad: [
      [['web/src/utils/day.ts', '']],
      [['server/src/platform/helpers.ts', '']],
      [['contract/src/types.ts', '']],
      [['web/src/lib/format.ts', '']],
      [['packages/day/day.ts', '']],
    ],
    good: [
      ['server/src/platform/db-types.ts', ''],
      ['server/src/features/packages/store.ts', ''],
    ],
  },
  'paths are kebab-case': {
    bad: [[['web/src/ui/DataGrid.tsx', '']], [['engine/src/privateAssets/irr.ts', '']], [['server/src/platform/rate_limit.ts', '']]],
    good: [
      ['server/migrations/0001_access-grants.sql', ''],
      ['web/src/features/mandates/mandates.test.tsx', ''],
      ['web/src/platform/me.gen.ts', ''],
    ],
  },
  'files are short': { bad: [[['engine/src/money/money.ts', lines(301)]]], good: [['engine/src/money/money.ts', lines(300)]] },
  'functions are short': {
    bad: [[['server/src/main.ts', `function f() {\n${lines(59)}}`]], [[page, `const Page = () => {\n${lines(89)}};`]]],
    good: [
      ['server/src/main.ts', `function f() {\n${lines(58)}}`],
      [page, `const Page = () => {\n${lines(88)}};`],
    ],
  },
  'text lives in text files': {
    bad: [
      [[page, '<p>Save</p>']],
      [[page, '<p>保存</p>']],
      [[page, `<p>{isOpen ? 'Open' : t('closed')}</p>`]],
      [[page, '<p>{`Total ${count}`}</p>']],
      [[page, '<Button aria-label="Close" />']],
      [[page, `<TextField label={name ?? 'Name'} />`]],
      [['web/src/ui/units.ts', `const unit = '百万円';`]],
    ],
    good: [
      [page, `<p className="wide">{t('save')} — 12.5% {kind === 'open' ? <Open /> : null}</p>`],
      ['web/src/features/mandates/text.ts', `export const text = { save: ['Save', '保存'] };`],
      ['web/src/features/mandates/mandates.test.tsx', '<p>Save</p>'],
    ],
  },
  'one today: no day of the database, no zone by hand': {
    bad: [
      [['server/src/features/grants/store.ts', 'sql`select id from access_grant where from_day <= current_date`;']],
      [['server/src/platform/sweep-job.ts', 'sql`delete from x where day < now()::date`;']],
      [['server/migrations/0170_grants.sql', 'select 1 where from_day <= current_date;']],
      [['server/src/features/parties/actions.ts', 'const today = app.now().toISOString().slice(0, 10);']],
      [['server/src/features/parties/actions.ts', 'const today = new Date()\n  .toISOString()\n  .slice(0, 10);']],
      [['server/src/features/parties/actions.ts', 'new Date(at.getTime() + 9 * 3_600_000);']],
    ],
    good: [
      ['server/src/features/grants/store.ts', 'sql`select id from access_grant where from_day <= ${today}::date`;'],
      ['server/migrations/0003_session-of.sql', 'select 1 where from_day <= current_date;'],
      ['server/src/platform/today.ts', 'const day = now().toISOString().slice(0, 10);'],
    ],
  },
  'declared packages are imported': {
    bad: [
      [['web/package.json', '{ "dependencies": { "d3-hierarchy": "3.1.3" } }']],
      [
        ['server/package.json', '{ "dependencies": { "zod": "4.6.7" } }'],
        ['contract/src/users.ts', `import * as z from 'zod/mini';`],
      ],
      [['web/package.json', '{ "devDependencies": { "@types/d3-hierarchy": "3.1.7" } }']],
    ],
    good: [
      [
        'web/package.json',
        '{ "dependencies": { "@mantine/core": "9.7.3" }, "devDependencies": { "jsdom": "29.1.1", "@types/jsdom": "1.0.0" } }',
      ],
      ['web/src/app/shell.tsx', `import '@mantine/core/styles.css';`],
      ['web/src/app/shell.test.tsx', '// @vitest-' + 'environment jsdom'],
    ],
  },
  'names are plain: no told, teller, shelf, sight or house': {
    bad: [
      [['server/src/features/facts/told-store.ts', 'export const kept = 1;']],
      [['server/src/features/facts/store.ts', 'export const countTold = 1;']],
      [['server/src/features/facts/store.ts', 'type Counts = { told: number };']],
      [['server/src/features/exports/jobs.ts', 'const TOLD_EVERY_MS = 400;']],
      [['server/src/features/figures/extensions.ts', 'export type Teller = () => void;']],
      [['server/src/features/books/book-cache.ts', 'class BookShelf {}']],
      [[page, 'const { sightOf } = props;']],
      [['server/src/features/operations/restore.ts', 'export type House = { log: Log };']],
    ],
    good: [
      [
        'server/src/features/facts/store.ts',
        '// whoever is late is told so\nexport const recorded = 1; const insight = oversight; const lighthouse = 1;',
      ],
      ['server/src/features/facts/facts.test.ts', `test('the second of two editors is told', () => undefined);`],
    ],
  },
};

test.each(Object.entries(planted))('planted: %s', (name, { bad, good }) => {
  const rule = rules[name as RuleName]; // the table is keyed by rule names
  const unnoticed = bad.filter(files => rule(files.map(([path, text]) => ({ path, text }))).length === 0);
  expect(unnoticed).toEqual([]);
  expect(rule(good.map(([path, text]) => ({ path, text })))).toEqual([]);
});
