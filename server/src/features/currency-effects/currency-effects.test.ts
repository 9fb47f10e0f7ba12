import type { Figure } from '@hakaru/contract/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const MONTHS = ['2025-10-31', '2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', AS_OF]; // oxfmt-ignore
const EXACT = 1e-12;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const EFFECTS = ['allocation', 'selection', 'interaction', 'effect', 'sum'] as const;
type Effects = Record<(typeof EFFECTS)[number], Figure>;
type Row = Effects & { currency: string; weight: Figure; benchmarkWeight: Figure; local: Figure; move: Figure };
type Reply = Effects & { rows: Row[]; gaps: { kind: string; name: string | null; currency: string | null; day: string | null }[]; return: Figure; benchmark: Figure; other: Figure }; // oxfmt-ignore

async function effects(ref: string, asked: { email?: string; asOf?: string; from?: string } = {}) {
  const { email = 'admin@hoshikawa.example', asOf = AS_OF, from = '2026-08-31' } = asked;
  const figure = '{ key value reason }';
  const four = EFFECTS.map(name => `${name} ${figure}`).join(' ');
  const query = `query($asset: ID!, $id: ID!, $asOf: String!, $from: String) { currencyEffects(assetId: $asset, entityId: $id, asOf: $asOf, from: $from) {
    rows { currency weight ${figure} benchmarkWeight ${figure} local ${figure} move ${figure} ${four} } gaps { kind name currency day }
    return ${figure} benchmark ${figure} other ${figure} ${four} } }`;
  const { data, errors } = await server.ask(await server.as(email), query, { asset: ASSET, id: entityId('HOSHI', ref), asOf, from });
  const found: Reply | undefined = data?.currencyEffects;
  return { found, refusal: errors?.[0]?.message };
}

async function needed(ref: string, asked = {}): Promise<Reply> {
  const { found, refusal } = await effects(ref, asked);
  if (!found) throw new Error(refusal);
  return found;
}

const number = ({ key, value, reason }: Figure): number => {
  if (value === null) throw new Error(`${key} is not there: ${reason}`);
  return Number(value);
};

test.each(['HFB01', 'HFE01', 'FB', 'FE'])(
  '1.38 the effects of %s by currency and its residual are its active return, between any two statements',
  async ref => {
    for (const [at, asOf] of MONTHS.entries())
      for (const from of MONTHS.slice(0, at).filter((_, back) => back === at - 1 || back === 0)) {
        const found = await needed(ref, { asOf, from });
        expect(found.gaps).toEqual([]);
        const of = (row: Effects) => ['allocation', 'selection', 'interaction', 'effect'].map(name => number(row[name as 'sum'])); // the four effects
        const all = found.rows.flatMap(of).reduce((sum, value) => sum + value, 0);
        expect(Math.abs(all - number(found.sum))).toBeLessThan(EXACT);
        expect(Math.abs(all + number(found.other) - (number(found.return) - number(found.benchmark)))).toBeLessThan(EXACT);
        for (const row of found.rows)
          expect(Math.abs(of(row).reduce((sum, value) => sum + value, 0) - number(row.sum))).toBeLessThan(EXACT);
        for (const side of ['weight', 'benchmarkWeight'] as const)
          expect(found.rows.reduce((sum, row) => sum + number(row[side]), 0)).toBeCloseTo(1, 10);
      }
  },
);

type ByMethod = { measure: string; figure: Figure }[];

async function byMethod(ref: string, method: string, asked: { asOf?: string; from?: string } = {}) {
  const { asOf = AS_OF, from = '2026-08-31' } = asked;
  const effect = `effects(method: ${method}) { measure figure { key value reason } }`;
  const query = `query($asset: ID!, $id: ID!, $asOf: String!, $from: String) { currencyEffects(assetId: $asset, entityId: $id, asOf: $asOf, from: $from) {
    rows { currency ${effect} } ${effect} return { key value reason } benchmark { key value reason } } }`;
  const { data, errors } = await server.ask(await server.as('admin@hoshikawa.example'), query, {
    asset: ASSET,
    id: entityId('HOSHI', ref),
    asOf,
    from,
  });
  expect(errors).toBeUndefined();
  const { rows, effects: whole, return: own, benchmark } = data.currencyEffects;
  const found: { currency: string; effects: ByMethod }[] = rows;
  return { rows: found, whole: numbersOf(whole), own: number(own), benchmark: number(benchmark) };
}

