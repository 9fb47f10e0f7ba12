import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flows } from '#testing/flows';
import { explainNpv, explainXnfv, explainXnpv, npv, xnfv, xnpv } from './present-value';

const spreadsheet = flows(`
  2008-01-01  -10000
  2008-03-01    2750
  2008-10-30    4250
  2009-02-15    3250
  2009-04-01    2750
`);

test('the example of the spreadsheet documentation at 9 %: 2,086.6476020315 (50 digits; printed there as 2,086.647602)', () => {
  expect(xnpv({ flows: spreadsheet, rate: 0.09 }).value).toBeCloseTo(2086.6476020315366, 9);
});

test('worth on the last day is worth on the first, carried forward', () => {
  const now = xnpv({ flows: spreadsheet, rate: 0.09 }).value;
  const then = xnfv({ flows: spreadsheet, rate: 0.09 }).value;
  expect(then).toBeCloseTo((now ?? NaN) * 1.09 ** (456 / 365), 8);
});

test('seven flows to 2014 at 2.5 %: 57,238.12 (XLeratorDB, via pyxirr test_xnfv)', () => {
  const list = flows(`
    2011-11-30  -100,000
    2012-03-15   -50,000
    2012-07-18    -2,500
    2012-11-30    12,500
    2013-01-23    37,500
    2013-04-30    75,000
    2014-02-06    90,000
  `);
  expect(xnfv({ flows: list, rate: 0.025 }).value).toBeCloseTo(57238.1249299303, 8);
});

test('periods count from now, or from one period hence as spreadsheets have it', () => {
  expect(npv({ amounts: [-100, 121], rate: 0.1 }).value).toBeCloseTo(10, 12);
  expect(npv({ amounts: [-100, 121], rate: 0.1, startFromZero: false }).value).toBeCloseTo(10 / 1.1, 12);
});

test('no flows, and a rate at which nothing is left, have no worth', () => {
  expect(xnpv({ flows: [], rate: 0.1 })).toEqual({ value: null, reason: 'no_data' });
  expect(npv({ amounts: [], rate: 0.1 })).toEqual({ value: null, reason: 'no_data' });
  expect(npv({ amounts: [1, 2], rate: -1 })).toEqual({ value: null, reason: 'not_applicable' });
});

test('the explanation carries the very result, and its worths add to it', () => {
  const rates = fc.double({ min: -0.9, max: 3, noNaN: true });
  fc.assert(
    fc.property(rates, fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 10 }), (rate, amounts) => {
      expect(explainNpv({ amounts, rate }).result).toEqual(npv({ amounts, rate }));
      expect(explainXnpv({ flows: spreadsheet, rate }).result).toEqual(xnpv({ flows: spreadsheet, rate }));
      expect(explainXnfv({ flows: spreadsheet, rate }).result).toEqual(xnfv({ flows: spreadsheet, rate }));
    }),
  );
});
