import { figureKey, type FigureKey, type Measure } from '@hakaru/contract/figures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { mainBook } from '#features/books/testing/main-book';
import { FigureCalculator } from '#features/books/calculator';
import { figure } from './figure';
import { fundFlowOf, noticesOf } from './notices';
import { type Trace, traceOf } from './trace';

/** Recalculated from what the trace leads to, without using the engine. */
const AS_OF = '2026-09-30';
const ROOT = entityId('HOSHI', 'TOTAL');
const PRIVATE = entityId('HOSHI', 'HPE01');

let server: TestServer;
let calculator: FigureCalculator;
beforeAll(async () => {
  server = await openTestServer();
  calculator = new FigureCalculator(await mainBook(server));
});
afterAll(() => server.close());

const keyOf = (entity: string, measure: Measure, horizon: FigureKey['horizon'] = null, asOf = AS_OF) => ({ entityId: entity, measure, horizon, asOf }); // oxfmt-ignore
const valueOf = (key: FigureKey) => Number(figure(calculator, key).value ?? Number.NaN);
const inputsOf = ({ inputs }: Trace, measure: Measure) => inputs.filter(input => input.measure === measure);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('what a total is made of', () => {
  test('shares by value add up to the whole, and every share comes out of its parts again', () => {
    const { quality } = figure(calculator, keyOf(ROOT, 'marketValue'));
    if (!quality) throw new Error('a total has its quality');
    expect(total(Object.values(quality.shares))).toBeCloseTo(1, 12);
    expect(quality.shares.estimated).toBeGreaterThan(0);
    expect(quality.shares.estimated).toBeLessThan(0.5);
    for (const measure of ['auditedShare', 'valuatedShare', 'estimatedShare'] as const) expectFooted(keyOf(ROOT, measure));
  });

  function expectFooted(key: FigureKey): void {
    const traced = traceOf(calculator, key);
    if (traced.inputs.length === 0) {
      expect([0, 1]).toContain(valueOf(key));
      return void expect(traced.factIds).toHaveLength(1);
    }
    const shares = inputsOf(traced, key.measure);
    const worth = inputsOf(traced, 'marketValue').map(valueOf);
    expect(total(shares.map((share, at) => valueOf(share) * (worth[at] ?? 0))) / total(worth)).toBeCloseTo(valueOf(key), 12);
    for (const share of shares) expectFooted(share);
  }

  test('the oldest value of the total is a fund’s of June: 92 days before the end of September', async () => {
    expect(valueOf(keyOf(ROOT, 'valueAge'))).toBe(92);
    const { factIds } = walkTo(keyOf(ROOT, 'valueAge'));
    const [row] = await server.sql(`select (as_of - valued_on)::int as age, quality from observation where id = $1`, [factIds[0]]);
    expect(row).toEqual({ age: 92, quality: 'estimated' });
  });

  /** Follows the oldest part of each total down to its fact. */
  function walkTo(key: FigureKey): Trace {
    const traced = traceOf(calculator, key);
    const oldest = traced.inputs.toSorted((a, b) => valueOf(b) - valueOf(a))[0];
    return oldest ? walkTo(oldest) : traced;
  }

  test('over the door: shares and age beside the parts that are there', async () => {
    const query = `{ figureGrid(assetId: "${demoId('HMAIN')}", asOf: "2026-10-31", rows: root, columns: ["marketValue.-"]) {
      figures { value quality { have of weakest audited valuated estimated oldestDays } } } }`;
    const { data } = await server.ask(await server.as('admin@hoshikawa.example'), query);
    const { quality } = data.figureGrid[0].figures[0];
    expect(quality).toMatchObject({ have: 7, of: 17, weakest: 'valuated', audited: 0, valuated: 1, estimated: 0, oldestDays: 0 });
  });
});

describe('against the assumed rate of return', () => {
  test('a year at 2.5 % is 2.5 %; the return beyond it is their difference', () => {
    expect(valueOf(keyOf(ROOT, 'assumedReturn', '1y'))).toBeCloseTo(0.025, 12);
    expect(valueOf(keyOf(ROOT, 'overAssumed', '1y'))).toBeCloseTo(valueOf(keyOf(ROOT, 'return', '1y')) - 0.025, 12);
  });

  test('since inception the rate was 3 % until March 2021, and the trace says so', () => {
    const traced = traceOf(calculator, keyOf(ROOT, 'assumedReturn', 'itd'));
    const rates = traced.steps.filter(({ id }) => id === 'assumedRate');
    expect(rates.map(({ value, at }) => [value, at])).toEqual([
      [0.03, '2016-04-01'],
      [0.025, '2021-04-01'],
    ]);
    const before = 53;
    const after = 66; // November 2016 to March 2021, April 2021 to September 2026
    expect(valueOf(keyOf(ROOT, 'assumedReturn', 'itd'))).toBeCloseTo(
      (1.03 ** (before / 12) * 1.025 ** (after / 12)) ** (12 / (before + after)) - 1,
      12,
    );
  });
});

