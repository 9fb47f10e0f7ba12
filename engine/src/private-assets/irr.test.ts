import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#calendar/day';
import { flows } from '#testing/flows';
import { allRoots } from './all-roots';
import { fillSeries, seriesFor } from './flow-series';
import { explainIrr, explainXirr, irr, xirr } from './irr';
import { xnpv } from './present-value';

describe('irr', () => {
  test('100 = 60 / 1.1307 + 60 / 1.1307², to the last digit (50-digit bisection)', () => {
    expect(irr([-100, 60, 60])).toEqual({
      value: expect.closeTo(0.13066238629180749, 14),
      roots: [expect.anything()],
      multipleRoots: false,
    });
  });

  test('a rate below zero: 10 paid, 8 back in four years (pyxirr test_periodic)', () => {
    expect(irr([-10, 2, 2, 2, 2]).value).toBeCloseTo(-0.08364541746615073, 12);
  });

  test('of two rates the one nearest to 10 % is the value, and both are listed', () => {
    const found = irr([-50, -100, 600, 300, -100]); // pyxirr test_periodic; both roots by numpy.roots
    expect(found).toMatchObject({ value: expect.closeTo(1.8544178284561776, 10), multipleRoots: true });
    expect(found.roots).toEqual([expect.closeTo(-0.7688954706807807, 10), expect.closeTo(1.8544178284561776, 10)]);
  });
});

describe('xirr', () => {
  test('1.34 the example of the spreadsheet documentation: 37.336253351883 % (50-digit bisection; printed there as 0.373362535)', () => {
    const found = xirr(
      flows(`
      2008-01-01  -10,000
      2008-03-01    2,750
      2008-10-30    4,250
      2009-02-15    3,250
      2009-04-01    2,750
    `),
    );
    expect(found).toEqual({
      value: expect.closeTo(0.3733625335188315, 13),
      roots: [expect.anything()],
      multipleRoots: false,
      days: 456,
      sinceInception: null,
    });
  });

  test('two calls a year apart: 100 × 1.1² + 100 × 1.1 = 231', () => {
    const found = xirr(
      flows(`
      2021-01-01  -100
      2022-01-01  -100
      2023-01-01   231
    `),
    );
    expect(found.value).toBeCloseTo(0.1, 12);
  });

  test('half a year shows its own return: 10 % in 181 days is 21.2 % a year, and 10 % is what to print', () => {
    const found = xirr(flows('2023-01-01 -100\n 2023-07-01 110'));
    expect(found).toMatchObject({ days: 181, sinceInception: expect.closeTo(0.1, 12) });
    expect(found.value).toBeCloseTo(1.1 ** (365 / 181) - 1, 12);
  });

  test.each([
    ['act/360', 0.0991988898057063],
    ['30/360', 0.100675477282743],
    ['act/act ISDA', 0.100739648987346],
  ] as const)('day count %s as in the MathWorks xirr documentation', (dayCount, expected) => {
    const statement = `
      2007-01-12  -10000
      2008-02-14    2500
      2008-03-03    2000
      2008-06-14    3000
      2008-12-01    4000`;
    expect(xirr(flows(statement), { dayCount }).value).toBeCloseTo(expected, 11); // their figures end there
  });

  test.each([
    ['', 'no_data'],
    ['2020-01-01 -100', 'too_short'],
    ['2020-01-01 -100\n 2021-01-01 -5', 'no_root'],
    ['2020-01-01 0\n 2021-01-01 0', 'no_root'],
    ['2020-01-01 -100\n 2020-01-01 110', 'no_root'],
    ['2020-01-01 -100\n 2021-01-01 0', 'total_loss'],
    ['2020-01-01 NaN\n 2021-01-01 110', 'no_data'],
  ])('no rate for %j: %s', (statement, reason) => {
    expect(xirr(flows(statement))).toMatchObject({ value: null, reason, roots: [], multipleRoots: false });
  });

  test('a rate of nothing is 0 and never -0', () => {
    expect(xirr(flows('2020-01-01 -100\n 2021-01-01 100')).value).toBe(0);
  });
});

const dated = fc.record({
  day: fc.integer({ min: 0, max: 4000 }).map(days => addDays('2015-01-01', days)),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
});
const statements = fc.array(dated, { minLength: 0, maxLength: 30 });

