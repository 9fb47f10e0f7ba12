import { expect, test } from 'vitest';
import { adapters } from '#testing/adapters/statistics';
import { calmar, currentDrawdown, drawdownTable, maxDrawdown } from '#statistics/drawdown';

/** Story: the maximum drawdown was the one fall shown above zero, beside a formula that says below it. */
const YEAR = [0.02, -0.05, -0.1, 0.03, 0.2, -0.02];
const dated = YEAR.map((value, at) => ({ day: `2024-0${at + 1}-28`, value }));

test('maximum drawdown is negative everywhere: it is the depth of the table’s first row and never above the fall at the end', () => {
  const deepest = maxDrawdown(YEAR).value ?? 0;
  expect(deepest).toBeCloseTo(0.95 * 0.9 - 1, 14);
  expect(drawdownTable(dated).value?.[0]?.depth).toBe(deepest);
  expect(currentDrawdown(YEAR).value ?? 0).toBeGreaterThanOrEqual(deepest);
  expect(calmar(YEAR).value).toBeGreaterThan(0);
});

test('the published cases ask for the size of the fall, and are answered so', () => {
  expect(adapters['max_drawdown']?.({ returns: YEAR }, {})).toMatchObject({ value: 1 - 0.95 * 0.9 });
});
