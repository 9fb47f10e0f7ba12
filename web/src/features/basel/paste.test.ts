import { expect, test } from 'vitest';
import { readLimits, readPasted } from './paste';

const itemOf = (name: string) => (name === '法人等向け' ? ('corporates' as const) : null);

test('rows of a sheet are read by code or by name, with or without ratings and weight', () => {
  const text = 'sovereign\tJGB\t1,000\t\t0\r\n\n法人等向け\tローン\t-20.5\tA / BBB+\t\n';
  expect(readPasted(text, itemOf)).toEqual({
    lines: [
      { item: 'sovereign', name: 'JGB', amount: '1000', ratings: [], riskWeightPercent: '0' },
      { item: 'corporates', name: 'ローン', amount: '-20.5', ratings: ['A', 'BBB+'] },
    ],
    bad: null,
  });
});

test.each(['sovereign\tJGB\tmany', 'gold\tBars\t5', 'equity\t\t5', 'equity\tShares\t5\t\thigh'])(
  '%s is named as the row that cannot be read',
  row => {
    expect(readPasted(`sovereign\tJGB\t1\n${row}`, itemOf)).toEqual({ lines: [], bad: { row: 2, text: row } });
  },
);

test('limits are pairs of percent', () => {
  expect(readLimits('250 60\n100%, 25%')).toEqual([
    { riskWeightPercent: '250', sharePercent: '60' },
    { riskWeightPercent: '100', sharePercent: '25' },
  ]);
  expect(readLimits('250')).toBeNull();
});
