import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from './errors';
import { parse } from './fields';
import { mandateInput } from './mandates';
import { keptRows, splitErrors, splitTotal } from './splits';

const good = { ref: 'HDB01', name: 'Domestic bond passive', openedDate: '2016-10-31', fiscal_year_start: 4 };
const errorsOf = (change: object) => {
  try {
    parse(mandateInput, { ...good, ...change });
    return {};
  } catch (error) {
    return error instanceof AppError ? error.fields : { thrown: [String(error)] };
  }
};

describe('mandate', () => {
  test.each([
    ['5.036 seven characters', { ref: 'ABCDEF1' }, { ref: ['tooLong'] }],
    ['5.037 lower case', { ref: 'ab1' }, { ref: ['refAlphabet'] }],
    ['5.037 a dash', { ref: 'A-1' }, { ref: ['refAlphabet'] }],
    ['full-width letters become half-width', { ref: 'ＨＤＢ０１' }, {}],
    ['5.039 256 characters', { name: 'x'.repeat(256) }, { name: ['tooLong'] }],
    ['5.039 255 characters', { name: 'x'.repeat(255) }, {}],
    ['5.040 46 characters', { shortName: 'x'.repeat(46) }, { shortName: ['tooLong'] }],
    ['5.043 reporting starts before opening', { reportingStartDate: '2016-10-30' }, { reportingStartDate: ['beforeOpened'] }],
    ['5.043 on the same day', { reportingStartDate: '2016-10-31' }, {}],
    ['5.044 inception before opening', { performanceInceptionDate: '2016-10-30' }, { performanceInceptionDate: ['inceptionBeforeOpened'] }],
    [
      '5.045 closed before inception',
      { performanceInceptionDate: '2017-01-31', performanceClosedDate: '2017-01-30' },
      { performanceClosedDate: ['closedBeforeInception'] },
    ],
    [
      '5.046 terminated before inception',
      { performanceInceptionDate: '2017-01-31', terminationDate: '2017-01-30' },
      { terminationDate: ['terminationBeforeInception'] },
    ],
    [
      '5.047 terminated before the last report',
      { reportingEndDate: '2020-03-31', terminationDate: '2020-03-30' },
      { terminationDate: ['terminationBeforeReportingEnd'] },
    ],
    ['a day that does not exist', { terminationDate: '2023-02-29' }, { terminationDate: ['dateFormat'] }],
    ['a field nobody declared', { organisationId: 'x' }, { organisationId: ['unknownField'] }],
  ])('%s', (_, change, errors) => expect(errorsOf(change)).toEqual(errors));
});

describe('split', () => {
  const rows = (...percents: (string | null)[]) => percents.map((percent, index) => ({ id: String(index), percent }));

  test('5.028 targets lie between 0 and 100', () => {
    expect(splitErrors(rows('-0.0001', '100'))).toEqual({ 'rows.0': ['targetRange'] });
    expect(splitErrors(rows('100.0001'))).toEqual({ 'rows.0': ['targetRange'] });
  });
  test('5.029 a target may be empty', () => expect(splitErrors(rows(null, '100'))).toEqual({}));
  test('5.030 the total is 100 at four decimals', () => {
    expect(splitErrors(rows('99.9999'))).toEqual({ total: ['splitTotal'] });
    expect(splitErrors(rows('33.3333', '33.3333', '33.3334'))).toEqual({});
    expect(splitTotal(rows('33.3333', '33.3333', '33.3333'))).toBe('99.9999');
  });
  test('5.031 zeros are dropped', () => expect(keptRows(rows('0', '0.0000', null, '100'))).toEqual([{ id: '3', percent: '100' }]));
  test('any division of 1,000,000 ten-thousandths is a valid split', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 10 }), parts => {
        const all = [...parts, 1_000_000 - parts.reduce((sum, part) => sum + part, 0)];
        expect(splitErrors(all.map((part, id) => ({ id: String(id), percent: (part / 10_000).toFixed(4) })))).toEqual({});
      }),
    );
  });
});
