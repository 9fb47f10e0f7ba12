/** Rebases cumulative returns since inception to the first month shown. */
export function sinceFirst(values: readonly (number | null)[]): (number | null)[] {
  const [base = null] = values;
  return values.map(value => (value === null || base === null ? null : (1 + value) / (1 + base) - 1));
}
