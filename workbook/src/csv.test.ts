import { expect, test } from 'vitest';
import { csvText } from './csv';

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠cmd', "'＠cmd"],
  [' =1+1', "' =1+1"],
  ['\u3000=1+1', "'\u3000=1+1"],
  ['\n=1+1', '"\'\n=1+1"'],
  ['\tx', "'\tx"],
  ['-1', "'-1"],
])('row 24: %j is disarmed as text, whatever stands in front of the sign', (cell, written) => {
  expect(csvText([[cell]])).toBe(`${written}\r\n`);
});

test('row 24: numbers stay numbers, and ordinary words stay as they are', () => {
  expect(csvText([[-1.5, { exact: '-0.10' }, '星川＝電機', 'a=b', 'A, B']])).toBe('-1.5,-0.10,星川＝電機,a=b,"A, B"\r\n');
});

test('a leading space is kept by quotes', () => {
  expect(csvText([[' x']])).toBe('" x"\r\n');
});
