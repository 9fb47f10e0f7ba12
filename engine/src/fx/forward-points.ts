import { daysBetween, type Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';

/** Points quoted for a value date; spot itself is a node of 0. */
export type PointsNode = { day: Day; points: number };

/** The curve and the date asked. Points are divided by `pointScale`: 100 for pairs against the yen, else 10000. */
export type ForwardQuery = { spot: number; nodes: readonly PointsNode[]; day: Day; pointScale: number };

/** Points and outright, with the nodes they came from. */
export type ForwardRate = { points: number; outright: number; isInterpolated: boolean; nodes: readonly Day[] };

/**
 * The forward for any date: on a node the node, between two nodes linear in calendar days on the points. Beyond the curve,
 * before or after, there is no rate.
 *
 * @example forwardRate({ spot: 155.8, nodes: [{ day: '2024-06-05', points: 0 }, { day: '2024-06-12', points: -15.6 }], day: '2024-06-07', pointScale: 100 }) // points -4.457…
 */
export function forwardRate({ spot, nodes, day, pointScale }: ForwardQuery, note: Note = ignore): Result<ForwardRate> {
  const neighbours = neighboursOf(nodes, day);
  if (neighbours === null) return missing('no_data');
  if (pointScale === 0) return missing('zero_denominator');
  const { before, after } = neighbours;
  for (const node of before === after ? [before] : [before, after]) note({ id: 'node', value: node.points, unit: 'factor', at: node.day });
  const points = before === after ? before.points : between(before, after, day);
  note({ id: 'points', value: points, unit: 'factor', at: day });
  const isInterpolated = before !== after;
  const value = {
    points,
    outright: spot + points / pointScale,
    isInterpolated,
    nodes: isInterpolated ? [before.day, after.day] : [before.day],
  };
  return { value };
}

/**
 * The forward with the nodes and points behind it.
 *
 * @example explainForwardRate({ spot: 1, nodes: [{ day: '2024-06-05', points: 0 }], day: '2024-06-05', pointScale: 100 }).steps[0].at // '2024-06-05'
 */
export function explainForwardRate(input: ForwardQuery): Explanation<ForwardRate> {
  return explained('fx.forward-rate', { pointScale: input.pointScale }, note => forwardRate(input, note));
}

/**
 * The divisor of a pair's points: 100 when either currency is the yen, else 10000.
 *
 * @example pointScaleOf('USD', 'JPY') // 100
 */
export function pointScaleOf(base: string, quote: string): number {
  return base === 'JPY' || quote === 'JPY' ? 100 : 10_000;
}

function neighboursOf(nodes: readonly PointsNode[], day: Day): { before: PointsNode; after: PointsNode } | null {
  let before: PointsNode | undefined;
  let after: PointsNode | undefined;
  for (const node of nodes) {
    if (node.day <= day && (!before || node.day >= before.day)) before = node;
    if (node.day >= day && (!after || node.day < after.day)) after = node;
  }
  if (before?.day === day) return { before, after: before };
  return before && after ? { before, after } : null;
}

function between(before: PointsNode, after: PointsNode, day: Day): number {
  const part = daysBetween(before.day, day) / daysBetween(before.day, after.day);
  return before.points + (after.points - before.points) * part + 0;
}
