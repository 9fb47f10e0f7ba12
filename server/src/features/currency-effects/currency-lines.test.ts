import type { Figure } from '@hakaru/contract/figures';
import { sumOf } from '@hakaru/engine/number/sum';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const EXACT = 1e-12;
const EFFECTS = ['allocation', 'selection', 'interaction', 'effect', 'sum'] as const;
type Effects = Record<(typeof EFFECTS)[number] | 'weight' | 'local', Figure>;
type Line = Effects & { line: string; ref: string | null; name: string | null };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await hedge();
});
afterAll(() => server.close());

/** The hedged benchmark of HFH01 by currency, so that both sides have hedges. */
async function hedge(): Promise<void> {
  const row = (id: string, component: string, percent: string) => ({
    id,
    componentId: entityId('HOSHI', component),
    percent,
    hedged: true,
  });
  const { errors } = await server.ask(
    await server.as('admin@hoshikawa.example'),
    `mutation($id: ID!, $input: BenchmarkCurrenciesInput!) { saveBenchmarkCurrencies(id: $id, input: $input) }`,
    { id: entityId('HOSHI', 'WGBH'), input: { fromDay: '2025-01-01', rows: [row('USD', 'WGBUS', '60'), row('EUR', 'WGBEU', '40')] } },
  );
  expect(errors).toBeUndefined();
}

async function ask(ref: string, from: string, { currency = 'USD', email = 'admin@hoshikawa.example', asOf = AS_OF } = {}) {
  const figures = ['weight', 'local', ...EFFECTS].map(name => `${name} { key value reason }`).join(' ');
  const { data, errors } = await server.ask(
    await server.as(email),
    `query($asset: ID!, $id: ID!, $asOf: String!, $from: String, $currency: String!) {
      currencyEffects(assetId: $asset, entityId: $id, asOf: $asOf, from: $from) {
        gaps { kind } rows { currency ${figures} } lines(currency: $currency) { line ref name ${figures} } } }`,
    { asset: ASSET, id: entityId('HOSHI', ref), asOf, from, currency },
  );
  const found: { gaps: { kind: string }[]; rows: (Effects & { currency: string })[]; lines: Line[] } | undefined = data?.currencyEffects;
  return { found, refusal: errors?.[0]?.message };
}

async function needed(...asked: Parameters<typeof ask>) {
  const { found, refusal } = await ask(...asked);
  if (!found) throw new Error(refusal);
  return found;
}

const near = (one: number, other: number, what: string) => expect(Math.abs(one - other), `${what}`).toBeLessThan(EXACT);

test.each([
  ['HFB01', '2026-08-31'],
  ['HFB01', '2025-09-30'],
  ['HFE01', '2026-06-30'],
  ['HFH01', '2026-08-31'],
  ['HFH01', '2026-05-31'],
])('1.38 the securities of %s since %s, its benchmark and its forwards add up to each effect of each currency', async (ref, from) => {
  const { rows, gaps } = await needed(ref, from);
  expect(gaps).toEqual([]);
  let securities = 0;
  for (const row of rows) {
    const { lines } = await needed(ref, from, { currency: row.currency });
    securities += lines.filter(line => line.ref !== null).length;
    for (const name of EFFECTS) {
      const all = lines.flatMap(line => (line[name].value === null ? [] : [Number(line[name].value)]));
      near(sumOf(all), Number(row[name].value), `${row.currency} ${name}`);
    }
    near(sumOf(lines.map(line => Number(line.weight.value ?? 0))), Number(row.weight.value), `${row.currency} weight`);
    for (const { ref: security, local, weight } of lines) {
      if (security !== null) expect(weight.value, `weight of ${security}`).not.toBeNull();
      if (local.value === null) expect(local.reason).toBe(security === null ? 'not_applicable' : 'no_data');
    }
  }
  expect(securities).toBeGreaterThan(20);
});

test('1.38 hedges are lines of their own: what was sold forward, and the hedged weight of the benchmark', async () => {
  const { lines } = await needed('HFH01', '2026-08-31');
  const of = (line: string) => lines.find(one => one.line === line);
  for (const line of ['index', 'forwards']) {
    expect(Number(of(line)?.effect.value), `effect of ${line}`).not.toBe(0);
    expect(of(line)?.weight, `weight of ${line}`).toMatchObject({ value: null, reason: 'not_applicable' });
  }
  expect(of('forwards')?.allocation).toMatchObject({ value: null, reason: 'not_applicable' });
});

test('1.38 a security that was sold has no return of its own, and that of its currency takes its place', async () => {
  const found: { line: Line; rows: (Effects & { currency: string })[] }[] = [];
  for (const currency of ['USD', 'EUR', 'GBP']) {
    const { lines, rows } = await needed('HFB01', '2026-08-31', { currency });
    found.push(...lines.filter(({ ref, local }) => ref !== null && local.value === null).map(line => ({ line, rows })));
  }
  expect(found.length).toBeGreaterThan(0);
  for (const { line, rows } of found) {
    const currency = rows.find(row => decodeURIComponent(line.sum.key).includes(`.${row.currency}|`));
    const weight = Number(line.weight.value);
    const share = weight / Number(currency?.weight.value);
    near(Number(line.selection.value), share * Number(currency?.selection.value), 'its share of the selection');
    near(Number(line.interaction.value), share * Number(currency?.interaction.value), 'its share of the interaction');
  }
});

test('1.38 the effect of a security traces to its weight in the statement, its return per unit and the rates', async () => {
  const { lines } = await needed('HFB01', '2026-08-31');
  const line = lines.find(({ ref, local }) => ref !== null && local.value !== null);
  const person = await server.as('admin@hoshikawa.example');
  const methods = new Map<string, number>();
  const named = new Set<string>();
  const walk = async (key: string, depth: number): Promise<void> => {
    if (methods.has(key) || depth > 3) return;
    const query = `query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key) { method figure { value } inputs { part { en } figure { key } } facts { value } } }`;
    const { data, errors } = await server.ask(person, query, { asset: ASSET, key });
    expect(errors, `trace of ${key}`).toBeUndefined();
    const { method, figure, inputs, facts } = data.trace;
    expect(figure.value, `${key} by ${method}`).not.toBeNull();
    methods.set(method, facts.length);
    for (const { part, figure: input } of inputs) {
      if (part) named.add(part.en);
      if (!input.key.includes('cumulative')) await walk(input.key, depth + 1);
    }
  };
  for (const name of ['effect', 'selection'] as const) await walk(line?.[name].key ?? '', 0);
  for (const method of ['currency.line-effect', 'currency.line-selection', 'holdings.weight', 'currency.local', 'holdings.return'])
    expect([...methods.keys()]).toContain(method);
  expect(methods.get('figures.fact')).toBeGreaterThan(0);
  expect([...named]).toContain(line?.name);
});

test('1.38 a class has no securities of its own; a stranger and a person without the add-on get nothing', async () => {
  expect((await needed('FB', '2026-08-31')).lines).toEqual([]);
  expect((await needed('HFB01', '2026-08-31', { currency: 'XXX' })).lines).toEqual([]);
  expect((await ask('HFB01', '2026-08-31', { email: 'admin@shirasagi.example' })).refusal).toBe('Not found.');
  expect((await ask('HFB01', '2026-08-31', { email: 'ops@marlowe.example' })).refusal).toBe('This action is unauthorized.');
  const missing = await needed('HDE02', '2026-08-31', { currency: 'JPY' });
  expect(missing).toMatchObject({ rows: [], lines: [], gaps: [{ kind: 'composition' }] });
});
