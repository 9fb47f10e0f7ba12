/** Sources and uses of cash on the ladder, in the order of its rows. */
export const ladderSources = [
  'cash',
  'calls',
  'distributions',
  'expectedCalls',
  'expectedDistributions',
  'fxSettlement',
  'coupons',
  'maturities',
  'redemptions',
  'fees',
  'benefits',
  'other',
] as const;
export type LadderSource = (typeof ladderSources)[number];

export const ladderStepIds = ['today', 'week', 'month', 'threeMonths', 'sixMonths', 'year', 'twoYears', 'threeYears', 'fiveYears'] as const;
export type LadderStepId = (typeof ladderStepIds)[number];
