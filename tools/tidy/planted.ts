/** A file for testing a rule, as [path, text]. Each of `bad` alone must be noticed, except where a rule needs several files at once. */
export type Planted = { bad: File[][]; good: File[] };
export type File = [path: string, text: string];

const filesOf = (folder: string, count: number): File[] => Array.from({ length: count }, (_, at): File => [`${folder}/file-${at}.ts`, '']);

/** Violations of rules about dependencies, reading and writing. */
export const plantedOwnership = {
  'features are small': {
    bad: [
      filesOf('server/src/features/imports', 61),
      filesOf('web/src/features/imports/sub', 61),
      filesOf('server/src/features/demo', 111),
    ],
    good: [
      ...filesOf('server/src/features/imports', 60),
      ...filesOf('web/src/features/imports', 60),
      ['web/src/features/imports/imports.gen.ts', ''],
      ...filesOf('server/src/platform', 61),
    ],
  },
  'files need each other in one direction': {
    bad: [
      [
        ['server/src/features/a/one.ts', `import { two } from './two';`],
        ['server/src/features/a/two.ts', `import type { Three } from '#features/a/three';`],
        ['server/src/features/a/three.ts', `export { one } from './one';`],
      ],
      [
        ['web/src/ui/panel.tsx', `import { Head } from '#ui/head';`],
        ['web/src/ui/head.tsx', `type Props = import('./panel').Props;`],
      ],
      [
        ['tools/bench.ts', `import { run } from '#run';`],
        ['tools/run.ts', `import { times } from './bench';`],
      ],
    ],
    good: [
      ['server/src/features/a/one.ts', `import { two } from './two'; import { three } from './three';`],
      ['server/src/features/a/two.ts', `import type { Three } from '#features/a/three';`],
      ['server/src/features/a/three.ts', `import { one } from '@hakaru/engine/one';`],
      ['web/src/features/a/routes.tsx', `lazyRouteComponent(() => import('./page'), 'Page');`],
      ['web/src/features/a/page.tsx', `import type { Address } from './routes';`],
    ],
  },
  'no file of the engine is reached by tests alone': {
    bad: [
      [['engine/src/returns/unused.ts', 'export const unused = 1;']],
      [
        ['engine/src/returns/tested.ts', 'export const tested = 1;'],
        ['engine/src/returns/tested.test.ts', `import { tested } from './tested';`],
        ['server/src/features/figures/figures.test.ts', `import { tested } from '@hakaru/engine/returns/tested';`],
      ],
      [
        ['engine/src/returns/measured.ts', 'export const measured = 1;'],
        ['engine/src/bench/measured.ts', `import { measured } from '#returns/measured';`],
      ],
      [
        ['engine/src/returns/first.ts', `import { second } from './second';`],
        ['engine/src/returns/second.ts', 'export const second = 1;'],
      ],
      [
        ['engine/src/testing/oracle.ts', `import { adapters } from './adapters/returns';`],
        ['engine/src/testing/adapters/returns.ts', `import { published } from '#returns/published';`],
        ['engine/src/returns/published.ts', 'export const published = 1;'],
      ],
    ],
    good: [
      ['server/src/features/measures/figure.ts', `import { first } from '@hakaru/engine/returns/first';`],
      ['engine/src/returns/first.ts', `import { second } from './second'; import type { Third } from '#number/third';`],
      ['engine/src/returns/second.ts', 'export const second = 1;'],
      ['engine/src/number/third.ts', 'export type Third = 3;'],
      ['engine/src/testing/oracle.ts', `import { first } from '#returns/first';`],
      ['engine/src/bench/run.ts', `import { first } from '#returns/first';`],
    ],
  },
  'access grants are read by the grants feature': {
    bad: [
      [['server/src/features/parties/store.ts', 'sql`select id from access_grant where organisation_id = ${id}`;']],
      [['server/src/features/parties/store.ts', `db.selectFrom('access_grant').execute();`]],
      [['server/src/features/demo/plant.ts', `await insertAll(db, 'access_grant', grants);`]],
      [['server/src/platform/today.ts', 'sql`exists (select from access_grant g)`;']],
    ],
    good: [
      ['server/src/features/grants/store.ts', 'sql`select id from access_grant where organisation_id = ${id}`;'],
      ['server/src/features/parties/parties.test.ts', `server.sql('delete from access_grant');`],
      ['server/src/features/parties/store.ts', '// access_grant is the other side of a party\nexport const kept = 1;'],
    ],
  },
  'a table is written by one feature': {
    bad: [
      'sql`insert into entity (id) values (${id})`;',
      'sql`update entity e set ref = ${ref} where e.id = ${id}`;',
      'sql`with gone as (delete from entity where id = ${id} returning id) select id from gone`;',
      `db.updateTable('entity').set({ ref });`,
      `db.deleteFrom('entity as e').execute();`,
      `await insertAll(db, 'entity', rows);`,
    ].map((text): File[] => [
      ['server/src/features/structure/store.ts', `db.insertInto('entity').values(rows);`],
      ['server/src/features/companies/store.ts', text],
    ]),
    good: [
      ['server/src/features/structure/store.ts', `db.insertInto('entity').values(rows); db.updateTable('entity').set({ ref });`],
      [
        'server/src/features/companies/store.ts',
        'sql`select id from entity for update`; sql`insert into company (id) values (1) on conflict (id) do update set id = 1`;',
      ],
      ['server/src/features/companies/companies.test.ts', `server.sql('delete from entity');`],
      ['server/src/bench/figures/large-store.ts', 'sql`insert into entity (id) values (${id})`;'],
    ],
  },
} satisfies Record<string, Planted>;

