import type { AttributionForm, AttributionMeasure, AttributionPeriod } from '@hakaru/contract/attribution';

/** Everything the screen shows of the whole and of each class over one period. */
export function columnsOf(period: AttributionPeriod, form: AttributionForm): string[] {
  const { other, total } = FORMS[form];
  return [...OF_BOTH, ...effectsOf(form).map(({ measure }) => measure), other, total].map(measure => `${measure}.${period}`);
}

const OF_BOTH = ['averageWeight', 'averagePolicyWeight', 'cumulativeReturn', 'cumulativeBenchmark'] as const;

/** The effects stacked in a bar. Their colours differ from those of the classes, which mean the same class on every screen. */
type Effect = { measure: AttributionMeasure; word: 'allocation' | 'selection' | 'interaction'; color: string };
const ARITHMETIC: readonly Effect[] = [
  { measure: 'allocationEffect', word: 'allocation', color: 'var(--c1)' },
  { measure: 'selectionEffect', word: 'selection', color: 'var(--c2)' },
  { measure: 'interactionEffect', word: 'interaction', color: 'var(--c3)' },
];
const GEOMETRIC: readonly Effect[] = [
  { measure: 'geometricAllocation', word: 'allocation', color: 'var(--c1)' },
  { measure: 'geometricSelection', word: 'selection', color: 'var(--c2)' },
];

export const effectsOf = (form: AttributionForm): readonly Effect[] => (form === 'geometric' ? GEOMETRIC : ARITHMETIC);

/** The measures of the unexplained part and of the total. */
export const FORMS = {
  arithmetic: { other: 'otherEffect', total: 'totalEffect' },
  geometric: { other: 'geometricOther', total: 'geometricTotal' },
} as const;

export const OTHER_COLOUR = 'var(--c8)';
