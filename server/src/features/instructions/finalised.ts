import { findTrusteesOn } from '#features/grants/public';
import { notifyOrganisation } from '#features/notifications/public';
import type { SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { todayOf } from '#platform/today';
import { findFinal, type FinalRow } from './write-store';

/**
 * Notifies the trust bank, which has something to execute, and the authors whose instructions somebody else finalised. Several finalised
 * together make one notice for each recipient. Must be called in the transaction that finalised them.
 */
export async function notifyFinalised(ctx: SignedIn, ownerId: string, ids: readonly string[]): Promise<void> {
  const day = todayOf(ctx);
  const [rows, banks] = await insideScope(ctx.db, { organisation: ownerId }, async () => {
    const rows = await findFinal(ctx.db, ownerId, ids);
    return [rows, await findTrusteesOn(ctx.db, { ownerId, entityIds: rows.map(({ entityId }) => entityId), day })] as const;
  });
  for (const bankId of new Set(banks.map(bank => bank.bankId))) {
    const mandates = new Set(banks.filter(bank => bank.bankId === bankId).map(({ entityId }) => entityId));
    const kept = rows.filter(({ entityId }) => mandates.has(entityId));
    await notifyOrganisation(ctx, { organisationId: bankId, who: 'writers', exceptUserId: ctx.actor.user.id, ownerId, ...noticeOf(kept) });
  }
  for (const userId of new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))) {
    if (userId === ctx.actor.user.id) continue;
    const own = rows.filter(({ createdBy }) => createdBy === userId);
    await notifyOrganisation(ctx, { organisationId: own[0]?.createdIn ?? ownerId, who: { userId }, ownerId, ...noticeOf(own) });
  }
}

function noticeOf(rows: readonly FinalRow[]) {
  const first = rows[0];
  const last = rows.at(-1);
  const number = rows.length > 1 ? `${first?.number} – ${last?.number}` : (first?.number ?? '');
  const mandate = [...new Set(rows.map(({ entityRef }) => entityRef))].join(', ');
  const page = rows.length > 1 ? '/instructions' : `/instructions/${first?.id}`;
  return { kind: 'instructionFinalised', params: { number, mandate }, page } as const;
}
