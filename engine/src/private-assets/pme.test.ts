import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  directAlpha,
  explainDirectAlpha,
  explainKsPme,
  explainLnPme,
  explainPmePlus,
  ksPme,
  lnPme,
  lnPmeNav,
  pmePlus,
  pmePlusLambda,
} from './pme';

/** The worked table of the encyclopaedia article on public market equivalents; figures from 50-digit arithmetic. */
const table = { contributions: [100, 50, 0, 0, 0], distributions: [0, 0, 60, 100, 0], index: [100, 105, 115, 100, 120], nav: 20 };

test('Kaplan-Schoar: (60 × 120/115 + 100 × 120/100 + 20) / (100 × 120/100 + 50 × 120/105)', () => {
  expect(ksPme(table).value).toBeCloseTo(1.1437587657784011, 14);
});

test('INSEAD: (15 × 130/115 + 20) / (25 × 130/100) = 1.14', () => {
  const fund = { contributions: [25, 0, 0], distributions: [0, 15, 0], index: [100, 115, 130], nav: 20 };
  expect(ksPme(fund).value).toBeCloseTo((15 * (130 / 115) + 20) / 32.5, 14);
  expect(lnPmeNav(fund).value).toBeCloseTo(32.5 - 15 * (130 / 115), 12);
  const left = 32.5 - 15 * (130 / 115);
  expect(lnPme(fund).value).toBeCloseTo((15 + Math.sqrt(225 + 100 * left)) / 50 - 1, 12); // 25 x² = 15 x + left, x = 1 + r
});

test('Long-Nickels runs short of 5.47 and says so', () => {
  expect(lnPme(table)).toMatchObject({ value: expect.closeTo(0.0133632333317268, 12), shortIndex: true });
  expect(lnPmeNav(table).value).toBeCloseTo(-5.46583850931677, 11);
});

test('PME+: distributions times 0.8605, a rate of 2.05 %', () => {
  expect(pmePlusLambda(table).value).toBeCloseTo(0.8605442176870748, 13);
  expect(pmePlus(table).value).toBeCloseTo(0.02048908860506664, 12);
});

test('direct alpha 5.6 %, with its continuous form', () => {
  expect(directAlpha(table)).toMatchObject({
    value: expect.closeTo(0.05604625421860258, 12),
    continuous: expect.closeTo(Math.log(1.0560462542186026), 12),
  });
});

test('on real days the rate is yearly: 100 grew to 121 where the index grew to 110, in one year', () => {
  const dated = { contributions: [100, 0], distributions: [0, 0], index: [100, 110], nav: 121, days: ['2021-01-01', '2022-01-01'] };
  expect(directAlpha(dated).value).toBeCloseTo(0.1, 12);
  const backwards = { contributions: [0, 100], distributions: [0, 0], index: [110, 100], nav: 121, days: ['2022-01-01', '2021-01-01'] };
  expect(directAlpha(backwards)).toEqual(directAlpha(dated));
});

test('nothing paid in, nothing paid out, an index at zero: no figure', () => {
  expect(ksPme({ contributions: [0], distributions: [5], index: [100], nav: 1 })).toEqual({ value: null, reason: 'zero_denominator' });
  expect(pmePlusLambda({ contributions: [5], distributions: [0], index: [100], nav: 1 })).toEqual({
    value: null,
    reason: 'zero_denominator',
  });
  expect(ksPme({ contributions: [5], distributions: [0], index: [0], nav: 1 })).toEqual({ value: null, reason: 'not_applicable' });
  expect(lnPme({ contributions: [], distributions: [], index: [], nav: 1 })).toMatchObject({ value: null, reason: 'no_data' });
});

const row = fc.record({
  call: fc.integer({ min: 0, max: 100 }),
  out: fc.integer({ min: 0, max: 100 }),
  level: fc.integer({ min: 50, max: 200 }),
});
const funds = fc
  .record({ rows: fc.array(row, { minLength: 1, maxLength: 12 }), nav: fc.integer({ min: 0, max: 500 }) })
  .map(({ rows, nav }) => ({
    contributions: rows.map(each => each.call),
    distributions: rows.map(each => each.out),
    index: rows.map(each => each.level),
    nav,
  }));

test('direct alpha is positive exactly when Kaplan-Schoar is above one, for a fund that calls first and pays later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.array(row, { minLength: 1, maxLength: 10 }), (call, rows) => {
      const fund = {
        contributions: [call, ...rows.map(() => 0)],
        distributions: [0, ...rows.map(each => each.out)],
        index: [100, ...rows.map(each => each.level)],
        nav: 10,
      };
      const alpha = directAlpha(fund).value;
      const multiple = ksPme(fund).value;
      fc.pre(alpha !== null && multiple !== null && Math.abs(multiple - 1) > 1e-9);
      expect(alpha! > 0).toBe(multiple! > 1);
    }),
  );
});

test('the level of the index is nothing, its growth everything', () => {
  fc.assert(
    fc.property(funds, fund => {
      const one = ksPme(fund);
      const other = ksPme({ ...fund, index: fund.index.map(level => level * 8) });
      expect(other).toEqual(one);
    }),
  );
});

test('the explanation carries the very result', () => {
  fc.assert(
    fc.property(funds, fund => {
      expect(explainKsPme(fund).result).toEqual(ksPme(fund));
      expect(explainLnPme(fund).result).toEqual(lnPme(fund));
      expect(explainPmePlus(fund).result).toEqual(pmePlus(fund));
      expect(explainDirectAlpha(fund).result).toEqual(directAlpha(fund));
    }),
  );
});
