import { buffer } from 'node:stream/consumers';
import { figureKey, type Measure } from '@hakaru/contract/figures';
import { compare } from '@hakaru/engine/money/decimal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { numberOf, percentOf } from '#features/import-kinds/cell-values';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readFile } from '#workbooks/read-file';
import { columnLetters, type Cell } from '#workbooks/table';

/** Tracing every fact takes minutes, so usually only every 67th is traced; COUNTS=full traces all. */
const STEP = process.env['COUNTS'] === 'full' ? 1 : 67;

type Fact = { measure: string; value: string; place: string | null; importId: string | null };
/** One traced figure, or one query that returns facts. */
type Ask = { name: string; query: string; variables: Record<string, string> };

let server: TestServer;
const workbooks = new Map<string, Cell>();
const asset = { HOSHI: demoId('HMAIN'), SHIRA: demoId('SMAIN') } as const;
beforeAll(async () => {
  server = await openTestServer();
  const files = await server.sql(
    `select f.import_id, f.name, f.key from import i join import_file f on (f.import_id, f.file_no) = (i.id, i.file_no) where i.status = 'approved'`,
  );
  for (const { import_id: id, name, key } of files) {
    const content = await server.app.files.get(key);
    if (!content) throw new Error(`${name} is not kept`);
    await readFile(
      { name, bytes: await buffer(content) },
      {
        row: (sheet, row) => row.cells.forEach((cell, at) => workbooks.set(`${id} ${sheet}!${columnLetters(at + 1)}${row.number}`, cell)),
        sheet: () => undefined,
      },
    );
  }
});
afterAll(() => server.close());

const FACTS = 'facts { measure value place importId }';
const TRACE = `query($asset: ID!, $key: String!) { answer: trace(assetId: $asset, key: $key, first: 1) { ${FACTS} } }`;
const traced = (owner: string, entityId: string, measure: Measure, of: { asOf: string; part?: string; horizon?: '1m' }): Ask => ({
  name: measure,
  query: TRACE,
  variables: {
    asset: owner === demoId('HOSHI') ? asset.HOSHI : asset.SHIRA,
    key: figureKey({ entityId, measure, horizon: of.horizon ?? null, asOf: of.asOf, ...(of.part ? { part: of.part } : {}) }),
  },
});

/** Facts of both owners that came from workbooks and are not superseded. */
const standing = (table: string, columns: string) =>
  server.sql(`select f.organisation_id as owner, f.as_of::text as "asOf", ${columns} from ${table} f
    join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id)
    where s.import_id is not null and f.superseded_at is null and f.organisation_id = any('{${demoId('HOSHI')},${demoId('SHIRA')}}'::uuid[])
    order by f.organisation_id, f.as_of, f.id`);

async function monthly(): Promise<Ask[]> {
  const inMain = `(select e.asset_id from entity e where e.id = f.entity_id) = any('{${Object.values(asset).join(',')}}'::uuid[])`;
  const rows = (await standing('observation', `f.entity_id as id, f.measure, ${inMain} as "isShown"`)).filter(({ isShown }) => isShown);
  const horizons = { marketValue: undefined, flow: '1m', return: '1m' } as const;
  return rows.flatMap(({ owner, id, measure, asOf }) => {
    if (!(measure in horizons)) return [];
    const horizon = horizons[measure as keyof typeof horizons]; // keys checked above
    return [traced(owner, id, measure, { asOf, ...(horizon ? { horizon } : {}) })];
  });
}

const LINE = { units: 'holdingUnits', price: 'holdingPrice', market_value: 'holdingValue', book_value: 'holdingBook' } as const;
const MORE = { accrued: 'holdingAccrued', duration: 'holdingDuration' } as const;

async function lines(): Promise<Ask[]> {
  const columns = { ...LINE, ...MORE };
  const recorded = Object.keys(columns).map(name => `case when ${name} is not null then '${name}' end`);
  const rows = await standing(
    'holding',
    `f.entity_id as id, f.security_id as part, array_remove(array[${recorded.join(', ')}], null) as recorded`,
  );
  return rows.flatMap(({ owner, id, part, asOf, recorded }) =>
    recorded.map((name: keyof typeof columns) => traced(owner, id, columns[name], { asOf, part })),
  );
}

async function accounts(): Promise<Ask[]> {
  const values = await standing('valuation', 'f.entity_id as id');
  const flows = await standing('cashflow', 'f.entity_id as id, f.side, f.amount_base is not null as "hasBase"');
  const promises = await standing('commitment', 'f.entity_id as id');
  return [
    ...values.flatMap(({ owner, id, asOf }) => (['nav', 'irrGross'] as const).map(measure => traced(owner, id, measure, { asOf }))),
    ...promises.map(({ owner, id, asOf }) => traced(owner, id, 'commitment', { asOf })),
    ...flows.flatMap(({ owner, id, asOf, side, hasBase }) => [
      traced(owner, id, 'fundFlow', { asOf, part: side }),
      ...(hasBase ? [{ ...traced(owner, id, 'fundFlow', { asOf, part: `${side}|base` }), name: 'fundFlow base' }] : []),
    ]),
  ];
}