describe('the public market equivalent of a private programme', () => {
  /** Each notice on its day and gross; flows that the investor neither sent nor received are left out. */
  const SIGN: Readonly<Record<string, number>> = { call: 1, outsideCall: 1, distribution: -1, recallable: -1, reinvested: 0 };
  const paid = () => noticesOf(calculator, PRIVATE, AS_OF).map(fundFlowOf).map(({ day, kind, amount }) => ({ day, amount: (SIGN[kind] ?? Number.NaN) * amount })); // oxfmt-ignore

  test('Kaplan-Schoar from the notices, the last value and the index months the trace names', () => {
    const key = keyOf(PRIVATE, 'pme', 'itd');
    const traced = traceOf(calculator, key);
    const months = inputsOf(traced, 'benchmarkReturn');
    // A day takes the level of the last month-end on or before it, so the return of the month it lies in still applies.
    const grown = (day: string) => months.filter(({ asOf }) => asOf > day).reduce((wealth, month) => wealth * (1 + valueOf(month)), 1);
    const carried = paid().map(({ day, amount }) => amount * grown(day));
    const [closing = Number.NaN] = inputsOf(traced, 'marketValue').map(valueOf);
    const paidIn = total(carried.filter(flow => flow > 0));
    const paidOut = -total(carried.filter(flow => flow < 0));
    expect((paidOut + closing) / paidIn).toBeCloseTo(valueOf(key), 10);
    expect(traced.factIds).toHaveLength(noticesOf(calculator, PRIVATE, AS_OF).length);
  });

  test('the index would have given the rate at which its own flows are worth nothing', () => {
    const traced = traceOf(calculator, keyOf(PRIVATE, 'pmeReturn', 'itd'));
    const rate = valueOf(traced.key);
    const left = Number(traced.steps.find(({ id }) => id === 'index_nav')?.value);
    const flows = paid();
    const first = flows.map(({ day }) => day).toSorted()[0] ?? AS_OF;
    const years = (day: string) => (Date.parse(day) - Date.parse(first)) / 86_400_000 / 365;
    const worth = [...flows.map(({ day, amount }) => -amount / (1 + rate) ** years(day)), left / (1 + rate) ** years(AS_OF)];
    expect(Math.abs(total(worth)) / total(flows.map(({ amount }) => Math.max(amount, 0)))).toBeLessThan(1e-6);
  });

  test('below one year what the index would have given is for the days there were, not annualised', () => {
    const { key, method, steps } = traceOf(calculator, keyOf(PRIVATE, 'pmeReturn', '3m'));
    const step = (id: string) => Number(steps.find(one => one.id === id)?.value);
    expect(method).toBe('private-assets.ln-pme-period');
    expect(step('daysHeld')).toBe(92);
    expect(valueOf(key)).toBeCloseTo((1 + step('yearlyRate')) ** (92 / 365) - 1, 12);
    expect(traceOf(calculator, keyOf(PRIVATE, 'pmeReturn', '1y')).method).toBe('private-assets.ln-pme');
  });

  test('a mandate measured against a market index has none', () => {
    expect(figure(calculator, keyOf(entityId('HOSHI', 'HDE01'), 'pme', 'itd'))).toMatchObject({ value: null, reason: 'not_applicable' });
  });
});

describe('mixes that are left to drift', () => {
  const mix = entityId('HOSHI', 'MIX46');
  const parts = [entityId('HOSHI', 'WEQ'), entityId('HOSHI', 'WGBH')] as const;
  const monthOf = (id: string, asOf: string) => valueOf(keyOf(id, 'return', '1m', asOf));
  const under = (rebalance: string) => {
    const entities = new Map(calculator.book.entities);
    const held = entities.get(mix);
    if (held) entities.set(mix, { ...held, rebalance });
    return new FigureCalculator({ ...calculator.book, entities });
  };

  test.each([
    ['quarterly', ['2026-07-31', '2026-08-31', '2026-09-30']],
    ['annual', ['2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30']],
  ])('%s: 40 to 60 at the start, then whatever the markets made of it', (rule, months) => {
    const drifting = under(rule);
    let held = [0.4, 0.6];
    for (const asOf of months) {
      const returns = parts.map(id => monthOf(id, asOf));
      const expected = total(held.map((weight, at) => weight * (returns[at] ?? 0)));
      const traced = traceOf(drifting, keyOf(mix, 'return', '1m', asOf));
      expect(Number(traced.figure.value)).toBeCloseTo(expected, 12);
      for (const [at, id] of parts.entries())
        expect(Number(traced.steps.find(step => step.id === 'weight' && step.at === id)?.value)).toBeCloseTo(held[at] ?? Number.NaN, 12);
      expect(traced.inputs.map(figureKey)).toContain(figureKey(keyOf(parts[0], 'return', '1m', months[0] ?? '')));
      held = held.map((weight, at) => (weight * (1 + (returns[at] ?? 0))) / (1 + expected));
    }
  });

  test('never, and only when the mix changes, are the same here: one mix, held from its first month', () => {
    const [never, onChange] = [under('never'), under('onChange')].map(one => figure(one, keyOf(mix, 'return', 'itd')).value);
    expect(never).toBe(onChange);
    expect(never).not.toBe(figure(calculator, keyOf(mix, 'return', 'itd')).value);
    const parts2 = parts.map(id => traceOf(calculator, keyOf(id, 'return', 'itd')).inputs.map(valueOf).reduce((wealth, month) => wealth * (1 + month), 1)); // oxfmt-ignore
    const months = traceOf(calculator, keyOf(mix, 'return', 'itd')).inputs.length;
    expect(Number(never)).toBeCloseTo((0.4 * (parts2[0] ?? 0) + 0.6 * (parts2[1] ?? 0)) ** (12 / months) - 1, 10);
  });
});
