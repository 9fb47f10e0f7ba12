/**
 * Figures of a stress test. The key's part names the test, and for a shock on a factor also the factor: `{id}|{code}`. For a class they are
 * the effect of its own shock and of its mandates' factors, for the whole asset the total over all classes.
 */
export const stressMeasures = {
  stressShock: { unit: 'rate', over: 'day' },
  stressEffect: { unit: 'money', over: 'day' },
  /** The effect of the factor shocks on one mandate covered by the vendor's data. */
  stressFactorEffect: { unit: 'money', over: 'day' },
  stressReturn: { unit: 'rate', over: 'day' },
  stressedValue: { unit: 'money', over: 'day' },
  stressedWeight: { unit: 'weight', over: 'day' },
  stressedDeviation: { unit: 'points', over: 'day' },
  stressedOutside: { unit: 'count', over: 'day' },
  /** The share of the asset whose mandates have factor data on the day, and can therefore be affected by factor shocks. */
  stressCoverage: { unit: 'weight', over: 'day' },
} as const;
export type StressMeasure = keyof typeof stressMeasures;

export function isStressMeasure(measure: string): measure is StressMeasure {
  return Object.hasOwn(stressMeasures, measure);
}
