import type { Horizon } from '@hakaru/engine/calendar/horizons';

/** Why the whole did better or worse than its policy, taken apart by class. Worked out from the months of a book, like every other figure of it. */
export const attributionMeasures = {
  averageWeight: { unit: 'weight', over: 'horizon' },
  averagePolicyWeight: { unit: 'weight', over: 'horizon' },
  allocationEffect: { unit: 'points', over: 'horizon' },
  selectionEffect: { unit: 'points', over: 'horizon' },
  interactionEffect: { unit: 'points', over: 'horizon' },
  /** Within a class, of its mandates: what the manager did beside the mandate's benchmark, and that benchmark beside the class's. */
  managerEffect: { unit: 'points', over: 'horizon' },
  benchmarkEffect: { unit: 'points', over: 'horizon' },
  /** Selection and interaction together: all that its mandates did to a class. */
  activeEffect: { unit: 'points', over: 'horizon' },
  /** What the mandates of a class do not explain of its selection and interaction: of a class, and of the whole the sum. */
  withinEffect: { unit: 'points', over: 'horizon' },
  /** What no class explains: of the whole only. */
  otherEffect: { unit: 'points', over: 'horizon' },
  totalEffect: { unit: 'points', over: 'horizon' },
  /** The month of the policy mix, which a class is measured against. */
  policyReturn: { unit: 'rate', over: 'horizon' },
  /** What an effect of a month is multiplied by, and its horizon's divided by, so that months add up to the whole. */
  linkingCoefficient: { unit: 'ratio', over: 'horizon' },
} as const;
export type AttributionMeasure = keyof typeof attributionMeasures;

export function isAttributionMeasure(measure: string): measure is AttributionMeasure {
  return Object.hasOwn(attributionMeasures, measure);
}

/** The effects whose way through a period is drawn, in the order of the answer. */
export const pathMeasures = [
  'allocationEffect',
  'selectionEffect',
  'interactionEffect',
  'otherEffect',
  'totalEffect',
] as const satisfies readonly AttributionMeasure[];

/** The periods offered, as the other screens of a class offer them. */
export const attributionHorizons = ['1m', '3m', '6m', 'fytd', '1y', '3y', '5y', '10y', 'itd'] as const satisfies readonly Horizon[];
export type AttributionHorizon = (typeof attributionHorizons)[number];

/** Below this, what no class explains is the rounding of doubles and nothing anybody could look into. */
export const OTHER_SHOWN_FROM = 1e-10;
