/** Background and text colour of a branded bar. */
export type BarPaint = { ground: string; ink: string };

const DARK_INK = '#14171f';
const LIGHT_INK = '#ffffff';
/** Minimum contrast of WCAG AA for text of this size. */
const LEGIBLE = 4.5;

/**
 * Chooses the text colour with the better contrast on an organisation's colour. Null when the colour is not #rrggbb or neither text colour
 * is legible on it: the bar then looks as without a brand.
 */
export function barPaint(colour: string | null | undefined): BarPaint | null {
  if (!colour || !/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const [best] = [DARK_INK, LIGHT_INK].map(ink => ({ ink, ratio: contrast(ink, colour) })).toSorted((a, b) => b.ratio - a.ratio);
  return best && best.ratio >= LEGIBLE ? { ground: colour, ink: best.ink } : null;
}

/** WCAG contrast of two colours written as #rrggbb, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
