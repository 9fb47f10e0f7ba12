import type { FigureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';

/** The weight an entity opened a month with, where what belongs to it is not what did in the month before. */
export function openingWeightKey(entityId: string, month: number): FigureKey {
  return { entityId, measure: 'weight', horizon: null, asOf: monthEndOfIndex(month - 1), part: monthEndOfIndex(month) };
}

export function isOpeningWeight({ measure, asOf, part }: FigureKey): boolean {
  return measure === 'weight' && part === monthEndOfIndex(monthIndexOf(asOf) + 1);
}
