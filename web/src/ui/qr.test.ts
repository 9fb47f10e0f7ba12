import { expect, test } from 'vitest';
import { qrOf } from './qr';

const drawing = (text: string) => qrOf(text).map(row => row.map(dark => (dark ? '#' : '.')).join(''));

test('a short text is the smallest code, as readers of QR codes read it', () => {
  expect(drawing('HELLO')).toEqual([
    '#######.##.#..#######',
    '#.....#..##.#.#.....#',
    '#.###.#..####.#.###.#',
    '#.###.#.#..#..#.###.#',
    '#.###.#.#...#.#.###.#',
    '#.....#.#.##..#.....#',
    '#######.#.#.#.#######',
    '........#####........',
    '#...#.######.#####..#',
    '...###..#.###..#.####',
    '#.##..#.#.##..###..#.',
    '###..#...#...##.#....',
    '..#.###..#..###...##.',
    '........###.###..#.##',
    '#######.##..##...#.#.',
    '#.....#....##..#...#.',
    '#.###.#.#..#..###.#.#',
    '#.###.#....##....#.##',
    '#.###.#..###..####...',
    '#.....#..#...##......',
    '#######.#...#####.#.#',
  ]);
});

test.each([
  [14, 21],
  [15, 25],
  [120, 45],
  [200, 57],
  [412, 77],
])('%i bytes make a square of %i modules with its three finder patterns', (bytes, size) => {
  const rows = drawing('k'.repeat(bytes));
  expect(rows).toHaveLength(size);
  for (const [y, x] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) // oxfmt-ignore
    expect(rows.slice(y, y + 7).map(row => row.slice(x, x + 7))).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']); // oxfmt-ignore
});

test('what no version holds is refused', () => {
  expect(() => qrOf('k'.repeat(413))).toThrow(/too long/);
});
