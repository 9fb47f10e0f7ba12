import { flowKindOf } from '@hakaru/contract/private-assets';
import type { FundFlow } from '@hakaru/engine/private-assets/fund-flows';
import { childrenOn, type Calculation, type Notice } from '#features/books/public';

/** The notices of a fund until a day, or of the funds below a programme on that day. */
export function noticesOf(calculator: Calculation, entityId: string, asOf: string): readonly Notice[] {
  const own = calculator.book.notices?.get(entityId);
  if (own) return own.filter(({ day }) => day <= asOf);
  return childrenOn(calculator.book, entityId, asOf).flatMap(id => noticesOf(calculator, id, asOf));
}

/** A notice as the engine takes it; calls and distributions of one day are not netted. */
export function fundFlowOf({ day, side, type, amount }: Notice): FundFlow {
  return { day, kind: flowKindOf(side, type), amount: Number(amount) };
}

export const noticeFact = (id: string) => `notice:${id}`;
