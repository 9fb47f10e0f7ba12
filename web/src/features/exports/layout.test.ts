import { expect, test } from 'vitest';
import { asView, readLayout, USUAL, withKind } from './layout';

test('2.6.15 a layout is kept as words and comes back as it was', () => {
  const layout = { kind: 'values', scope: 'classes', months: '120', format: 'csvShiftJis' } as const;
  expect(readLayout(asView(layout).filters)).toEqual(layout);
});

test('words of another time fall back to the usual', () => {
  expect(readLayout([{ name: 'kind', value: 'gone' }])).toEqual(USUAL);
});

test('another kind keeps what it can have: holdings are of mandates, and of no more than 36 months', () => {
  expect(withKind({ kind: 'returns', scope: 'benchmarks', months: '120', format: 'csv' }, 'holdings')).toEqual({
    kind: 'holdings',
    scope: 'mandates',
    months: '12',
    format: 'csv',
  });
});
