import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainStatesPortfolio, statesPortfolio } from './states';

test('Sharpe, Macro-Investment Analysis: 16.5, 9.4, 3.8, -10.5 in four states, 9.13 expected', () => {
  const { value } = statesPortfolio({
    weights: [0.2, 0.3, 0.5],
    returns: [
      [5, 5, 5, 5],
      [10, 8, 6, -5],
      [25, 12, 2, -20],
    ],
    probabilities: [0.4, 0.3, 0.2, 0.1],
  });
  expect(value?.returns).toEqual([16.5, 9.4, 3.8, -10.5].map(each => expect.closeTo(each, 12)));
  expect(value?.expected).toBeCloseTo(9.13, 12);
  expect(value?.variance).toBeCloseTo(0.4 * 7.37 ** 2 + 0.3 * 0.27 ** 2 + 0.2 * 5.33 ** 2 + 0.1 * 19.63 ** 2, 10);
});

test('probabilities that do not add to one are refused, and so are rows of another length', () => {
  expect(statesPortfolio({ weights: [1], returns: [[5, 5]], probabilities: [0.5, 0.4] })).toEqual({
    value: null,
    reason: 'not_applicable',
  });
  expect(statesPortfolio({ weights: [1], returns: [[5]], probabilities: [0.5, 0.5] })).toEqual({ value: null, reason: 'gap' });
  expect(statesPortfolio({ weights: [], returns: [], probabilities: [] })).toEqual({ value: null, reason: 'no_data' });
});

test('the explanation carries the very result', () => {
  const numbers = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(numbers, numbers, numbers, (weights, first, second) => {
      const inputs = { weights, returns: [first, second], probabilities: [0.25, 0.75] };
      expect(explainStatesPortfolio(inputs).result).toEqual(statesPortfolio(inputs));
    }),
  );
});
