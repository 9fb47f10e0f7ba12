import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callProgress, explainCallProgress, explainUnfunded, unfunded } from './commitment';

test('1.31 1,000 promised, 250 and 300 called, 40 may be called again: 490 unfunded', () => {
  expect(unfunded({ commitment: 1000, calls: [250, 300], recallable: [40] })).toEqual({ value: 490 });
});

test('3.084 550 of 1,000 called is 55 %', () => {
  expect(callProgress({ commitment: 1000, calls: [250, 300] })).toEqual({ value: 0.55 });
});

test('money called twice takes the progress above one, and a promise of nothing has none', () => {
  expect(callProgress({ commitment: 100, calls: [100, 5] })).toEqual({ value: 1.05 });
  expect(callProgress({ commitment: 0, calls: [] })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('the explanation carries the very result, and its steps give it: commitment - paid in + recallable', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), amounts, amounts, (commitment, calls, recallable) => {
      const inputs = { commitment, calls, recallable };
      const { result, steps } = explainUnfunded(inputs);
      expect(result).toEqual(unfunded(inputs));
      const [promised, paidIn, returned] = steps.map(step => Number(step.value));
      expect(result.value).toBe(promised! - paidIn! + returned!);
      expect(explainCallProgress(inputs).result).toEqual(callProgress(inputs));
    }),
  );
});
