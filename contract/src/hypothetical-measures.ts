/**
 * Figures of a hypothetical mix, and of the actual asset over the same months. The key's part names the series and the first month-end of
 * the period: `{id}|{day}`, with `actual` for the asset itself, and `{id}|{day}|gross` before fees.
 */
export const hypotheticalMeasures = {
  hypotheticalMonth: { unit: 'rate', over: 'day' },
  hypotheticalReturn: { unit: 'rate', over: 'day' },
  hypotheticalRisk: { unit: 'rate', over: 'day' },
  hypotheticalDrawdown: { unit: 'rate', over: 'day' },
  hypotheticalCorrelation: { unit: 'ratio', over: 'day' },
} as const;
export type HypotheticalMeasure = keyof typeof hypotheticalMeasures;

export function isHypotheticalMeasure(measure: string): measure is HypotheticalMeasure {
  return Object.hasOwn(hypotheticalMeasures, measure);
}
