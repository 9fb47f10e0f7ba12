import { expect, test } from 'vitest';
import { brinson } from '#attribution/brinson';
import { linkGeometric } from '#attribution/brinson-geometric';
import { daviesLaker } from '#attribution/davies-laker';
import { linkingMethods } from '#attribution/linking';
import { baconQuarters } from '#testing/bacon';
import { linkBrinson } from '#testing/linked-brinson';

// One year of a balanced equity mandate, quarter by quarter, explained in every way a client may ask for.

test('each quarter is explained to the last digit: 1.9 %, 1.2 %, 7.5 %, 2.5 %', () => {
  const excesses = baconQuarters.map(quarter => {
    const { totalAllocation, totalSelection, totalInteraction, excess } = brinson(quarter).value!;
    expect(totalAllocation + totalSelection + (totalInteraction ?? NaN)).toBeCloseTo(excess, 14);
    return excess;
  });
  expect(excesses).toEqual([0.019, 0.012, 0.075, 0.025].map(each => expect.closeTo(each, 12)));
});

test('1.38 the quarters alone do not add to the year: 13.27 % against 13.10 %, so they are linked', () => {
  const sum = baconQuarters.reduce((total, quarter) => total + brinson(quarter).value!.excess, 0);
  const year = linkBrinson({ periods: baconQuarters }).value!;
  expect(sum).toBeCloseTo(0.131, 12);
  expect(year.excess).toBeCloseTo(1.0385932095 - 0.90593748, 12);
});

test('every way of linking divides the same year, and none leaves a residual', () => {
  for (const method of linkingMethods) {
    const { allocation, selection, interaction, excess } = linkBrinson({ periods: baconQuarters, method }).value!;
    expect(allocation.total + selection.total + (interaction?.total ?? NaN)).toBeCloseTo(excess, 13);
  }
  const { allocation, selection, interaction, excess } = daviesLaker(baconQuarters).value!;
  expect(allocation + selection + interaction).toBeCloseTo(excess, 14);
});

test('the geometric year needs no linking: 1.0386 / 0.9059 - 1 = 14.64 %', () => {
  const { allocation, selection, excess } = linkGeometric(baconQuarters).value!;
  expect((1 + allocation) * (1 + selection) - 1).toBeCloseTo(excess, 14);
  expect(excess).toBeCloseTo(1.0385932095 / 0.90593748 - 1, 12);
});
