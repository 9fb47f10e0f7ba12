import { fundRiskWeight, type Fund } from '#basel/funds';
import { riskWeight } from '#basel/risk-weights';
import type { BenchCase } from './measure';
import { stream } from './random';

const FUNDS = 200;
const LINES = 500;
const RATINGS = ['AAA', 'AA-', 'A', 'BBB+', 'BB', 'B'];

/** The risk weights of 200 funds of 500 lines each, every line weighted by two ratings. */
export const baselCases: readonly BenchCase[] = [
  {
    name: `Basel, ${FUNDS} funds × ${LINES} lines`,
    units: FUNDS,
    unit: 'funds',
    calls: { exp: 0, multiplyAdd: FUNDS * LINES },
    limitMs: 500,
    prepare: () => {
      const next = stream(45);
      const rating = () => RATINGS[Math.floor(next() * RATINGS.length)] ?? 'A';
      const books = Array.from({ length: FUNDS }, () =>
        Array.from({ length: LINES }, () => ({ amount: 1 + next(), ratings: [rating(), rating()] })),
      );
      return () => books.filter(lines => fundRiskWeight(fundOf(lines)).value === null).length;
    },
  },
];

function fundOf(lines: readonly { amount: number; ratings: string[] }[]): Fund {
  const exposures = lines.map(({ amount, ratings }) => ({ amount, riskWeight: riskWeight({ assetClass: 'corporate', ratings }).value }));
  const totalAssets = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { approach: 'lookThrough', exposures, totalAssets, equity: totalAssets, equityInvestment: totalAssets };
}
