import { expect, test } from 'vitest';
import { classColour, paletteColour } from './book-index';

const classes = [5, 2, 5, 5, 2, 5, 5].map((colour, at) => ({ id: `${at}`, colour }));

test('classes that share a colour are shades of it, and no two are the same', () => {
  const colours = classes.map(one => classColour(one, classes));
  expect(new Set(colours).size).toBe(classes.length);
  expect(colours[0]).toBe(paletteColour(5));
  expect(colours[1]).toBe(paletteColour(2));
  expect(colours[4]).toBe('color-mix(in srgb, var(--c2) 66%, var(--c-shade))');
  expect(colours.at(-1)).toBe('color-mix(in srgb, var(--c5) 42%, var(--c-shade))');
});

test('a class that is not known has the colour of everything else', () => {
  expect(classColour(undefined, classes)).toBe('var(--c8)');
  expect(paletteColour(9)).toBe('var(--c8)');
});
