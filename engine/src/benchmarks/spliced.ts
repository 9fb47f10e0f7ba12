import type { Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { missing, type Result } from '#result';
import { chainLink } from '#returns/chain-link';
import type { DatedReturn } from '#returns/monthly';

/** A stretch of a spliced benchmark: its returns, and the last day it counts (null for the one in force). */
export type Segment = { points: readonly DatedReturn[]; through: Day | null };

/**
 * Old returns through the switch day, new ones after. Returns are joined, never index levels, so no jump can appear at the seam.
 * Days are those of any segment; a day its segment has no return for is null.
 *
 * @example spliced([{ points: old, through: '2020-02-29' }, { points: replacement, through: null }])
 */
export function spliced(segments: readonly Segment[]): DatedReturn[] {
  const inOrder = segments.toSorted((a, b) => (a.through === null ? 1 : b.through === null ? -1 : a.through < b.through ? -1 : 1));
  const lookups = inOrder.map(segment => new Map(segment.points.map(point => [point.day, point.value])));
  const days = [...new Set(segments.flatMap(segment => segment.points.map(point => point.day)))].sort();
  return days.flatMap(day => {
    const index = inOrder.findIndex(segment => segment.through === null || day <= segment.through);
    return index < 0 ? [] : [{ day, value: lookups[index]?.get(day) ?? null }];
  });
}

/**
 * The linked return of a spliced benchmark.
 *
 * @example splicedReturn(segments) // { value: 0.03473288 }
 */
export function splicedReturn(segments: readonly Segment[], note: Note = ignore): Result {
  const points = spliced(segments);
  for (const point of points) note({ id: 'return', value: point.value, unit: 'rate', at: point.day });
  return points.length === 0
    ? missing('no_data')
    : chainLink(
        points.map(point => point.value),
        {},
        note,
      );
}

/**
 * The linked return with the return taken for each day.
 *
 * @example explainSplicedReturn(segments).method // 'benchmarks.spliced'
 */
export function explainSplicedReturn(segments: readonly Segment[]) {
  return explained('benchmarks.spliced', {}, note => splicedReturn(segments, note));
}
