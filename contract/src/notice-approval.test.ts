import { expect, test } from 'vitest';
import { boxOfPlace, placeOfBox } from './document-reading';
import { approvalBlocks, sidesOfFlows, type Reviewed } from './notice-approval';

const reviewed: Reviewed = {
  type: 'PA_CONTRIBUTION',
  isInScope: true,
  hasFund: true,
  values: [
    { name: 'Notice number', decision: 'approved', value: '7' },
    { name: 'Due date', decision: 'approved', value: '2026-11-20' },
    { name: 'Currency', decision: 'approved', value: 'USD' },
    { name: 'Total amount', decision: 'corrected', value: '600000' },
  ],
  sides: ['call'],
  conflicts: [],
  checks: [{ id: 'totalOfParts', outcome: 'passed', left: '600000', right: '600000' }],
  isBankConfirmed: false,
  replacedBy: null,
  replacing: [],
  today: '2026-11-10',
};

test('a notice whose values are decided and whose checks do not fail can be approved; what cannot be compared does not block', () => {
  expect(approvalBlocks(reviewed)).toEqual([]);
  expect(approvalBlocks({ ...reviewed, checks: [{ id: 'bankDetails', outcome: 'unknown', left: '1', right: null }] })).toEqual([]);
});

test('every reason against an approval is named: the open value, the missing one, the failed check, the line of the wrong side', () => {
  const values = reviewed.values.map(value => (value.name === 'Currency' ? { ...value, decision: 'open', value: null } : value));
  expect(approvalBlocks({ ...reviewed, values, isInScope: false, hasFund: false })).toEqual([
    { code: 'outOfScope', about: null },
    { code: 'noFund', about: null },
    { code: 'openValues', about: 'Currency' },
    { code: 'missingValue', about: 'Currency' },
  ]);
  expect(approvalBlocks({ ...reviewed, sides: [], conflicts: [{ text: 'Fee 1' }] }).map(({ code }) => code)).toEqual([
    'noCashflows',
    'conflict',
  ]);
  expect(approvalBlocks({ ...reviewed, sides: ['call', 'distribution'] })).toEqual([{ code: 'otherSide', about: 'distribution' }]);
  expect(approvalBlocks({ ...reviewed, type: 'PA_CASHFLOW', sides: ['call', 'distribution'] })).toEqual([]);
});

test('a second person lifts changed bank details and no other check', () => {
  const checks = (['bankDetails', 'duplicate'] as const).map(id => ({ id, outcome: 'failed' as const, left: null, right: null }));
  expect(approvalBlocks({ ...reviewed, checks }).map(({ about }) => about)).toEqual(['bankDetails', 'duplicate']);
  expect(approvalBlocks({ ...reviewed, checks, isBankConfirmed: true }).map(({ about }) => about)).toEqual(['duplicate']);
});

test('a replaced notice is not approved; the one that replaces it waits until what is final or paid is settled', () => {
  expect(approvalBlocks({ ...reviewed, replacedBy: 'C-15 (revised)' })).toEqual([{ code: 'replaced', about: 'C-15 (revised)' }]);
  const standing = (status: string, day: string) => approvalBlocks({ ...reviewed, replacing: [{ ref: '2026-0007', status, day }] });
  expect(standing('preliminary', '2026-11-20')).toEqual([]);
  expect(standing('final', '2026-11-20')).toEqual([{ code: 'replacedFinal', about: '2026-0007' }]);
  expect(standing('final', '2026-11-06')).toEqual([{ code: 'replacedPaid', about: '2026-0007' }]);
});

test('lines become one part for each type and side, and a box is written as a place and read back', () => {
  const lines = [
    { side: 'call', type: 'investment', amount: '100.5', place: 'p1' },
    { side: 'call', type: 'investment', amount: '0.5', place: 'p2' },
    { side: 'distribution', type: 'returnOfCapital', amount: '30', place: 'p3' },
  ] as const;
  expect(sidesOfFlows(lines)).toEqual([
    { side: 'call', amount: '101.0', parts: [{ type: 'investment', amount: '101.0', place: 'p1' }] },
    { side: 'distribution', amount: '30', parts: [{ type: 'returnOfCapital', amount: '30', place: 'p3' }] },
  ]);
  const box = { page: 2, x: 40, y: 310.25, width: 96, height: 9 };
  expect(boxOfPlace(placeOfBox(box))).toEqual(box);
  expect(boxOfPlace('Funds!B7')).toBeNull();
});
