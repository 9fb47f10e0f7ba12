import { expect, test } from 'vitest';
import { compareRows } from './compare';

test('cells of one key stand beside each other; the largest difference comes first, within the tolerance it is none', () => {
  const a = [
    { code: 'A', value: '100', note: 'x' },
    { code: 'B', value: '5' },
    { code: 'C', value: '1' },
  ];
  const b = [
    { code: 'A', value: '90.5', note: 'y' },
    { code: 'B', value: '5.4' },
    { code: 'D', value: '2' },
  ];
  const lines = compareRows(a, b, ['code'], '0.5');
  expect(lines.map(({ key, field, state, difference, fraction }) => [key, field, state, difference, fraction])).toEqual([
    ['A', 'value', 'changed', '-9.5', '-0.095000'],
    ['A', 'note', 'changed', null, null],
    ['C', null, 'removed', null, null],
    ['D', null, 'added', null, null],
    ['B', 'value', 'equal', '0.4', '0.080000'],
  ]);
});

test('a key twice is two rows, an empty cell against a full one is a change, and nothing against zero has no fraction', () => {
  const lines = compareRows(
    [
      { code: 'A', value: '0' },
      { code: 'A', value: null, day: '2026-01-01' },
    ],
    [
      { code: 'A', value: '1' },
      { code: 'A', value: '2' },
    ],
    ['code'],
    '0',
  );
  expect(lines).toEqual([
    { key: 'A', field: 'value', a: '0', b: '1', difference: '1', fraction: null, state: 'changed' },
    { key: 'A (2)', field: 'value', a: null, b: '2', difference: null, fraction: null, state: 'changed' },
    { key: 'A (2)', field: 'day', a: '2026-01-01', b: null, difference: null, fraction: null, state: 'changed' },
  ]);
});
