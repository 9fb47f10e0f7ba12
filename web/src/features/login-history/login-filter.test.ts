import { expect, test } from 'vitest';
import { loginSearch, refined } from './login-filter';

test('1.50 2.6.43 the address keeps what can be asked for and nothing else', () => {
  const whole = { page: 3, search: '佐伯', from: '2026-10-01', to: '2026-10-31' };
  expect(loginSearch(whole)).toEqual(whole);
  expect(loginSearch({ page: 1, search: ' ', from: '2026-02-30', to: '2026/10/31', other: 'x' })).toEqual({});
  expect(loginSearch({ page: '2', search: 7 })).toEqual({});
});

test('another filter begins at the first page and leaves the others; an empty one is taken away', () => {
  expect(refined({ page: 4, search: '佐伯' }, { from: '2026-10-01' })).toEqual({ search: '佐伯', from: '2026-10-01' });
  expect(refined({ search: '佐伯', to: '2026-10-31' }, { search: '' })).toEqual({ to: '2026-10-31' });
});
