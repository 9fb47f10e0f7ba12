import type { Measure } from '@hakaru/contract/figures';
import { OTHER_SHOWN_FROM, writePeriodPart } from '@hakaru/contract/attribution';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Book } from '#features/books/book';
import { FigureCalculator } from '#features/books/calculator';
import { mainBook } from '#features/books/testing/main-book';
import { entityId } from '#features/demo/institution/structure';
import { figure } from '#features/measures/figure';
import { traceOf } from '#features/measures/trace';
import { openTestServer, type TestServer } from '#testing/test-server';

const ROOT = entityId('HOSHI', 'TOTAL');
const AS_OF = '2026-09-30';
const EXACT = 1e-12;

let server: TestServer;
let book: Book;
let calculator: FigureCalculator;
beforeAll(async () => {
  server = await openTestServer();
  book = await mainBook(server);
  calculator = new FigureCalculator(book);
});
afterAll(() => server.close());

type Period = { from: string; to: string };
const classes = () => book.classes.flatMap(({ entityId: id }) => id ?? []);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const grown = (values: readonly number[]) => values.reduce((wealth, value) => wealth * (1 + value), 1) - 1;
const of = (id: string, measure: Measure, { from, to }: Period) =>
  figure(calculator, { entityId: id, measure, horizon: 'itd', asOf: to, part: writePeriodPart({ from }) ?? '' });
const over = (measure: Measure, period: Period, id = ROOT): number => {
  const { value } = of(id, measure, period);
  if (value === null) throw new Error(`${measure} of ${id} from ${period.from} to ${period.to} is not there`);
  return Number(value);
};
const inMonth = (id: string, measure: Measure, asOf: string) => figure(calculator, { entityId: id, measure, horizon: '1m', asOf }).value;
const onDay = (id: string, measure: Measure, asOf: string) =>
  Number(figure(calculator, { entityId: id, measure, horizon: null, asOf }).value);

const PERIODS: readonly Period[] = [
  { from: '2026-08-31', to: AS_OF },
  { from: '2025-09-30', to: AS_OF },
  { from: '2023-09-30', to: '2026-03-31' },
  { from: '2016-10-31', to: AS_OF },
];

/** The classes' weights and returns of a month, from figures other screens show. */
function byClass(month: number) {
  const day = monthEndOfIndex(month);
  return classes().map(id => {
    const own = inMonth(id, 'return', day);
    const market = inMonth(id, 'benchmarkReturn', day);
    const [r, b] = [own ?? market ?? '0', market ?? own ?? '0'].map(Number);
    return { w: onDay(id, 'weight', monthEndOfIndex(month - 1)), W: onDay(id, 'policyWeight', day), r: r ?? 0, b: b ?? 0 };
  });
}

describe('effects between notional funds (Davies and Laker)', () => {
  test.each(PERIODS)('1.38 2.6.26 from $from to $to the four parts add up to the active return', period => {
    const parts = (['notionalAllocation', 'notionalSelection', 'notionalInteraction', 'notionalOther'] as const).map(one =>
      over(one, period),
    );
    const active = over('cumulativeReturn', period) - over('cumulativeBenchmark', period);
    expect(Math.abs(total(parts) - active)).toBeLessThan(EXACT);
  });

  test('1.38 each fund is compounded on its own and compared after, from weights and returns shown elsewhere', () => {
    const period = { from: '2025-09-30', to: AS_OF };
    const months = Array.from({ length: 12 }, (_, at) => byClass(monthIndexOf(period.from) + 1 + at));
    const fund = (one: (row: ReturnType<typeof byClass>[number]) => number) => grown(months.map(rows => total(rows.map(one))));
    const policy = fund(({ W, b }) => W * b);
    const allocation = fund(({ w, b }) => w * b);
    const selection = fund(({ W, r }) => W * r);
    const held = fund(({ w, r }) => w * r);
    expect(over('notionalAllocation', period)).toBeCloseTo(allocation - policy, 12);
    expect(over('notionalSelection', period)).toBeCloseTo(selection - policy, 12);
    expect(over('notionalInteraction', period)).toBeCloseTo(held - allocation - selection + policy, 12);
    // Linked month by month the same effects are others: that is why both are shown.
    expect(Math.abs(over('notionalAllocation', period) - over('allocationEffect', period))).toBeGreaterThan(1e-7);
  });

  test('1.38 an effect opens to its two funds, a fund to its months, a month to weights and returns', () => {
    const key = { entityId: ROOT, measure: 'notionalSelection', horizon: '1y', asOf: AS_OF } as const;
    const effect = traceOf(calculator, key);
    expect(effect).toMatchObject({ method: 'attribution.between-funds' });
    expect(effect.inputs.map(({ measure }) => measure)).toEqual(['selectionFund', 'policyReturn']);
    const [first] = effect.inputs;
    if (!first) throw new Error('no fund');
    const fund = traceOf(calculator, first);
    expect(fund.method).toBe('attribution.compounded');
    expect(grown(fund.inputs.map(one => Number(figure(calculator, one).value)))).toBeCloseTo(Number(fund.figure.value), 13);
    const [month] = fund.inputs;
    if (!month) throw new Error('no month');
    expect(traceOf(calculator, month)).toMatchObject({ method: 'attribution.selection-fund' });
    expect(traceOf(calculator, month).inputs.length).toBeGreaterThan(10);
  });
});