const numbersOf = (effects: ByMethod): Record<string, number> =>
  Object.fromEntries(effects.map(({ measure, figure }) => [measure, number(figure)]));

test.each(['HFB01', 'HFE01', 'FB', 'FE'])(
  '1.38 by the other methods too the effects of %s and their residual are its active return, in every month of a year',
  async ref => {
    for (const [at, asOf] of MONTHS.entries()) {
      const from = MONTHS[at - 1];
      if (from === undefined) continue;
      const { whole: many, rows, own, benchmark } = await byMethod(ref, 'geometric', { asOf, from });
      const grown = ['multipliedAllocation', 'multipliedSelection', 'multipliedHedging', 'multipliedCurrency'];
      const product = grown.reduce((all, name) => all * (1 + (many[name] ?? Number.NaN)), 1);
      expect(Math.abs(product - 1 - (many['multipliedSum'] ?? Number.NaN))).toBeLessThan(EXACT);
      expect(Math.abs(product * (1 + (many['multipliedOther'] ?? Number.NaN)) - (1 + own) / (1 + benchmark))).toBeLessThan(EXACT);
      for (const name of ['multipliedAllocation', 'multipliedSelection']) {
        const sum = rows.reduce((all, { effects: each }) => all + (numbersOf(each)[name] ?? Number.NaN), 0);
        expect(Math.abs(sum - (many[name] ?? Number.NaN))).toBeLessThan(EXACT);
      }
      for (const [method, sumName, otherName] of [
        ['ankrimHensel', 'surpriseSum', 'surpriseOther'],
        ['countryCurrency', 'splitSum', 'splitOther'],
      ] as const) {
        const { whole, rows: lines } = await byMethod(ref, method, { asOf, from });
        const { [sumName]: sum = Number.NaN, [otherName]: other = Number.NaN, ...effects } = whole;
        expect(Math.abs(Object.values(effects).reduce((all, value) => all + value, 0) - sum)).toBeLessThan(EXACT);
        expect(Math.abs(sum + other - (own - benchmark))).toBeLessThan(EXACT);
        const ofRows = lines.reduce((all, { effects: each }) => all + (numbersOf(each)[sumName] ?? Number.NaN), 0);
        expect(Math.abs(ofRows - sum)).toBeLessThan(EXACT);
      }
    }
  },
);

test('1.38 where the currencies of a benchmark, a statement or a forward are missing, it is said which', async () => {
  const none = await needed('HDE02');
  expect(none.rows).toEqual([]);
  expect(none.sum).toMatchObject({ value: null, reason: 'gap' });
  expect(none.gaps).toEqual([{ kind: 'composition', name: 'Demo Japan Small TR', currency: null, day: null }]);
  const early = await needed('HFB01', { asOf: '2017-03-31', from: '2017-02-28' });
  expect(early.gaps).toContainEqual(expect.objectContaining({ kind: 'statement', day: '2017-02-28' }));
  expect(early.gaps).toContainEqual({ kind: 'forward', name: null, currency: 'USD', day: '2017-02-28' });
  const wrong = [{ from: AS_OF }, { from: '2026-08-30' }, { from: '1990-01-31' }];
  for (const asked of wrong) expect((await effects('HFB01', asked)).refusal).toBeTruthy();
});

