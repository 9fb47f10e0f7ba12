import { inflateRawSync } from 'node:zlib';
import { figureKey, readColumn, type Figure } from '@hakaru/contract/figures';
import { recalculate, type Recalculated } from '@hakaru/workbook/testing/libre-office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openHouse, type House } from '#testing/house';

/** A workbook is opened by LibreOffice, which works every formula out; what it gets is compared with what the product shows. */
const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const TOLERANCE = 1e-9;
const WAIT = 400_000; // LibreOffice may have to be installed first

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const over = (measures: readonly string[], horizons: readonly string[]) => measures.flatMap(one => horizons.map(span => `${one}.${span}`));
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
    const token = await house.as('admin@hoshikawa.example');
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
    const token = await house.as('admin@hoshikawa.example');
    const id = entityId('HOSHI', 'TOTAL');
    const columns = ['marketValue.-', 'flow.1m', 'return.1m', 'benchmarkReturn.1m', 'excess.1m', 'cumulativeReturn.itd'];
    const query = `query Series($columns: [String!]!, $known: String) { figureSeries(assetId: "${ASSET}", entityId: "${id}", from: "2025-10-31", to: "${AS_OF}",
    columns: $columns, known: $known) { asOf figures { key value reason } } }`;
    const known = '2026-10-01';
    const { data, errors } = await house.ask(token, query, { columns, known });
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
    ).toBeGreaterThan(60);
    expect(differing(book, '数値', '照合')).toBe(0);
  },
  WAIT,
);

const FUNDS = [
  ...['commitment', 'called', 'callProgress', 'distributed', 'recallable', 'reinvested', 'managementFee', 'admissionInterest', 'nav'],
  ...['unfunded', 'dpi', 'rvpi', 'tvpi', 'irrNet', 'irrGross', 'activeCompanies', 'realizedCompanies'],
].map(one => `${one}.-`);

test(
  '1.16 what private funds called, paid back and made comes out of their notices, rates included; programmes in the investor’s currency; what an index would have made',
  async () => {
    const token = await house.as('admin@hoshikawa.example');
    const columns = [...FUNDS, ...over(['pme', 'pmeReturn'], ['1y', '3y', '5y', 'itd'])];
    const all = [...(await gridOf(token, 'subMandates', columns)), ...(await gridOf(token, 'mandates', columns))];
    const shown = all.filter(({ figures }) => figures.some(({ value }) => value !== null));
    const count = (measure: string) =>
      shown.flatMap(({ figures }) => figures.filter(({ key, value }) => value !== null && key.split('.')[1] === measure)).length;
    expect([count('irrGross'), count('activeCompanies'), count('pme'), count('pmeReturn')].every(n => n > 2)).toBe(true);
    // Programmes have no gross rate: what lies above the funds' is theirs.
    expect(count('irrNet')).toBeGreaterThan(count('irrGross'));
    const rows = shown.map(({ entityId: id }) => ({ entityId: id, asOf: AS_OF }));
    const book = await workbookOf(token, { rows, columns, language: 'en' });
    expect(compare(book, 'Figures', shown)).toBeGreaterThan(250);
    expect(differing(book, 'Figures', 'Check')).toBe(0);
    // Live all the way down: a rate is XIRR over cells that point at steps, and those at notices with their source.
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
    const token = await house.as('admin@hoshikawa.example');
    const effects = ['allocationEffect', 'selectionEffect', 'interactionEffect', 'otherEffect', 'totalEffect'];
    const columns = over(['averageWeight', 'averagePolicyWeight', ...effects], ['1m', 'itd']);
    const shown = [...(await gridOf(token, 'classes', columns)), ...(await gridOf(token, 'root', columns))];
    const rows = shown.map(({ entityId: id }) => ({ entityId: id, asOf: AS_OF }));
    const book = await workbookOf(token, { rows, columns, language: 'jp' });
    expect(compare(book, '数値', shown)).toBeGreaterThan(150);
    expect(differing(book, '数値', '照合')).toBe(0);
  },
  WAIT,
);

