import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratingScale } from '#bonds/ratings';
import { assetClasses, standardTables, tableOn, type RiskWeightTable } from './risk-weight-table';
import { explainRiskWeight, riskWeight } from './risk-weights';

const of = (assetClass: 'sovereign' | 'bank' | 'bankShortTerm' | 'corporate' | 'coveredBond', ...ratings: string[]) =>
  riskWeight({ assetClass, ratings }).value;
const bySteps = ['AA-', 'A-', 'BBB-', 'BB-', 'B-', 'CCC+'];

// BCBS CRE20, weights by external rating.
test('weights by rating step', () => {
  expect(bySteps.map(rating => of('sovereign', rating))).toEqual([0, 0.2, 0.5, 1, 1, 1.5]);
  expect(bySteps.map(rating => of('bank', rating))).toEqual([0.2, 0.3, 0.5, 1, 1, 1.5]);
  expect(bySteps.map(rating => of('bankShortTerm', rating))).toEqual([0.2, 0.2, 0.2, 0.5, 0.5, 1.5]);
  expect(bySteps.map(rating => of('corporate', rating))).toEqual([0.2, 0.5, 0.75, 1, 1.5, 1.5]);
  expect(bySteps.map(rating => of('coveredBond', rating))).toEqual([0.1, 0.2, 0.2, 0.5, 0.5, 1]);
});

test('shares, speculative shares and subordinated debt have one weight', () => {
  expect(
    (['listedEquity', 'speculativeUnlistedEquity', 'subordinated'] as const).map(
      assetClass => riskWeight({ assetClass, ratings: [] }).value,
    ),
  ).toEqual([2.5, 4, 1.5]);
});

test('two ratings give the higher weight, three the higher of the two lowest', () => {
  expect(of('sovereign', 'A-', 'BBB+')).toBe(0.5);
  expect(of('sovereign', 'AA-', 'BBB', 'BB')).toBe(0.5);
  expect(of('sovereign', 'AA-', 'AA', 'BB', 'CCC')).toBe(0);
  expect(of('bank', 'Baa3', 'NR')).toBe(0.5);
});

test("the issue's rating comes before the issuer's", () => {
  expect(riskWeight({ assetClass: 'corporate', ratings: ['BB'], issuerRatings: ['AAA'] }).value).toBe(1);
  expect(riskWeight({ assetClass: 'corporate', ratings: ['NR'], issuerRatings: ['AAA'] }).value).toBe(0.2);
});

test('unrated: corporates 100 % or as permitted, sovereigns 100 %, banks not without a grade', () => {
  expect(of('corporate')).toBe(1);
  expect(riskWeight({ assetClass: 'corporate', ratings: [], permitted: 'investmentGrade' }).value).toBe(0.65);
  expect(riskWeight({ assetClass: 'corporate', ratings: ['NR'], permitted: 'smallOrMedium' }).value).toBe(0.85);
  expect(of('sovereign')).toBe(1);
  expect(riskWeight({ assetClass: 'bank', ratings: [] })).toEqual({ value: null, reason: 'no_data' });
});

test('the Japanese government in yen weighs nothing, in dollars by its rating', () => {
  expect(riskWeight({ assetClass: 'sovereign', ratings: ['A+'], country: 'JP', currency: 'JPY' }).value).toBe(0);
  expect(riskWeight({ assetClass: 'sovereign', ratings: ['A+'], country: 'JP', currency: 'USD' }).value).toBe(0.2);
});

test('weights come from the table in force on the day', () => {
  const [standard] = standardTables;
  const later: RiskWeightTable = {
    ...standard!,
    validFrom: '2030-01-01',
    localSovereigns: [{ country: 'JP', currency: 'JPY', weight: 0.1 }],
  };
  expect(tableOn('2022-12-31')).toBeUndefined();
  expect(tableOn('2029-12-31', [later, standard!])?.validFrom).toBe('2023-01-01');
  const table = tableOn('2031-03-31', [later, standard!])!;
  expect(riskWeight({ assetClass: 'sovereign', ratings: [], country: 'JP', currency: 'JPY', table }).value).toBe(0.1);
});

test('a worse rating never weighs less, and the explanation is the value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...assetClasses), fc.integer({ min: 0, max: 20 }), (assetClass, place) => {
      const weight = (index: number) => riskWeight({ assetClass, ratings: [ratingScale[index] ?? null] });
      expect(weight(place).value ?? 0).toBeLessThanOrEqual(weight(place + 1).value ?? 0);
      const query = { assetClass, ratings: [ratingScale[place] ?? null, 'BBB'] };
      expect(explainRiskWeight(query).result).toEqual(riskWeight(query));
    }),
  );
});