test('1.38 an effect traces to the statement, the index, the fixing and the weight it rests on', async () => {
  const { rows } = await needed('HFB01');
  const usd = rows.find(({ currency }) => currency === 'USD');
  if (!usd) throw new Error('HFB01 held no dollars');
  const person = await server.as('admin@hoshikawa.example');
  const query = `query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key) { method figure { value } inputs { figure { key value } } facts { value recordedAt } } }`;
  const leaves = new Map<string, string>();
  const walk = async (key: string, depth: number): Promise<void> => {
    if (leaves.has(key) || depth > 8) return;
    const { data, errors } = await server.ask(person, query, { asset: ASSET, key });
    expect(errors, `trace of ${key}`).toBeUndefined();
    const { method, figure, inputs, facts } = data.trace;
    expect(figure.value, `${key} by ${method}`).not.toBeNull();
    leaves.set(key, method);
    const isLeaf = inputs.length === 0 && method !== 'currency.own' && Number(figure.value) !== 0;
    if (isLeaf) expect(facts.length, `${key} by ${method}`).toBeGreaterThan(0);
    for (const input of inputs.filter((one: { figure: Figure }, at: number) => at < 6 || one.figure.key.includes('.currency')))
      if (!input.figure.key.includes('cumulative')) await walk(input.figure.key, depth + 1);
  };
  await walk(usd.effect.key, 0);
  const methods = new Set(leaves.values());
  for (const method of [
    'currency.effect',
    'currency.local',
    'currency.base',
    'currency.move',
    'currency.cash',
    'figures.fact',
    'holdings.return',
  ])
    expect([...methods]).toContain(method);
});

test('1.38 a benchmark’s currencies are saved by writers of its owner, replaced as a version and known as they were', async () => {
  const save = async (email: string, rows: object[], ref = 'WGB') =>
    await server.ask(
      await server.as(email),
      `mutation($id: ID!, $input: BenchmarkCurrenciesInput!) { saveBenchmarkCurrencies(id: $id, input: $input) }`,
      {
        id: entityId('HOSHI', ref),
        input: { fromDay: '2026-04-01', rows },
      },
    );
  const row = (id: string, component: string, percent: string) => ({ id, componentId: entityId('HOSHI', component), percent });
  const rows = [row('USD', 'WGBUS', '60'), row('EUR', 'WGBEU', '40')];
  const admin = 'admin@hoshikawa.example';
  for (const [email, refused] of [
    ['view@hoshikawa.example', 'This action is unauthorized.'],
    ['admin@shirasagi.example', 'Not found.'],
    ['ops@marlowe.example', 'Not found.'],
  ] as const)
    // oxfmt-ignore
    expect((await save(email, rows)).errors?.[0]?.message, `as ${email}`).toBe(refused);
  for (const wrong of [
    [row('USD', 'WGBUS', '60')],
    [row('USD', 'WGBUS', '60'), row('USD', 'WGBEU', '40')],
    [row('USD', 'WGB', '100')],
    [row('usd', 'WGBUS', '100')],
    [row('USD', 'HFB01', '100')],
  ])
    // oxfmt-ignore
    expect((await save(admin, wrong)).errors, `rows ${JSON.stringify(wrong)}`).toBeTruthy();
  const both = await Promise.all([save(admin, rows), save(admin, rows)]);
  expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const found = await needed('HFB01');
  const weights = Object.fromEntries(found.rows.map(({ currency, benchmarkWeight }) => [currency, Number(benchmarkWeight.value)]));
  expect(weights).toMatchObject({ USD: 0.6, EUR: 0.4, GBP: 0 });
  const before = await needed('HFB01', { asOf: '2026-03-31', from: '2026-02-28' });
  expect(before.rows.find(({ currency }) => currency === 'GBP')?.benchmarkWeight.value).toBe('0.12');
});

test('1.23 6.21 strangers find nothing, and nobody without the add-on reads a figure by currency', async () => {
  expect((await effects('HFB01', { email: 'admin@shirasagi.example' })).refusal).toBe('Not found.');
  expect((await effects('HFB01', { email: 'ops@marlowe.example' })).refusal).toBe('This action is unauthorized.');
});
