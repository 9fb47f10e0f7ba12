import { expect, test } from 'vitest';
import { arithmeticExcess, excessReturn, explainExcess, geometricExcess } from './excess';

test('8.3 % against 6.4 % (Bacon): 1.9 % arithmetic, 1.083 / 1.064 - 1 = 1.785714 % geometric', () => {
  expect(excessReturn({ portfolio: 0.083, benchmark: 0.064 })).toEqual({
    arithmetic: { value: expect.closeTo(0.019, 14) },
    geometric: { value: expect.closeTo(0.01785714285714, 12) },
  });
});

test('a benchmark that lost everything leaves nothing to divide by', () => {
  expect(geometricExcess({ portfolio: 0.1, benchmark: -1 })).toEqual({ value: null, reason: 'zero_denominator' });
  expect(arithmeticExcess({ portfolio: 0.1, benchmark: -1 })).toEqual({ value: 1.1 });
});

test('the explanation names the method and both returns', () => {
  expect(explainExcess({ portfolio: 0.02, benchmark: 0.01 }, 'geometric')).toMatchObject({
    options: { method: 'geometric' },
    steps: [
      { id: 'portfolio', value: 0.02 },
      { id: 'benchmark', value: 0.01 },
    ],
  });
});
