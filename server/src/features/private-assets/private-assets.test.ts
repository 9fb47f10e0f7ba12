import { flowTypeNames } from '@hakaru/contract/private-assets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef } from '#features/demo/institution/structure';
import { fundTerms } from '#features/demo/series/private-funds';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const AS_OF = '2026-09-30';
const PEOPLE = { H: 'admin@hoshikawa.example', S: 'admin@shirasagi.example' } as const;
const OWNERS = { H: ['HOSHI', 'HMAIN'], S: ['SHIRA', 'SMAIN'] } as const;
const letterOf = (fund: string) => (fundTerms.find(({ name }) => name === fund)?.mandate.startsWith('H') ? 'H' : 'S');
const idOf = (fund: string) => entityId(OWNERS[letterOf(fund)][0], fundRef(fund));

type Figure = { key: string; value: string | null; reason: string | null; quality: { weakest: string | null; oldestDays: number } | null };

async function grid(
  entityIds: string[],
  columns: string[],
  { by = 'H', asOf = AS_OF, known = null as string | null /* a moment, or null for now */, person = '' } = {},
) {
  const owner = by === 'H' ? 'H' : 'S';
  const query = `query ($assetId: ID!, $asOf: String!, $known: String, $entityIds: [ID!], $columns: [String!]!) {
    figureGrid(assetId: $assetId, asOf: $asOf, known: $known, entityIds: $entityIds, columns: $columns) {
      entityId figures { key value reason quality { weakest oldestDays } } } }`;
  const { data, errors } = await server.ask(await server.as(person || PEOPLE[owner]), query, {
    assetId: demoId(OWNERS[owner][1]),
    asOf,
    known,
    entityIds,
    columns,
  });
  expect(errors).toBeUndefined();
  const rows: { entityId: string; figures: Figure[] }[] = data.figureGrid;
  return rows;
}

/** The table of the design: called %, DPI, TVPI, net IRR %, lowest TVPI, unfunded in millions. */
const TABLE: readonly [fund: string, ...printed: string[]][] = [
  ['Buyout Fund III', '100.3', '1.49', '1.66', '9.8', '0.86', '0.02'],
  ['Growth Partners I', '90.9', '0.51', '1.60', '12.5', '0.93', '1.58'],
  ['Japan Buyout II', '93.7', '0.29', '1.36', '9.8', '0.94', '126.00'],
  ['Secondaries V', '87.6', '0.05', '1.14', '7.7', '0.88', '1.31'],
  ['Japan Growth III', '18.0', '0.00', '0.92', '-11.7', '0.84', '820.00'],
  ['Senior Loan II', '100.1', '1.16', '1.37', '8.0', '0.97', '0.36'],
  ['Euro Direct Lending', '97.4', '0.33', '1.20', '7.2', '0.94', '0.76'],
  ['US Direct Lending III', '71.8', '0.09', '1.02', '2.0', '0.94', '4.59'],
  ['Overseas Value-Add IV', '100.5', '1.10', '1.43', '7.8', '0.95', '0.23'],
  ['Core Infra Europe', '98.6', '0.79', '1.50', '7.3', '0.85', '0.34'],
  ['Digital Infra I', '79.8', '0.04', '1.13', '6.6', '0.92', '2.43'],
  ['Global PE FoF II', '91.6', '0.59', '1.64', '11.7', '0.91', '5.27'],
  ['Senior Secured Loan IV', '98.5', '0.63', '1.32', '9.1', '0.96', '2.82'],
  ['Renewables Europe II', '92.8', '0.10', '1.17', '6.6', '0.94', '4.12'],
];