/** Two days can give a rate of millions: what floating-point numbers keep is so many digits, not so many decimals. */
function expectSameRate(found: number | null, expected: number | null) {
  expect(Math.abs((found ?? NaN) - (expected ?? NaN))).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected ?? NaN)));
}

describe('properties', () => {
  test('at every root the flows are worth nothing', () => {
    fc.assert(
      fc.property(statements, list => {
        const gross = list.reduce((sum, flow) => sum + Math.abs(flow.amount), 0);
        for (const rate of xirr(list).roots) {
          if (rate > -0.5)
            expect(Math.abs(xnpv({ flows: list, rate }).value ?? NaN)).toBeLessThan(1e-7 * gross * Math.max(1, (1 + rate) ** -11));
        }
      }),
    );
  });

  test('order does not matter, nor zero flows, nor splitting one, nor which side looks', () => {
    fc.assert(
      fc.property(statements, list => {
        const found = xirr(list);
        fc.pre(found.value !== null);
        expect(xirr(list.toReversed())).toEqual(found);
        const [first] = list;
        const padded = [...list, { day: first!.day, amount: 0 }];
        expectSameRate(xirr(padded).value, found.value);
        const halves = list.flatMap(({ day, amount }) => [
          { day, amount: amount / 2 },
          { day, amount: amount / 2 },
        ]);
        expectSameRate(xirr(halves).value, found.value);
        expectSameRate(xirr(list.map(({ day, amount }) => ({ day, amount: -amount }))).value, found.value);
      }),
    );
  });

  test('in another unit of money the rate is the same', () => {
    fc.assert(
      fc.property(statements, fc.integer({ min: 1, max: 1000 }), (list, unit) => {
        const scaled = list.map(({ day, amount }) => ({ day, amount: amount * unit }));
        const one = xirr(list);
        const other = xirr(scaled);
        if (one.value === null) expect(other.value).toBeNull();
        else expectSameRate(other.value, one.value);
      }),
    );
  });

  test('the explanation carries the very result', () => {
    fc.assert(fc.property(statements, list => void expect(explainXirr(list).result).toEqual(xirr(list))));
    const amounts = fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 12 });
    fc.assert(fc.property(amounts, list => void expect(explainIrr(list).result).toEqual(irr(list))));
  });
});

test('the explanation can be repeated in a spreadsheet: the worths add to nothing', () => {
  const { steps, method, options } = explainXirr(flows('2021-01-01 -100\n 2022-01-01 110'));
  expect({ method, options }).toEqual({ method: 'private-assets.xirr', options: { dayCount: 'act/365F' } });
  expect(steps.filter(step => step.id === 'worth').map(step => step.value)).toEqual([-100, expect.closeTo(100, 10)]);
  expect(steps.at(-1)).toEqual({ id: 'sum', value: expect.closeTo(0, 10), unit: 'money' });
});

test('the rate of dated flows is the bracketed solver’s, in whatever order they come and explained or not', () => {
  const flow = fc.record({ day: fc.integer({ min: 0, max: 5000 }), amount: fc.integer({ min: -1000, max: 1000 }) });
  const fund = fc.tuple(fc.array(flow, { minLength: 1, maxLength: 90 }), fc.integer({ min: 1, max: 2000 }));
  fc.assert(
    fc.property(fund, fc.boolean(), ([drawn, nav], isReversed) => {
      const dated = [...drawn.map(({ day, amount }) => ({ day: addDays('2010-01-01', day), amount })), { day: '2024-01-01', amount: nav }];
      const found = xirr(isReversed ? dated.toReversed() : dated);
      expect(found).toEqual(xirr(dated));
      expect(explainXirr(dated).steps.find(({ id }) => id === 'rate')?.value ?? null).toBe(found.value);
      if (found.value === null) return;
      const from = Math.min(...drawn.map(({ day }) => day), daysBetween('2010-01-01', '2024-01-01'));
      const times = [...drawn.map(({ day }) => day), daysBetween('2010-01-01', '2024-01-01')].map(day => (day - from) / 365);
      const series = fillSeries(seriesFor(times.length), times, [...drawn.map(({ amount }) => amount), nav], 0, times.length);
      const bracketed = allRoots(series).map(Math.expm1);
      expect(found.roots).toHaveLength(bracketed.length);
      for (const [at, root] of bracketed.entries()) expect(found.roots[at]).toBeCloseTo(root, 9);
    }),
  );
});
