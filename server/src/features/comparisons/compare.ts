import { compare, divide, isZero, negate, subtract, toText } from '@hakaru/engine/money/decimal';

export type Cells = Readonly<Record<string, string | null>>;
export type LineState = 'added' | 'removed' | 'changed' | 'equal';
export type Line = {
  key: string;
  /** Null when a whole row exists on one side only. */
  field: string | null;
  a: string | null;
  b: string | null;
  difference: string | null;
  /** The difference as a fraction of A. */
  fraction: string | null;
  state: LineState;
};

const NUMBER = /^-?\d+(\.\d+)?$/;
const PLACES = 6;

/**
 * Compares the rows of A and B with the same key, cell by cell. Order: changed numbers by size of difference, other changes, removed and
 * added rows, equal cells.
 */
export function compareRows(a: readonly Cells[], b: readonly Cells[], key: readonly string[], tolerance: string): Line[] {
  const left = byKey(a, key);
  const right = byKey(b, key);
  const lines: Line[] = [];
  for (const [name, cells] of left) {
    const other = right.get(name);
    if (other) lines.push(...cellLines(name, cells, other, { key, tolerance }));
    else lines.push(wholeRow(name, 'removed'));
  }
  for (const name of right.keys()) if (!left.has(name)) lines.push(wholeRow(name, 'added'));
  return lines.toSorted(inOrder);
}

/** A repeated key is numbered, so that each occurrence is a row of its own. */
function byKey(rows: readonly Cells[], key: readonly string[]): Map<string, Cells> {
  const found = new Map<string, Cells>();
  for (const cells of rows) {
    const name = key.map(field => cells[field] ?? '').join(' · ');
    let nth = 1;
    while (found.has(nthName(name, nth))) nth++;
    found.set(nthName(name, nth), cells);
  }
  return found;
}

const nthName = (name: string, nth: number): string => (nth === 1 ? name : `${name} (${nth})`);

const wholeRow = (key: string, state: 'added' | 'removed'): Line => ({
  key,
  field: null,
  a: null,
  b: null,
  difference: null,
  fraction: null,
  state,
});

function cellLines(name: string, a: Cells, b: Cells, { key, tolerance }: { key: readonly string[]; tolerance: string }): Line[] {
  const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(field => !key.includes(field));
  return fields.flatMap(field => {
    const left = a[field] ?? null;
    const right = b[field] ?? null;
    if (left === null && right === null) return [];
    return [{ key: name, field, a: left, b: right, ...differenceOf(left, right, tolerance) }];
  });
}

function differenceOf(a: string | null, b: string | null, tolerance: string): Pick<Line, 'difference' | 'fraction' | 'state'> {
  if (a === null || b === null || !NUMBER.test(a) || !NUMBER.test(b))
    return { difference: null, fraction: null, state: a === b ? 'equal' : 'changed' };
  const difference = subtract(b, a);
  const fraction = isZero(a) ? null : toText(divide(difference, a, PLACES));
  return { difference: toText(difference), fraction, state: compare(size(toText(difference)), tolerance) > 0 ? 'changed' : 'equal' };
}

const size = (value: string): string => (value.startsWith('-') ? toText(negate(value)) : value);
const RANKS: Readonly<Record<LineState, number>> = { changed: 0, removed: 1, added: 2, equal: 3 };

function inOrder(one: Line, other: Line): number {
  if (one.state !== other.state) return RANKS[one.state] - RANKS[other.state];
  if (one.difference !== null && other.difference !== null) return compare(size(other.difference), size(one.difference));
  if ((one.difference === null) !== (other.difference === null)) return one.difference === null ? 1 : -1;
  return one.key.localeCompare(other.key);
}
