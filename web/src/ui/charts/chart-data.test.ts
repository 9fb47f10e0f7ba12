import { expect, test } from 'vitest';
import { dataText } from './chart-data';

test('a chart’s data goes to a spreadsheet with raw values, missing ones empty, and no cell breaks a row', () => {
  const data = {
    header: ['As of', 'Total\tassets'],
    rows: [
      ['2026-08-31', 0.0125],
      ['2026-09-30', null],
    ],
  };
  expect(dataText(data)).toBe('As of\tTotal assets\n2026-08-31\t0.0125\n2026-09-30\t');
});
