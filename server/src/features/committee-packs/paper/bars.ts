import type { Language } from '@hakaru/contract/languages';
import { bar, legendOf, line, svg, words, ZERO, type Fill } from '#platform/pdf/drawing';
import { INK } from '#platform/pdf/paper';
import { printCell, type PackBars, type ValueCell } from '#features/committee-packs/content';

const RIGHT = 46;
const TOP = 22;
const BAR = 8.4;
const GAP = 5;
/** Patterns, so that series can be distinguished without colour. */
const FILLS: readonly Fill[] = ['solid', 'hatch', 'dots'];

/** Groups of bars from a zero line, each with its figure at the end. */
export function barsDrawing({ series, rows }: PackBars, language: Language, width: number): string {
  const left = width > 500 ? 190 : 118;
  const row = series.length * BAR + GAP;
  const values = rows.flatMap(one => one.values.map(numberOf)).filter(value => value !== null);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Figures are printed beyond the end of their bar, so negative bars need room on the left.
  const start = left + (low < 0 ? RIGHT : 0);
  const xOf = (value: number) => start + ((value - low) / (high - low || 1)) * (width - start - RIGHT);
  const top = series.length > 1 ? TOP : 4;
  const body = rows.map(({ label, values: own }, at) => {
    const y = top + at * row;
    const drawn = own.map((cell, nth) => oneBar(cell, { y: y + nth * BAR, fill: FILLS[nth] ?? 'dots', xOf, language }));
    const middle = y + (series.length * BAR) / 2 + 2.6;
    return words(left - 8, middle, shortened(label[language], left / 4), { anchor: 'end' }) + drawn.join('');
  });
  const height = top + rows.length * row + 2;
  const legend = series.length > 1 ? legendOf(series.map((label, nth) => [FILLS[nth] ?? 'dots', label[language]] as const)) : '';
  return svg(width, height, legend + body.join('') + line(xOf(0), top - 2, xOf(0), height - GAP, ZERO));
}

type Place = { y: number; fill: Fill; xOf: (value: number) => number; language: Language };

function oneBar(cell: ValueCell, { y, fill, xOf, language }: Place): string {
  const value = numberOf(cell);
  const text = printCell(cell, language);
  if (value === null) return words(xOf(0) + 4, y + 6.8, text, { colour: INK.faint, size: 7 });
  const from = Math.min(xOf(0), xOf(value));
  const to = Math.max(xOf(0), xOf(value));
  const label = value < 0 ? words(from - 4, y + 6.8, text, { anchor: 'end', size: 7 }) : words(to + 4, y + 6.8, text, { size: 7 });
  return bar(from, y + 1, to - from, BAR - 2, fill) + label;
}

/** Used for bar lengths only; the printed figure is the frozen text. */
const numberOf = ({ value }: ValueCell): number | null => (value === null ? null : Number(value));

/** Shortens a name to the room available; Japanese characters count as two units. */
function shortened(text: string, room: number): string {
  let units = 0;
  let kept = '';
  for (const sign of text) {
    units += sign > '\u2fff' ? 2 : 1.05;
    if (units > room) return `${kept}…`;
    kept += sign;
  }
  return kept;
}
