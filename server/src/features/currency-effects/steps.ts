import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { floatOf, isNothingDue, reportingBelow } from '#features/books/public';
import type { FigureContext } from '#features/figures/public';
import { statementPlace, type Statements } from '#features/holdings/public';
import { rollDays, type CurrencySpan } from './spans';

/** Over a longer time the opening weights of one statement explain too little. */
const MAX_MONTHS = 12;

/** The accounts of an entity at the start of a span; one that had closed or was empty does not contribute. */
export function membersOf(place: FigureContext, { entityId, from }: Pick<CurrencySpan, 'entityId' | 'from'>): string[] {
  return reportingBelow(place.calculator.book, entityId, monthIndexOf(from) + 1).filter(id => isHeld(place, id, from));
}

/** The same, without those that were closed or empty at its end. */
export function closingMembersOf(place: FigureContext, span: CurrencySpan): string[] {
  return membersOf(place, span).filter(id => isHeld(place, id, span.asOf));
}

function isHeld({ calculator }: FigureContext, id: string, day: string): boolean {
  const amount = calculator.amount(id, 'marketValue', monthIndexOf(day));
  return !isNothingDue(amount) && (amount.value === null || floatOf(amount.value) !== 0);
}

/** A span from statement to statement: it ends on every month-end on which all accounts have theirs. */
export function stepsOf(place: FigureContext, statements: Statements, span: CurrencySpan): CurrencySpan[] {
  const steps: CurrencySpan[] = [];
  let from = span.from;
  for (const asOf of [...rollDays(span).slice(1), span.asOf]) {
    const step = { ...span, from, asOf };
    if (asOf !== span.asOf && !isStated(place, statements, step)) continue;
    steps.push(step);
    from = asOf;
  }
  return steps;
}

export const isTooLong = ({ from, asOf }: CurrencySpan): boolean => monthIndexOf(asOf) - monthIndexOf(from) > MAX_MONTHS;

function isStated(place: FigureContext, statements: Statements, step: CurrencySpan): boolean {
  const opening = membersOf(place, { ...step, from: step.asOf });
  const ids = new Set([...closingMembersOf(place, step), ...opening]);
  return opening.length > 0 && [...ids].every(id => statements.get(statementPlace(id, step.asOf))?.lines.length);
}
