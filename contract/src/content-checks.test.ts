import { expect, test } from 'vitest';
import { contentChecks, type Known, type Notice } from './content-checks';

const notice: Notice = {
  total: '600000',
  parts: ['588000', '12000.00'],
  currency: 'USD',
  noticeDate: '2026-10-30',
  dueDate: '2026-11-20',
  bankAccount: 'Komorebi Trust 123-4567890',
  called: '600000',
  isCall: true,
};
const known: Known = { fundCurrency: 'USD', unfunded: '2430000', lastBankAccount: 'Ｋｏｍｏｒｅｂｉ Trust 1234567890', sameNotice: null };
const outcomes = (one: Partial<Notice>, other: Partial<Known> = {}) =>
  Object.fromEntries(contentChecks({ ...notice, ...one }, { ...known, ...other }).map(({ id, outcome }) => [id, outcome]));

test('a sound notice passes every check', () => {
  expect(new Set(Object.values(outcomes({})))).toEqual(new Set(['passed']));
});

test.each([
  ['totalOfParts', { parts: ['588000', '11999.99'] }, {}],
  ['withinUnfunded', {}, { unfunded: '599999.99' }],
  ['currency', { currency: 'EUR' }, {}],
  ['dueDate', { dueDate: '2026-10-29' }, {}],
  ['bankDetails', { bankAccount: 'Elsewhere 999' }, {}],
  ['duplicate', {}, { sameNotice: 'Notice 6' }],
])('%s fails where it should', (id, one, other) => {
  expect(Object.entries(outcomes(one, other)).filter(([, outcome]) => outcome === 'failed')).toEqual([[id, 'failed']]);
});

test('what is not known does not pass, and a distribution is held against no commitment', () => {
  expect(outcomes({ total: null, called: null, parts: [] })).toMatchObject({
    totalOfParts: 'unknown',
    withinUnfunded: 'unknown',
    duplicate: 'unknown',
  });
  expect(outcomes({ isCall: false })).not.toHaveProperty('withinUnfunded');
});
