import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classColour } from './book-index';

type Rgb = readonly [number, number, number];

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
/** The first block of tokens is light, the one after the name of the other theme is dark. */
const SHEETS = { light: tokens.slice(0, tokens.indexOf('dark')), dark: tokens.slice(tokens.indexOf('dark')) };

function token(sheet: string, name: string): Rgb {
  const values = new Map(
    [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].toReversed().map(([, key = '', value = '']) => [key, value.trim()]),
  );
  const value = values.get(name) ?? '';
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return token(sheet, alias);
  return [1, 3, 5].map(at => Number.parseInt(value.slice(at, at + 2), 16)) as unknown as Rgb; // three pairs of a colour of six digits
}

/** What the browser makes of `color-mix(in srgb, a p%, b)`. */
function drawn(sheet: string, colour: string): Rgb {
  const [base = '', shade = ''] = [...colour.matchAll(/--([\w-]+)/g)].map(([, name]) => name);
  const part = Number(/([\d.]+)%/.exec(colour)?.[1] ?? 100) / 100;
  const one = token(sheet, base);
  if (part === 1) return one;
  const other = token(sheet, shade);
  return one.map((value, at) => value * part + (other[at] ?? 0) * (1 - part)) as unknown as Rgb; // three in, three out
}

const linear = (value: number): number => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** CIE lightness, from 0 to 100: what remains of a colour on grey paper. */
function lightness([r, g, b]: Rgb): number {
  const y = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return y <= 0.008856 ? 903.3 * y : 116 * Math.cbrt(y) - 16;
}

/** Colours as eyes without one kind of cone see them (Viénot, Brettel and Mollon 1999, in linear light). */
const EYES = {
  protan: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  deutan: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
} as const; // oxfmt-ignore

function seen(colour: Rgb, eye: keyof typeof EYES): Rgb {
  const light = colour.map(linear);
  const encoded = (value: number) => 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055);
  return EYES[eye].map(row => encoded(row.reduce<number>((sum, weight, at) => sum + weight * (light[at] ?? 0), 0))) as unknown as Rgb; // three rows
}

const alternatives = ['multi', 'equity', 'debt', 'property', 'infrastructure'].map(id => ({ id, colour: 5 }));

/** The minimum difference in lightness between neighbours of a chart on paper. */
const LEAST_STEP = 4;

describe.each(Object.entries(SHEETS))('the five alternatives, which share a colour, in the %s theme', (_, sheet) => {
  const shades = alternatives.map(one => drawn(sheet, classColour(one, alternatives)));
  const steps = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted.slice(1).map((value, at) => value - (sorted[at] ?? 0));
  };

  test('are apart in grey', () => {
    expect(Math.min(...steps(shades.map(lightness)))).toBeGreaterThanOrEqual(LEAST_STEP);
  });

  test.each(['protan', 'deutan'] as const)('are apart to %s eyes', eye => {
    expect(Math.min(...steps(shades.map(shade => lightness(seen(shade, eye)))))).toBeGreaterThanOrEqual(LEAST_STEP);
  });
});
