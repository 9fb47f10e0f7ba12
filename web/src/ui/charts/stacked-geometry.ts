export type StackedSegment = { part: number; from: number; to: number };

/** Parts above zero stand upon each other to the right, parts below it to the left; nothing is no segment. */
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
