import { invalid } from '@hakaru/contract/errors';
import type { InstructionAction } from '@hakaru/contract/instructions';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { compare, multiply, round, toText } from '@hakaru/engine/money/decimal';
import { keepSource, recordCashflows, withdrawCashflows } from '#features/facts/public';
import type { SignedIn } from '#platform/context';
import * as store from './store';

type Moved = { ownerId: string; id: string; amount: string; currency: string; settlementDate: string };

/**
 * Updates the notice an instruction was created from; called inside the transaction that moved the instruction, in the owner's scope.
 * Finalised: the parts become the fund's cashflows on the settlement day. Cancelled: they are withdrawn. Deleted: the document may be
 * approved again.
 */
export async function followNotice(ctx: SignedIn, moved: Moved, action: Extract<InstructionAction, 'finalize' | 'cancel' | 'delete'>) {
  const notice = await store.findOfInstruction(ctx.db, moved.ownerId, moved.id);
  if (!notice) return;
  if (action === 'finalize') return await recordNotice(ctx, moved, notice);
  const { ownerId: organisationId } = moved;
  const at = ctx.app.now();
  if (notice.sourceId) await withdrawCashflows(ctx.db, { organisationId, sourceId: notice.sourceId, at: at.toISOString() });
  await store.endNotice(ctx.db, organisationId, notice.id, at);
}

async function recordNotice(ctx: SignedIn, { ownerId, amount, currency, settlementDate }: Moved, notice: store.Followed): Promise<void> {
  // The parts belong to the notice's amount: a different amount could not be divided among them.
  if (compare(amount, notice.amount) !== 0) throw invalid('amount', 'otherThanNotice');
  if (currency !== notice.currency) throw invalid('currency', 'otherThanNotice');
  const base = await store.findBaseCurrency(ctx.db, ownerId, notice.fundId);
  const rate =
    base && base !== currency ? await store.findRate(ctx.db, ownerId, { base: currency, quote: base, day: settlementDate }) : undefined;
  const inBase = (part: string): string | null => {
    if (base === currency) return part;
    return base && rate ? toText(round(multiply(part, rate.mid), minorUnitsOf(base))) : null;
  };
  const sourceId = await keepSource(ctx.db, ownerId, {
    kind: 'document',
    labelEn: notice.documentName,
    labelJp: notice.documentName,
    personId: ctx.actor.organisation.id === ownerId ? ctx.actor.user.id : null,
    approvedBy: notice.approvedBy,
    documentId: notice.documentId,
  });
  await recordCashflows(ctx.db, {
    organisationId: ownerId,
    source: sourceId,
    rows: notice.parts.map(part => ({
      entityId: notice.fundId,
      asOf: settlementDate,
      notice: notice.notice,
      side: notice.side,
      type: part.type,
      amount: part.amount,
      currency,
      fxRate: rate?.mid ?? null,
      amountBase: inBase(part.amount),
      place: part.place,
      recordedAt: ctx.app.now().toISOString(),
    })),
  });
  await store.setSource(ctx.db, ownerId, notice.id, sourceId);
}
