import { findTrusteesOn } from '#features/grants/public';
import { notifyOrganisation } from '#features/notifications/public';
import type { SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { todayOf } from '#platform/today';
import { findFinal, type FinalRow } from './write-store';

/**
 * Inside the transaction that made them final: the trust bank has something to execute, and whoever prepared one for another to finalise
 * hears that it was. Many made final together are one notice for each reader.
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
