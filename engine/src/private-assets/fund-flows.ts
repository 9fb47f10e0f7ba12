import type { Day } from '#calendar/day';
import { sumOf } from '#number/sum';
import type { CashFlow } from './cash-flow';

/**
 * What moved between an investor and a private fund.
 * - `call`: counts against the commitment, management fees inside it included.
 * - `outsideCall`: paid beside the commitment (admission interest, placement fee): in the rate, not in paid-in.
 * - `distribution`; `recallable`: a distribution the fund may call again.
 * - `reinvested`: a deemed distribution called again the same day: it enters both sides.
 */
export type FundFlowKind = 'call' | 'outsideCall' | 'distribution' | 'recallable' | 'reinvested';

/** Amounts are positive whatever the kind; whole minor units are exact up to 2^53. */
export type FundFlow = { day: Day; kind: FundFlowKind; amount: number };

/** Whether recallable distributions stay in the distributions, or are taken from both sides. The choice is printed with the figure. */
export type RecallableRule = 'keep' | 'net';

/** The sums every multiple is made of. */
export type FundTotals = { paidIn: number; distributed: number; recallable: number };

/**
 * What was paid in against the commitment, what came back, and what of it may be called again.
 *
 * @example fundTotals([{ day: '2021-01-04', kind: 'call', amount: 100 }]) // { paidIn: 100, distributed: 0, recallable: 0 }
 */
export function fundTotals(flows: readonly FundFlow[], recallableRule: RecallableRule = 'keep'): FundTotals {
  const sumOfKind = (...kinds: FundFlowKind[]) => sumOf(flows.filter(flow => kinds.includes(flow.kind)).map(flow => flow.amount));
  const recallable = sumOfKind('recallable');
  const netted = recallableRule === 'net' ? recallable : 0;
  return {
    paidIn: sumOfKind('call', 'reinvested') - netted,
    distributed: sumOfKind('distribution', 'recallable', 'reinvested') - netted,
    recallable,
  };
}

/**
 * The flows as the investor sees them, closed by the NAV: what a net rate of return is solved from.
 *
 * @example investorFlows([{ day: '2021-01-04', kind: 'call', amount: 100 }], { day: '2022-01-04', nav: 110 })
 * // [{ day: '2021-01-04', amount: -100 }, { day: '2022-01-04', amount: 110 }]
 */
export function investorFlows(flows: readonly FundFlow[], close: { day: Day; nav: number }): CashFlow[] {
  const dated = flows.filter(flow => flow.kind !== 'reinvested'); // both sides of one day: nothing moved
  return [...dated.map(({ day, kind, amount }) => ({ day, amount: SIGNS[kind] * amount + 0 })), { day: close.day, amount: close.nav }];
}

const SIGNS = { call: -1, outsideCall: -1, distribution: 1, recallable: 1, reinvested: 0 } as const satisfies Record<FundFlowKind, number>;
