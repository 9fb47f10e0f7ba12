import { expect, test } from 'vitest';
import { blendedReturn, explainBlendedReturn, type PolicyBlend, policyWeighted } from './policy-weighted';

const monthEnds = ['2024-02-29', '2024-03-31', '2024-04-30'];
const returns: (number | null)[][] = [
  [0.1, -0.05],
  [0, 0.05],
  [-0.05, 0.1],
];
const blend: PolicyBlend = { monthEnds, returns, policies: [{ from: '2024-01-01', weights: [0.5, 0.5] }] };
const values = (input: PolicyBlend) => policyWeighted(input).map(month => month.result.value);

test('3E.003 policy weights, reset every month: 2.5 %, 2.5 %, 2.5 %', () => {
  expect(values(blend)).toEqual([0.025, 0.025, 0.025].map(each => expect.closeTo(each, 14)));
  expect(blendedReturn(blend).value).toBeCloseTo(1.025 ** 3 - 1, 13);
});

test('never reset: the weights drift as the parts do', () => {
  expect(values({ ...blend, rebalance: 'never' })).toEqual([
    expect.closeTo(0.025, 14),
    expect.closeTo(0.05 * (0.475 / 1.025), 14),
    expect.closeTo(0.5244338498212159 * -0.05 + 0.4755661501787843 * 0.1, 12),
  ]);
});

test('buy and hold is the weighted wealth of the parts', () => {
  const wealth = 0.5 * 1.1 * 1 * 0.95 + 0.5 * 0.95 * 1.05 * 1.1;
  expect(blendedReturn({ ...blend, rebalance: 'never' }).value).toBeCloseTo(wealth - 1, 14);
});

test('quarterly: March drifts, April is back at policy', () => {
  const weights = policyWeighted({ ...blend, rebalance: 'quarterly' }).map(month => month.weights);
  expect(weights).toEqual([
    [0.5, 0.5],
    [expect.closeTo(0.55 / 1.025, 14), expect.closeTo(0.475 / 1.025, 14)],
    [0.5, 0.5],
  ]);
});

test('a year that starts otherwise from a month on resets by the start in force in each month', () => {
  const weights = policyWeighted({ ...blend, rebalance: 'annual', yearStarts: [4, 3, 3] }).map(month => month.weights);
  expect(weights.slice(0, 2)).toEqual([
    [0.5, 0.5],
    [0.5, 0.5],
  ]);
  expect(weights[2]).not.toEqual([0.5, 0.5]); // April begins no year by then
});

test('a new policy dated in the month takes effect at its start, except under never', () => {
  const policies = [...blend.policies, { from: '2024-03-20', weights: [1, 0] }];
  expect(values({ ...blend, policies, rebalance: 'policy-change' })[1]).toBe(0);
  expect(values({ ...blend, policies, rebalance: 'annual' })[1]).toBe(0);
  expect(values({ ...blend, policies, rebalance: 'never' })).toEqual(values({ ...blend, rebalance: 'never' }));
});

test('a part with weight and no return is a gap; drifted weights stay unknown until the next reset', () => {
  const holed = returns.with(0, [0.1, null]);
  const drifting = policyWeighted({ ...blend, returns: holed, rebalance: 'quarterly' }).map(month => month.result);
  expect(drifting).toEqual([{ value: null, reason: 'gap' }, { value: null, reason: 'gap' }, { value: expect.closeTo(0.025, 14) }]);
  expect(values({ ...blend, returns: holed })[1]).toBeCloseTo(0.025, 14);
  expect(blendedReturn({ ...blend, returns: holed })).toEqual({ value: null, reason: 'gap' });
});

test('a part without weight need not report', () => {
  const policies = [{ from: '2024-01-01', weights: [1, 0] }];
  expect(policyWeighted({ monthEnds: ['2024-02-29'], returns: [[0.1, null]], policies })[0]?.result).toEqual({ value: 0.1 });
});

test('before the first policy there is no data; a policy that does not total 100 % is none', () => {
  expect(policyWeighted({ ...blend, policies: [{ from: '2024-03-01', weights: [0.5, 0.5] }] })[0]?.result).toEqual({
    value: null,
    reason: 'no_data',
  });
  expect(blendedReturn({ ...blend, policies: [{ from: '2024-01-01', weights: [0.5, 0.4] }] })).toEqual({
    value: null,
    reason: 'not_applicable',
  });
});

test('the explanation shows month and weights', () => {
  const { steps, options } = explainBlendedReturn(blend);
  expect(options).toEqual({ rebalance: 'monthly', yearStart: 1 });
  expect(steps.slice(0, 3)).toEqual([
    { id: 'blendedReturn', value: expect.closeTo(0.025, 14), unit: 'rate', at: '2024-02-29' },
    { id: 'weight', value: 0.5, unit: 'factor', at: '2024-02-29 0' },
    { id: 'weight', value: 0.5, unit: 'factor', at: '2024-02-29 1' },
  ]);
});