describe('the funds at the last populated month-end', () => {
  test.each(TABLE)(
    '1.31 1.32 1.34 1.35 1.36 %s: called, DPI, TVPI, net IRR, lowest TVPI and unfunded as designed',
    async (fund, ...printed) => {
      const [row] = await grid([idOf(fund)], ['callProgress.-', 'dpi.-', 'tvpi.-', 'irrNet.-', 'unfunded.-'], { by: letterOf(fund) });
      const [called, dpi, tvpi, irr, unfunded] = row?.figures.map(({ value }) => Number(value)) ?? [];
      const query = `query ($assetId: ID!, $entityId: ID!) { figureSeries(assetId: $assetId, entityId: $entityId, from: "2016-11-30", to: "${AS_OF}", columns: ["tvpi.-"]) { figures { value } } }`;
      const letter = letterOf(fund);
      const { data } = await server.ask(await server.as(PEOPLE[letter]), query, {
        assetId: demoId(OWNERS[letter][1]),
        entityId: idOf(fund),
      });
      const months: { figures: { value: string | null }[] }[] = data.figureSeries;
      const lowest = Math.min(...months.flatMap(({ figures }) => figures.flatMap(({ value }) => (value === null ? [] : [Number(value)]))));
      const percent = (value: number | undefined) => ((value ?? NaN) * 100).toFixed(1);
      expect([
        percent(called),
        dpi?.toFixed(2),
        tvpi?.toFixed(2),
        percent(irr),
        lowest.toFixed(2),
        ((unfunded ?? NaN) / 1e6).toFixed(2),
      ]).toEqual(printed);
    },
  );

  test('3.111 3.112 3.113 3.114 3.115 3.116 3.117 3.118 every field of private-asset performance; TVPI is DPI and RVPI; gross lies above net', async () => {
    const columns = ['commitment', 'unfunded', 'called', 'distributed', 'recallable', 'reinvested', 'admissionInterest', 'managementFee'];
    const rest = ['nav', 'irrNet', 'irrGross', 'dpi', 'rvpi', 'tvpi'];
    const [row] = await grid(
      [idOf('Growth Partners I')],
      [...columns, ...rest].map(name => `${name}.-`),
    );
    const figures = new Map(row?.figures.map(one => [one.key.split('.')[1] ?? '', Number(one.value)]));
    const at = (name: string) => figures.get(name) ?? NaN;
    expect([...figures.values()].every(Number.isFinite)).toBe(true);
    expect(at('tvpi')).toBeCloseTo(at('dpi') + at('rvpi'), 12);
    expect(at('unfunded')).toBeCloseTo(at('commitment') - at('called') + at('recallable'), 6);
    expect(at('irrGross')).toBeGreaterThan(at('irrNet'));
    expect(at('managementFee')).toBeGreaterThan(0);
  });

  test('3.114 admission interest once, in the rate and not in the promise', async () => {
    const all = await grid(
      fundTerms.filter(({ mandate }) => mandate.startsWith('H')).map(({ name }) => idOf(name)),
      ['admissionInterest.-'],
    );
    expect(all.flatMap(({ figures: [one] }) => (one?.value === '0' ? [] : [one?.value]))).toEqual(['40000']);
    const [late] = await grid([idOf('Japan Growth III')], ['called.-']);
    expect(late?.figures[0]?.value).toBe('180000000');
  });

  test('3.119 companies: active and realized', async () => {
    const [row] = await grid([idOf('Buyout Fund III')], ['activeCompanies.-', 'realizedCompanies.-']);
    const [active, realized] = row?.figures.map(({ value }) => Number(value)) ?? [];
    const [counted] = await server.sql(
      `select count(*)::int as n from company c join entity_link l on (l.organisation_id, l.child_id) = (c.organisation_id, c.entity_id) where l.parent_id = $1`,
      [idOf('Buyout Fund III')],
    );
    expect((active ?? 0) + (realized ?? 0)).toBe(counted?.['n']);
    expect(realized).toBeGreaterThan(0);
  });

  test('3.126 qualities: reported funds are valuated, late ones estimated, the year-end audited; October is rolled forward', async () => {
    const quality = async (fund: string, asOf: string) => (await grid([idOf(fund)], ['nav.-'], { asOf }))[0]?.figures[0]?.quality;
    expect((await quality('Growth Partners I', AS_OF))?.weakest).toBe('valuated');
    expect((await quality('Secondaries V', AS_OF))?.weakest).toBe('estimated');
    expect((await quality('Secondaries V', '2025-12-31'))?.weakest).toBe('audited');
    expect(await quality('Growth Partners I', '2026-10-31')).toMatchObject({ weakest: 'estimated', oldestDays: 31 });
    expect(await quality('Secondaries V', '2026-10-31')).toMatchObject({ weakest: 'estimated', oldestDays: 123 });
  });
});

