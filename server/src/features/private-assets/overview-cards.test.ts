import { afterAll, beforeAll, expect, test } from 'vitest';
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
const DAYS = ['2026-06-30', '2026-08-31', '2026-09-30'];
const FUNDS = fundTerms.filter(({ mandate }) => mandate.startsWith('H')).map(one => ({ ...one, id: entityId('HOSHI', fundRef(one.name)) }));

type Named = { measure: string; figure: { value: string | null; reason: string | null; quality: { oldestDays: number } | null } }[];
const FIGURES = '{ measure figure { value reason quality { oldestDays } } }';
const QUERY = `query ($assetId: ID!, $asOf: String!, $inBase: Boolean) { privateFundOverview(assetId: $assetId, asOf: $asOf, inBase: $inBase) {
  rows { fundId valuedOn figures ${FIGURES} } totals { currency isWhole figures ${FIGURES} } vintages { vintage figures ${FIGURES} } } }`;

async function overview(asOf: string, inBase = false) {
  const { data, errors } = await server.ask(await server.as(OWNER), QUERY, { assetId: demoId('HMAIN'), asOf, inBase });
  expect(errors).toBeUndefined();
  return data.privateFundOverview as {
    rows: { fundId: string; valuedOn: string | null; figures: Named }[];
    totals: { currency: string; isWhole: boolean; figures: Named }[];
    vintages: { vintage: string; figures: Named }[];
  }; // the fields asked for
}
const figureIn = (figures: Named, measure: string) => figures.find(one => one.measure === measure)?.figure;
const valueIn = (figures: Named, measure: string) => Number(figureIn(figures, measure)?.value ?? NaN);

const number = async (text: string, values: unknown[]): Promise<number> => Number((await server.sql(text, values))[0]?.['value'] ?? NaN);

/** The figures calculated from the tables, without the product's own arithmetic. */
async function rawOf({ id, currency }: { id: string; currency: string }, day: string) {
  const rate =
    currency === 'JPY'
      ? 1
      : await number(
          `select mid as value from fx_rate where organisation_id = (select organisation_id from entity where id = $1) and base = $2
           and quote = 'JPY' and tenor = 'spot' and method = 'WMR' and superseded_at is null and as_of <= $3 order by as_of desc limit 1`,
          [id, currency, day],
        );
  const commitment = await number(
    `select amount as value from commitment where entity_id = $1 and superseded_at is null and as_of <= $2 order by as_of desc limit 1`,
    [id, day],
  );
  const sum = (which: string) =>
    number(
      `select coalesce(sum(amount), 0) as value from cashflow where entity_id = $1 and superseded_at is null and as_of <= $2 and ${which}`,
      [id, day],
    );
  const called = await sum(`side = 'call' and type not in ('admissionInterest', 'placementFee')`);
  const recallable = await sum(`side = 'distribution' and type = 'recallable'`);
  const distributed = await sum(`side = 'distribution' and type not in ('admissionInterest', 'placementFee')`);
  const [valued] = await server.sql(
    `select as_of::text as day from valuation where entity_id = $1 and superseded_at is null and as_of <= $2 and quality in ('audited', 'valuated')
     order by as_of desc limit 1`,
    [id, day],
  );
  const valuedOn = valued ? String(valued['day']) : null;
  const age = valuedOn === null ? NaN : (Date.parse(day) - Date.parse(valuedOn)) / 86_400_000;
  const value = await number(
    `select value from observation where entity_id = $1 and measure = 'marketValue' and superseded_at is null and as_of = $2`,
    [id, day],
  );
  return { rate, commitment, called, distributed, unfunded: commitment - called + recallable, valuedOn, age, value };
}

async function allRaw(day: string) {
  const all: (Awaited<ReturnType<typeof rawOf>> & (typeof FUNDS)[number])[] = [];
  for (const fund of FUNDS) all.push({ ...fund, ...(await rawOf(fund, day)) });
  return all.filter(({ commitment }) => !Number.isNaN(commitment));
}
const total = (rows: readonly number[]): number => rows.reduce((sum, one) => sum + one, 0);

