import { expect, test } from 'vitest';
import { splitBySign } from './cash-flow';

test('what is negative was paid in, what is positive was paid out, and zero is on neither side', () => {
  expect(splitBySign([-25, 15, 0])).toEqual({ contributions: [25, 0, 0], distributions: [0, 15, 0] });
});
