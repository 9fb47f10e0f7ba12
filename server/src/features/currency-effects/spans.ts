import { readCurrencyPart } from '@hakaru/contract/currency-measures';
import type { FigureKey } from '@hakaru/contract/figures';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { FigureContext } from '#features/figures/public';

/** An entity and the two days between which its effects are calculated. */
export type CurrencySpan = { entityId: string; asOf: string; from: string };

/** The month-ends from the earlier day to the one before the later; a one-month forward starts on each. */
export function rollDays({ from, asOf }: Pick<CurrencySpan, 'from' | 'asOf'>): string[] {
  const first = monthIndexOf(from);
  return Array.from({ length: Math.max(0, monthIndexOf(asOf) - first) }, (_, month) => monthEndOfIndex(first + month));
}

/** Whether the days are in order and within the months of the book, or the one that follows. */
export function isWithin({ calculator }: FigureContext, { from, asOf }: Pick<CurrencySpan, 'from' | 'asOf'>): boolean {
  return from < asOf && monthIndexOf(from) >= calculator.span.first - 1 && monthIndexOf(asOf) <= calculator.span.last + 1;
}

export function spansIn(place: FigureContext, keys: readonly FigureKey[]): CurrencySpan[] {
  const spans = keys.flatMap(({ entityId, asOf, part }) => {
    const read = readCurrencyPart(part);
    return read && isWithin(place, { asOf, from: read.from }) ? [{ entityId, asOf, from: read.from }] : [];
  });
  return [...new Map(spans.map(span => [`${span.entityId} ${span.from} ${span.asOf}`, span])).values()];
}
