import { sumOf } from '#number/sum';
import type { FlowSeries } from './flow-series';
import { HIGHEST_LOG_RATE, LOWEST_LOG_RATE } from './one-root';

/**
 * Every root of a series between -99.9999 % and 100,000,000 %, as u = ln(1 + r), ascending.
 *
 * Not a grid, which two close roots can slip through: an interval is left only when bounds prove that it holds no root, or that the
 * worth is monotone over it and so crosses zero at most once. Inflows and outflows apart, every sum of discounted amounts falls with u,
 * and its values at the two ends are the bounds. Below zero the same is done looking back from the last flow.
 *
 * @example allRoots(fillSeries(seriesFor(3), [0, 1, 2], [-100, 230, -132], 0, 3)).map(Math.expm1) // [0.1, 0.2]
 */
export function allRoots({ times, amounts, count }: FlowSeries): number[] {
  const flows = Array.from({ length: count }, (_, i) => ({ time: times[i]!, amount: amounts[i]! }));
  const first = flows[0]?.time ?? 0;
  const last = flows.at(-1)?.time ?? 0;
  const total = sumOf(flows.map(flow => flow.amount));
  const onwards = flows.map(flow => ({ time: flow.time - first, amount: flow.amount }));
  const backwards = flows.map(flow => ({ time: last - flow.time, amount: flow.amount }));
  const below = rootsAbove(backwards, -LOWEST_LOG_RATE, total).filter(v => v > 0 && v < -LOWEST_LOG_RATE);
  const above = rootsAbove(onwards, HIGHEST_LOG_RATE, total);
  const isFlat = (u: number) => {
    const { net, in: inflow, out } = u < 0 ? pointAt(backwards, -u) : pointAt(onwards, u);
    return Math.abs(net) <= FLAT * (inflow[0] + out[0]);
  };
  return distinct(
    [...below.map(v => -v), ...above].sort((a, b) => a - b),
    isFlat,
  );
}

type Flow = { time: number; amount: number };

/** Worth and its first two moments in time at one rate, inflows (`in`) and outflows (`out`) apart: all positive, all falling with u. */
type Point = { u: number; net: number; in: Moments; out: Moments };
type Moments = readonly [number, number, number];

function rootsAbove(flows: readonly Flow[], limit: number, total: number): number[] {
  const roots: number[] = [];
  const at = (u: number) => pointAt(flows, u);
  const start = { ...at(0), net: total }; // the same bits from either side of zero, so that a root at zero is met once
  const stack: [Point, Point][] = [[start, at(limit)]];
  let budget = BUDGET;
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [left, right] = pair;
    const verdict = verdictOn(left, right);
    if (verdict === 'none') continue;
    if (verdict === 'monotone') roots.push(...crossing(left, right, at));
    else if (right.u - left.u < NARROWEST) roots.push(...touching(left, right, at));
    else if (budget-- < 0 && right.u - left.u < COARSE) roots.push(...crossing(left, right, at));
    else {
      const middle = at((left.u + right.u) / 2);
      stack.push([middle, right], [left, middle]);
    }
  }
  return roots;
}

function pointAt(flows: readonly Flow[], u: number): Point {
  const inflow: [number, number, number] = [0, 0, 0];
  const outflow: [number, number, number] = [0, 0, 0];
  for (const { time, amount } of flows) {
    const worth = Math.abs(amount) * Math.exp(-u * time);
    const side = amount > 0 ? inflow : outflow;
    side[0] += worth;
    side[1] += worth * time;
    side[2] += worth * time * time;
  }
  return { u, net: inflow[0] - outflow[0], in: inflow, out: outflow };
}

function verdictOn(left: Point, right: Point): 'none' | 'monotone' | 'open' {
  const width = right.u - left.u;
  const noise = NOISE * (left.in[0] + left.out[0]);
  const level = boundsOf(left, right, 0);
  if (level.low > noise || level.high < -noise) return 'none';

  const slope = boundsOf(left, right, 1);
  const bend = boundsOf(left, right, 2);
  const steepest = Math.max(Math.abs(slope.low), Math.abs(slope.high));
  if (left.net * right.net > 0 && Math.abs(left.net + right.net) > steepest * width + 2 * noise) return 'none';

  const sharpest = Math.max(Math.abs(bend.low), Math.abs(bend.high)) * width;
  const leftSlope = left.in[1] - left.out[1];
  if (slope.low > 0 || slope.high < 0 || Math.abs(leftSlope) > sharpest + NOISE * (left.in[1] + left.out[1])) return 'monotone';
  return 'open';
}

// Both sides fall from left to right: the least is least inflow less most outflow, the most the other way round.
function boundsOf(left: Point, right: Point, moment: 0 | 1 | 2): { low: number; high: number } {
  return { low: right.in[moment] - left.out[moment], high: left.in[moment] - right.out[moment] };
}

function crossing(left: Point, right: Point, at: (u: number) => Point): number[] {
  if (left.net === 0) return [left.u];
  if (right.net === 0) return [right.u];
  return left.net > 0 === right.net > 0 ? [] : [refined(left, right, at)];
}

// Too narrow to tell: a crossing if the signs differ, and where the worth is zero to the last digit, a root it only touches.
function touching(left: Point, right: Point, at: (u: number) => Point): number[] {
  if (left.net > 0 !== right.net > 0) return crossing(left, right, at);
  return Math.abs(left.net) <= TOUCH * (left.in[0] + left.out[0]) ? [left.u] : [];
}

/** Newton's step where it stays between the ends, halving where it does not: it cannot leave the bracket. */
function refined(left: Point, right: Point, at: (u: number) => Point): number {
  let low = left.u;
  let high = right.u;
  let point = at((low + high) / 2);
  for (let round = 0; round < 200 && point.net !== 0; round++) {
    if (point.net > 0 === left.net > 0) low = point.u;
    else high = point.u;
    const newton = point.u + point.net / (point.in[1] - point.out[1]);
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - point.u) <= 1e-15 * (1 + Math.abs(next))) return next;
    point = at(next);
  }
  return point.u;
}

// Roots between which the worth never leaves zero by more than rounding are one root, found several times: the middle one stands for all.
function distinct(roots: readonly number[], isFlat: (u: number) => boolean): number[] {
  const clusters: number[][] = [];
  for (const root of roots) {
    const before = clusters.at(-1)?.at(-1);
    if (before !== undefined && (root - before <= TWINS || isFlat((root + before) / 2))) clusters.at(-1)?.push(root);
    else clusters.push([root]);
  }
  return clusters.map(cluster => cluster[Math.floor((cluster.length - 1) / 2)]!);
}

const NARROWEST = 1e-9;
const BUDGET = 20_000; // halvings; only a root of very high multiplicity, flat beyond the last digit, needs more,
const COARSE = 1e-3; // and then signs this far apart have to do
const NOISE = 1e-15;
const TOUCH = 1e-13;
const FLAT = 1e-14;
const TWINS = 1e-7;
