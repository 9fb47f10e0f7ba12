import type { Horizon } from '@hakaru/engine/calendar/horizons';

/**
 * What the months of a mandate say of its risk beyond the statistics every screen shows. Worked out from the months of a book. Of
 * `excessCorrelation` the key's part is the other entity.
 */
export const realisedMeasures = {
  upCapture: { unit: 'weight', over: 'horizon' },
  downCapture: { unit: 'weight', over: 'horizon' },
  benchmarkCorrelation: { unit: 'ratio', over: 'horizon' },
  excessCorrelation: { unit: 'ratio', over: 'horizon' },
} as const;
export type RealisedMeasure = keyof typeof realisedMeasures;

export function isRealisedMeasure(measure: string): measure is RealisedMeasure {
  return Object.hasOwn(realisedMeasures, measure);
}

/** The windows realised risk is shown over. */
export const riskHorizons = ['12m', '36m', '60m'] as const satisfies readonly Horizon[];
export type RiskHorizon = (typeof riskHorizons)[number];

export function isRiskHorizon(text: string): text is RiskHorizon {
  return riskHorizons.some(one => one === text);
}
