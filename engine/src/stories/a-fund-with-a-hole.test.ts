import { expect, test } from 'vitest';
import { missingDataValue } from '#basel/capital';
import { fundRiskWeight, probabilityWeight, type Fund, type FundExposure } from '#basel/funds';
import { riskWeight } from '#basel/risk-weights';
import { averageRating } from '#bonds/average-rating';
import { maturityProfile } from '#bonds/maturity-buckets';
import { selectRating } from '#bonds/rating-selection';
import { deadlineAfter } from '#calendar/business-days';
import { calendarOf } from '#calendar/calendars';

// A bank holds a tenth of a bond fund of 100. One holding came without a name: nobody knows its weight.
const book = [
  { amount: 40, assetClass: 'sovereign', ratings: ['A+'], country: 'JP', currency: 'JPY', maturity: '2033-06-20' },
  { amount: 30, assetClass: 'corporate', ratings: ['A', 'Baa1'], country: 'US', currency: 'USD', maturity: '2027-03-15' },
  { amount: 20, assetClass: 'bank', ratings: ['AA-', 'A', 'BBB+'], country: 'GB', currency: 'GBP', maturity: null },
] as const;

const exposures: FundExposure[] = book.map(each => ({ amount: each.amount, riskWeight: riskWeight(each).value }));
const fund = {
  approach: 'lookThrough',
  exposures: [...exposures, { amount: 10, riskWeight: null }],
  totalAssets: 100,
  equity: 100,
  equityInvestment: 10,
} as const;

test('weights: government in yen 0 %, corporate by the worse of two 75 %, bank by the second best of three 30 %', () => {
  expect(exposures.map(each => each.riskWeight)).toEqual([0, 0.75, 0.3]);
});

test('the fund: 0 + 22.5 + 6 + 125 = 153.5 %, so ten weigh 15.35', () => {
  const { value } = fundRiskWeight(fund);
  expect(value?.riskWeight).toBeCloseTo(1.535, 12);
  expect(value?.rwa).toBeCloseTo(15.35, 12);
});

test('the hole costs (12.5 - 1) × 10 % × 10 × 8 % = 0.92 of capital', () => {
  const { value } = missingDataValue({ fund, likelyWeight: 1, ratio: 0.08 });
  expect(value?.saving).toBeCloseTo(0.92, 12);
  expect(value?.unknownShare).toBe(0.1);
});

test('without any look-through the fall-back would take 125, the probability method 25', () => {
  const blind: Fund = { approach: 'fallback', equityInvestment: 10 };
  const likely: Fund = { approach: 'probability', fixedWeight: probabilityWeight(1.535).value ?? 0, equityInvestment: 10 };
  expect([blind, likely].map(each => fundRiskWeight(each).value?.rwa)).toEqual([125, 25]);
});

test('the book reads A on average, and its ladder has a bank without maturity', () => {
  const rated = book.map(({ amount, ratings }) => ({ weight: amount, rating: selectRating({ ratings }).value }));
  // (40 × 5 + 30 × 8 + 20 × 6) / 90 = 6.22, the sixth letter
  expect(averageRating({ holdings: rated, method: 'linear' }).value).toMatchObject({ rating: 'A', ratedWeight: 1 });
  const ladder = maturityProfile(
    book.map(({ amount, maturity }) => ({ marketValue: amount, maturity })),
    '2024-12-31',
  );
  expect(ladder.filter(each => each.count > 0).map(each => `${each.bucket}: ${each.marketValue}`)).toEqual([
    '1-3: 30',
    '7-10: 40',
    'no maturity: 20',
  ]);
});

test('the report for December is due on the tenth business day: 20 January 2025', () => {
  expect(deadlineAfter(calendarOf('JP'), '2024-12-31', 10)).toBe('2025-01-20');
});
