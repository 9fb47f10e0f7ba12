export type StackedSegment = { part: number; from: number; to: number };

/** Positive parts are stacked to the right, negative ones to the left; zero gives no segment. */
export function stackedSegments(values: readonly number[]): StackedSegment[] {
  let above = 0;
  let below = 0;
  return values.flatMap((value, part) => {
    if (value === 0) return [];
    const from = value > 0 ? above : below;
    if (value > 0) above += value;
    else below += value;
    return [{ part, from, to: from + value }];
  });
}
