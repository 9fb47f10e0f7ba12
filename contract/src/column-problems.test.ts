import { expect, test } from 'vitest';
import { columnProblems } from './column-problems';
import { readColumn } from './figures';

test('a column that is none is named with its place, the reason and what may have been meant', () => {
  const [measure, horizon, tooMany, missing] = columnProblems(['retrun.fytd', 'return.1m', 'return.fydt', 'marketValue.1m', 'return']);
  expect(measure).toMatchObject({ column: 'retrun.fytd', at: 0, reason: 'measure' });
  expect(measure?.nearest[0]).toBe('return.fytd');
  expect(horizon).toMatchObject({ column: 'return.fydt', at: 2, reason: 'horizon' });
  expect(horizon?.nearest).toContain('return.fytd');
  expect(tooMany).toEqual({ column: 'marketValue.1m', at: 3, reason: 'noHorizon', nearest: ['marketValue'] });
  expect(missing).toMatchObject({ at: 4, reason: 'horizonMissing', nearest: ['return.1m', 'return.fytd', 'return.itd'] });
});

test('every column proposed can be asked for', () => {
  const proposed = columnProblems(['x', '', 'marketvalue', 'RETURN.ytd', 'weight.itd', 'excess.9q', 'constructor.1m', 'toString']).flatMap(
    ({ nearest }) => nearest,
  );
  expect(proposed).toHaveLength(22);
  expect(proposed.filter(column => !readColumn(column))).toEqual([]);
});

test('a very long word is answered in short', () => {
  expect(columnProblems(['x'.repeat(50_000)])[0]?.column).toHaveLength(80);
  expect(columnProblems(['return.fytd', 'marketValue'])).toEqual([]);
});
