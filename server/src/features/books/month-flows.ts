import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { compare, subtract, sum, type Decimal } from '@hakaru/engine/money/decimal';
import type { FlowTiming } from '@hakaru/engine/returns/modified-dietz';
import type { MonthFlow } from '@hakaru/engine/returns/month-return';
import { floatOf, type Money } from './amounts';
import { type Book, type BookEntity, type DatedFlow, isGathering, versionOn } from './book';
import { childrenAt } from './tree';
import type { Calculation, Inputs } from './calculation';

/** A flow as a return weighs it, with the fact it is; what has no day stands together and is no fact of its own. */
export type WeighedFlow = MonthFlow & { id: string | null };

/**
 * The dated flows of an entity's month. They count only while they are the month's flow: where another flow was recorded without its days,
 * the days belong to what it replaced.
 */
export function datedFlows({ flows }: Book, entityId: string, month: number, total: Money | null): readonly DatedFlow[] {
  const dated = flows?.get(entityId)?.get(month);
  if (!dated || total === null) return NONE;
  return compare(sum(dated.map(({ amount }) => amount)), total) === 0 ? dated : NONE;
}

const NONE: readonly DatedFlow[] = [];

/**
 * All flows of an entity's month: each on its day where one is known, and the rest at the month's end. Of an account, those of its parts, or
 * of the parts that count where not all do.
 */
export function weighedFlows(
  calculator: Calculation,
  entityId: string,
  month: number,
  total: Money,
  counts: (partId: string) => boolean = () => true,
): WeighedFlow[] {
  const all = calculator.book.flows && calculator.book.flows.size > 0 ? daysBelow(calculator, entityId, month) : [];
  const dated = all.filter(({ partId }) => counts(partId));
  if (dated.length === 0) return [{ id: null, day: null, amount: floatOf(total) }];
  const rest = dated.reduce<Decimal | Money>((left, { exact }) => subtract(left, exact), total);
  const flows = dated.map(({ exact: _, partId: __, ...flow }) => flow);
  return compare(rest, 0) === 0 ? flows : [...flows, { id: null, day: null, amount: floatOf(rest) }];
}

type Exact = WeighedFlow & { exact: string; partId: string };

function daysBelow(calculator: Calculation, entityId: string, month: number): Exact[] {
  const entity = calculator.entity(entityId);
  if (!entity) return [];
  // A value struck before a flow is of the part that had the flow, not of the whole.
  if (isGathering(entity))
    return childrenAt(entity, month).flatMap(id => daysBelow(calculator, id, month).map(flow => ({ ...flow, valueBefore: null })));
  if (!calculator.book.flows?.get(entityId)?.has(month)) return [];
  const timing = timingOf(calculator, entity, month);
  return datedFlows(calculator.book, entityId, month, calculator.amount(entityId, 'flow', month).value).flatMap(
    ({ id, day, amount, valueBefore }) =>
      day === null
        ? []
        : [
            {
              id,
              day,
              amount: Number(amount),
              exact: amount,
              timing,
              partId: entityId,
              valueBefore: valueBefore === null ? null : Number(valueBefore),
            },
          ],
  );
}

/** By the mandate's terms of the month; a sub-mandate follows the mandate it lies under. */
function timingOf(calculator: Calculation, entity: BookEntity, month: number): FlowTiming {
  const mandate = entity.mandate ?? calculator.entity(entity.parentId ?? '')?.mandate;
  return mandate && versionOn(mandate.terms, monthEndOfIndex(month)).flowTiming === 'startOfDay' ? 'start' : 'end';
}

/** How a dated flow, and the value struck before it, are named among the facts a figure rests on. */
export const flowFact = (id: string) => `flow:${id}`;
export const valueBeforeFact = (id: string) => `valueBefore:${id}`;

/** The months of which the days or amounts of flows differ between two books. */
export function movedFlows(before: Pick<Book, 'flows'>, after: Pick<Book, 'flows'>): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>();
  if (before.flows === after.flows) return moved;
  for (const id of new Set([...(before.flows?.keys() ?? []), ...(after.flows?.keys() ?? [])])) {
    const held = before.flows?.get(id);
    const now = after.flows?.get(id);
    const months = [...new Set([...(held?.keys() ?? []), ...(now?.keys() ?? [])])];
    const differing = months.filter(month => JSON.stringify(held?.get(month)) !== JSON.stringify(now?.get(month)));
    if (differing.length > 0) moved.set(id, new Set(differing));
  }
  return moved;
}

/** A return with days rests on the flows themselves, and on the values struck before them. */
export function hearFlows(flows: readonly WeighedFlow[], inputs: Inputs): void {
  for (const { id, valueBefore } of flows) {
    if (id === null) continue;
    inputs.fact(flowFact(id));
    if (typeof valueBefore === 'number') inputs.fact(valueBeforeFact(id));
  }
}
