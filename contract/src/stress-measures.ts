/**
 * Figures of a stress test. The key's part names the test; of the shock on a factor also the factor: `{id}|{code}`. Of a class they say what
 * its shock and the factors of its mandates do to it, of the whole asset what all classes lose together.
 */
export const stressMeasures = {
  stressShock: { unit: 'rate', over: 'day' },
  stressEffect: { unit: 'money', over: 'day' },
  /** What the shocks on factors do to one mandate the vendor's data covers. */
  stressFactorEffect: { unit: 'money', over: 'day' },
  stressReturn: { unit: 'rate', over: 'day' },
  stressedValue: { unit: 'money', over: 'day' },
  stressedWeight: { unit: 'weight', over: 'day' },
  stressedDeviation: { unit: 'points', over: 'day' },
  stressedOutside: { unit: 'count', over: 'day' },
  /** The share of the asset whose mandates have factor data on the day: what shocks on factors can reach. */
  stressCoverage: { unit: 'weight', over: 'day' },
} as const;
export type StressMeasure = keyof typeof stressMeasures;

export function isStressMeasure(measure: string): measure is StressMeasure {
  return Object.hasOwn(stressMeasures, measure);
}
