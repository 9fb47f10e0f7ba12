import { expect, test } from 'vitest';
import { contributionsOf, contributionsOver, explainContributions } from './contributions';
import type { PolicyBlend } from './policy-weighted';

const blend: PolicyBlend = {
  monthEnds: ['2023-12-31', '2024-01-31', '2024-02-29'],
  returns: [
    [0.02, 0.04],
    [0.1, -0.05],
    [0, 0.05],
  ],
  policies: [{ from: '2023-01-01', weights: [0.5, 0.5] }],
};

test('inside 2024: 0.05 and -0.025, then 0 and 0.025 × 1.025, which add to 1.025² - 1', () => {
  const [, year] = contributionsOf(blend, { by: 'year' }).value ?? [];
  expect(year).toEqual({
    through: '2024-02-29',
    parts: [expect.closeTo(0.05, 14), expect.closeTo(-0.025 + 0.025 * 1.025, 14)],
    total: expect.closeTo(1.025 ** 2 - 1, 14),
  });
});

test('quarters, fiscal years and all at once cut elsewhere', () => {
  expect(contributionsOf(blend, { by: 'quarter' }).value).toHaveLength(2);
  expect(contributionsOf(blend, { by: 'fiscal-year', fiscalYearStart: 4 }).value).toHaveLength(1);
  expect(contributionsOf(blend, { by: 'all' }).value?.[0]?.total).toBeCloseTo(1.03 * 1.025 ** 2 - 1, 14);
});

test('a month without a return leaves no contributions', () => {
  expect(contributionsOf({ ...blend, returns: [[0.02, null], ...blend.returns.slice(1)] })).toEqual({ value: null, reason: 'gap' });
  expect(contributionsOf({ ...blend, monthEnds: [] })).toEqual({ value: null, reason: 'no_data' });
});

test('the explanation has one step for each part and period', () => {
  expect(explainContributions(blend, { by: 'all' }).steps.map(step => step.at)).toEqual(['2024-02-29 0', '2024-02-29 1']);
});

test('weights from elsewhere add up in the same way', () => {
  const months = blend.monthEnds.map((day, at) => ({ day, weights: [0.5, 0.5], returns: (blend.returns[at] ?? []).map(one => one ?? 0) }));
  expect(contributionsOver(months)).toEqual(contributionsOf(blend, { by: 'all' }).value?.[0]);
  expect(contributionsOver([])).toEqual({ through: '', parts: [], total: 0 });
});
