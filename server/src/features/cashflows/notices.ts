import { byOwner, cashGrants } from '#features/transactions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { findFunds, findNoticeDays, type FundRow, type NoticeDay } from './fund-store';

export type FundNotice = NoticeDay & { ownerId: string; fund: FundRow };

/** Calls and distributions of private funds within a range that the sender may see; none without the cash management module. */
export async function noticesBetween(ctx: SignedIn, span: { from: string; to: string; known: string | null }): Promise<FundNotice[]> {
  if (!ctx.actor.organisation.modules.includes('cashManagement')) return [];
  return await inTransaction(ctx, async ctx => {
    const notices: FundNotice[] = [];
    for (const [ownerId, grants] of byOwner(await cashGrants(ctx)))
      await insideScope(ctx.db, { organisation: ownerId }, async () => {
        const funds = new Map((await findFunds(ctx.db, { ownerId, grants })).map(fund => [fund.id, fund]));
        for (const row of await findNoticeDays(ctx.db, { ownerId, fundIds: [...funds.keys()] }, span)) {
          const fund = funds.get(row.fundId);
          if (fund) notices.push({ ...row, ownerId, fund });
        }
      });
    return notices;
  });
}