test('3.120 3.121 3.122 3.123 3.124 3.125 flow types exist, labelled in both languages', async () => {
  const { data } = await server.ask(await server.as(PEOPLE.H), '{ fundFlowTypes { type nameEn nameJp isOutside } }');
  const types: { type: string; nameEn: string; nameJp: string; isOutside: boolean }[] = data.fundFlowTypes;
  expect(types.map(({ type }) => type)).toEqual(flowTypeNames);
  expect(types.filter(({ nameEn, nameJp }) => !nameEn || !nameJp || nameEn === nameJp)).toEqual([]);
  expect(types.filter(({ isOutside }) => isOutside).map(({ type }) => type)).toEqual(['placementFee', 'admissionInterest']);
});

describe('a programme of funds', () => {
  const HPE01 = entityId('HOSHI', 'HPE01');
  const funds = fundTerms.filter(({ mandate }) => mandate === 'HPE01').map(({ name }) => idOf(name));

  test('adds its funds in the investor’s currency; its value is the mandate’s', async () => {
    const [row] = await grid(
      [HPE01],
      ['nav.-', 'marketValue.-', 'called.-', 'dpi.-', 'tvpi.-', 'irrNet.-', 'unfunded.-', 'callProgress.-'],
    );
    const [nav, value, called, dpi, tvpi, irr, unfunded, progress] = row?.figures ?? [];
    expect(nav?.value).toBe(value?.value);
    const [sum] = await server.sql(
      `select sum(amount_base)::text as paid from cashflow where entity_id = any($1) and side = 'call' and type <> 'admissionInterest' and as_of <= $2`,
      [funds, AS_OF],
    );
    expect(called?.value).toBe(sum?.['paid']);
    expect(Number(tvpi?.value)).toBeGreaterThan(Number(dpi?.value));
    expect(Number(irr?.value)).toBeGreaterThan(0.05);
    expect(Number(unfunded?.value)).toBeGreaterThan(1e9);
    expect(progress).toMatchObject({ value: null, reason: 'not_applicable' });
  });

  test('a mandate without funds has no such figures', async () => {
    const [row] = await grid([entityId('HOSHI', 'HDB01')], ['tvpi.-']);
    expect(row?.figures[0]).toMatchObject({ value: null, reason: 'not_applicable' });
  });
});

type Traced = {
  method: string;
  figure: Figure;
  part: { en: string } | null;
  steps: { id: string; value: string }[];
  inputs: { figure: Figure; measure: string; part: { en: string; jp: string } | null }[];
  facts: { measure: string; value: string; sourceKind: string }[];
};

async function trace(
  key: string,
  { person = PEOPLE.H as string, known = null as string | null /* a moment, or null for now */ } = {},
): Promise<Traced> {
  const query = `query ($assetId: ID!, $key: String!, $known: String) { trace(assetId: $assetId, key: $key, known: $known, first: 100) { method part { en jp }
    figure { key value reason } steps { id value } inputs { measure part { en jp } figure { key value reason } } facts { measure value sourceKind } } }`;
  const { data, errors } = await server.ask(await server.as(person), query, { assetId: demoId('HMAIN'), key, known });
  expect(errors).toBeUndefined();
  return data.trace;
}