test.each(DAYS)(
  '%s: commitment, unfunded and age of the NAV of every fund equal its notices and statements [1.30] [1.31] [3.111]',
  async day => {
    const { rows } = await overview(day);
    const inYen = (await overview(day, true)).rows;
    const raw = await allRaw(day);
    expect(new Set(rows.map(({ fundId }) => fundId))).toEqual(new Set(raw.map(({ id }) => id)));
    for (const { id, name, rate, commitment, called, distributed, unfunded, valuedOn, age } of raw) {
      const own = rows.find(({ fundId }) => fundId === id);
      const yen = inYen.find(({ fundId }) => fundId === id)?.figures ?? [];
      const seen = ['commitment', 'called', 'distributed', 'unfunded'].map(measure => valueIn(own?.figures ?? [], measure).toFixed(2));
      expect([name, ...seen]).toEqual([name, ...[commitment, called, distributed, unfunded].map(one => one.toFixed(2))]);
      expect([name, own?.valuedOn]).toEqual([name, valuedOn]);
      expect([name, valueIn(own?.figures ?? [], 'navAge'), valueIn(yen, 'navAge')]).toEqual([name, age, age]);
      expect(valueIn(yen, 'commitment') / (commitment * rate)).toBeCloseTo(1, 9);
      if (unfunded !== 0) expect(valueIn(yen, 'unfunded') / (unfunded * rate)).toBeCloseTo(1, 9);
    }
  },
);

test.each(DAYS)(
  '%s: so do the totals of each currency, of each vintage and of the whole, and its NAV is as old as the oldest [1.37]',
  async day => {
    const { totals, vintages } = await overview(day);
    const raw = await allRaw(day);
    for (const { currency, isWhole, figures } of totals.filter(one => !one.isWhole)) {
      const of = raw.filter(one => one.currency === currency);
      expect(isWhole).toBe(false);
      expect(valueIn(figures, 'commitment')).toBeCloseTo(total(of.map(one => one.commitment)), 2);
      expect(valueIn(figures, 'unfunded')).toBeCloseTo(total(of.map(one => one.unfunded)), 2);
      expect(valueIn(figures, 'distributed')).toBeCloseTo(total(of.map(one => one.distributed)), 2);
    }
    const whole = totals.find(({ isWhole }) => isWhole)?.figures ?? [];
    expect(valueIn(whole, 'commitment') / total(raw.map(one => one.commitment * one.rate))).toBeCloseTo(1, 9);
    expect(valueIn(whole, 'unfunded') / total(raw.map(one => one.unfunded * one.rate))).toBeCloseTo(1, 9);
    const oldest = Math.max(...raw.map(({ age }) => age));
    expect(oldest).toBe({ '2026-06-30': 0, '2026-08-31': 62, '2026-09-30': 92 }[day]);
    expect([valueIn(whole, 'navAge'), figureIn(whole, 'nav')?.quality?.oldestDays]).toEqual([oldest, oldest]);
    for (const { vintage, figures } of vintages) {
      const of = raw.filter(one => String(one.vintage) === vintage);
      expect(valueIn(figures, 'commitment') / total(of.map(one => one.commitment * one.rate))).toBeCloseTo(1, 9);
      expect(valueIn(figures, 'unfunded') / total(of.map(one => one.unfunded * one.rate))).toBeCloseTo(1, 9);
    }
  },
);

type Cell = { key: string; value: string | null; reason: string | null };
async function grid(entityIds: readonly string[], columns: readonly string[], asOf: string): Promise<Cell[][]> {
  const { data, errors } = await server.ask(
    await server.as(OWNER),
    `query ($ids: [ID!], $columns: [String!]!, $asOf: String!) {
       figureGrid(assetId: "${demoId('HMAIN')}", asOf: $asOf, entityIds: $ids, columns: $columns) { entityId figures { key value reason } } }`,
    { ids: entityIds, columns, asOf },
  );
  expect(errors).toBeUndefined();
  const rows: { entityId: string; figures: Cell[] }[] = data.figureGrid;
  return entityIds.map(id => rows.find(({ entityId: of }) => of === id)?.figures ?? []);
}