test('1.16 a stranger gets no workbook, and a wrong question is refused', async () => {
  const ask = {
    assetId: ASSET,
    language: 'en',
    title: 'T',
    rows: [{ entityId: entityId('HOSHI', 'TOTAL'), asOf: AS_OF }],
    columns: [{ column: 'return.1y', label: '1Y' }],
  };
  const post = async (email: string | null, body: unknown) =>
    (await house.call('POST', '/api/figures/workbook', { body, ...(email ? { token: await house.as(email) } : {}) })).status;
  expect(await post('admin@shirasagi.example', ask)).toBe(404);
  expect(await post(null, ask)).toBe(401);
  const mine = 'admin@hoshikawa.example';
  expect(await post(mine, { ...ask, rows: [{ entityId: demoId('HMAIN'), asOf: AS_OF }] })).toBe(404);
  expect(await post(mine, { ...ask, columns: [{ column: 'nothing.1y', label: 'x' }] })).toBe(422);
  expect(await post(mine, { ...ask, rows: Array.from({ length: 1001 }, () => ask.rows[0]) })).toBe(422);
});

type Row = { entityId: string; figures: Figure[] };

async function gridOf(token: string, rows: string, columns: readonly string[] = COLUMNS): Promise<Row[]> {
  const query = `query Grid($columns: [String!]!) { figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", rows: ${rows}, columns: $columns) { entityId figures { key value reason } } }`;
  const { data, errors } = await house.ask(token, query, { columns });
  expect(errors).toBeUndefined();
  return data.figureGrid;
}

type Ask = { rows: { entityId: string; asOf: string }[]; columns: readonly string[]; language: 'en' | 'jp'; known?: string };

async function workbookOf(token: string, { columns, ...ask }: Ask): Promise<Recalculated> {
  const payload = { assetId: ASSET, title: 'Everything', ...ask, columns: columns.map(column => ({ column, label: column })) };
  const reply = await house.http.inject({
    method: 'POST',
    url: '/api/figures/workbook',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  expect(reply.statusCode).toBe(200);
  expect(plainNumbers(reply.rawPayload)).toEqual([]);
  return await recalculate(reply.rawPayload);
}

/** Figures of the first sheet that are numbers without a formula: what the workbook only repeats. */
function plainNumbers(bytes: Buffer): string[] {
  const name = 'xl/worksheets/sheet1.xml';
  const xml = inflateRawSync(bytes.subarray(bytes.indexOf(name) + name.length)).toString();
  const cells = [...xml.matchAll(/<c r="([A-Z]+)(\d+)"([^>]*)>(.*?)<\/c>/g)];
  expect(cells.some(([, , , , inner]) => inner?.includes('<f>'))).toBe(true);
  return cells.flatMap(([, column = '', row, look = '', inner = '']) =>
    Number(row) > 8 && !/^[AB]$/.test(column) && !look.includes('t="') && inner !== '' && !inner.includes('<f') ? [`${column}${row}`] : [],
  );
}

/** Compares every figure with its cell and says how many there were. */
function compare(book: Recalculated, sheet: string, shown: readonly Row[]): number {
  const cells = book.get(sheet) ?? [];
  let compared = 0;
  for (const [at, { figures }] of shown.entries())
    for (const [column, { key, value }] of figures.entries()) {
      const cell = cells[8 + at]?.[2 + column] ?? '';
      if (value === null) expect(`${key} ${cell}`).toBe(`${key} -`);
      else {
        compared++;
        const allowed = (TOLERANCE * Math.max(1, Math.abs(Number(value)))) / steadiness(figures, key);
        if (cell === '' || !(Math.abs(Number(cell) - Number(value)) <= allowed)) expect.fail(`${key}: shown ${value}, worked out ${cell}`);
      }
    }
  return compared;
}

const BARELY_MOVING = 1e-5;

/** A ratio over a risk that is next to nothing holds no more digits than that risk. */
function steadiness(figures: readonly Figure[], key: string): number {
  const [id = '', measure = '', horizon = '', asOf = ''] = key.split('.');
  const column = readColumn(`trackingError.${horizon}`);
  if (measure !== 'informationRatio' || !column) return 1;
  const risk = Number(figures.find(one => one.key === figureKey({ ...column, entityId: id, asOf }))?.value);
  return risk < BARELY_MOVING ? risk : 1;
}

/** What the workbook itself says: the number on its first sheet, and its own list. */
function differing(book: Recalculated, sheet: string, check: string): number {
  const said = Number(book.get(sheet)?.[6]?.[1]);
  const listed = (book.get(check) ?? []).slice(2).filter(row => row.length > 7);
  expect(listed.length).toBeGreaterThan(10);
  return said;
}
