import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { type Amount, Gathered, isNothingDue, negated, transferred } from './amounts';
import type { BookEntity } from './book';
import { movedAt, reportingBelow } from './tree';
import type { Calculation, Inputs } from './calculation';

/** Adds moves between accounts as flows: what joined at its opening value of the month, what left as the negative of it. */
export function addTransfers(calculator: Calculation, entity: BookEntity, month: number, gathered: Gathered, inputs?: Inputs): void {
  const { joined, left } = movedAt(entity, month);
  for (const [ids, isIn] of [
    [joined, true],
    [left, false],
  ] as const)
    // oxfmt-ignore
    for (const id of ids) {
      const moved = calculator.amount(id, 'marketValue', month - 1);
      if (isNothingDue(moved)) continue; // nothing was there to move
      gathered.add(moved.value === null ? moved : transferred(isIn ? moved.value : negated(moved.value)));
      inputs?.figure({ entityId: id, measure: 'marketValue', horizon: null, asOf: monthEndOfIndex(month - 1) });
    }
}

/**
 * An amount of the parts that belong to an account in a month: their opening value, or their flows. A part that moved in from another account
 * causes no flow here.
 */
export function amountByParts(
  calculator: Calculation,
  entityId: string,
  month: number,
  { measure, at }: { measure: 'marketValue' | 'flow'; at: number },
  inputs?: Inputs,
): Amount {
  const key = { measure, horizon: measure === 'flow' ? ('1m' as const) : null, asOf: monthEndOfIndex(at) };
  const parts = movedParts(calculator, entityId, month);
  if (!parts) {
    inputs?.figure({ ...key, entityId });
    return calculator.amount(entityId, measure, at);
  }
  const gathered = new Gathered();
  for (const id of parts) {
    gathered.add(calculator.amount(id, measure, at));
    inputs?.figure({ ...key, entityId: id });
  }
  return gathered.total();
}

/** Whether the entities that report for an account in a month differ from those of the month before. */
export function hasMoved(calculator: Calculation, entityId: string, month: number): boolean {
  return movedParts(calculator, entityId, month) !== null;
}

/** The entities that report for an account in a month if they differ from those of the month before; otherwise null. */
function movedParts({ book }: Calculation, entityId: string, month: number): string[] | null {
  if (!book.moves.has(month)) return null;
  const before = reportingBelow(book, entityId, month - 1);
  const after = reportingBelow(book, entityId, month);
  return before.toSorted().join() === after.toSorted().join() ? null : after;
}
