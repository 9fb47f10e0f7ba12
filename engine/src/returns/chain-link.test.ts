import { expect, test } from 'vitest';
import { chainLink, explainChainLink } from './chain-link';

test('1.1 × 0.95 - 1 = 4.5 %', () => {
  expect(chainLink([0.1, -0.05])).toEqual({ value: expect.closeTo(0.045, 15) });
});

test('eight mixed periods (empyrical, cum_returns_final of its mixed returns): 3.893109170048 %', () => {
  expect(chainLink([0.01, 0.1, -0.04, 0.02, 0.03, 0.02, 0.01, -0.1]).value).toBeCloseTo(0.03893109170048015, 14);
});

test('a total loss stays a total loss, whatever follows', () => {
  expect(chainLink([0.5, -1, 3])).toEqual({ value: -1 });
});

test('a missing period is a gap and not a zero, unless the chain is asked to skip it', () => {
  expect(chainLink([0.1, null, 0.1])).toEqual({ value: null, reason: 'gap' });
  expect(chainLink([0.1, null, 0.1], { missing: 'skip' }).value).toBeCloseTo(0.21, 14);
  expect(chainLink([0.1, 0, 0.1]).value).toBeCloseTo(0.21, 14);
});

test('nothing to link, and a return below -100 %, have their reasons', () => {
  expect(chainLink([])).toEqual({ value: null, reason: 'no_data' });
  expect(chainLink([null], { missing: 'skip' })).toEqual({ value: null, reason: 'no_data' });
  expect(chainLink([0.1, -1.2])).toEqual({ value: null, reason: 'not_applicable' });
});

test('the explanation shows how many periods and their growth', () => {
  expect(explainChainLink([0.1, 0.1])).toEqual({
    method: 'returns.chain-link',
    options: { missing: 'break' },
    result: { value: expect.closeTo(0.21, 14) },
    steps: [
      { id: 'periods', value: 2, unit: 'count' },
      { id: 'growth', value: expect.closeTo(1.21, 14), unit: 'factor' },
    ],
  });
});
