import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainMirr, mirr } from './mirr';

test('1,000 becomes 100 × 1.331 + 250 × 1.21 + 500 × 1.1 + 500 = 1,485.6 in four years (pyxirr test_mirr: 0.10401626745)', () => {
  const found = mirr({ amounts: [-1000, 100, 250, 500, 500], financeRate: 0.1, reinvestRate: 0.1 });
  expect(found.value).toBeCloseTo(1.4856 ** 0.25 - 1, 14);
  expect(found.value).toBeCloseTo(0.10401626745, 10);
});

test('money that only goes one way has no rate', () => {
  expect(mirr({ amounts: [-1, -2], financeRate: 0.1, reinvestRate: 0.1 })).toEqual({ value: null, reason: 'no_root' });
  expect(mirr({ amounts: [], financeRate: 0.1, reinvestRate: 0.1 })).toEqual({ value: null, reason: 'no_data' });
  expect(mirr({ amounts: [5], financeRate: 0.1, reinvestRate: 0.1 })).toEqual({ value: null, reason: 'too_short' });
});

test('the explanation carries the very result', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 8 }),
      fc.double({ min: -0.5, max: 1, noNaN: true }),
      (amounts, rate) => {
        const inputs = { amounts, financeRate: rate, reinvestRate: 0.05 };
        expect(explainMirr(inputs).result).toEqual(mirr(inputs));
      },
    ),
  );
});
