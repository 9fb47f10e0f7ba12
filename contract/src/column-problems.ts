import { horizons } from '@hakaru/engine/calendar/horizons';
import { isHorizon, measures, readColumn } from './figures';

/** Why a column of figures cannot be read, its position, and the columns that may have been meant. */
export type ColumnProblem = {
  column: string;
  /** Its position among the requested columns, from 0. */
  at: number;
  /** No such measure, no such horizon, a horizon the measure does not take, or a missing one. */
  reason: 'measure' | 'horizon' | 'noHorizon' | 'horizonMissing';
  nearest: string[];
};

const NEAREST = 3;
/** The response repeats what was sent, shortened to this length. */
const SHOWN = 80;

/** Problems in the requested columns; empty when all of them can be read. */
export function columnProblems(columns: readonly string[]): ColumnProblem[] {
  return columns.flatMap((column, at) => (readColumn(column) ? [] : [problemOf(column.slice(0, SHOWN), at)]));
}

function problemOf(column: string, at: number): ColumnProblem {
  const [measure = '', horizon = '-'] = column.split('.');
  const named = Object.entries(measures).find(([name]) => name === measure);
  if (!named) {
    const close = nearestOf(measure, Object.keys(measures));
    return { column, at, reason: 'measure', nearest: close.map(name => withHorizon(name, horizon)) };
  }
  const [name, { over }] = named;
  if (over === 'day') return { column, at, reason: 'noHorizon', nearest: [name] };
  if (horizon === '-') return { column, at, reason: 'horizonMissing', nearest: ['1m', 'fytd', 'itd'].map(one => `${name}.${one}`) };
  return { column, at, reason: 'horizon', nearest: nearestOf(horizon, horizons).map(one => `${name}.${one}`) };
}

/** A measure as it can be requested: with the given horizon where it takes one, otherwise with a horizon it takes. */
function withHorizon(measure: string, horizon: string): string {
  const over = Object.entries(measures).find(([name]) => name === measure)?.[1].over;
  if (over === 'day') return measure;
  return `${measure}.${isHorizon(horizon) ? horizon : '1m'}`;
}

function nearestOf(word: string, names: readonly string[]): string[] {
  const asked = word.toLowerCase();
  return names
    .map(name => ({ name, distance: distance(asked, name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ name }) => name);
}

/**
 * The number of letters to change, delete or insert to get from one word to the other.
 *
 * @example distance('retrun', 'return') // 2
 */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
