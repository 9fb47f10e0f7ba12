import { flowKindOf } from '@hakaru/contract/private-assets';
import { divide, isZero, negate, subtract, sum, toText, type DecimalLike } from '@hakaru/engine/money/decimal';
import { runningBalances, type Balances } from '@hakaru/engine/money/running-balance';
import type { FundFlowRow, Promised, Valued } from './fund-store';

/** The state of a fund on the day of a flow. Amounts are in the fund's currency. */
export type FundState = {
  commitment: string | null;
  cumulativeContribution: string;
  cumulativeDistribution: string;
  unfundedCommitment: string | null;
  callProgress: string | null;
  lastMarketPrice: string | null;
  lastMarketPriceDate: string | null;
  estimatedMarketPrice: string | null;
  estimatedMarketPriceDate: string | null;
  marketValue: string | null;
  bookValue: string;
};
export type FundFlow = FundFlowRow & Balances & { cash: string; state: FundState };

type Facts = { flows: readonly FundFlowRow[]; commitments: readonly Promised[]; valuations: readonly Valued[] };
type Sums = { called: DecimalLike; distributed: DecimalLike; recallable: DecimalLike; returned: DecimalLike };

const PROGRESS_PLACES = 6;
/** Distribution types that return paid-in capital, and so reduce the book value. */
const RETURNED: ReadonlySet<string> = new Set(['returnOfCapital', 'repayment', 'recallable']);

/** A fund's flows, oldest first, each with the running balance and the fund's state on its day. */
export function fundFlows({ flows, commitments, valuations }: Facts): FundFlow[] {
  const cashOf = ({ side, amount }: FundFlowRow) => (side === 'call' ? toText(negate(amount)) : amount);
  const balances = runningBalances(
    { balance: '0', forecast: '0' },
    flows.map(flow => ({ cash: cashOf(flow), isFinal: flow.isFinal })),
  );
  let sums: Sums = { called: '0', distributed: '0', recallable: '0', returned: '0' };
  return flows.map((flow, at) => {
    if (flow.isFinal) sums = addedTo(sums, flow);
    const commitment = commitments.findLast(({ asOf }) => asOf <= flow.asOf)?.amount ?? null;
    const valued = valuations.findLast(({ asOf }) => asOf <= flow.asOf) ?? null;
    const since = valued ? flows.slice(0, at + 1).filter(({ asOf, isFinal }) => isFinal && asOf > valued.asOf) : [];
    const balance = balances[at] ?? { balance: '0', forecast: '0' };
    return { ...flow, ...balance, cash: cashOf(flow), state: stateOf({ sums, commitment, valued, since, day: flow.asOf }) };
  });
}

function addedTo(sums: Sums, { side, type, amount }: FundFlowRow): Sums {
  const kind = flowKindOf(side, type);
  const isCalled = kind === 'call' || (kind === 'reinvested' && side === 'call');
  const isPaidOut = side === 'distribution';
  return {
    called: isCalled ? sum([sums.called, amount]) : sums.called,
    distributed: isPaidOut ? sum([sums.distributed, amount]) : sums.distributed,
    recallable: kind === 'recallable' ? sum([sums.recallable, amount]) : sums.recallable,
    returned: isPaidOut && RETURNED.has(type) ? sum([sums.returned, amount]) : sums.returned,
  };
}

type Known = { sums: Sums; commitment: string | null; valued: Valued | null; since: readonly FundFlowRow[]; day: string };

function stateOf({ sums, commitment, valued, since, day }: Known): FundState {
  const estimated = valued ? toText(sum([valued.nav, ...since.flatMap(movedBy)])) : null;
  return {
    commitment,
    cumulativeContribution: toText(sum([sums.called])),
    cumulativeDistribution: toText(sum([sums.distributed])),
    unfundedCommitment: commitment === null ? null : toText(sum([subtract(commitment, sums.called), sums.recallable])),
    callProgress: commitment === null || isZero(commitment) ? null : toText(divide(sums.called, commitment, PROGRESS_PLACES)),
    lastMarketPrice: valued?.nav ?? null,
    lastMarketPriceDate: valued?.asOf ?? null,
    // The last value adjusted by the flows since (decisions G89); null when there were none, because then nothing is estimated.
    estimatedMarketPrice: since.length > 0 ? estimated : null,
    estimatedMarketPriceDate: since.length > 0 ? day : null,
    marketValue: estimated,
    bookValue: toText(subtract(sums.called, sums.returned)),
  };
}

/** A flow's effect on the fund's value: money paid outside the commitment does not change it. */
function movedBy({ side, type, amount }: FundFlowRow): DecimalLike[] {
  const kind = flowKindOf(side, type);
  if (kind === 'call') return [amount];
  return kind === 'distribution' || kind === 'recallable' ? [negate(amount)] : [];
}
