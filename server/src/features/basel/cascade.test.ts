import { innerFundsRefusal } from '@hakaru/contract/basel';
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
  heldWithin: null,
  fundNetAssets: null,
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

test('a rating nobody uses, recorded before ratings were checked, says nothing: the line counts as 1,250 %', () => {
  const composition = compositionOf(line('a', { ratings: ['AAB'] }));
  expect(weigh({ composition, evidence: [evidenceOf('lookThrough')] }).weight).toBe(12.5);
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
  const [first, second] = missingData(fund, facts, { day: DAY, ratio: 0.08 });
  expect([first?.datum, second?.datum]).toEqual(['line:one', 'line:two']);
  expect(first?.cost).toBeCloseTo(11.5 * 0.04 * 0.08, 12);
  expect(second?.cost).toBeCloseTo(11.5 * 0.06 * 0.08, 12);
  const unsupported = { composition, evidence: [] };
  const [document] = missingData(weighFund(unsupported, DAY), unsupported, { day: DAY, ratio: 0.04 });
  expect(document?.datum).toBe('evidence:lookThrough');
  expect(document?.cost).toBeCloseTo((12.5 - fund.weight) * 0.04, 12);
});

const fundOf = (name: string, given: Partial<LineRow>) => line(name, { item: 'fund', ...given });
const lookedThrough = (...lines: LineRow[]) => ({ composition: compositionOf(...lines), evidence: [evidenceOf('lookThrough')] });

test('1.45 a fund in a fund is opened: its lines are weighted, its leverage multiplies, layer by layer', () => {
  const facts = lookedThrough(
    line('own', { amount: '60', riskWeightPercent: '100' }),
    fundOf('mother', { amount: '40', fundNetAssets: '1000' }),
    line('loans', { amount: '800', riskWeightPercent: '100', heldWithin: 'mother' }),
    fundOf('child', { amount: '400', fundNetAssets: '200', heldWithin: 'mother' }),
    line('bonds', { amount: '250', riskWeightPercent: '20', heldWithin: 'child' }),
  );
  const found = weighFund(facts, DAY);
  const child = 0.2 * (250 / 200);
  const mother = ((800 + 400 * child) / 1200) * (1200 / 1000);
  expect(found.weight).toBeCloseTo((60 + 40 * mother) / 100, 12);
  expect(found.lines.map(({ name, depth, isOpened }) => [name, depth, isOpened])).toEqual([
    ['own', 0, false],
    ['mother', 0, true],
    ['loans', 1, false],
    ['child', 1, true],
    ['bonds', 2, false],
  ]);
  expect(found.lines[1]?.leverage).toBeCloseTo(1.2, 12);
  const leaves = found.lines.filter(({ isOpened }) => !isOpened);
  expect(leaves.reduce((sum, { rwa }) => sum + rwa, 0)).toBeCloseTo(found.weight * 100, 10);
  expect(found.lines[2]?.balance).toBeCloseTo(800 * (40 / 1000), 12);
  expect(found.coverage).toBe(1);
});

test('1.45 what is not known of a fund in a fund counts as 1,250 % and costs what it costs; nothing weighs more than that', () => {
  const unopened = lookedThrough(line('own', { amount: '90', riskWeightPercent: '100' }), fundOf('dark', { amount: '10' }));
  const dark = weighFund(unopened, DAY);
  expect(dark.weight).toBeCloseTo(0.9 + 1.25, 12);
  expect(dark.coverage).toBeCloseTo(0.9, 12);
  const [lacking] = missingData(dark, unopened, { day: DAY, ratio: 0.04 });
  expect(lacking?.datum).toBe('line:dark');
  expect(lacking?.cost).toBeCloseTo(0.1 * 11.5 * 0.04, 12);
  const half = lookedThrough(
    fundOf('mother', { amount: '100', fundNetAssets: '50' }),
    line('known', { amount: '50', riskWeightPercent: '100', heldWithin: 'mother' }),
    line('unknown', { amount: '10', heldWithin: 'mother' }),
  );
  const found = weighFund(half, DAY);
  expect(found.coverage).toBeCloseTo(50 / 60, 12);
  const [datum] = missingData(found, half, { day: DAY, ratio: 0.04 });
  expect(datum?.name).toBe('mother / unknown');
  expect(datum?.cost).toBeCloseTo((10 / 50) * 11.5 * 0.04, 12);
  const levered = lookedThrough(
    fundOf('mother', { amount: '100', fundNetAssets: '1' }),
    line('loans', { amount: '100', riskWeightPercent: '100', heldWithin: 'mother' }),
  );
  expect(weighFund(levered, DAY).lines[0]?.weight).toBe(12.5);
});

test('1.45 a circle, a fund too deep, one named twice or with a weight of its own is refused', () => {
  const plain = { item: 'equity', name: 'shares', heldWithin: null, fundNetAssets: null, riskWeightPercent: null } as const;
  const fund = (name: string, heldWithin: string | null = null) =>
    ({ ...plain, item: 'fund', name, heldWithin, fundNetAssets: '1' }) as const;
  expect(innerFundsRefusal([plain, fund('a'), { ...plain, heldWithin: 'a' }])).toBeNull();
  expect(innerFundsRefusal([fund('a', 'b'), fund('b', 'a')])).toBe('circle');
  expect(innerFundsRefusal([fund('a', 'a')])).toBe('circle');
  expect(innerFundsRefusal([fund('a'), fund('b', 'a'), fund('c', 'b')])).toBeNull();
  expect(innerFundsRefusal([fund('a'), fund('b', 'a'), fund('c', 'b'), fund('d', 'c')])).toBe('tooDeep');
  expect(innerFundsRefusal([fund('a'), fund('a')])).toBe('fundTwice');
  expect(innerFundsRefusal([{ ...plain, heldWithin: 'a' }])).toBe('noSuchFund');
  expect(innerFundsRefusal([{ ...fund('a'), riskWeightPercent: '100' }])).toBe('fundWeight');
  expect(innerFundsRefusal([{ ...plain, fundNetAssets: '1' }])).toBe('fundNetAssets');
  expect(
    innerFundsRefusal([
      { ...fund('a'), fundNetAssets: null },
      { ...plain, heldWithin: 'a' },
    ]),
  ).toBe('fundNetAssets');
});
