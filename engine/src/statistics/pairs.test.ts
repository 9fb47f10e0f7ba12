import { expect, test } from 'vitest';
import { alignByDay, overRiskFree, paired, pairOverRiskFree } from './pairs';

test('a pair is dropped when either side is missing', () => {
  expect(paired({ returns: [0.01, null, 0.03, 0.04], benchmark: [0.02, 0.02, null, 0.01] })).toEqual({
    left: [0.01, 0.04],
    right: [0.02, 0.01],
  });
});

test('series of different lengths are not two series of the same periods', () => {
  expect(() => paired({ returns: [0.01], benchmark: [] })).toThrow('same periods');
  expect(() => overRiskFree([0.01], [])).toThrow('other periods');
});

test('over the riskless return, one for all or one for each', () => {
  expect(overRiskFree([0.03, null], 0.01)).toEqual([expect.closeTo(0.02, 15), null]);
  expect(overRiskFree([0.03, 0.03], [0.01, null])).toEqual([expect.closeTo(0.02, 15), null]);
  expect(pairOverRiskFree({ returns: [0.03], benchmark: [0.02] }, 0.01).benchmark).toEqual([0.01]);
});

test('dated series meet on the days both have', () => {
  const left = [
    { day: '2024-02-29', value: 0.02 },
    { day: '2024-01-31', value: 0.01 },
  ];
  const right = [
    { day: '2024-02-29', value: null },
    { day: '2024-01-31', value: 0.05 },
    { day: '2024-03-31', value: 0.03 },
  ];
  expect(alignByDay(left, right)).toEqual({ days: ['2024-01-31', '2024-02-29'], returns: [0.01, 0.02], benchmark: [0.05, null] });
});
