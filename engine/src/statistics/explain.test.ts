import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statisticsMethods } from '#testing/methods/statistics';
import { uncleanIn } from '#testing/unclean';
import { capture, explainCapture } from './capture';
import { downsideDeviation, explainDownsideDeviation, explainSortino, sortino } from './downside';
import { calmar, drawdownTable, explainCalmar, explainDrawdownTable, explainMaxDrawdown, maxDrawdown } from './drawdown';
import { explainJensenAlpha, explainSystematicRisk, explainTreynor, jensenAlpha, systematicRisk, treynor } from './market-model';
import type { Pair } from './pairs';
import { alpha, beta, correlation, explainAlpha, explainBeta, explainCorrelation, explainRSquared, rSquared } from './regression';
import { explainSharpe, explainSharpeAnnualised, sharpe, sharpeAnnualised } from './sharpe';
import * as tracking from './tracking';
import * as volatility from './volatility';

type Inputs = {
  pair: Pair;
  riskFree: number;
  side: 'up' | 'down';
  method: 'geometric' | 'cumulative' | 'arithmetic' | 'number' | 'percent';
};

const dated = ({ pair }: Inputs) => pair.returns.map((value, index) => ({ day: `20${String(index + 10)}-12-31`, value }));

// Each method: the plain answer and the explained one, from the same inputs.
const both: Readonly<Record<string, (inputs: Inputs) => [unknown, { method: string; result: unknown }]>> = {
  'statistics.volatility': ({ pair }) => [volatility.volatility(pair.returns), volatility.explainVolatility(pair.returns)],
  'statistics.three-year-volatility': ({ pair }) => [
    volatility.threeYearVolatility(pair.returns),
    volatility.explainThreeYearVolatility(pair.returns),
  ],
  'statistics.trailing-mean-deviation': ({ pair }) => [
    volatility.trailingMeanAndDeviation(pair.returns, 6),
    volatility.explainTrailingMeanAndDeviation(pair.returns, 6),
  ],
  'statistics.mean-absolute-deviation': ({ pair }) => [
    volatility.meanAbsoluteDeviation(pair.returns),
    volatility.explainMeanAbsoluteDeviation(pair.returns),
  ],
  'statistics.tracking-error': ({ pair }) => [tracking.trackingError(pair), tracking.explainTrackingError(pair)],
  'statistics.active-premium': ({ pair }) => [tracking.activePremium(pair), tracking.explainActivePremium(pair)],
  'statistics.geometric-premium': ({ pair }) => [tracking.geometricPremium(pair), tracking.explainGeometricPremium(pair)],
  'statistics.information-ratio': ({ pair }) => [tracking.informationRatio(pair), tracking.explainInformationRatio(pair)],
  'statistics.sharpe': ({ pair, riskFree }) => [sharpe(pair.returns, { riskFree }), explainSharpe(pair.returns, { riskFree })],
  'statistics.sharpe-annualised': ({ pair, riskFree }) => [
    sharpeAnnualised(pair.returns, { riskFree }),
    explainSharpeAnnualised(pair.returns, { riskFree }),
  ],
  'statistics.beta': ({ pair, riskFree }) => [beta(pair, { riskFree, side: 'bull' }), explainBeta(pair, { riskFree, side: 'bull' })],
  'statistics.alpha': ({ pair, riskFree }) => [
    alpha(pair, { riskFree, annualise: true }),
    explainAlpha(pair, { riskFree, annualise: true }),
  ],
  'statistics.correlation': ({ pair, riskFree }) => [correlation(pair, { riskFree }), explainCorrelation(pair, { riskFree })],
  'statistics.r-squared': ({ pair, riskFree }) => [rSquared(pair, { riskFree }), explainRSquared(pair, { riskFree })],
  'statistics.treynor': ({ pair, riskFree }) => [treynor(pair, { riskFree }), explainTreynor(pair, { riskFree })],
  'statistics.jensen-alpha': ({ pair, riskFree }) => [jensenAlpha(pair, { riskFree }), explainJensenAlpha(pair, { riskFree })],
  'statistics.systematic-risk': ({ pair, riskFree }) => [systematicRisk(pair, { riskFree }), explainSystematicRisk(pair, { riskFree })],
  'statistics.capture': ({ pair, side, method }) => [capture(pair, { side, method }), explainCapture(pair, { side, method })],
  'statistics.downside-deviation': ({ pair, riskFree }) => [
    downsideDeviation(pair.returns, { minimumAcceptable: riskFree }),
    explainDownsideDeviation(pair.returns, { minimumAcceptable: riskFree }),
  ],
  'statistics.sortino': ({ pair, riskFree }) => [
    sortino(pair.returns, { minimumAcceptable: riskFree }),
    explainSortino(pair.returns, { minimumAcceptable: riskFree }),
  ],
  'statistics.max-drawdown': ({ pair }) => [maxDrawdown(pair.returns), explainMaxDrawdown(pair.returns)],
  'statistics.drawdown-table': inputs => [drawdownTable(dated(inputs)), explainDrawdownTable(dated(inputs))],
  'statistics.calmar': ({ pair }) => [calmar(pair.returns), explainCalmar(pair.returns)],
};

// Twelve decimals are more than anyone reports; below them lie numbers whose products vanish.
const rate = fc.double({ min: -0.5, max: 0.5, noNaN: true }).map(each => Math.round(each * 1e12) / 1e12 + 0);
const maybe = fc.option(rate, { freq: 12 });
const inputs: fc.Arbitrary<Inputs> = fc.record({
  pair: fc
    .array(fc.tuple(maybe, maybe), { maxLength: 40 })
    .map(rows => ({ returns: rows.map(row => row[0]), benchmark: rows.map(row => row[1]) })),
  riskFree: fc.constantFrom(0, 0.001, 0.01),
  side: fc.constantFrom('up', 'down'),
  method: fc.constantFrom('geometric', 'cumulative', 'arithmetic', 'number', 'percent'),
});

test('every method of the folder is shown here', () => {
  expect(Object.keys(both)).toEqual(statisticsMethods.map(method => method.id));
});

describe('the explained figure is the figure', () => {
  test.each(Object.entries(both))('%s', (id, run) => {
    fc.assert(
      fc.property(inputs, given => {
        const [plain, explained] = run(given);
        expect(explained.result).toEqual(plain);
        expect(explained.method).toBe(id);
        expect(uncleanIn(explained)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
