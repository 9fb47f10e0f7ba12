/** Fewer values than these have no quarters. */
export const QUARTILES_MINIMUM = 4;

export type Quartile = 1 | 2 | 3 | 4;

/**
 * The quarter each value lies in among those that are there, the highest first. Equal values lie in the same quarter, the better of the two;
 * of fewer than four values none lies in any.
 *
 * @example quartiles([0.04, null, 0.01, 0.03, 0.02]) // [1, null, 4, 2, 3]
 */
export function quartiles(values: readonly (number | null)[]): (Quartile | null)[] {
  const present = values.filter(value => value !== null);
  if (present.length < QUARTILES_MINIMUM) return values.map(() => null);
  return values.map(value => {
    if (value === null) return null;
    const better = present.filter(other => other > value).length;
    const share = better / present.length;
    return share < 0.25 ? 1 : share < 0.5 ? 2 : share < 0.75 ? 3 : 4;
  });
}
