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

const OWNER = 'admin@hoshikawa.example';
const AS_OF = '2026-09-30';
const OWN = fundTerms.filter(({ mandate }) => mandate.startsWith('H'));
const idOf = (name: string) => entityId('HOSHI', fundRef(name));

type Named = { measure: string; figure: { key: string; value: string | null; reason: string | null } }[];
type Overview = {
  rows: { fundId: string; vintage: string; strategy: string; currency: string; quality: string; figures: Named }[];
  totals: { currency: string; isWhole: boolean; figures: Named }[];
  vintages: { vintage: string; figures: Named }[];
  bridge: Named;
  market: Named;
  choices: { vintages: string[]; strategies: string[]; currencies: string[]; qualities: string[]; indices: { id: string; ref: string }[] };
};
const FIGURES = '{ measure figure { key value reason } }';
const QUERY = `query ($assetId: ID!, $entityId: ID, $asOf: String!, $inBase: Boolean, $vintage: String, $strategy: String, $currency: String, $quality: String, $since: String, $indexId: ID) {
  privateFundOverview(assetId: $assetId, entityId: $entityId, asOf: $asOf, inBase: $inBase, vintage: $vintage, strategy: $strategy, currency: $currency, quality: $quality, since: $since, indexId: $indexId) {
    rows { fundId vintage strategy currency quality figures ${FIGURES} } totals { currency isWhole figures ${FIGURES} } vintages { vintage figures ${FIGURES} }
    bridge ${FIGURES} market ${FIGURES} choices { vintages strategies currencies qualities indices { id ref } } } }`;

async function overview(variables: Record<string, unknown> = {}, by = OWNER): Promise<Overview> {
  const { data, errors } = await server.ask(await server.as(by), QUERY, { assetId: demoId('HMAIN'), asOf: AS_OF, ...variables });
  expect(errors).toBeUndefined();
  return data.privateFundOverview;
}
const valueIn = (figures: Named, measure: string) => Number(figures.find(one => one.measure === measure)?.figure.value ?? NaN);

type Flow = { fund: string; day: string; side: string; type: string; amount: number; base: number };

/** The notices as recorded in the table. */
async function flowsOf(funds: readonly string[]): Promise<Flow[]> {
  const rows = await server.sql(
    `select entity_id as fund, as_of::text as day, side, type, amount::float as amount, amount_base::float as base from cashflow
     where entity_id = any($1) and superseded_at is null and as_of <= $2`,
    [funds, AS_OF],
  );
  return rows as Flow[]; // the columns selected
}

/** The net asset value in yen from the book, and in the fund's currency as the last valuation plus the flows since. */
async function navsOf(funds: readonly string[], day: string): Promise<Map<string, { own: number; yen: number }>> {
  const navs = new Map<string, { own: number; yen: number }>();
  for (const fund of funds) {
    const [valued] = await server.sql(
      `select nav::float as nav, as_of::text as day from valuation where entity_id = $1 and superseded_at is null and as_of <= $2
       order by as_of desc, array_position(array['audited', 'valuated', 'estimated'], quality) limit 1`,
      [fund, day],
    );
    const [since] = await server.sql(
      `select coalesce(sum(case side when 'call' then amount else -amount end), 0)::float as moved from cashflow
       where entity_id = $1 and superseded_at is null and as_of > $2 and as_of <= $3 and type not in ('admissionInterest', 'placementFee', 'reinvestment')`,
      [fund, valued?.['day'] ?? day, day],
    );
    const [yen] = await server.sql(
      `select value::float as value from observation where entity_id = $1 and measure = 'marketValue' and superseded_at is null and as_of = $2`,
      [fund, day],
    );
    navs.set(fund, { own: Number(valued?.['nav']) + Number(since?.['moved']), yen: Number(yen?.['value']) });
  }
  return navs;
}

