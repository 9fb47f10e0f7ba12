import { expect, test } from 'vitest';
import { whiteContrast } from './organisation-settings';
import { areasDisagree } from './organisations';

test.each([
  ['Asset owner', ['owner', 'fundList'], false],
  ['Asset owner', ['manager'], true],
  ['Asset owner', ['manager', 'owner'], false],
  ['Accountant', ['client'], false],
  ['Others', ['cashManagement', 'demo'], false],
  ['Consultant', ['owner'], true],
] as const)('6.29 category %s with modules %j disagree: %s', (category, modules, disagree) => {
  expect(areasDisagree(category, modules)).toBe(disagree);
});

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
])('1.64 white on %s has a contrast of %d', (colour, ratio) => {
  expect(whiteContrast(colour)).toBeCloseTo(ratio, 2);
});