const pageWith = (view: string): string => `const page = <BookPage title="x">{view => { ${view} return null; }}</BookPage>;`;

const chartWith = (hooks: string): string =>
  `type Props = { onOpen: (id: string) => void }; function Pie() { ${hooks} return <Picture summary="x" height={1}>{null}</Picture>; }`;

const column = (id: string, more = ''): string => `{ id: '${id}', ${more}header: t('${id}'), value: ({ ${id} }) => ${id} }`;
const tableOf = (...columns: string[]): string => `function useColumns() { return [${columns.join(', ')}]; }`;
const wide = ['name', 'ref', 'currency', 'opened', 'ended'];

/** Violations of rules about screens. */
export const plantedScreens = {
  'pages judge by the view they are given': {
    bad: [
      [['web/src/features/funds/fund-page.tsx', pageWith('if (!entity) throw notFound();')]],
      [['web/src/features/funds/fund-page.tsx', pageWith('if (!held?.entityId) throw notFound();')]],
      [['web/src/features/funds/fund-page.tsx', pageWith('const a = view.a; if (!a || isElsewhere) { throw notFound(); }')]],
    ],
    good: [
      [
        'web/src/features/funds/fund-page.tsx',
        pageWith('const found = fundIn(view, id); if (!found || view.a === undefined) throw notFound();'),
      ],
      [
        'web/src/features/funds/other-page.tsx',
        'function Page() { if (!tab) throw notFound(); return <BookPage title="x">{() => null}</BookPage>; }',
      ],
    ],
  },
  'charts answer: drawn in ui/charts, read, opened, marked and copied': {
    bad: [
      [['web/src/features/funds/fund-chart.tsx', 'const chart = <svg><rect /></svg>;']],
      [['web/src/features/funds/fund-chart.tsx', 'const chart = <Picture summary="x" height={1}>{null}</Picture>;']],
      [['web/src/ui/charts/pie.tsx', chartWith('useRows(ids, onOpen);')]],
      [['web/src/ui/charts/pie.tsx', chartWith('useChartData(read);')]],
      [['web/src/ui/charts/pie.tsx', chartWith('useChartData(read); useRows(ids, onOpen);').replace('onOpen:', 'onOpen?:')]],
      [['web/src/features/funds/fund-chart.tsx', 'const chart = <ChartPanel><HistoryChart days={days} /></ChartPanel>;']],
      [['web/src/features/funds/fund-chart.tsx', 'const chart = <HistoryChart days={days} />;']],
      [
        [
          'web/src/features/funds/fund-chart.tsx',
          'const a = <ChartPanel time />; const b = <ChartPanel><HistoryChart days={days} /></ChartPanel>;',
        ],
      ],
    ],
    good: [
      ['web/src/ui/charts/pie.tsx', chartWith('useChartData(read); useRows(ids, onOpen);')],
      ['web/src/features/funds/fund-chart.tsx', 'const chart = <ChartPanel time><HistoryChart days={days} /></ChartPanel>;'],
      ['web/src/features/funds/fund-plan.tsx', 'const chart = <ChartPanel><HistoryChart ahead days={days} /></ChartPanel>;'],
      ['web/src/features/documents/page-view.tsx', 'const page = <svg><rect /></svg>;'],
    ],
  },
  'tables of more than four columns have priorities for phones': {
    bad: [
      [['web/src/features/funds/fund-list.tsx', tableOf(...wide.map(id => column(id)))]],
      [
        [
          'web/src/features/funds/fund-list.tsx',
          tableOf(column('name'), column('ref'), '...(isAll ? [' + column('a') + '] : [])', 'make()', 'end'),
        ],
      ],
      [
        [
          'web/src/features/funds/fund-list.tsx',
          tableOf(column('name'), column('ref'), 'a.map(id => (' + column('id') + '))', '...b.map(id => (' + column('id') + '))'),
        ],
      ],
      [['web/src/features/funds/fund-list.tsx', `const other = { priority: 1 }; ${tableOf(...wide.map(id => column(id)))}`]],
    ],
    good: [
      ['web/src/features/funds/fund-list.tsx', tableOf(...wide.map(id => column(id, id === 'ref' ? 'priority: 1, ' : '')))],
      [
        'web/src/features/funds/fund-table.tsx',
        tableOf(...wide.slice(1).map(id => column(id)), "{ id: 'actions', header: '', menu: true, node }"),
      ],
      [
        'web/src/features/funds/fund-grid.tsx',
        `const make = id => ({ id, priority: 1 }); ${tableOf(...wide.map(id => column(id)), "make('nav')")}`,
      ],
      ['web/src/features/funds/fund-tabs.tsx', tableOf(...wide.map(id => `{ id: '${id}', label: t('${id}') }`))],
    ],
  },
} satisfies Record<string, Planted>;
