import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainFundRiskWeight, explainLeverageAtCap, fundRiskWeight, leverageAtCap, probabilityWeight, type Fund } from './funds';
import { mandateExposures } from './mandate-limits';

const exposures = (...pairs: [number, number | null][]) => pairs.map(([amount, riskWeight]) => ({ amount, riskWeight }));
const risky = exposures([10, 0], [20, 0.5], [30, 0.75], [40, 1]);

// BCBS CRE99.129-132 as reproduced in the SAMA rulebook, 30.2-30.5.
test('a risky fund with leverage 20: 72.5 % × 20 = 1450 %, capped at 1250 %', () => {
  expect(fundRiskWeight({ approach: 'lookThrough', exposures: risky, totalAssets: 100, equity: 5, equityInvestment: 1 }).value).toEqual({
    fundRwa: 72.5,
    averageWeight: 0.725,
    leverage: 20,
    uncappedWeight: 14.5,
    riskWeight: 12.5,
    rwa: 12.5,
  });
});

test('a safe fund with leverage 20: 25 % × 20 = 500 %', () => {
  const safe = exposures([5, 0], [75, 0.2], [20, 0.5]);
  const { value } = fundRiskWeight({ approach: 'lookThrough', exposures: safe, totalAssets: 100, equity: 5, equityInvestment: 1 });
  expect(value?.riskWeight).toBeCloseTo(5, 12);
});

test('weighted assets are the share held: 20 % of 250 is 50', () => {
  const fund: Fund = {
    approach: 'lookThrough',
    exposures: exposures([50, 0], [100, 2.5]),
    totalAssets: 100,
    equity: 95,
    equityInvestment: 19,
  };
  expect(fundRiskWeight(fund).value?.rwa).toBeCloseTo(50, 12);
});

test('probability 250 % and 400 %, and nothing else; the fall-back is 1250 %', () => {
  expect(fundRiskWeight({ approach: 'probability', fixedWeight: 2.5, equityInvestment: 10 }).value).toMatchObject({
    riskWeight: 2.5,
    rwa: 25,
  });
  expect(fundRiskWeight({ approach: 'probability', fixedWeight: 3, equityInvestment: 10 })).toEqual({
    value: null,
    reason: 'not_applicable',
  });
  expect(fundRiskWeight({ approach: 'fallback', equityInvestment: 10 }).value).toMatchObject({
    riskWeight: 12.5,
    rwa: 125,
    averageWeight: null,
  });
  expect([0.5, 2.5, 2.6, 4, 4.1].map(weight => probabilityWeight(weight).value)).toEqual([2.5, 2.5, 4, 4, null]);
});

test('a look-through by a third party weighs a fifth more', () => {
  const fund = { approach: 'lookThrough', exposures: exposures([100, 1]), totalAssets: 100, equity: 100, equityInvestment: 10 } as const;
  expect(fundRiskWeight({ ...fund, isThirdParty: true }).value?.rwa).toBeCloseTo(12, 12);
});

test('an unknown holding weighs 1250 %', () => {
  const fund: Fund = {
    approach: 'lookThrough',
    exposures: exposures([90, 1], [10, null]),
    totalAssets: 100,
    equity: 100,
    equityInvestment: 1,
  };
  expect(fundRiskWeight(fund).value?.averageWeight).toBeCloseTo(2.15, 12);
});

test('notional counts by its conversion factor, and counterparty risk on top', () => {
  const derivative = { amount: 200, riskWeight: 1, conversionFactor: 0.5, counterpartyRwa: 3 };
  const fund: Fund = { approach: 'lookThrough', exposures: [derivative], totalAssets: 100, equity: 100, equityInvestment: 1 };
  expect(fundRiskWeight(fund).value?.fundRwa).toBe(103);
});

test('an undrawn commitment is weighed by its factor', () => {
  expect(fundRiskWeight({ approach: 'fallback', equityInvestment: 10, unfunded: 20, unfundedFactor: 0.4 }).value?.rwa).toBe(225);
});

