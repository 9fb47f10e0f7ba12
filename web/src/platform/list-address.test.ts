import { expect, test } from 'vitest';
import { atPage, listAddress } from './list-address';

test.each([
  [
    { page: 3, search: 'hoshi', order: 'name', direction: 'desc' },
    { page: 3, search: 'hoshi', order: 'name', direction: 'desc' },
  ],
  [{ page: 1, search: '', order: 'password', direction: 'desc' }, {}],
  [{ page: -2, direction: 'sideways', search: 2024 }, { search: '2024' }],
  [{ page: 1.5, order: 'ref', direction: 'up' }, { order: 'ref' }],
])('an address %j stands for %j', (given, read) => {
  expect(listAddress(['ref', 'name'])(given)).toEqual(read);
});

test('the first page needs no number', () => {
  expect(atPage({ page: 4, search: 'x' }, 1)).toEqual({ search: 'x' });
  expect(atPage({ search: 'x' }, 2)).toEqual({ search: 'x', page: 2 });
});
