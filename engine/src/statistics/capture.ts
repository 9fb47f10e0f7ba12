import { explained, ignore, type Note } from '#explain';
import { compoundOf, sumOf } from '#number/sum';
import { missing } from '#result';
import { paired, type Pair } from './pairs';
import { quotient } from './quotient';
import type { Statistic } from './volatility';

/**
 * The definitions in use differ a lot, so the figure is kept with its label:
 * `geometric` ratio of annualised linked returns (Morningstar; the default), `cumulative` ratio of linked returns,
 * `arithmetic` ratio of sums (Bacon), `number` share of periods with the same direction, `percent` share of periods ahead of the benchmark.
 */
export type CaptureMethod = 'geometric' | 'cumulative' | 'arithmetic' | 'number' | 'percent';

/** Up looks at periods with Rb > 0, down at those with Rb <= 0 (for `number` and `percent`: Rb < 0, a flat month has no direction). */
export type CaptureOptions = { side: 'up' | 'down'; method?: CaptureMethod; scale?: number };

/**
 * How much of the benchmark's rises (or falls) the portfolio took part in.
 *
 * @example capture({ returns: [0.01, -0.02], benchmark: [0.02, -0.01] }, { side: 'up', method: 'arithmetic' }) // { value: 0.5, n: 1 }
 */
export function capture(pair: Pair, options: CaptureOptions, note: Note = ignore): Statistic {
  const method = options.method ?? 'geometric';
  const { left, right } = sided(paired(pair), options.side, method);
  const n = left.length;
  note({ id: 'observations', value: n, unit: 'count' });
  if (n === 0) return { ...missing('no_data'), n };
  if (method === 'number' || method === 'percent') return counted(left, right, options.side, method, note);
  if ([...left, ...right].some(each => each < -1)) return { ...missing('not_applicable'), n };
  const taken = taker(method, options.scale ?? 12);
  const portfolio = taken(left);
  const benchmark = taken(right);
  note({ id: 'portfolio', value: portfolio, unit: 'rate' });
  note({ id: 'benchmark', value: benchmark, unit: 'rate' });
  return quotient(portfolio, benchmark, n);
}

/**
 * Capture with both sides of the ratio and the definition used.
 *
 * @example explainCapture(pair, { side: 'up' }).options // { side: 'up', method: 'geometric', scale: 12 }
 */
export function explainCapture(pair: Pair, options: CaptureOptions) {
  const chosen = { side: options.side, method: options.method ?? 'geometric', scale: options.scale ?? 12 };
  return explained('statistics.capture', chosen, note => capture(pair, options, note));
}

function sided(both: { left: number[]; right: number[] }, side: 'up' | 'down', method: CaptureMethod): { left: number[]; right: number[] } {
  const strict = method === 'number' || method === 'percent';
  const kept = (benchmark: number) => (side === 'up' ? benchmark > 0 : strict ? benchmark < 0 : benchmark <= 0);
  return { left: both.left.filter((_, index) => kept(both.right[index] ?? 0)), right: both.right.filter(kept) };
}

function taker(method: 'geometric' | 'cumulative' | 'arithmetic', scale: number): (values: readonly number[]) => number {
  if (method === 'arithmetic') return sumOf;
  if (method === 'cumulative') return compoundOf;
  return values => Math.pow(1 + compoundOf(values), scale / values.length) - 1;
}

function counted(left: number[], right: number[], side: 'up' | 'down', method: 'number' | 'percent', note: Note): Statistic {
  const sameWay = (each: number) => (side === 'up' ? each > 0 : each < 0);
  const hits = left.filter((each, index) => (method === 'number' ? sameWay(each) : each > (right[index] ?? 0))).length;
  note({ id: 'hits', value: hits, unit: 'count' });
  return { value: hits / left.length, n: left.length };
}