describe('decisions one after another', () => {
  const DECISIONS = ['geometricAllocation', 'geometricBenchmark', 'geometricManager', 'geometricWithin'] as const;

  test.each(PERIODS.slice(0, 3))(
    '1.38 2.6.26 from $from to $to classes, benchmarks and managers multiply to the ratio of both sides',
    period => {
      const ratio = (1 + over('cumulativeReturn', period)) / (1 + over('cumulativeBenchmark', period)) - 1;
      expect(Math.abs(grown(DECISIONS.map(one => over(one, period))) - ratio)).toBeLessThan(EXACT);
      const selection = (['geometricBenchmark', 'geometricManager'] as const).map(one => over(one, period));
      expect(grown(selection)).toBeCloseTo(over('geometricSelection', period), 9);
      expect(Math.abs(over('geometricWithin', period))).toBeLessThan(OTHER_SHOWN_FROM);
    },
  );

  test('1.38 a month’s decisions are the mandates’ effects over what stood before them', () => {
    const at = (measure: Measure) => Number(inMonth(ROOT, measure, AS_OF));
    expect(at('mandateMixReturn')).toBeCloseTo(at('notionalReturn') + at('benchmarkEffect'), 13);
    expect(at('geometricBenchmark')).toBeCloseTo(at('benchmarkEffect') / (1 + at('notionalReturn')), 13);
    expect(at('geometricManager')).toBeCloseTo(at('managerEffect') / (1 + at('mandateMixReturn')), 13);
    const traced = traceOf(calculator, { entityId: ROOT, measure: 'geometricManager', horizon: '1m', asOf: AS_OF });
    expect(traced).toMatchObject({ method: 'attribution.geometric-manager' });
    expect(traced.inputs.map(({ measure }) => measure)).toEqual(['managerEffect', 'mandateMixReturn']);
  });

  test('1.38 only the whole has them, and a mandate that did not report leaves a dash with its reason', () => {
    const [one = ''] = classes();
    for (const measure of ['notionalAllocation', 'geometricManager', 'heldFund'] as const)
      expect(of(one, measure, { from: '2025-09-30', to: AS_OF })).toMatchObject({ value: null, reason: 'not_applicable' });
    const place = `${entityId('HOSHI', 'HDB02')}.marketValue`;
    const recorded = book.facts.get(place);
    if (!recorded) throw new Error('nothing was reported of HDB02');
    const values = recorded.values.with(-4, null);
    const lacking = new FigureCalculator({ ...book, facts: new Map(book.facts).set(place, { ...recorded, values }) });
    for (const measure of ['notionalAllocation', 'geometricManager'] as const)
      expect(figure(lacking, { entityId: ROOT, measure, horizon: '1y', asOf: AS_OF })).toMatchObject({ value: null, reason: 'gap' });
  });
});
