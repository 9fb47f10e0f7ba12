import type { FigureKey, Horizon, Measure } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { describe, expect, test } from 'vitest';
import type { BookEntity, FactSeries } from '#features/books/book';
import { randomInstitution, ROOT } from '#features/books/testing/random-institution';
import { FigureCalculator } from '#features/books/calculator';
import { figure } from './figure';
import { traceOf } from './trace';

/** Regression tests: ratios that were only rounding noise, and excess returns since inception over different windows. */
const made = randomInstitution(7, { holes: false });
const [first = 0] = made.months;
const last = made.months.at(-1) ?? 0;
const index = made.indices.get('i0') ?? [];

type Edit = { entities?: Record<string, Partial<BookEntity>>; facts?: Record<string, FactSeries> };

function calculatorOf({ entities = {}, facts = {} }: Edit): FigureCalculator {
  const edited = [...made.book.entities].map(([id, entity]) => [id, { ...entity, ...entities[id] }] as const);
  return new FigureCalculator({ ...made.book, entities: new Map(edited), facts: new Map([...made.book.facts, ...Object.entries(facts)]) });
}

const key = (entityId: string, measure: Measure, horizon: Horizon, month = last): FigureKey => ({ entityId, measure, horizon, asOf: monthEndOfIndex(month) }); // oxfmt-ignore
const measuredBy = (benchmarkId: string, from = 0): Pick<BookEntity, 'benchmarks'> => ({
  benchmarks: [{ benchmarkId, fromDay: from === 0 ? '2000-01-01' : monthEndOfIndex(from), toDay: null }],
});
const series = (values: readonly (number | null)[]): FactSeries => ({
  firstMonth: first,
  values: values.map(value => (value === null ? null : String(value))),
  ids: values.map(value => (value === null ? null : 'f')),
  qualities: values.map(value => (value === null ? null : 'valuated')),
});
/** A mandate that opens some months late; `own` gives its monthly return, and values are rounded to the yen. */
function mandate(late: number, own: (at: number) => number): Edit {
  let held = 1_000_000_000;
  const values = made.months.map((_, at) => {
    if (at < late) return null;
    if (at > late) held = Math.round(held * (1 + own(at)));
    return held;
  });
  const openedDate = `${monthEndOfIndex(first + late).slice(0, 8)}01`;
  const terms = made.book.entities.get('m0')?.mandate;
  return {
    entities: { m0: { ...measuredBy('i0'), mandate: terms ? { ...terms, openedDate, performanceClosedDate: null } : null } },
    facts: { 'm0.marketValue': series(values), 'm0.flow': series(values.map(value => (value === null ? null : 0))) },
  };
}

describe('ratios of noise are not shown', () => {
  test('a rate measured against itself, apart by the rounding of yen: a tracking error that reads 0.00, and no ratio over it', () => {
    const calculator = calculatorOf(mandate(0, at => index[at] ?? 0));
    const risk = Number(figure(calculator, key('m0', 'trackingError', 'itd')).value);
    expect(risk).toBeGreaterThan(0);
    expect(risk).toBeLessThan(0.00005);
    expect(figure(calculator, key('m0', 'informationRatio', 'itd'))).toMatchObject({ value: null, reason: 'risk_within_rounding' });
  });

  test('below twelve months there is no volatility, tracking error, information ratio or beta; from twelve on there is', () => {
    const calculator = calculatorOf(mandate(0, at => (index[at] ?? 0) + (at % 3) / 100));
    for (const measure of ['volatility', 'trackingError', 'informationRatio', 'beta'] as const) {
      expect(figure(calculator, key('m0', measure, 'itd', first + 2))).toMatchObject({ value: null, reason: 'too_few_months' });
      expect(figure(calculator, key('m0', measure, 'itd', first + 11))).toMatchObject({ value: null, reason: 'too_few_months' });
      expect(figure(calculator, key('m0', measure, 'itd', first + 12)).value).not.toBeNull();
    }
    expect(figure(calculator, key('m0', 'maxDrawdown', 'itd', first + 2)).value).not.toBeNull();
  });

  test('a fall is below zero', () => {
    const calculator = calculatorOf(mandate(0, at => (at === 3 ? -0.1 : 0.01)));
    expect(Number(figure(calculator, key('m0', 'maxDrawdown', 'itd')).value)).toBeCloseTo(-0.1, 8);
  });
});

describe('since inception both sides of an excess cover the same months', () => {
  const linked = (values: readonly number[]) => {
    const growth = values.reduce((wealth, value) => wealth * (1 + value), 1);
    return values.length > 12 ? growth ** (12 / values.length) - 1 : growth - 1;
  };
  const months = (calculator: FigureCalculator, of: FigureKey) => traceOf(calculator, of).inputs.map(({ asOf }) => asOf);

  test('an index that is older than the mandate is counted from the mandate’s first month', () => {
    const calculator = calculatorOf(mandate(2, at => (index[at] ?? 0) + 0.01));
    const own = months(calculator, key('m0', 'return', 'itd'));
    expect(months(calculator, key('m0', 'benchmarkReturn', 'itd'))).toEqual(own);
    expect(months(calculator, key('i0', 'return', 'itd')).length).toBeGreaterThan(own.length);
    const counted = index.slice(3);
    expect(own).toHaveLength(counted.length);
    expect(Number(figure(calculator, key('m0', 'excess', 'itd')).value)).toBeCloseTo(
      linked(counted.map(one => one + 0.01)) - linked(counted),
      7,
    );
  });

  test('a benchmark that begins later is met by the entity’s own return from there, and the trace names the day', () => {
    const calculator = calculatorOf({ entities: { [ROOT]: measuredBy('i0', first + 6) } });
    const traced = traceOf(calculator, key(ROOT, 'excess', 'itd'));
    const [own, market] = traced.inputs;
    if (!own || !market) throw new Error('an excess has two sides');
    const from = monthEndOfIndex(first + 5);
    expect([own.measure, own.part, market.measure]).toEqual(['return', from, 'benchmarkReturn']);
    expect(traced.steps.find(({ id }) => id === 'from')?.value).toBe(from);
    expect(months(calculator, own)).toEqual(months(calculator, market));
    const returns = made.months.slice(6).map(month => Number(figure(calculator, key(ROOT, 'return', '1m', month)).value));
    expect(Number(traced.figure.value)).toBeCloseTo(linked(returns) - linked(index.slice(6)), 12);
    const whole = figure(new FigureCalculator(made.book), key(ROOT, 'return', 'itd')).value;
    expect(figure(calculator, key(ROOT, 'return', 'itd')).value).toBe(whole);
    expect(figure(calculator, { ...key(ROOT, 'return', 'itd'), part: 'nonsense' }).value).toBe(whole);
  });
});