async function markets(): Promise<Ask[]> {
  const rates = await standing('fx_rate', 'f.base, f.quote, f.method, f.tenor');
  const prices = await standing('price', 'f.security_id as security');
  const place = (owner: string) => ({ asset: owner === demoId('HOSHI') ? asset.HOSHI : asset.SHIRA });
  return [
    ...rates.map(({ owner, base, quote, method, tenor, asOf }) => ({
      name: 'rate',
      query: `query($asset: ID!, $pair: String!, $method: String!, $tenor: String!, $day: String!) {
        answer: fxRateStories(assetId: $asset, pair: $pair, source: $method, tenor: $tenor, day: $day) { measure value place importId } }`,
      variables: { ...place(owner), pair: base + quote, method, tenor, day: asOf },
    })),
    ...prices.map(({ owner, security, asOf }) => ({
      name: 'price',
      query: `query($asset: ID!, $security: ID!, $day: String!) {
        answer: priceStories(assetId: $asset, securityId: $security, days: [$day]) { measure value place importId } }`,
      variables: { ...place(owner), security, day: asOf },
    })),
  ];
}

/** Whether the cell a fact names holds its value, read as its column reads it. */
function isInCell({ measure, value, place, importId }: Fact): boolean {
  const cell = workbooks.get(`${importId} ${place}`) ?? null;
  const read = measure === 'return' ? percentOf(cell) : numberOf(cell);
  return 'value' in read && read.value !== null && compare(read.value, value) === 0;
}

async function compared(asks: readonly Ask[], step = STEP) {
  const tokens = { HOSHI: await server.as('admin@hoshikawa.example'), SHIRA: await server.as('admin@shirasagi.example') };
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  const unique = [...new Map(asks.map(ask => [`${ask.name} ${JSON.stringify(ask.variables)}`, ask])).values()];
  for (const { name, query, variables } of unique) {
    const at = seen.get(name) ?? 0;
    seen.set(name, at + 1);
    if (at % step !== 0) continue;
    const token = variables['asset'] === asset.HOSHI ? tokens.HOSHI : tokens.SHIRA;
    const { data, errors } = await server.ask(token, query, variables);
    if (errors) throw new Error(`${name}: ${errors[0]?.message}`);
    const facts: Fact[] = (Array.isArray(data.answer) ? data.answer : data.answer.facts).filter((fact: Fact) => fact.importId !== null);
    for (const fact of facts) {
      const of = `${name} ${fact.measure}`;
      counts[of] = (counts[of] ?? 0) + 1;
      if (!isInCell(fact)) wrong.push(`${of}: ${fact.value} is not in ${fact.place}`);
    }
  }
  return { counts, wrong };
}

/** Compares the stored rows with their cells directly, without asking for their traces. */
async function kept(table: string, columns: readonly string[]): Promise<{ count: number; wrong: string[] }> {
  const rows = await standing(
    table,
    `s.import_id as "importId", to_jsonb(f) as fact, ${columns.map(name => `cell_of(f.place, f.cells, '${name}') as cell_${name}`).join(', ')}`,
  );
  const facts = rows.flatMap(({ importId, fact, ...cells }) =>
    columns.flatMap((measure): Fact[] =>
      fact[measure] === null ? [] : [{ measure, value: String(fact[measure]), place: cells[`cell_${measure}`], importId }],
    ),
  );
  return {
    count: facts.length,
    wrong: facts.filter(fact => !isInCell(fact)).map(({ measure, value, place }) => `${measure}: ${value} is not in ${place}`),
  };
}

test('every second value of every row of every demo workbook is in the cell that is kept for it', async () => {
  const lines = await kept('holding', ['units', 'price', 'fx_rate', 'book_value', 'accrued', 'duration']);
  const flows = await kept('cashflow', ['amount_base', 'fx_rate']);
  const values = await kept('valuation', ['accrued_carry']);
  expect([...lines.wrong, ...flows.wrong, ...values.wrong]).toEqual([]);
  expect(lines.count).toBeGreaterThan(5_000);
  expect(Math.min(flows.count, values.count)).toBeGreaterThan(10);
});

test('every value of a line opens its own cell: units, price, market value, book value, accrued, duration', async () => {
  const { counts, wrong } = await compared(await lines());
  expect(wrong).toEqual([]);
  for (const measure of Object.values({ ...LINE, ...MORE })) expect(counts[`${measure} ${measure}`]).toBeGreaterThan(10);
});

test('a fund’s flows open their cell in either currency, its value and its accrued carry each their own', async () => {
  const { counts, wrong } = await compared(await accounts(), STEP === 1 ? 1 : 5);
  expect(wrong).toEqual([]);
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(['nav nav', 'irrGross accruedCarry', 'fundFlow investment', 'fundFlow base investment']),
  );
});

test('months, rates and prices open their cells: bid, mid and ask apart', async () => {
  const { counts, wrong } = await compared([...(await monthly()), ...(await markets())]);
  expect(wrong).toEqual([]);
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(['marketValue marketValue', 'flow flow', 'return return', 'rate fxMid']));
});
