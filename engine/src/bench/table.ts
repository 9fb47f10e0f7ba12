import type { Measured } from './measure';

/**
 * The measured cases as a table for a terminal.
 *
 * @example tableOf([]).split('\n')[0] // the headings
 */
export function tableOf(measured: readonly Measured[]): string {
  const rows = [HEADINGS, ...measured.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)));
  return rows.map(row => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  ')).join('\n');
}

const HEADINGS = ['Case', 'best ms', 'per unit', 'failures', 'calibration ms', 'ratio', 'limit ms', 'aim ms', 'kept'];

const rowOf = (each: Measured): string[] => [
  each.name,
  each.bestMs.toFixed(1),
  `${each.microsecondsPerUnit.toFixed(2)} µs/${each.unit}`,
  String(each.failures),
  each.calibrationMs.toFixed(1),
  each.ratio.toFixed(2),
  each.limitMs === null ? '-' : String(each.limitMs),
  each.aimMs === null ? '-' : String(each.aimMs),
  each.withinLimit ? 'yes' : 'NO',
];

const pad = (cell: string, width: number, column: number) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));