type Trace = {
  method: string;
  steps: { id: string; value: string }[];
  inputs: { figure: { key: string; value: string | null } }[];
  facts: { asOf: string; quality: string; place: string | null }[];
};
async function traceOf(key: string): Promise<Trace> {
  const { data, errors } = await server.ask(
    await server.as(OWNER),
    `{ trace(assetId: "${demoId('HMAIN')}", key: "${key}") { method steps { id value } inputs { figure { key value } } facts { asOf quality place } } }`,
  );
  expect(errors).toBeUndefined();
  return data.trace;
}

test.each(DAYS)('%s: the NAV age is the age of the value on every screen: funds, programmes, and their average by value', async day => {
  const raw = (await allRaw(day)).filter(({ value }) => !Number.isNaN(value));
  const programmes = [...new Set(raw.map(({ mandate }) => mandate))];
  const ids = [...raw.map(({ id }) => id), ...programmes.map(ref => entityId('HOSHI', ref))];
  const ages = [
    ...raw.map(({ age }) => age),
    ...programmes.map(ref => Math.max(...raw.flatMap(one => (one.mandate === ref ? one.age : [])))),
  ];
  const shown = await grid(ids, ['navAge.-', 'valueAge.-'], day);
  expect(shown.map(figures => figures.map(({ value }) => Number(value ?? NaN)))).toEqual(ages.map(age => [age, age]));
  const averages = await grid(
    programmes.map(ref => entityId('HOSHI', ref)),
    ['navAgeAverage.-'],
    day,
  );
  for (const [at, ref] of programmes.entries()) {
    const of = raw.filter(({ mandate }) => mandate === ref);
    const average = total(of.map(({ age, value }) => age * value)) / total(of.map(({ value }) => value));
    expect(Number(averages[at]?.[0]?.value ?? NaN)).toBeCloseTo(average, 9);
  }
});

test('its trace: the oldest of the funds, and the statement that fund’s age is counted from, with its place', async () => {
  const [figures] = await grid([entityId('HOSHI', 'HPE01')], ['navAge.-'], '2026-09-30');
  const whole = await traceOf(figures?.[0]?.key ?? '');
  expect(whole.method).toBe('private-assets.nav-age');
  const oldest = whole.inputs.map(({ figure }) => figure).find(({ value }) => value === '92');
  const own = await traceOf(oldest?.key ?? '');
  expect(own.steps).toContainEqual({ id: 'valuedOn', value: '2026-06-30' });
  const last = own.facts.filter(({ asOf, quality }) => asOf === '2026-06-30' && quality === 'valuated');
  expect(own.facts.map(({ asOf, quality }) => [asOf, quality])).toEqual([['2026-06-30', 'valuated']]);
  expect(last).toEqual(own.facts);
  const fresh = await traceOf(whole.inputs.find(({ figure }) => figure.value === '0')?.figure.key ?? '');
  expect(fresh.facts.map(({ asOf, quality, place }) => [asOf, quality, /^Funds!C\d+$/.test(place ?? '')])).toEqual([
    ['2026-09-30', 'valuated', true],
  ]);
});

test('of a fund only ever estimated there is a NAV and no age, and so no age of its programme; both say why', async () => {
  const fund = entityId('HOSHI', 'HPEF5');
  await server.sql(`update valuation set superseded_at = now() where entity_id = $1 and quality <> 'estimated'`, [fund]);
  const [own, whole] = await grid([fund, entityId('HOSHI', 'HPE01')], ['nav.-', 'navAge.-', 'navAgeAverage.-'], '2026-09-30');
  expect(own?.[0]?.value).not.toBeNull();
  expect(own?.slice(1).map(({ value, reason }) => [value, reason])).toEqual([
    [null, 'no_data'],
    [null, 'not_applicable'],
  ]);
  expect(whole?.slice(1).map(({ value, reason }) => [value, reason])).toEqual([
    [null, 'gap'],
    [null, 'gap'],
  ]);
});

test('another organisation sees none of them', async () => {
  const foreign = await server.ask(await server.as('admin@shirasagi.example'), QUERY, { assetId: demoId('HMAIN'), asOf: DAYS[0] });
  expect(foreign.errors?.[0]?.message).toBe('Not found.');
});
