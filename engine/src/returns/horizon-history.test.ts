import { expect, test } from 'vitest';
import { horizons } from '#calendar/horizons';
import { monthIndexOf } from '#calendar/month-end';
import { historyCell, horizonHistory } from './horizon-history';

// Equality with horizonReturn in every cell is shown beside horizon-batch; here a row a reader can check.
test('two months: 1 %, then 2 %', () => {
  const history = horizonHistory({ series: 1, months: 2, firstMonth: monthIndexOf('2024-01-31'), returns: Float64Array.of(0.01, 0.02) });
  const cell = (name: (typeof horizons)[number], column: number) =>
    historyCell(history, { series: 0, horizon: horizons.indexOf(name), column });
  expect(cell('1m', 0).value).toBeCloseTo(0.01, 14);
  expect(cell('2m', 0)).toEqual({ value: null, reason: 'too_short' });
  expect(cell('2m', 1).value).toBeCloseTo(0.0302, 14);
  expect(cell('ytd', 1).value).toBeCloseTo(0.0302, 14);
  expect(cell('itd', 1).value).toBeCloseTo(0.0302, 14);
});
