import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font, type PathCommand } from 'fontkit';
import type { Point } from './ink';

const FONTS = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-jp/package.json'));
let regular: Font | null = null;
const typeface = (): Font => (regular ??= create(readFileSync(join(FONTS, '400Regular', 'NotoSansJP_400Regular.ttf'))));

/** The number of straight pieces a curve is drawn with. */
const PIECES = 5;

/** The width of a text in one-point type. */
export function breadthOf(text: string): number {
  const { unitsPerEm } = typeface();
  return (
    typeface()
      .layout(text)
      .positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm
  );
}

/** The outlines of each character of a text in one-point type, from the left end of its base line; y grows downwards. */
export function outlinesOf(text: string): Point[][][] {
  const { unitsPerEm } = typeface();
  const { glyphs, positions } = typeface().layout(text);
  let left: number = 0;
  return glyphs.map((glyph, at) => {
    const from = left;
    left += positions[at]?.xAdvance ?? 0;
    return closedLines(glyph.path.commands).map(line => line.map(([x, y]): Point => [(x + from) / unitsPerEm, -y / unitsPerEm]));
  });
}

function closedLines(commands: readonly PathCommand[]): Point[][] {
  const lines: Point[][] = [];
  for (const { command, args } of commands) {
    const line = lines.at(-1) ?? [];
    if (command === 'moveTo') lines.push([[args[0] ?? 0, args[1] ?? 0]]);
    else if (command !== 'closePath') line.push(...curve([line.at(-1) ?? [0, 0], ...pairs(args)]));
  }
  return lines;
}

const pairs = (args: readonly number[]): Point[] =>
  Array.from({ length: args.length / 2 }, (_, at): Point => [args[at * 2] ?? 0, args[at * 2 + 1] ?? 0]);

/** A line or curve through its points, without the first one; two points are a straight line. */
function curve(points: readonly Point[]): Point[] {
  if (points.length === 2) return points.slice(1);
  return Array.from({ length: PIECES }, (_, at) => pointOf(points, (at + 1) / PIECES));
}

function pointOf(points: readonly Point[], share: number): Point {
  const [first = [0, 0] as const, ...rest] = points;
  if (rest.length === 0) return first;
  const between = rest.map(([x, y], at): Point => {
    const [fromX, fromY] = points[at] ?? first;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return pointOf(between, share);
}