/** An internal rate of return by bisection, without the engine. */
function rateOf(flows: readonly { day: string; amount: number }[], end: string): number {
  const worth = (rate: number) =>
    flows.reduce((sum, { day, amount }) => sum + amount * (1 + rate) ** ((Date.parse(end) - Date.parse(day)) / 86_400_000 / 365), 0);
  let low = -0.9;
  let high = 2;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (Math.sign(worth(middle)) === Math.sign(worth(low))) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const isOutside = ({ type }: Flow) => type === 'admissionInterest' || type === 'placementFee';
const signed = (flow: Flow, money: 'amount' | 'base') => (flow.side === 'call' ? -flow[money] : flow[money]);
const total = (flows: readonly Flow[], money: 'amount' | 'base', side: string) =>
  flows.filter(flow => flow.side === side && !isOutside(flow)).reduce((sum, flow) => sum + flow[money], 0);

async function expectedOf(funds: readonly string[], money: 'amount' | 'base') {
  const flows = await flowsOf(funds);
  const navs = await navsOf(funds, AS_OF);
  const nav = funds.reduce((sum, fund) => sum + (navs.get(fund)?.[money === 'base' ? 'yen' : 'own'] ?? NaN), 0);
  const called = total(flows, money, 'call');
  const distributed = total(flows, money, 'distribution');
  const dated = [...flows.map(flow => ({ day: flow.day, amount: signed(flow, money) })), { day: AS_OF, amount: nav }];
  return {
    flows,
    nav,
    called,
    distributed,
    tvpi: (distributed + nav) / called,
    dpi: distributed / called,
    irr: rateOf(dated, AS_OF),
    dated,
  };
}

describe('the programme by its filters', () => {
  test('terms of the funds, choices, and the order of the list', async () => {
    const { rows, choices } = await overview();
    expect(rows).toHaveLength(OWN.length);
    for (const row of rows) expect(row.vintage).toBe(String(OWN.find(({ name }) => idOf(name) === row.fundId)?.vintage));
    expect(rows.map(({ strategy, vintage }) => `${strategy} ${vintage}`)).toEqual(
      rows.map(({ strategy, vintage }) => `${strategy} ${vintage}`).toSorted(),
    );
    expect(choices.currencies).toEqual(['EUR', 'JPY', 'USD']);
    expect(choices.strategies).toEqual(['buyout', 'growth', 'infrastructure', 'privateDebt', 'realEstate', 'secondaries']);
    expect(choices.qualities).toEqual(['estimated', 'valuated']);
    expect(choices.indices.length).toBeGreaterThan(3);
  });

  test.each([
    ['all', {}, () => true],
    ['dollars', { currency: 'USD' }, ({ currency }: (typeof OWN)[number]) => currency === 'USD'],
    ['a vintage', { vintage: '2018' }, ({ vintage }: (typeof OWN)[number]) => vintage === 2018],
    ['lenders', { strategy: 'privateDebt' }, ({ mandate }: (typeof OWN)[number]) => mandate === 'HPD01'],
  ] as const)(
    '%s: totals in yen equal the notices and values themselves: amounts, DPI, TVPI, pooled IRR [1.34] [1.35] [1.36]',
    async (_, filter, is) => {
      const funds = OWN.filter(is).map(({ name }) => idOf(name));
      const { rows, totals } = await overview(filter);
      expect(new Set(rows.map(({ fundId }) => fundId))).toEqual(new Set(funds));
      const whole = totals.find(({ isWhole }) => isWhole)?.figures ?? [];
      const expected = await expectedOf(funds, 'base');
      expect(valueIn(whole, 'called')).toBeCloseTo(expected.called, 0);
      expect(valueIn(whole, 'distributed')).toBeCloseTo(expected.distributed, 0);
      expect(valueIn(whole, 'nav')).toBeCloseTo(expected.nav, 0);
      expect(valueIn(whole, 'dpi')).toBeCloseTo(expected.dpi, 9);
      expect(valueIn(whole, 'tvpi')).toBeCloseTo(expected.tvpi, 9);
      expect(valueIn(whole, 'irrNet')).toBeCloseTo(expected.irr, 7);
    },
  );

  test('totals of each currency in that currency, and vintages in yen, equal the same computation', async () => {
    const { totals, vintages } = await overview();
    for (const currency of ['USD', 'EUR', 'JPY']) {
      const funds = OWN.filter(one => one.currency === currency).map(({ name }) => idOf(name));
      const expected = await expectedOf(funds, 'amount');
      const figures = totals.find(one => !one.isWhole && one.currency === currency)?.figures ?? [];
      expect([currency, valueIn(figures, 'nav').toFixed(2)]).toEqual([currency, expected.nav.toFixed(2)]);
      expect(valueIn(figures, 'called')).toBeCloseTo(expected.called, 2);
      expect(valueIn(figures, 'tvpi')).toBeCloseTo(expected.tvpi, 9);
      expect(valueIn(figures, 'irrNet')).toBeCloseTo(expected.irr, 7);
    }
    expect(vintages.map(({ vintage }) => vintage)).toEqual([...new Set(OWN.map(({ vintage }) => String(vintage)))].toSorted());
    for (const { vintage, figures } of vintages.slice(0, 3)) {
      const funds = OWN.filter(one => String(one.vintage) === vintage).map(({ name }) => idOf(name));
      const expected = await expectedOf(funds, 'base');
      expect(valueIn(figures, 'tvpi')).toBeCloseTo(expected.tvpi, 9);
    }
  });

  test('the bridge closes: opening NAV, calls, distributions and gain come to the NAV', async () => {
    const since = '2026-06-30';
    const { bridge } = await overview({ since });
    const funds = OWN.map(({ name }) => idOf(name));
    const flows = (await flowsOf(funds)).filter(({ day }) => day > since);
    const navs = await navsOf(funds, since);
    const opening = funds.reduce((sum, fund) => sum + (navs.get(fund)?.yen ?? NaN), 0);
    expect(valueIn(bridge, 'openingNav')).toBeCloseTo(opening, 0);
    expect(valueIn(bridge, 'periodCalls')).toBeCloseTo(total(flows, 'base', 'call'), 0);
    expect(valueIn(bridge, 'periodDistributions')).toBeCloseTo(total(flows, 'base', 'distribution'), 0);
    const closing = opening + valueIn(bridge, 'periodCalls') - valueIn(bridge, 'periodDistributions') + valueIn(bridge, 'periodGain');
    expect(closing).toBeCloseTo(valueIn(bridge, 'nav'), 0);
    expect((await overview({ since: AS_OF })).bridge).toEqual([]);
  });

  test('PME by four methods equals the notices put into the index by hand, and each leads to its trace', async () => {
    const [index] = (await overview()).choices.indices.filter(({ ref }) => ref === 'JPEQ');
    const { market } = await overview({ strategy: 'buyout', indexId: index?.id });
    const funds = OWN.filter(({ mandate, name }) => mandate === 'HPE01' && /Buyout/.test(name)).map(({ name }) => idOf(name));
    const { flows, nav, dated } = await expectedOf(funds, 'base');
    const returns = await server.sql(
      `select as_of::text as day, value::float as value from observation where entity_id = $1 and measure = 'return' and superseded_at is null order by as_of`,
      [index?.id],
    );
    const levels = new Map<string, number>();
    let level = 1;
    for (const { day, value } of returns as { day: string; value: number }[]) levels.set(day, (level *= 1 + value)); // the columns selected
    const levelOn = (day: string) => [...levels].filter(([end]) => end <= day).at(-1)?.[1] ?? 1;
    const grown = (day: string) => levelOn(AS_OF) / levelOn(day);
    const sumOf = (side: string) => flows.filter(flow => flow.side === side).reduce((sum, { base, day }) => sum + base * grown(day), 0);
    expect(valueIn(market, 'ksPme')).toBeCloseTo((sumOf('distribution') + nav) / sumOf('call'), 6);
    const inIndex = [...dated.slice(0, -1), { day: AS_OF, amount: sumOf('call') - sumOf('distribution') }];
    expect(valueIn(market, 'lnPme')).toBeCloseTo(rateOf(inIndex, AS_OF), 6);
    const carried = dated.map(({ day, amount }) => ({ day, amount: amount * grown(day) }));
    expect(valueIn(market, 'directAlpha')).toBeCloseTo(rateOf(carried, AS_OF), 6);
    const worth = await server.sql(
      `select to_char(as_of, 'YYYY-MM') as month, sum(value)::float as value from observation
       where entity_id = any($1) and measure = 'marketValue' and superseded_at is null group by as_of`,
      [funds],
    );
    const navs = new Map((worth as { month: string; value: number }[]).map(({ month, value }) => [month, value])); // the columns selected
    const days = [...new Set([...flows.map(({ day }) => day), AS_OF])].sort();
    const sideOn = (side: string, day: string) =>
      flows.filter(flow => flow.side === side && flow.day === day).reduce((total, { base }) => total + base, 0);
    let held = 0;
    let before = levelOn(days[0] ?? '');
    const replicated = days.map(day => {
      const call = sideOn('call', day);
      const paid = sideOn('distribution', day);
      const left = day === AS_OF ? nav : (navs.get(day.slice(0, 7)) ?? 0);
      const share = paid + left === 0 ? 0 : paid / (paid + left);
      const grownTo = (held * levelOn(day)) / before + call;
      before = levelOn(day);
      held = grownTo * (1 - share);
      return { day, amount: grownTo * share - call + (day === AS_OF ? held : 0) };
    });
    expect(valueIn(market, 'modifiedPme')).toBeCloseTo(rateOf(replicated, AS_OF), 6);
    const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    const [begin = AS_OF] = days;
    const last = month(AS_OF);
    const monthly = 1.025 ** (1 / 12);
    const net = new Map<number, number>([[last, nav]]);
    for (const flow of flows) net.set(month(flow.day), (net.get(month(flow.day)) ?? 0) + signed(flow, 'base'));
    const cost = [...net].reduce((sum, [at, amount]) => sum + Math.max(0, -amount) / monthly ** (at - month(begin)), 0);
    const gained = [...net].reduce((sum, [at, amount]) => sum + Math.max(0, amount) * monthly ** (last - at), 0);
    expect(valueIn(market, 'assumedMirr')).toBeCloseTo((gained / cost) ** (12 / (last - month(begin))) - 1, 6);
    for (const { figure, measure } of market) {
      const trace = `query ($key: String!) { trace(assetId: "${demoId('HMAIN')}", key: $key, first: 5) { method figure { value } inputs { measure } } }`;
      const { data } = await server.ask(await server.as(OWNER), trace, { key: figure.key });
      expect([measure, data.trace.figure.value, data.trace.inputs.length]).toEqual([measure, figure.value, 5]);
    }
  });

  test('others see nothing of it, unknown filters find no fund, and a foreign index gives none', async () => {
    const stranger = await server.ask(await server.as('admin@shirasagi.example'), QUERY, { assetId: demoId('HMAIN'), asOf: AS_OF });
    expect(stranger.errors?.[0]?.message).toBe('Not found.');
    const { rows, totals } = await overview({ vintage: '1999' });
    expect([rows, totals]).toEqual([[], []]);
    const { market } = await overview({ indexId: entityId('SHIRA', 'TOTAL') });
    expect(market.find(({ measure }) => measure === 'ksPme')?.figure).toMatchObject({ value: null, reason: 'not_applicable' });
    const managed = await overview({}, 'pa@redfern.example');
    expect(managed.totals.find(({ isWhole }) => isWhole)?.figures.every(({ figure }) => figure.value === null)).toBe(true);
  });
});

describe('terms of a fund', () => {
  const SAVE = `mutation ($fundId: ID!, $input: FundTermsInput!) { saveFundTerms(fundId: $fundId, input: $input) { fromDay vintage strategy feePercent } }`;
  const save = async (by: string, input: object) =>
    await server.ask(await server.as(by), SAVE, { fundId: idOf('Japan Growth III'), input });

  test('the owner writes them from a day on; what held before stays', async () => {
    const { data, errors } = await save(OWNER, {
      fromDay: '2026-08-01',
      vintage: '2024',
      strategy: 'venture',
      feeBase: 'nav',
      feePercent: '1.75',
    });
    expect(errors).toBeUndefined();
    expect(data.saveFundTerms.map(({ fromDay }: { fromDay: string }) => fromDay)).toHaveLength(2);
    expect(data.saveFundTerms.at(-1)).toEqual({ fromDay: '2026-08-01', vintage: '2024', strategy: 'venture', feePercent: '1.75' });
    expect((await overview({ vintage: '2024' })).rows.map(({ fundId }) => fundId)).toContain(idOf('Japan Growth III'));
    expect((await overview({ vintage: '2025', asOf: '2026-06-30' })).rows.map(({ fundId }) => fundId)).toContain(idOf('Japan Growth III'));
  });

  test('a reader, another organisation and malformed terms are refused', async () => {
    const good = { fromDay: '2026-08-01', vintage: '2024' };
    for (const by of ['view@hoshikawa.example', 'admin@shirasagi.example', 'pa@redfern.example'])
      expect((await save(by, good)).errors).toBeDefined();
    for (const bad of [
      { vintage: '24' },
      { strategy: 'luck' },
      { feeBase: 'nav' },
      { feePercent: '101', feeBase: 'nav' },
      { stepDownDay: '2026-01-01' },
    ])
      expect((await save(OWNER, { fromDay: '2026-08-01', ...bad })).errors).toBeDefined();
  });
});
