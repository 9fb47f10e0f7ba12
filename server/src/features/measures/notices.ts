import { flowKindOf } from '@hakaru/contract/private-assets';
import type { FundFlow } from '@hakaru/engine/private-assets/fund-flows';
import type { Calculation, Notice } from '#features/books/public';

/** The notices of a fund, or of the funds below a programme. */
export function noticesOf(calculator: Calculation, entityId: string): readonly Notice[] {
  const own = calculator.book.notices?.get(entityId);
  if (own) return own;
  return (calculator.entity(entityId)?.childIds ?? []).flatMap(id => noticesOf(calculator, id));
}

/** A notice as the engine takes it; calls and distributions of one day are not netted. */
export function fundFlowOf({ day, side, type, amount }: Notice): FundFlow {
  return { day, kind: flowKindOf(side, type), amount: Number(amount) };
}

export const noticeFact = (id: string) => `notice:${id}`;
