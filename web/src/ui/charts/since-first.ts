/** A path that begins at nothing: what was earned since its first month, from what was earned since inception. */
export function sinceFirst(values: readonly (number | null)[]): (number | null)[] {
  const [base = null] = values;
  return values.map(value => (value === null || base === null ? null : (1 + value) / (1 + base) - 1));
}
