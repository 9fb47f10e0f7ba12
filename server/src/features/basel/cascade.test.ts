import { expect, test } from 'vitest';
import { missingData, weighFund, type FundFacts } from './cascade';
import type { Composition, Evidence, LineRow } from './store';

const DAY = '2026-09-30';
const line = (id: string, given: Partial<LineRow>): LineRow => ({
  id,
  item: 'corporates',
  name: id,
  amount: '100',
  ratings: [],
  riskWeightPercent: null,
  replacementCost: null,
  futureExposure: null,
  isCleared: false,
  ...given,
});
const compositionOf = (...lines: LineRow[]): Composition => ({ id: 'c', entityId: 'e', day: DAY, asOf: DAY, netAssets: '100', lines });
const evidenceOf = (method: Evidence['method'], given: Partial<Evidence> = {}): Evidence => ({
  entityId: 'e',
  day: DAY,
  method,
  fromDay: '2026-07-01',
  documentId: 'd',
  documentName: 'Confirmation',
  likelyPercent: null,
  leverage: null,
  limits: [],
  isThirdParty: false,
  ...given,
});
const weigh = (facts: Partial<FundFacts>) => weighFund({ composition: null, evidence: [], ...facts }, DAY);
const outcomes = (facts: Partial<FundFacts>) => weigh(facts).steps.map(({ outcome }) => outcome);

test('1.45 approaches are asked for in the order of the notice, and the first that is supported is used', () => {
  const composition = compositionOf(line('a', { riskWeightPercent: '100' }));
  const look = evidenceOf('lookThrough');
  const mandate = evidenceOf('mandate', { limits: [{ riskWeightPercent: '250', sharePercent: '100' }] });
  const likely = evidenceOf('probability', { likelyPercent: '180' });
  expect(outcomes({ composition, evidence: [look, mandate, likely] })).toEqual(['used', 'notReached', 'notReached', 'notReached']);
  expect(outcomes({ evidence: [mandate, likely] })).toEqual(['noData', 'used', 'notReached', 'notReached']);
  expect(outcomes({ evidence: [likely] })).toEqual(['noData', 'noData', 'used', 'notReached']);
  expect(outcomes({})).toEqual(['noData', 'noData', 'noData', 'used']);
  expect(weigh({}).weight).toBe(12.5);
});

test('an approach without its document is blocked, and so is a likely weight above 400 %', () => {
  const composition = compositionOf(line('a', { riskWeightPercent: '100' }));
  expect(outcomes({ composition, evidence: [evidenceOf('lookThrough', { documentId: null })] })[0]).toBe('noEvidence');
  expect(outcomes({ composition })[0]).toBe('noEvidence');
  expect(weigh({ evidence: [evidenceOf('probability', { likelyPercent: '250' })] }).weight).toBe(2.5);
  expect(weigh({ evidence: [evidenceOf('probability', { likelyPercent: '250.1' })] }).weight).toBe(4);
  expect(outcomes({ evidence: [evidenceOf('probability', { likelyPercent: '401' })] })).toEqual(['noData', 'noData', 'tooHigh', 'used']);
});

test('two ratings give the higher weight, three the higher of the two lowest; leverage and a third party raise the weight, 1,250 % caps it', () => {
  const rated = (ratings: string[]) =>
    weigh({ composition: compositionOf(line('a', { ratings })), evidence: [evidenceOf('lookThrough')] }).weight;
  expect(rated(['AA', 'BBB'])).toBe(0.75);
  expect(rated(['AA', 'A', 'BB'])).toBe(0.5);
  const levered = { ...compositionOf(line('a', { riskWeightPercent: '100' })), netAssets: '50' };
  expect(weigh({ composition: levered, evidence: [evidenceOf('lookThrough')] }).weight).toBe(2);
  expect(weigh({ composition: levered, evidence: [evidenceOf('lookThrough', { isThirdParty: true })] }).weight).toBeCloseTo(2.4, 12);
  expect(weigh({ composition: { ...levered, netAssets: '1' }, evidence: [evidenceOf('lookThrough')] }).weight).toBe(12.5);
});

test('every missing datum has its own cost: a line without a weight, a document', () => {
  const composition = compositionOf(
    line('known', { amount: '90', riskWeightPercent: '100' }),
    line('one', { amount: '4' }),
    line('two', { amount: '6' }),
  );
  const facts = { composition, evidence: [evidenceOf('lookThrough')] };
  const fund = weighFund(facts, DAY);
  expect(fund.coverage).toBeCloseTo(0.9, 12);
  const [first, second] = missingData(fund, facts, 0.08);
  expect([first?.datum, second?.datum]).toEqual(['line:one', 'line:two']);
  expect(first?.cost).toBeCloseTo(11.5 * 0.04 * 0.08, 12);
  expect(second?.cost).toBeCloseTo(11.5 * 0.06 * 0.08, 12);
  const unsupported = { composition, evidence: [] };
  const [document] = missingData(weighFund(unsupported, DAY), unsupported, 0.04);
  expect(document?.datum).toBe('evidence:lookThrough');
  expect(document?.cost).toBeCloseTo((12.5 - fund.weight) * 0.04, 12);
});
