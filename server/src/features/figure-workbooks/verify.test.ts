import type { Figure } from '@hakaru/contract/figures';
import { horizons } from '@hakaru/engine/calendar/horizons';
import { recalculate, type Recalculated } from '@hakaru/workbook/testing/libre-office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { FUNDS } from '#features/measures/testing/columns';
import { openTestServer, type TestServer } from '#testing/test-server';
import { compare, differing, shownCells, type ShownRow } from './testing/recalculated';

/** LibreOffice opens a workbook and calculates every formula; the results are compared with what the product shows. */
const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const WAIT = 400_000; // LibreOffice may have to be installed first

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const over = (measures: readonly string[], horizons: readonly string[]) => measures.flatMap(one => horizons.map(span => `${one}.${span}`));
const CAPTURE = ['upCapture', 'downCapture', 'benchmarkCorrelation'];
const RATIOS = ['sharpe', 'downsideDeviation', 'sortino', 'treynor', 'jensenAlpha', 'systematicRisk'];
const PRIOR = over(['priorReturn', 'overPrior'], ['ytd', 'fytd', '12m']);
const COLUMNS = [
  ...['auditedShare', 'valuatedShare', 'estimatedShare', 'valueAge'].map(one => `${one}.-`),
  ...over(['assumedReturn', 'overAssumed'], ['fytd', '1y']),
  ...['marketValue', 'weight', 'policyWeight', 'deviation', 'band', 'toPolicy', 'toBand', 'outsideBand'].map(one => `${one}.-`),
  'contribution.1m',
  ...over(['return', 'benchmarkReturn', 'excess'], ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd']),
  ...over(['cumulativeReturn', 'cumulativeBenchmark'], ['itd']),
  ...over(['flow', 'profit'], ['1m', '1y', 'itd']),
  ...over(['volatility', 'trackingError', 'informationRatio', 'beta', 'maxDrawdown', 'drawdown'], ['1y', 'itd']),
];

test(
  '1.16 every return, statistic and benchmark comes out of the workbook’s own formulas',
  async () => {
    const token = await server.as('admin@hoshikawa.example');
    const shown = [...(await gridOf(token, 'accounts')), ...(await gridOf(token, 'benchmarks'))];
    const book = await workbookOf(token, {
      rows: shown.map(({ entityId: id }) => ({ entityId: id, asOf: AS_OF })),
      columns: COLUMNS,
      language: 'en',
    });
    const compared = compare(book, 'Figures', shown);
    expect(compared).toBeGreaterThan(2000);
    expect(differing(book, 'Figures', 'Check')).toBe(0);
    expect([...book.keys()]).toEqual(expect.arrayContaining(['Facts', 'Market values', 'Net flows', 'Monthly returns', 'Drawdowns']));
    const facts = book.get('Facts') ?? [];
    expect(facts.length).toBeGreaterThan(5000);
    for (const fact of facts.slice(2, 50)) expect(fact[6]).not.toBe('');
  },
  WAIT,
);

test(
  '2.6.15 months of one mandate, in Japanese, as known before a correction',
  async () => {
    const token = await server.as('admin@hoshikawa.example');
    const id = entityId('HOSHI', 'TOTAL');
    const columns = ['marketValue.-', 'flow.1m', 'return.1m', 'benchmarkReturn.1m', 'excess.1m', 'cumulativeReturn.itd', ...PRIOR];
    const query = `query Series($columns: [String!]!, $known: String) { figureSeries(assetId: "${ASSET}", entityId: "${id}", from: "2025-10-31", to: "${AS_OF}",
    columns: $columns, known: $known) { asOf figures { key value reason } } }`;
    const known = '2026-10-01';
    const { data, errors } = await server.ask(token, query, { columns, known });
    expect(errors).toBeUndefined();
    const points: { asOf: string; figures: Figure[] }[] = data.figureSeries;
    const rows = points.map(({ asOf }) => ({ entityId: id, asOf }));
    const book = await workbookOf(token, { rows, columns, language: 'jp', known });
    expect(
      compare(
        book,
        '数値',
        points.map(({ figures }) => ({ entityId: id, figures })),
      ),
    ).toBeGreaterThan(120);
    expect(differing(book, '数値', '照合')).toBe(0);
  },
  WAIT,
);

test(
  '1.16 what private funds called, paid back and made comes out of their notices, rates included; programmes in the investor’s currency; what an index would have made',
  async () => {
    const token = await server.as('admin@hoshikawa.example');
    const columns = [...FUNDS, ...over(['pme', 'pmeReturn'], ['3m', '1y', '3y', '5y', 'itd'])];
    const all = [...(await gridOf(token, 'subMandates', columns)), ...(await gridOf(token, 'mandates', columns))];
    const shown = all.filter(({ figures }) => figures.some(({ value }) => value !== null));
    const count = (measure: string) =>
      shown.flatMap(({ figures }) => figures.filter(({ key, value }) => value !== null && key.split('.')[1] === measure)).length;
    expect([count('irrGross'), count('activeCompanies'), count('pme'), count('pmeReturn')].every(n => n > 2)).toBe(true);
    // Programmes have no gross rate, so more net rates exist than gross ones.
    expect(count('irrNet')).toBeGreaterThan(count('irrGross'));
    const rows = shown.map(({ entityId: id }) => ({ entityId: id, asOf: AS_OF }));
    const book = await workbookOf(token, { rows, columns, language: 'en' });
    expect(compare(book, 'Figures', shown)).toBeGreaterThan(250);
    expect(differing(book, 'Figures', 'Check')).toBe(0);
    // Formulas all the way down: a rate is XIRR over cells that refer to steps, and those to notices with their source.
    const flows = book.get('Fund flows') ?? [];
    expect(flows.length).toBeGreaterThan(20);
    const facts = book.get('Facts') ?? [];
    expect(facts.length).toBeGreaterThan(200);
    for (const currency of ['JPY', 'USD', 'USD/JPY']) expect(facts.some(fact => fact[12] === currency)).toBe(true);
    for (const word of ['Accrued carry', 'Exchange rate', 'Management fee']) expect(facts.some(fact => fact[2] === word)).toBe(true);
  },
  WAIT,
);

test(
  '1.16 1.38 the effects of the attribution come out too, linked over the whole history',
  async () => {
    const token = await server.as('admin@hoshikawa.example');
    const effects = ['allocationEffect', 'selectionEffect', 'interactionEffect', 'otherEffect', 'totalEffect'];
    const multiplied = ['geometricAllocation', 'geometricSelection', 'geometricOther', 'geometricTotal'];
    const columns = over(['averageWeight', 'averagePolicyWeight', ...effects, ...multiplied], ['1m', 'itd', 'itd.2024-03-31']);
    const shown = [...(await gridOf(token, 'classes', columns)), ...(await gridOf(token, 'root', columns))];
    const rows = shown.map(({ entityId: id }) => ({ entityId: id, asOf: AS_OF }));
    const book = await workbookOf(token, { rows, columns, language: 'jp' });
    expect(compare(book, '数値', shown)).toBeGreaterThan(150);
    expect(differing(book, '数値', '照合')).toBe(0);
  },
  WAIT,
);

test(
  '1.16 a statement’s lines, groups and totals come out of what was reported of each line, beside an earlier month too',
  async () => {
    const token = await server.as('admin@hoshikawa.example');
    const id = entityId('HOSHI', 'HDB02');
    const against = '2026-08-31';
    const names = ['value', 'weight', 'book', 'unrealised', 'duration', 'change'] as const;
    const figures = names.map(name => `${name} { key value reason }`).join(' ');
    const query = `{ holdings(assetId: "${ASSET}", entityId: "${id}", asOf: "${AS_OF}", compareTo: "${against}") {
      total { key value reason } weight { key value reason } book { key value reason } unrealised { key value reason }
      duration { key value reason } change { key value reason } lines { securityId ${figures} } groups { by group ${figures.replace(/duration .*/, '')} } } }`;
    const { data, errors } = await server.ask(token, query);
    expect(errors).toBeUndefined();
    const { lines, groups, total, weight, book, unrealised, duration, change } = data.holdings;
    type Recorded = Record<(typeof names)[number], Figure>;
    const rowOf = (recorded: Recorded) => ({ entityId: id, figures: names.map(name => recorded[name]) });
    const shown = [...lines.map(rowOf), rowOf({ value: total, weight, book, unrealised, duration, change })];
    const rows = lines.map((line: { securityId: string }) => ({ entityId: id, asOf: AS_OF, part: line.securityId, against }));
    const columns = ['holdingValue', 'holdingWeight', 'holdingBook', 'holdingUnrealised', 'holdingDuration', 'holdingChange'];
    const statement = await workbookOf(token, {
      rows: [...rows, { entityId: id, asOf: AS_OF, against }],
      columns: columns.map(one => `${one}.-`),
      language: 'en',
    });
    expect(compare(statement, 'Figures', shown)).toBeGreaterThan(100);
    expect(differing(statement, 'Figures', 'Check')).toBe(0);
    const buckets = groups.filter(({ by }: { by: string }) => by === 'maturity');
    const grouped = await workbookOf(token, {
      rows: buckets.map(({ group }: { group: string }) => ({ entityId: id, asOf: AS_OF, part: `~maturity~${group}` })),
      columns: ['holdingValue.-', 'holdingWeight.-'],
      language: 'jp',
    });
    const recorded = buckets.map((group: Recorded) => ({ entityId: id, figures: [group.value, group.weight] }));
    expect(compare(grouped, '数値', recorded)).toBeGreaterThan(6);
  },
  WAIT,
);

const BY_CURRENCY = ['weight', 'benchmarkWeight', 'hedge', 'benchmarkHedge', 'local', 'benchmarkLocal', 'move', 'allocation', 'selection', 'interaction', 'effect', 'sum']; // oxfmt-ignore

test.each(['HFB01', 'FE'])(
  '1.16 1.38 effects of %s by currency come out of statements, index returns, weights and fixings',
  async ref => {
    const token = await server.as('admin@hoshikawa.example');
    const id = entityId('HOSHI', ref);
    const against = '2026-07-31';
    const query = `{ currencyEffects(assetId: "${ASSET}", entityId: "${id}", asOf: "${AS_OF}", from: "${against}") {
      rows { currency ${BY_CURRENCY.map(name => `${name} { key value reason }`).join(' ')} } } }`;
    const { data, errors } = await server.ask(token, query);
    expect(errors).toBeUndefined();
    type Row = Record<string, Figure> & { currency: string };
    const rows: Row[] = data.currencyEffects.rows;
    const shown = rows.map(row => ({ entityId: id, figures: BY_CURRENCY.flatMap(name => row[name] ?? []) }));
    const columns = shown[0]?.figures.map(({ key }) => `${key.split('.')[1]}.-`) ?? [];
    const book = await workbookOf(token, {
      rows: rows.map(({ currency }) => ({ entityId: id, asOf: AS_OF, part: currency, against })),
      columns,
      language: 'en',
    });
    expect(compare(book, 'Figures', shown)).toBeGreaterThan(30);
    expect(differing(book, 'Figures', 'Check')).toBe(0);
  },
  WAIT,
);

test(
  '1.16 1.38 the effects by currency of the other methods come out too, of every currency and of all',
  async () => {
    const token = await server.as('admin@hoshikawa.example');
    const id = entityId('HOSHI', 'HFB01');
    const against = '2026-08-31';
    const methods = ['geometric', 'ankrimHensel', 'countryCurrency'];
    const effects = methods.map(method => `${method}: effects(method: ${method}) { figure { key value reason } }`).join(' ');
    const query = `{ currencyEffects(assetId: "${ASSET}", entityId: "${id}", asOf: "${AS_OF}", from: "${against}") { rows { currency ${effects} } ${effects} } }`;
    const { data, errors } = await server.ask(token, query);
    expect(errors).toBeUndefined();
    type ByMethod = Record<string, { figure: Figure }[]>;
    const figuresOf = (found: ByMethod) => methods.flatMap(method => (found[method] ?? []).map(({ figure }) => figure));
    const rows: (ByMethod & { currency: string })[] = data.currencyEffects.rows;
    const all = { entityId: id, asOf: AS_OF, against };
    const tables = [
      { asked: rows.map(({ currency }) => ({ ...all, part: currency })), shown: rows.map(figuresOf) },
      { asked: [all], shown: [figuresOf(data.currencyEffects)] },
    ];
    for (const { asked, shown } of tables) {
      const columns = (shown[0] ?? []).map(({ key }) => `${key.split('.')[1]}.-`);
      const book = await workbookOf(token, { rows: asked, columns, language: 'en' });
      const inRows = shown.map(figures => ({ entityId: id, figures }));
      expect(compare(book, 'Figures', inRows)).toBeGreaterThan(15);
      expect(differing(book, 'Figures', 'Check')).toBe(0);
    }
  },
  WAIT,
);

const QUALITY = ['estimatedShare.-', 'valueAge.-'];
const POSITION = ['marketValue.-', 'weight.-', 'policyWeight.-', 'deviation.-', 'band.-', ...QUALITY];
const LONG = ['1m', '3m', '6m', 'fytd', '1y', '3y', '5y', '10y', 'itd'];
/** Every table of returns, statistics and benchmarks with its screen's columns; holdings and funds have tests of their own. */
const TABLES: readonly [screen: string, rows: string, columns: readonly string[]][] = [
  ['overview', 'accounts', [...POSITION, ...over(['return', 'benchmarkReturn', 'excess'], LONG)]],
  ['contributors', 'mandates', ['contribution.1m']],
  ['asset classes', 'classes', [...POSITION, 'outsideBand.-', 'toPolicy.-', 'toBand.-', ...over(['return', 'excess'], LONG.slice(0, 6))]],
  ['asset class', 'classes', over(['return', 'benchmarkReturn', 'excess'], LONG)],
  ['mandates of a class', 'mandates', ['marketValue.-', 'weight.-', ...over(['return'], ['1m', 'fytd', '1y']), 'excess.1y']],
  ['accounts', 'accounts', ['marketValue.-', 'weight.-', ...QUALITY, ...over(['return'], LONG)]],
  ['mandates', 'accounts', [...POSITION, ...over(['return', 'excess'], horizons), ...over(['trackingError', 'informationRatio'], ['3y'])]],
  ['horizons', 'mandates', over(['return', 'benchmarkReturn', 'excess'], horizons)],
  ['months', 'mandates', [...over(['return', 'excess'], ['1m', 'ytd', 'fytd', '12m']), ...PRIOR]],
  ['realised risk', 'mandates', over([...CAPTURE, ...RATIOS], ['12m', '36m', '60m'])],
  ['statistics', 'mandates', over(['volatility', 'trackingError', 'informationRatio', 'beta', 'maxDrawdown'], ['1y', '3y', '5y', 'itd'])],
  ['value bridge', 'mandates', ['marketValue.-', ...over(['flow', 'profit'], ['1m', '3m', 'fytd', '1y', '3y', '5y'])]],
  ['sub-mandates', 'subMandates', ['marketValue.-', 'weight.-', ...over(['return'], LONG)]],
  ['benchmarks', 'benchmarks', [...over(['return'], LONG), 'volatility.3y']],
  ['asset list', 'root', ['marketValue.-', ...over(['return', 'benchmarkReturn', 'excess'], ['fytd'])]],
];

test.each(TABLES)('1.16 %s: no figure of the table is only repeated', async (_, rows, columns) => {
  const token = await server.as('admin@hoshikawa.example');
  const shown = (await gridOf(token, rows, columns)).slice(0, 4);
  const there = shown.flatMap(({ figures }) => figures.filter(({ value }) => value !== null)).length;
  expect(there).toBeGreaterThan(0);
  const ask = { rows: shown.map(({ entityId: id }) => ({ entityId: id, asOf: AS_OF })), columns, language: 'en' as const };
  const cells = shownCells(await bytesOf(token, ask));
  expect(cells.filter(({ isFormula }) => !isFormula)).toEqual([]);
  expect(cells).toHaveLength(there);
});

test('1.16 a stranger gets no workbook, and a wrong question is refused', async () => {
  const ask = {
    assetId: ASSET,
    language: 'en',
    title: 'T',
    rows: [{ entityId: entityId('HOSHI', 'TOTAL'), asOf: AS_OF }],
    columns: [{ column: 'return.1y', label: '1Y' }],
  };
  const post = async (email: string | null, body: unknown) =>
    (await server.call('POST', '/api/figures/workbook', { body, ...(email ? { token: await server.as(email) } : {}) })).status;
  expect(await post('admin@shirasagi.example', ask)).toBe(404);
  expect(await post(null, ask)).toBe(401);
  const mine = 'admin@hoshikawa.example';
  expect(await post(mine, { ...ask, rows: [{ entityId: demoId('HMAIN'), asOf: AS_OF }] })).toBe(404);
  expect(await post(mine, { ...ask, columns: [{ column: 'nothing.1y', label: 'x' }] })).toBe(422);
  expect(await post(mine, { ...ask, rows: Array.from({ length: 1001 }, () => ask.rows[0]) })).toBe(422);
});

async function gridOf(token: string, rows: string, columns: readonly string[] = COLUMNS): Promise<ShownRow[]> {
  const query = `query Grid($columns: [String!]!) { figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", rows: ${rows}, columns: $columns) { entityId figures { key value reason } } }`;
  const { data, errors } = await server.ask(token, query, { columns });
  expect(errors).toBeUndefined();
  return data.figureGrid;
}

type Ask = {
  rows: { entityId: string; asOf: string; part?: string; against?: string }[];
  columns: readonly string[];
  language: 'en' | 'jp';
  known?: string;
};

async function workbookOf(token: string, ask: Ask): Promise<Recalculated> {
  const bytes = await bytesOf(token, ask);
  expect(shownCells(bytes).filter(({ isFormula }) => !isFormula)).toEqual([]);
  return await recalculate(bytes);
}

async function bytesOf(token: string, { columns, ...ask }: Ask): Promise<Buffer> {
  const payload = { assetId: ASSET, title: 'Everything', ...ask, columns: columns.map(column => ({ column, label: column })) };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await server.http.inject({ method: 'POST', url: '/api/figures/workbook', headers, payload });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}
