import { expect, test } from 'vitest';
import {
  periodStart,
  proposedQuality,
  statementBlocks,
  statementChecks,
  type StatementKnown,
  type StatementSaid,
} from './statement-approval';

const SAID: StatementSaid = {
  asOf: '2026-09-30',
  currency: 'USD',
  opening: '1000.00',
  contributions: '50',
  distributions: '20',
  gain: '-5.5',
  nav: '1024.5',
  unit: '1',
};
const KNOWN: StatementKnown = { today: '2026-11-18', fundCurrency: 'USD', closing: '1000', calls: '50.00', distributions: '20' };
const outcomes = (said: Partial<StatementSaid>, known: Partial<StatementKnown> = {}) =>
  Object.fromEntries(statementChecks({ ...SAID, ...said }, { ...KNOWN, ...known }).map(({ id, outcome }) => [id, outcome]));

test('a statement that rolls forward from the last closing and ties to the ledger passes', () => {
  expect(new Set(Object.values(outcomes({})))).toEqual(new Set(['passed']));
});

test('each difference fails its own check', () => {
  expect(outcomes({ nav: '1024.51' })).toMatchObject({ rollForward: 'failed', openingClosing: 'passed' });
  expect(outcomes({}, { closing: '999.99' })).toMatchObject({ openingClosing: 'failed', rollForward: 'passed' });
  expect(outcomes({}, { calls: '0' })).toMatchObject({ ledgerCalls: 'failed', ledgerDistributions: 'passed' });
  expect(outcomes({}, { distributions: '21' })).toMatchObject({ ledgerDistributions: 'failed' });
  expect(outcomes({ currency: 'EUR' })).toMatchObject({ currency: 'failed' });
  expect(outcomes({ asOf: '2026-11-19' })).toMatchObject({ statementDay: 'failed' });
});

test('what is not said or not known is unknown, never passed', () => {
  expect(outcomes({ gain: null, opening: null }, { calls: null })).toMatchObject({
    rollForward: 'unknown',
    openingClosing: 'unknown',
    ledgerCalls: 'unknown',
    ledgerDistributions: 'passed',
  });
});

test('numbers stated in thousands may differ by what was cut off, and not by a whole step', () => {
  const inThousands = { unit: '1000', opening: '1000000', contributions: '0', distributions: '0', gain: '0', nav: '1000000' };
  expect(outcomes(inThousands, { closing: '1000999', calls: '0', distributions: '0' })).toMatchObject({ openingClosing: 'passed' });
  expect(outcomes(inThousands, { closing: '1001000', calls: '0', distributions: '0' })).toMatchObject({ openingClosing: 'failed' });
  expect(outcomes({ ...inThousands, nav: '1003000' })).toMatchObject({ rollForward: 'passed' });
  expect(outcomes({ ...inThousands, nav: '1004000' })).toMatchObject({ rollForward: 'failed' });
});

test.each([
  ['2026-09-30', 'quarterToDate', '2026-06-30'],
  ['2026-08-31', 'quarterToDate', '2026-06-30'],
  ['2026-03-31', 'yearToDate', '2025-12-31'],
  ['2026-03-31', 'monthToDate', '2026-02-28'],
  ['2026-03-31', 'sinceInception', null],
])('a statement of %s with movements for the %s starts after %s', (asOf, dimension, start) => {
  expect(periodStart(asOf, dimension)).toBe(start);
});

test.each([
  ['Capital Account Statement (unaudited)', 'valuated', 'unaudited'],
  ['Audited financial statements', 'audited', 'Audited'],
  ['本報告書は監査済みです', 'audited', '監査済'],
  ['未監査', 'valuated', '未監査'],
  ['Estimated capital account', 'estimated', 'Estimated'],
  ['revised after its audit', 'valuated', null],
])('%s is %s', (text, quality, words) => {
  expect(proposedQuality(text)).toEqual({ quality, words });
});

test('a statement is approved only when it names its fund, says what is needed, and no check fails', () => {
  const values = ['As of', 'Currency', 'Net asset value'].map(name => ({ name, decision: 'approved', value: '1' }));
  const sound = { isInScope: true, hasFund: true, values, checks: statementChecks(SAID, KNOWN) };
  expect(statementBlocks(sound)).toEqual([]);
  const faulty = {
    isInScope: false,
    hasFund: false,
    values: [{ name: 'As of', decision: 'open', value: null }],
    checks: statementChecks({ ...SAID, nav: '1' }, KNOWN),
  };
  expect(statementBlocks(faulty).map(({ code, about }) => about ?? code)).toEqual([
    'outOfScope',
    'noFund',
    'As of',
    'As of',
    'Currency',
    'Net asset value',
    'rollForward',
  ]);
});