test('a mandate fills the highest weights first', () => {
  const limits = [
    { riskWeight: 0.2, maximumShare: 1 },
    { riskWeight: 2.5, maximumShare: 0.3 },
    { riskWeight: 1, maximumShare: 0.5 },
  ];
  const filled = mandateExposures(limits, 100);
  expect(filled).toEqual(exposures([30, 2.5], [50, 1], [20, 0.2]));
  const fund: Fund = { approach: 'mandate', exposures: filled, totalAssets: 100, leverage: 1.1, equityInvestment: 10 };
  expect(fundRiskWeight(fund).value?.riskWeight).toBeCloseTo(1.29 * 1.1, 12);
  expect(mandateExposures([{ riskWeight: 1, maximumShare: 0.6 }], 100)).toEqual(exposures([60, 1], [40, null]));
});

test('a fund without equity has no weight', () => {
  expect(fundRiskWeight({ approach: 'lookThrough', exposures: risky, totalAssets: 100, equity: 0, equityInvestment: 1 })).toEqual({
    value: null,
    reason: 'zero_denominator',
  });
  expect(fundRiskWeight({ approach: 'lookThrough', exposures: [], totalAssets: 0, equity: 1, equityInvestment: 1 }).value).toBeNull();
});

const holding = (inner: Fund): Fund => ({
  approach: 'lookThrough',
  exposures: [{ amount: 100, riskWeight: inner }],
  totalAssets: 100,
  equity: 100,
  equityInvestment: 1,
});
const bonds: Fund = { approach: 'lookThrough', exposures: exposures([100, 0.2]), totalAssets: 100, equity: 50, equityInvestment: 0 };
const mandate: Fund = { ...bonds, approach: 'mandate' };

test('a fund in a fund is weighed by its own method, leverage included', () => {
  expect(fundRiskWeight(holding(bonds)).value?.riskWeight).toBeCloseTo(0.4, 12);
  expect(fundRiskWeight(holding(mandate)).value?.riskWeight).toBeCloseTo(0.4, 12);
});

test('from the third layer only look-through under look-through counts, else the fall-back', () => {
  expect(fundRiskWeight(holding(holding(bonds))).value?.riskWeight).toBeCloseTo(0.4, 12);
  expect(fundRiskWeight(holding(holding(mandate))).value?.riskWeight).toBe(12.5);
});

test('mixed methods add up', () => {
  const parts: Fund[] = [
    { approach: 'fallback', equityInvestment: 10 },
    { approach: 'probability', fixedWeight: 2.5, equityInvestment: 30 },
  ];
  expect(fundRiskWeight({ approach: 'mixed', parts }).value).toMatchObject({ rwa: 200, riskWeight: 5 });
  expect(fundRiskWeight({ approach: 'mixed', parts: [] })).toEqual({ value: null, reason: 'zero_denominator' });
});

// SAMA rulebook 30.6: 17.2 times.
test('a fund of 72.5 % reaches the cap at 17.24 times leverage', () => {
  expect(leverageAtCap(0.725).value).toBeCloseTo(12.5 / 0.725, 12);
  expect([0, 0.725, 2].map(weight => explainLeverageAtCap(weight).result)).toEqual([0, 0.725, 2].map(weight => leverageAtCap(weight)));
  expect(leverageAtCap(0)).toEqual({ value: null, reason: 'zero_denominator' });
});

test('no weight exceeds the cap, order is free, and the explanation is the value', () => {
  const book = fc.array(
    fc.record({ amount: fc.double({ min: 0, max: 1e6, noNaN: true }), riskWeight: fc.constantFrom(0, 0.2, 1, 2.5, null) }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(
      book,
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      (list, totalAssets, equity) => {
        const fund: Fund = { approach: 'lookThrough', exposures: list, totalAssets, equity, equityInvestment: 1 };
        const result = fundRiskWeight(fund);
        expect(result.value?.riskWeight).toBeLessThanOrEqual(12.5);
        const turned = fundRiskWeight({ ...fund, exposures: [...list].reverse() }).value?.riskWeight ?? NaN;
        expect(turned).toBeCloseTo(result.value?.riskWeight ?? NaN, 10);
        expect(explainFundRiskWeight(fund).result).toEqual(result);
      },
    ),
  );
});
