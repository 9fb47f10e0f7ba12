const FARTHEST = 2;
const OFFERED = 3;

/** The codes one or two slips of the finger away, nearest first; only those as near as the nearest. */
export function nearest(code: string, known: readonly string[]): string[] {
  const near = known
    .filter(one => Math.abs(one.length - code.length) <= FARTHEST)
    .map(one => ({ one, distance: slips(code, one) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .toSorted((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1));
  return near
    .filter(({ distance }) => distance === near[0]?.distance)
    .slice(0, OFFERED)
    .map(({ one }) => one);
}

/** Letters to change, add, drop or swap. */
export function slips(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, at) => [at, ...Array.from({ length: right.length }, () => 0)]);
  const first = table[0] ?? [];
  for (let column = 1; column <= right.length; column++) first[column] = column;
  const get = (row: number, column: number): number => table[row]?.[column] ?? 0;
  for (let row = 1; row <= left.length; row++) {
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      let best = Math.min(get(row - 1, column) + 1, get(row, column - 1) + 1, get(row - 1, column - 1) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        best = Math.min(best, get(row - 2, column - 2) + 1);
      (table[row] ?? [])[column] = best;
    }
  }
  return get(left.length, right.length);
}
