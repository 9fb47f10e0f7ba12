import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uncleanIn } from '#testing/unclean';
import { explainFactorRisk } from './factor-risk';
import { explainActiveRiskShares, explainRiskContributions } from './risk-contributions';
import { explainStatesPortfolio } from './states';

const cell = fc.constantFrom(0, -0.5, 0.5, 1);
const row = fc.array(cell, { minLength: 2, maxLength: 2 });
const rows = fc.array(row, { minLength: 2, maxLength: 2 });

test('no NaN, infinity or -0 leaves a risk figure or a step, whatever the zeros in it', () => {
  fc.assert(
    fc.property(row, row, rows, rows, (portfolio, benchmark, exposures, roots) => {
      const covariance = roots.map(a => roots.map(b => a.reduce<number>((sum, each, k) => sum + each * b[k]!, 0)));
      const explanations = [
        explainFactorRisk({ portfolio, benchmark, exposures, covariance, specificVariance: [0, 0.04] }),
        explainFactorRisk({ portfolio, exposures: [exposures[0]!, null], covariance, specificVariance: [0, null] }),
        explainRiskContributions({ weights: portfolio, covariance }),
        explainActiveRiskShares({ factor: portfolio, specific: benchmark[0]! }),
        explainStatesPortfolio({ weights: portfolio, returns: exposures, probabilities: [0, 1] }),
      ];
      expect(explanations.flatMap(each => uncleanIn(each))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
