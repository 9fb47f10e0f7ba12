import type { AttributionHorizon } from '@hakaru/contract/attribution';

/** Everything the screen shows of the whole and of each class over one period. */
export function columnsOf(horizon: AttributionHorizon): string[] {
  return MEASURES.map(measure => `${measure}.${horizon}`);
}

const MEASURES = [
  'averageWeight',
  'averagePolicyWeight',
  'cumulativeReturn',
  'cumulativeBenchmark',
  'allocationEffect',
  'selectionEffect',
  'interactionEffect',
  'otherEffect',
  'totalEffect',
] as const;

/** The effects a bar is stacked of, each with its colour: unlike the classes', which stand for classes everywhere. */
export const EFFECTS = [
  { measure: 'allocationEffect', word: 'allocation', color: 'var(--c1)' },
  { measure: 'selectionEffect', word: 'selection', color: 'var(--c2)' },
  { measure: 'interactionEffect', word: 'interaction', color: 'var(--c3)' },
] as const;

export const OTHER_COLOUR = 'var(--c8)';
