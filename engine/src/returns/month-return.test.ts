import { addDays } from '#calendar/day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modifiedDietz } from './modified-dietz';
import { monthReturn } from './month-return';

const october = { from: '2026-09-30', to: '2026-10-31' };

test('a flow without a day weighs nothing, whatever the timing', () => {
  for (const timing of ['end', 'start'] as const)
    expect(monthReturn({ ...october, opening: 100, closing: 153, flows: [{ day: null, amount: 50, timing }] }).value).toBe(0.03);
});

test('timing: from the morning of its day a flow has one day more', () => {
  const flow = { day: '2026-10-05', amount: 50 };
  const month = { ...october, opening: 100, closing: 153 };
  expect(monthReturn({ ...month, flows: [{ ...flow, timing: 'end' }] }).value).toBeCloseTo(3 / (100 + (26 / 31) * 50), 15);
  expect(monthReturn({ ...month, flows: [{ ...flow, timing: 'start' }] }).value).toBeCloseTo(3 / (100 + (27 / 31) * 50), 15);
});

test('a large flow with a value before it is revalued there; a small one, and one without a value, are not', () => {
  const month = { ...october, opening: 100, closing: 231 };
  const on = (amount: number, valueBefore: number | null) => [{ day: '2026-10-15', amount, valueBefore }];
  expect(monthReturn({ ...month, flows: on(100, 110) }).value).toBeCloseTo((110 / 100) * (231 / 210) - 1, 14);
  expect(monthReturn({ ...month, flows: on(100, null) }).value).toBeCloseTo(31 / (100 + (16 / 31) * 100), 14);
  expect(monthReturn({ ...month, closing: 106, flows: on(5, 90) }).value).toBeCloseTo(1 / (100 + (16 / 31) * 5), 14);
});

test('months without days are the Modified Dietz they always were; a flow split on one day is one flow', () => {
  const amounts = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 100, max: 200, noNaN: true }), amounts, amounts, fc.integer({ min: 1, max: 31 }), (closing, a, b, at) => {
      const day = addDays(october.from, at);
      const month = { ...october, opening: 150, closing };
      const undated = monthReturn({ ...month, flows: [{ day: null, amount: a }] });
      expect(undated).toEqual(modifiedDietz({ opening: 150, closing, days: 31, flows: [{ elapsedDays: 31, amount: a }] }));
      const split =
        monthReturn({
          ...month,
          flows: [
            { day, amount: a },
            { day, amount: b },
          ],
        }).value ?? NaN;
      expect(split).toBeCloseTo(monthReturn({ ...month, flows: [{ day, amount: a + b }] }).value ?? NaN, 12);
    }),
  );
});
