import { OTHER_SHOWN_FROM } from '@hakaru/contract/attribution';
import type { Horizon, Measure } from '@hakaru/contract/figures';
import { horizons } from '@hakaru/engine/calendar/horizons';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityId } from '#features/demo/institution/structure';
import type { Book } from '#features/books/book';
import { FigureCalculator } from '#features/books/calculator';
import { figure } from '#features/measures/figure';
import { mainBook } from '#features/books/testing/main-book';
import { traceOf } from '#features/measures/trace';
import { reportingBelow } from '#features/books/tree';
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

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const at = (id: string, measure: Measure, horizon: Horizon | null, asOf = AS_OF) =>
  figure(calculator, { entityId: id, measure, horizon, asOf }).value;
const number = (...of: Parameters<typeof at>): number => {
  const value = at(...of);
  if (value === null) throw new Error(`${of.join(' ')} is not there`);
  return Number(value);
};
const classes = () => book.classes.flatMap(({ entityId: id }) => id ?? []);

test.each(['1m', '3m', '1y', '5y'] as const)(
  '1.38 2.6.26 over %s the manager and benchmark effects of the mandates add up to the selection and interaction of their class',
  horizon => {
    let seen = 0;
    for (const id of classes()) {
      // A mandate that closed within the period is below the class in an earlier month only.
      const below = new Set(Array.from({ length: 60 }, (_, back) => reportingBelow(book, id, monthIndexOf(AS_OF) - back)).flat());
      const held = [...below].filter(one => at(one, 'totalEffect', horizon) !== null);
      seen += held.length;
      for (const one of held)
        expect(number(one, 'totalEffect', horizon)).toBeCloseTo(
          number(one, 'managerEffect', horizon) + number(one, 'benchmarkEffect', horizon),
          14,
        );
      const parts = total(held.map(one => number(one, 'totalEffect', horizon)));
      expect(Math.abs(parts + number(id, 'withinEffect', horizon) - number(id, 'activeEffect', horizon))).toBeLessThan(EXACT);
      expect(Math.abs(number(id, 'withinEffect', horizon))).toBeLessThan(OTHER_SHOWN_FROM);
    }
    expect(seen).toBeGreaterThan(12);
  },
);

test('1.38 a mandate’s effect is its opening weight at what it did beside its benchmark, and traces to those', () => {
  const id = entityId('HOSHI', 'HDE02');
  const opening = number(id, 'weight', null, '2026-08-31');
  const ahead = number(id, 'return', '1m') - number(id, 'benchmarkReturn', '1m');
  expect(number(id, 'managerEffect', '1m')).toBeCloseTo(opening * ahead, 12);
  const linked = traceOf(calculator, { entityId: id, measure: 'managerEffect', horizon: '1y', asOf: AS_OF });
  expect(linked.method).toBe('attribution.linked');
  expect(linked.inputs).toHaveLength(25);
  const month = traceOf(calculator, { entityId: id, measure: 'managerEffect', horizon: '1m', asOf: AS_OF });
  expect(month.method).toBe('attribution.manager');
  expect(month.inputs.map(({ measure }) => measure)).toEqual(['weight', 'return', 'benchmarkReturn']);
  expect(at(id, 'allocationEffect', '1m')).toBeNull();
  expect(at(entityId('HOSHI', 'WEQ'), 'managerEffect', '1m')).toBeNull();
});

test('1.38 a period with a mandate’s missing value has no effects of mandates, and no zero', () => {
  const place = `${entityId('HOSHI', 'HDB02')}.marketValue`;
  const recorded = book.facts.get(place);
  if (!recorded) throw new Error('nothing was reported of HDB02');
  const lacking = new FigureCalculator({
    ...book,
    facts: new Map(book.facts).set(place, { ...recorded, values: recorded.values.with(-4, null) }),
  });
  for (const ref of ['HDB01', 'HDE02'])
    expect(figure(lacking, { entityId: entityId('HOSHI', ref), measure: 'managerEffect', horizon: '1y', asOf: AS_OF })).toMatchObject({
      value: null,
      reason: 'gap',
    });
});

/** True when the period has a figure; expects it to be the sum of its parts at either level. */
function addsUp(horizon: Horizon, asOf: string): boolean {
  const whole = at(ROOT, 'totalEffect', horizon, asOf);
  if (whole === null) return false;
  const active = number(ROOT, 'cumulativeReturn', horizon, asOf) - number(ROOT, 'cumulativeBenchmark', horizon, asOf);
  const over = (...measures: Measure[]) => total(classes().flatMap(id => measures.map(one => number(id, one, horizon, asOf))));
  const other = number(ROOT, 'otherEffect', horizon, asOf);
  const byClass = over('allocationEffect', 'selectionEffect', 'interactionEffect') + other;
  expect(Math.abs(Number(whole) - active)).toBeLessThan(EXACT);
  expect(Math.abs(byClass - active)).toBeLessThan(EXACT);
  if (at(classes()[0] ?? '', 'managerEffect', horizon, asOf) === null) return true;
  const byMandate = over('allocationEffect', 'managerEffect', 'benchmarkEffect', 'withinEffect') + other;
  expect(Math.abs(byMandate - active)).toBeLessThan(EXACT);
  return true;
}

test('1.38 2.6.26 in every month of the demo and over random periods the effects add up to the active return', () => {
  const months = book.monthEnds.filter(day => addsUp('1m', day));
  expect(months.length).toBeGreaterThan(115);
  let taken = 0;
  fc.assert(
    fc.property(fc.constantFrom(...months), fc.constantFrom(...horizons), (asOf, horizon) => {
      taken += addsUp(horizon, asOf) ? 1 : 0;
    }),
    { numRuns: 150 },
  );
  expect(taken).toBeGreaterThan(60);
});
