import { expect, test } from 'vitest';
import { annualiseDays, annualisedReturn, annualiseMonths, explainAnnualiseDays, explainAnnualisedReturn, trimmed } from './annualise';

test('21 % in two years is 10 % a year, by months and by days', () => {
  expect(annualiseMonths(0.21, 24)).toEqual({ value: expect.closeTo(0.1, 14) });
  expect(annualiseDays(0.21, 730)).toEqual({ value: expect.closeTo(0.1, 14) });
});

test('up to a year nothing is annualised: 12 months and 364 days are too short, 365 days are their own rate', () => {
  expect(annualiseMonths(0.05, 12)).toEqual({ value: null, reason: 'too_short' });
  expect(annualiseDays(0.05, 364)).toEqual({ value: null, reason: 'too_short' });
  expect(annualiseDays(0.05, 365).value).toBeCloseTo(0.05, 15);
});

test('a total loss is -100 % a year; more than that is no return', () => {
  expect(annualiseMonths(-1, 24)).toEqual({ value: -1 });
  expect(annualiseMonths(-1.5, 24)).toEqual({ value: null, reason: 'not_applicable' });
});

test('a series of nine months (empyrical, annual_return monthly): 5.2242061386 %', () => {
  const answer = annualisedReturn([0, 0.01, 0.1, -0.04, 0.02, 0.03, 0.02, 0.01, -0.1]);
  expect(answer).toEqual({ value: expect.closeTo(0.052242061386048144, 12), n: 9 });
});

test('arithmetic: the mean times the periods of a year', () => {
  expect(annualisedReturn([0.01, 0.03], { method: 'arithmetic' })).toEqual({ value: expect.closeTo(0.24, 14), n: 2 });
  expect(annualisedReturn([0.01, 0.03], { method: 'arithmetic', scale: 4 }).value).toBeCloseTo(0.08, 14);
});

test('history that has not begun is no gap, a hole inside it is', () => {
  expect(annualisedReturn([null, 0.01, 0.01, null])).toEqual({ value: expect.closeTo(1.01 ** 12 - 1, 12), n: 2 });
  expect(annualisedReturn([0.01, null, 0.01])).toEqual({ value: null, reason: 'gap', n: 2 });
  expect(annualisedReturn([null])).toEqual({ value: null, reason: 'no_data', n: 0 });
  expect(annualisedReturn([-2])).toEqual({ value: null, reason: 'not_applicable', n: 1 });
  expect(trimmed([null, 1, null, 2, null])).toEqual([1, null, 2]);
});

test('explanations carry exponent, growth and options', () => {
  expect(explainAnnualiseDays(0.21, 730).steps).toEqual([{ id: 'exponent', value: 0.5, unit: 'factor' }]);
  expect(explainAnnualisedReturn([0.01]).options).toEqual({ scale: 12, method: 'geometric' });
});
