import type { FigureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';

/** The key of an entity's opening weight in a month, by the entities it consists of in that month rather than in the month before. */
export function openingWeightKey(entityId: string, month: number): FigureKey {
  return { entityId, measure: 'weight', horizon: null, asOf: monthEndOfIndex(month - 1), part: monthEndOfIndex(month) };
}

export function isOpeningWeight({ measure, asOf, part }: FigureKey): boolean {
  return measure === 'weight' && part === monthEndOfIndex(monthIndexOf(asOf) + 1);
}
