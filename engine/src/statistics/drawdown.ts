import type { Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { missing, type Result } from '#result';
import { annualisedReturn, trimmed } from '#returns/annualise';
import type { MaybeReturn } from '#returns/chain-link';
import type { DatedReturn } from '#returns/monthly';
import { quotient } from './quotient';
import type { Statistic } from './volatility';

/** One fall below a former peak. Days are period ends; an open one has no `to` and no `recovery`. Lengths count periods. */
export type Drawdown = {
  from: Day;
  trough: Day;
  to: Day | null;
  depth: number;
  length: number;
  toTrough: number;
  recovery: number | null;
};

/**
 * The deepest fall of wealth from its running peak, as a share below zero; 0 where it never fell. Wealth starts at 1, so a fall in the
 * first period counts.
 *
 * @example maxDrawdown([-0.1, 0.2, -0.5]) // { value: -0.5, n: 3 }
 */
export function maxDrawdown(returns: readonly MaybeReturn[], note: Note = ignore): Statistic {
  const path = fallsOf(returns);
  if (path.value === null) return { ...path, n: 0 };
  const deepest = path.value.reduce((low, each) => Math.min(low, each), 0);
  note({ id: 'observations', value: path.value.length, unit: 'count' });
  note({ id: 'deepestAt', value: deepest === 0 ? 0 : path.value.indexOf(deepest) + 1, unit: 'count' });
  return { value: deepest, n: path.value.length };
}

/**
 * The deepest fall with the period it was reached in.
 *
 * @example explainMaxDrawdown([-0.1, 0.2]).steps[1] // deepestAt 1
 */
export function explainMaxDrawdown(returns: readonly MaybeReturn[]) {
  return explained('statistics.max-drawdown', {}, note => maxDrawdown(returns, note));
}

/**
 * How far wealth stands below its running peak at the end, as a share below zero; 0 at the peak.
 *
 * @example currentDrawdown([0.25, -0.2]) // { value: -0.2, n: 2 }
 */
export function currentDrawdown(returns: readonly MaybeReturn[], note: Note = ignore): Statistic {
  const path = fallsOf(returns);
  if (path.value === null) return { ...path, n: 0 };
  note({ id: 'observations', value: path.value.length, unit: 'count' });
  return { value: path.value.at(-1) ?? 0, n: path.value.length };
}

/**
 * The fall at the end with the number of periods it looks back on.
 *
 * @example explainCurrentDrawdown([-0.1]).steps[0]?.value // 1
 */
export function explainCurrentDrawdown(returns: readonly MaybeReturn[]) {
  return explained('statistics.current-drawdown', {}, note => currentDrawdown(returns, note));
}

/**
 * The falls of a dated series, deepest first; the first `top` of them.
 *
 * @example drawdownTable([{ day: '2024-01-31', value: -0.1 }, { day: '2024-02-29', value: 0.2 }])
 *   // { value: [{ from: '2024-01-31', trough: '2024-01-31', to: '2024-02-29', depth: -0.1, length: 2, toTrough: 1, recovery: 1 }] }
 */
export function drawdownTable(points: readonly DatedReturn[], options: { top?: number } = {}, note: Note = ignore): Result<Drawdown[]> {
  const inOrder = points.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const first = inOrder.findIndex(point => point.value !== null);
  const path = fallsOf(inOrder.map(point => point.value));
  if (path.value === null) return path;
  const days = inOrder.slice(first, first + path.value.length).map(point => point.day);
  const rows = spells(path.value).map(spell => rowOf(spell, days));
  for (const row of rows) note({ id: 'depth', value: row.depth, unit: 'rate', at: row.trough });
  const deepestFirst = rows.toSorted((a, b) => a.depth - b.depth || (a.from < b.from ? -1 : 1));
  return { value: deepestFirst.slice(0, options.top ?? rows.length) };
}

/**
 * The table with the depth of every fall, also those not listed.
 *
 * @example explainDrawdownTable(points, { top: 3 }).options // { top: 3 }
 */
export function explainDrawdownTable(points: readonly DatedReturn[], options: { top?: number } = {}) {
  return explained('statistics.drawdown-table', { top: options.top ?? 'all' }, note => drawdownTable(points, options, note));
}

/**
 * Calmar ratio: annualised return over the size of the deepest fall. Without a fall there is none.
 *
 * @example calmar([0.01, 0.02]) // { value: null, reason: 'zero_denominator', n: 2 }
 */
export function calmar(returns: readonly MaybeReturn[], options: { scale?: number } = {}, note: Note = ignore): Statistic {
  const yearly = annualisedReturn(returns, options);
  if (yearly.value === null) return yearly;
  const fall = maxDrawdown(returns, note);
  if (fall.value === null) return fall;
  note({ id: 'annualised', value: yearly.value, unit: 'rate' });
  note({ id: 'maxDrawdown', value: fall.value, unit: 'rate' });
  return quotient(yearly.value, Math.abs(fall.value), fall.n);
}

/**
 * The Calmar ratio with its two figures.
 *
 * @example explainCalmar([0.1, -0.1]).steps.at(-1)?.id // 'maxDrawdown'
 */
export function explainCalmar(returns: readonly MaybeReturn[], options: { scale?: number } = {}) {
  return explained('statistics.calmar', { scale: options.scale ?? 12 }, note => calmar(returns, options, note));
}

// Wealth over its running peak, less 1, at the end of each period.
function fallsOf(returns: readonly MaybeReturn[]): Result<number[]> {
  const span = trimmed(returns);
  if (span.length === 0) return missing('no_data');
  let wealth = 1;
  let peak = 1;
  const falls: number[] = [];
  for (const each of span) {
    if (each === null) return missing('gap');
    if (each < -1) return missing('not_applicable');
    wealth *= 1 + each;
    // A return to the peak that misses it by rounding alone is a return to the peak.
    if (wealth >= peak * (1 - ROUNDING)) peak = Math.max(peak, wealth);
    falls.push(wealth >= peak * (1 - ROUNDING) ? 0 : wealth / peak - 1);
  }
  return { value: falls };
}

const ROUNDING = 1e-14;

type Spell = { start: number; end: number | null; trough: number; depth: number; periods: number };

function spells(falls: readonly number[]): Spell[] {
  const found: Spell[] = [];
  let open: Spell | null = null;
  for (const [index, fall] of falls.entries()) {
    if (fall < 0 && open === null) {
      open = { start: index, end: null, trough: index, depth: fall, periods: 1 };
      found.push(open);
    } else if (open !== null) {
      open.periods += 1;
      if (fall < open.depth) {
        open.depth = fall;
        open.trough = index;
      }
      if (fall === 0) {
        open.end = index;
        open = null;
      }
    }
  }
  return found;
}

function rowOf(spell: Spell, days: readonly Day[]): Drawdown {
  const dayAt = (index: number) => days[index] ?? '';
  return {
    from: dayAt(spell.start),
    trough: dayAt(spell.trough),
    to: spell.end === null ? null : dayAt(spell.end),
    depth: spell.depth,
    length: spell.periods,
    toTrough: spell.trough - spell.start + 1,
    recovery: spell.end === null ? null : spell.end - spell.trough,
  };
}
