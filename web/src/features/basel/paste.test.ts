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

test('a fund in the fund stands with its net assets, and its rows name it', () => {
  const text = 'fund\tMother fund\t2,500\t\t\t\t50,000\nequity\tShares\t50,000\t\t250\tMother fund\n';
  expect(readPasted(text, itemOf).lines).toEqual([
    { item: 'fund', name: 'Mother fund', amount: '2500', ratings: [], fundNetAssets: '50000' },
    { item: 'equity', name: 'Shares', amount: '50000', ratings: [], riskWeightPercent: '250', heldWithin: 'Mother fund' },
  ]);
  expect(readPasted('fund\tMother fund\t1\t\t\t\tmany', itemOf).bad?.row).toBe(1);
});

test.each(['sovereign\tJGB\tmany', 'gold\tBars\t5', 'equity\t\t5', 'equity\tShares\t5\t\thigh', 'corporates\tLoan\t5\tAAB'])(
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
