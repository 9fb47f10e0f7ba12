import { AppError } from '@hakaru/contract/errors';
import { byOwner, cashGrants, type TransactionRow } from '#features/transactions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { fundFlows, type FundFlow, type FundState } from './fund-flows';
import * as store from './fund-store';

export type FundCashflowRow = TransactionRow & { balance: string; forecast: string; fund: FundState };

/** The private funds the sender may see, of one asset or of all. */
export async function listFunds(ctx: SignedIn, assetId: string | null): Promise<store.FundRow[]> {
  return await inTransaction(ctx, async ctx => {
    const grants = (await cashGrants(ctx)).filter(grant => assetId === null || grant.assetId === assetId);
    const funds: store.FundRow[] = [];
    for (const [ownerId, reasons] of byOwner(grants))
      funds.push(...(await insideScope(ctx.db, { organisation: ownerId }, () => store.findFunds(ctx.db, { ownerId, grants: reasons }))));
    return funds;
  });
}

/** A private fund's flows: those its imported notices reported, and those announced by approved notices. */
export async function listFundCashflows(
  ctx: SignedIn,
  fundId: string,
  { from, to }: { from: string; to: string },
): Promise<FundCashflowRow[]> {
  return await inTransaction(ctx, async ctx => {
    for (const [ownerId, grants] of byOwner(await cashGrants(ctx))) {
      const found = await insideScope(ctx.db, { organisation: ownerId }, async () => {
        const fund = (await store.findFunds(ctx.db, { ownerId, grants })).find(({ id }) => id === fundId);
        return fund && { fund, facts: await store.findFundFacts(ctx.db, ownerId, fundId) };
      });
      if (!found) continue;
      const shown = fundFlows(found.facts).filter(({ asOf }) => asOf >= from && asOf <= to);
      return shown.map(flow => rowOf(ownerId, found.fund, flow));
    }
    throw new AppError('notFound');
  });
}

const NOBODY = { managerName: null, managerNameJp: null, trustee: null, trusteeJp: null, trusteeRef: null };
const UNDEALT = { unit: null, price: null, fee: null, realizedGainLoss: null, unrealizedGainLoss: null, comment: null };
const UNWRITTEN = {
  forwardId: null,
  instructionNumber: null,
  isFollowing: false,
  isSpot: false,
  createdByName: null,
  updatedByName: null,
};

/**
 * A flow of a notice in the shape of a transaction: final when reported, as preliminary as its instruction when announced. It cannot be
 * edited here.
 */
function rowOf(ownerId: string, fund: store.FundRow, flow: FundFlow): FundCashflowRow {
  const { id, asOf, notice, type, amount, fxRate, recordedAt, cash, balance, forecast, state } = flow;
  const { name, nameJp, ref, currency, id: entityId, ...mandate } = fund;
  return {
    ...NOBODY,
    ...UNDEALT,
    ...UNWRITTEN,
    ...mandate,
    id: `fund-${id}`,
    ownerId,
    entityId,
    entityRef: ref,
    entityName: name,
    entityNameJp: nameJp,
    entityType: 'fund',
    securityName: name,
    currency,
    code: notice,
    tradeDate: asOf,
    settlementDate: asOf,
    fxRate,
    amount,
    cash,
    status: flow.isFinal ? 'final' : 'preliminary',
    instructionId: flow.instructionId,
    type,
    createdAt: recordedAt,
    updatedAt: recordedAt,
    version: 1,
    parts: null,
    balance,
    forecast,
    fund: state,
  };
}
