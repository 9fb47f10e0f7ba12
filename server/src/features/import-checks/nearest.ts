const FARTHEST = 2;
const OFFERED = 3;

/** The known codes within one or two typing errors; only those with the smallest number of errors. */
export function nearest(code: string, known: Iterable<string>): string[] {
  const near = [...known]
    .filter(one => Math.abs(one.length - code.length) <= FARTHEST)
    .map(one => ({ one, distance: slips(code, one, FARTHEST) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .toSorted((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1));
  return near
    .filter(({ distance }) => distance === near[0]?.distance)
    .slice(0, OFFERED)
    .map(({ one }) => one);
}

/** The number of letters to change, insert, delete or swap; counting stops once it exceeds `most`. */
export function slips(left: string, right: string, most = Number.POSITIVE_INFINITY): number {
  let earlier: number[] = [];
  let above: number[] = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      let best = Math.min((above[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        best = Math.min(best, (earlier[column - 2] ?? 0) + 1);
      now.push(best);
      least = Math.min(least, best);
    }
    if (least > most) return least;
    earlier = above;
    above = now;
  }
  return above[right.length] ?? 0;
}
