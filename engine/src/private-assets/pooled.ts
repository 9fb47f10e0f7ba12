import type { Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { ratio } from '#number/finite';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { callProgress, unfunded } from './commitment';
import { fundTotals, investorFlows, type FundFlow, type RecallableRule } from './fund-flows';
import { xirr, type Xirr } from './irr';

/** One holding in a private fund, all amounts in one currency. A NAV that is not known is null. */
export type FundHolding = { id: string; commitment: number; flows: readonly FundFlow[]; nav: number | null };

export type PooledInputs = { holdings: readonly FundHolding[]; asOf: Day; recallable?: RecallableRule };

/** The figures of a private-asset report at any level: one fund, a strategy, a vintage, all of it. */
export type Pooled = {
  commitment: number;
  paidIn: number;
  distributed: number;
  nav: number;
  unfunded: Result;
  callProgress: Result;
  irr: Xirr;
  dpi: Result;
  rvpi: Result;
  tvpi: Result;
};

/**
 * The figures of several funds as if they were one: flows and NAVs are added, and the rate is solved once. (The mean of the funds' rates
 * is no rate of anything.) A fund without NAV leaves a `gap`, because leaving it out would flatter or harm the rest.
 *
 * @example pooled({ holdings: [{ id: 'A', commitment: 100, flows: [{ day: '2021-01-01', kind: 'call', amount: 100 }], nav: 110 }],
 *   asOf: '2022-01-01' }) // { value: { irr: { value: 0.1, … }, tvpi: { value: 1.1 }, … } }
 */
export function pooled(inputs: PooledInputs): Result<Pooled> {
  return pool(inputs, ignore);
}

/**
 * The steps of `pooled`: what each fund brings, then the sums.
 *
 * @example explainPooled({ holdings: [], asOf: '2022-01-01' }).result // { value: null, reason: 'no_data' }
 */
export function explainPooled(inputs: PooledInputs): Explanation<Pooled> {
  const options = { asOf: inputs.asOf, recallable: inputs.recallable ?? 'keep' };
  return explained('private-assets.pooled', options, note => pool(inputs, note));
}

/**
 * The pooled figures of every group that a key makes, in order of first appearance.
 *
 * @example [...pooledBy({ holdings, asOf: '2022-01-01' }, holding => vintageOf(holding.id)).keys()] // ['2019', '2021']
 */
export function pooledBy(inputs: PooledInputs, keyOf: (holding: FundHolding) => string): Map<string, Result<Pooled>> {
  const keys = [...new Set(inputs.holdings.map(keyOf))];
  return new Map(keys.map(key => [key, pooled({ ...inputs, holdings: inputs.holdings.filter(holding => keyOf(holding) === key) })]));
}

function pool({ holdings, asOf, recallable = 'keep' }: PooledInputs, note: Note): Result<Pooled> {
  if (holdings.length === 0) return missing('no_data');
  const navs = holdings.map(holding => holding.nav).filter(nav => nav !== null);
  if (navs.length < holdings.length) return missing('gap');

  const flows = holdings.flatMap(holding => holding.flows).filter(flow => flow.day <= asOf);
  for (const holding of holdings) noteHolding(holding, { asOf, recallable }, note);
  const totals = fundTotals(flows, recallable);
  const nav = sumOf(navs);
  const commitment = sumOf(holdings.map(holding => holding.commitment));
  const called = fundTotals(flows).paidIn; // the commitment knows no netting: what was called was called
  const dpi = ratio(totals.distributed, totals.paidIn);
  const rvpi = ratio(nav, totals.paidIn);
  return {
    value: {
      commitment,
      paidIn: totals.paidIn,
      distributed: totals.distributed,
      nav,
      unfunded: unfunded({ commitment, calls: [called], recallable: [totals.recallable] }),
      callProgress: callProgress({ commitment, calls: [called] }),
      irr: xirr(investorFlows(flows, { day: asOf, nav })),
      dpi,
      rvpi,
      tvpi: dpi.value === null ? dpi : rvpi.value === null ? rvpi : { value: dpi.value + rvpi.value },
    },
  };
}

function noteHolding(holding: FundHolding, { asOf, recallable }: { asOf: Day; recallable: RecallableRule }, note: Note): void {
  const totals = fundTotals(
    holding.flows.filter(flow => flow.day <= asOf),
    recallable,
  );
  note({ id: 'commitment', value: holding.commitment, unit: 'money', at: holding.id });
  note({ id: 'paid_in', value: totals.paidIn, unit: 'money', at: holding.id });
  note({ id: 'distributed', value: totals.distributed, unit: 'money', at: holding.id });
  note({ id: 'nav', value: holding.nav, unit: 'money', at: holding.id });
}
