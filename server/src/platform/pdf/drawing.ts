import { INK } from './paper';

/**
 * Charts as vector drawings, in points. Each series has its own pattern and tone, and every bar has its figure beside it, so that nothing
 * is lost when printed without colour.
 */
const PATTERNS = `<defs>
  <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M-1 1 L1 -1 M0 5 L5 0 M4 6 L6 4" stroke="${INK.faint}" stroke-width="0.8"/></pattern>
  <pattern id="dots" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="1.2" cy="1.2" r="0.7" fill="${INK.faint}"/></pattern>
</defs>`;

const FILL = {
  solid: `fill="${INK.accent}" stroke="${INK.accent}" stroke-width="0.6"`,
  hatch: `fill="url(#hatch)" stroke="${INK.faint}" stroke-width="0.6"`,
  dots: `fill="url(#dots)" stroke="${INK.faint}" stroke-width="0.6"`,
} as const;
export type Fill = keyof typeof FILL;

export const svg = (width: number, height: number, body: string) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${PATTERNS}${body}</svg>`;
export const bar = (x: number, y: number, width: number, height: number, fill: Fill) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0.6, width))}" height="${n(height)}" ${FILL[fill]}/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, look: string) =>
  `<path d="M${n(x1)} ${n(y1)} L${n(x2)} ${n(y2)}" ${look}/>`;
const n = (value: number) => String(Math.round(value * 100) / 100);

type TextLook = { anchor?: 'start' | 'middle' | 'end'; size?: number; colour?: string; bold?: boolean };
export const words = (
  x: number,
  y: number,
  text: string,
  { anchor = 'start', size = 7.5, colour = INK.strong, bold = false }: TextLook = {},
) =>
  `<text x="${n(x)}" y="${n(y)}" font-family="Noto" font-size="${size}" fill="${colour}" text-anchor="${anchor}"${bold ? ' font-weight="bold"' : ''}>${escaped(text)}</text>`;
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

export const ZERO = `stroke="${INK.faint}" stroke-width="0.8"`;
export const HAIR = `stroke="${INK.line}" stroke-width="0.5"`;

/** A legend of the patterns, side by side. */
export function legendOf(entries: readonly (readonly [Fill, string])[]): string {
  let x = 0;
  return entries
    .map(([fill, label]) => {
      const drawn = bar(x, 6, 14, 7, fill) + words(x + 19, 12, label, { colour: INK.plain });
      x += 19 + [...label].length * (/\p{Script=Han}|\p{Script=Katakana}/u.test(label) ? 8 : 4.6) + 18;
      return drawn;
    })
    .join('');
}
