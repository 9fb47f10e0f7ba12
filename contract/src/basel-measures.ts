/**
 * Figures of the capital requirement of a fund, of a mandate or of the whole asset; the key's part names a table item or a missing datum.
 */
export const baselMeasures = {
  baselExposure: { unit: 'money', over: 'day' },
  baselWeight: { unit: 'rate', over: 'day' },
  baselRwa: { unit: 'money', over: 'day' },
  baselDerivatives: { unit: 'money', over: 'day' },
  baselCapital: { unit: 'money', over: 'day' },
  baselCoverage: { unit: 'weight', over: 'day' },
  baselMissingCost: { unit: 'money', over: 'day' },
  /** The change of risk-weighted assets since an earlier day; the part names the effect and the day. */
  baselBridge: { unit: 'money', over: 'day' },
} as const;
export type BaselMeasure = keyof typeof baselMeasures;

export function isBaselMeasure(measure: string): measure is BaselMeasure {
  return Object.hasOwn(baselMeasures, measure);
}
