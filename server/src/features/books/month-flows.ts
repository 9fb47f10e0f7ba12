import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { compare, subtract, sum, type Decimal } from '@hakaru/engine/money/decimal';
import type { FlowTiming } from '@hakaru/engine/returns/modified-dietz';
import type { MonthFlow } from '@hakaru/engine/returns/month-return';
import { floatOf, type Money } from './amounts';
import { type Book, type BookEntity, type DatedFlow, isGathering, versionOn } from './book';
import { childrenAt } from './tree';
import type { Calculation, Inputs } from './calculation';

/** A flow as weighed by a return, with its fact; undated flows are combined and have no fact of their own. */
export type WeighedFlow = MonthFlow & { id: string | null };

/**
 * The dated flows of an entity's month. They count only while they add up to the month's flow: when another flow was recorded without days,
 * they belong to the superseded one.
 */
export function datedFlows({ flows }: Book, entityId: string, month: number, total: Money | null): readonly DatedFlow[] {
  const dated = flows?.get(entityId)?.get(month);
  if (!dated || total === null) return NONE;
  return compare(sum(dated.map(({ amount }) => amount)), total) === 0 ? dated : NONE;
}

const NONE: readonly DatedFlow[] = [];

/**
 * All flows of an entity's month: dated ones on their day, the rest at the month's end. For an account, the flows of its parts, or of those
 * selected by `counts`.
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
  // A value before a flow is that of the part with the flow, not of the whole.
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

/** The flow timing of the mandate's terms in the month; a sub-mandate uses those of the mandate above it. */
function timingOf(calculator: Calculation, entity: BookEntity, month: number): FlowTiming {
  const mandate = entity.mandate ?? calculator.entity(entity.parentId ?? '')?.mandate;
  return mandate && versionOn(mandate.terms, monthEndOfIndex(month)).flowTiming === 'startOfDay' ? 'start' : 'end';
}

/** The ids of a dated flow, and of the value before it, as facts in traces. */
export const flowFact = (id: string) => `flow:${id}`;
export const valueBeforeFact = (id: string) => `valueBefore:${id}`;

/** The months, by entity, in which dated flows differ between two books. */
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

/** Reports the facts behind a return with dated flows: the flows, and the values before them. */
export function hearFlows(flows: readonly WeighedFlow[], inputs: Inputs): void {
  for (const { id, valueBefore } of flows) {
    if (id === null) continue;
    inputs.fact(flowFact(id));
    if (typeof valueBefore === 'number') inputs.fact(valueBeforeFact(id));
  }
}
