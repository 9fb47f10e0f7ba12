import { expect, test } from 'vitest';
import { barPaint, contrast } from './brand-colour';

test('black on white is 21:1, a colour on itself 1:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test.each([
  ['#1f5c49', '#ffffff'],
  ['#f4d35e', '#14171f'],
  ['#2B50C8', '#ffffff'],
])('on %s the ink is %s', (ground, ink) => expect(barPaint(ground)).toEqual({ ground, ink }));

test('whatever the colour, its ink is legible', () => {
  for (let grey = 0; grey < 256; grey += 5) {
    const colour = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
    const paint = barPaint(colour);
    if (paint) expect(contrast(paint.ground, paint.ink)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([undefined, null, '', 'red', '#fff', 'url(x)'])('%s paints nothing', colour => expect(barPaint(colour)).toBeNull());