describe('all private assets together', () => {
  const TOTAL = entityId('HOSHI', 'TOTAL');
  const PROGRAMMES = ['HPE01', 'HPD01', 'HRE02', 'HIN01'].map(ref => entityId('HOSHI', ref));

  test('1.10 amounts of the whole are those of its programmes, to the yen, and multiples follow from them', async () => {
    const columns = ['commitment', 'called', 'distributed', 'nav', 'unfunded', 'dpi', 'tvpi'].map(measure => `${measure}.-`);
    const [whole, ...programmes] = await grid([TOTAL, ...PROGRAMMES], columns);
    const of = (row: typeof whole, column: string) => Number(row?.figures[columns.indexOf(column)]?.value);
    for (const column of ['commitment.-', 'called.-', 'distributed.-', 'nav.-', 'unfunded.-'])
      expect([column, programmes.reduce((sum, row) => sum + of(row, column), 0)]).toEqual([column, of(whole, column)]);
    expect(of(whole, 'dpi.-')).toBeCloseTo(of(whole, 'distributed.-') / of(whole, 'called.-'), 10);
    expect(of(whole, 'tvpi.-')).toBeCloseTo((of(whole, 'distributed.-') + of(whole, 'nav.-')) / of(whole, 'called.-'), 10);
  });

  test('its net rate makes the pooled notices and the value worth nothing, each on its day', async () => {
    const [row] = await grid([TOTAL], ['irrNet.-', 'nav.-']);
    const rate = Number(row?.figures[0]?.value);
    const flows = (await server.sql(
      `select f.as_of::text as day, sum(case f.side when 'call' then -f.amount_base else f.amount_base end)::text as amount
       from cashflow f join entity e on (e.organisation_id, e.id) = (f.organisation_id, f.entity_id)
       where f.organisation_id = $1 and e.asset_id = $2 and f.superseded_at is null and f.as_of <= $3 group by f.as_of`,
      [demoId('HOSHI'), demoId('HMAIN'), AS_OF],
    )) as { day: string; amount: string }[]; // the columns selected
    const years = (day: string) => (Date.parse(AS_OF) - Date.parse(day)) / 86_400_000 / 365;
    const worth = flows.reduce((sum, { day, amount }) => sum + Number(amount) * (1 + rate) ** years(day), Number(row?.figures[1]?.value));
    const paid = flows.reduce((sum, { amount }) => sum + Math.abs(Number(amount)), 0);
    expect(Math.abs(worth) / paid).toBeLessThan(1e-6);
  });

  test('a manager of some of the funds sees no whole, and an asset without funds has none', async () => {
    const [row] = await grid([TOTAL], ['nav.-', 'irrNet.-'], { person: 'pa@redfern.example' }).catch(() => []);
    expect(row?.figures.map(({ value }) => value) ?? [null, null]).toEqual([null, null]);
    const assets = async (email: string) =>
      (await server.call('GET', '/me', { token: await server.as(email) })).body.organisation.assets.map(
        ({ nameEn, holdsFunds }: { nameEn: string; holdsFunds: boolean }) => [nameEn, holdsFunds],
      );
    expect(new Set((await assets(PEOPLE.H)).map(([, holdsFunds]: [string, boolean]) => holdsFunds))).toEqual(new Set([true, false]));
    expect((await assets('admin@kaede.example')).some(([, holdsFunds]: [string, boolean]) => holdsFunds)).toBe(true);
  });
});

