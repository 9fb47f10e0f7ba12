import { expect, test } from 'vitest';
import { explained, ignore } from '#explain';
import { missing } from '#result';

test('an explanation keeps the steps in order and the result of the same run', () => {
  const explanation = explained('number.sum', { places: 2 }, note => {
    note({ id: 'first', value: 1, unit: 'count' });
    note({ id: 'second', value: 2, unit: 'count' });
    return { value: 3 };
  });
  expect(explanation).toEqual({
    method: 'number.sum',
    options: { places: 2 },
    result: { value: 3 },
    steps: [
      { id: 'first', value: 1, unit: 'count' },
      { id: 'second', value: 2, unit: 'count' },
    ],
  });
});

test('a missing result is explained too, and nobody listening is fine', () => {
  expect(explained('number.sum', {}, () => missing('no_data'))).toMatchObject({ result: { value: null, reason: 'no_data' }, steps: [] });
  expect(ignore({ id: 'x', value: null, unit: 'text' })).toBeUndefined();
});