describe('a figure of a fund explains itself', () => {
  const key = (measure: string) => `${idOf('Growth Partners I')}.${measure}.-.${AS_OF}`;

  test('from TVPI to paid-in, to the day’s call, to its typed parts and their source', async () => {
    const tvpi = await trace(key('tvpi'));
    expect(tvpi).toMatchObject({ method: 'private-assets.tvpi' });
    expect(tvpi.inputs.map(({ measure }) => measure)).toEqual(['distributed', 'nav', 'called']);
    const called = await trace(tvpi.inputs[2]?.figure.key ?? '');
    expect(called.method).toBe('figures.sum');
    expect(called.inputs.reduce((sum, { figure }) => sum + Number(figure.value), 0)).toBeCloseTo(Number(called.figure.value), 6);
    const call = await trace(called.inputs[0]?.figure.key ?? '');
    expect(call.part?.en).toBe('Calls');
    expect(call.facts.map(({ measure }) => measure)).toEqual(['investment', 'managementFee', 'partnershipExpense']);
    expect(call.facts.reduce((sum, { value }) => sum + Number(value), 0)).toBeCloseTo(Number(call.figure.value), 6);
    const nav = await trace(tvpi.inputs[1]?.figure.key ?? '');
    expect(nav).toMatchObject({ method: 'figures.fact', facts: [{ measure: 'nav', sourceKind: 'import' }] });
  });

  test('the rate is solved from flows that are worth nothing together', async () => {
    const irr = await trace(key('irrNet'));
    expect(irr.method).toBe('private-assets.xirr');
    const sum = irr.steps.findLast(({ id }) => id === 'sum');
    expect(Math.abs(Number(sum?.value))).toBeLessThan(0.1);
  });

  test('a programme’s paid-in is its funds’, each at the rate of its day', async () => {
    const called = await trace(`${entityId('HOSHI', 'HPE01')}.called.-.${AS_OF}`);
    expect(called.inputs).toHaveLength(5);
    expect(called.inputs.reduce((sum, { figure }) => sum + Number(figure.value), 0)).toBe(Number(called.figure.value));
    expect(called.inputs[0]?.part?.jp).toBe('投資家通貨建て');
  });

  test('knowledge time: before September was reported, the value is June’s rolled forward', async () => {
    const before = await grid([idOf('Growth Partners I')], ['nav.-'], { known: '2026-10-01' });
    const now = await grid([idOf('Growth Partners I')], ['nav.-']);
    expect(before[0]?.figures[0]?.quality?.weakest).toBe('estimated');
    expect(before[0]?.figures[0]?.value).not.toBe(now[0]?.figures[0]?.value);
  });
});

test('the funds’ manager sees them; a manager of other mandates does not', async () => {
  const seen = await grid([idOf('Buyout Fund III')], ['tvpi.-'], { person: 'pa@redfern.example' });
  expect(Number(seen[0]?.figures[0]?.value)).toBeGreaterThan(1);
  expect(await grid([idOf('Buyout Fund III')], ['tvpi.-'], { person: 'ops@tsubaki.example' })).toEqual([]);
});

test('fund notices and monthly yen flows reconcile, or the difference is shown and traced to both', async () => {
  const months = await server.sql(
    `select f.entity_id as id, f.as_of::text as "asOf", (f.value - n.paid)::text as difference from observation f
     join lateral (select sum(case c.side when 'call' then c.amount_base else -c.amount_base end) as paid from cashflow c
       where c.entity_id = f.entity_id and c.superseded_at is null and c.type <> 'reinvestment' and date_trunc('month', c.as_of) = date_trunc('month', f.as_of)) n on n.paid is not null
     where f.organisation_id = $1 and f.measure = 'flow' and f.superseded_at is null and f.as_of <= '2026-09-30' order by f.as_of desc, f.entity_id`,
    [demoId('HOSHI')],
  );
  const differing = months.filter(({ difference }) => Number(difference) !== 0);
  expect(differing.length).toBeGreaterThan(10);
  for (const { id, asOf, difference } of [...differing.slice(0, 3), ...months.filter(one => !differing.includes(one)).slice(0, 2)]) {
    const [row] = await grid([id], ['flowDifference.-'], { asOf });
    expect(Number(row?.figures[0]?.value)).toBe(Number(difference));
  }
  const [first] = differing;
  const key = `${first?.['id']}.flowDifference.-.${first?.['asOf']}`;
  const query = `query($key: String!) { trace(assetId: "${demoId('HMAIN')}", key: $key) { method inputs { measure figure { value } } } }`;
  const { data } = await server.ask(await server.as(PEOPLE.H), query, { key });
  expect(data.trace.method).toBe('private-assets.flow-difference');
  const measures = data.trace.inputs.map(({ measure }: { measure: string }) => measure);
  expect(new Set(measures)).toEqual(new Set(['flow', 'fundFlow']));
  const total = data.trace.inputs.reduce((sum: number, { figure }: { figure: { value: string } }) => sum + Number(figure.value), 0);
  expect(total).toBe(Number(first?.['difference']));
});
