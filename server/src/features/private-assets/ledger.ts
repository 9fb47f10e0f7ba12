import type { Figure, FigureKey } from '@hakaru/contract/figures';
import {
  movesValue,
  partGroupOf,
  partGroups,
  type FlowSide,
  type FlowType,
  type PartGroup,
  type ReportedQuality,
} from '@hakaru/contract/private-assets';
import { negate, subtract, sum, toText, type Decimal } from '@hakaru/engine/money/decimal';
import { latestValuation } from '@hakaru/engine/private-assets/roll-forward';
import type { FigureContext } from '#features/figures/public';
import { fundFigure } from './figures';
import { fundPart } from './fund-part';
import type { FundFacts } from './pool';
import type { EarlierValuation, FlowRow, ValuationRow } from './store';

/** The calls or distributions of a day: the notices, their purpose, and the fund's position after them. Amounts are in its currency. */
export type LedgerRow = {
  day: string;
  side: FlowSide;
  notices: string[];
  fxRate: string | null;
  parts: { type: FlowType; amount: string }[];
  groups: Record<PartGroup, string>;
  amount: Figure;
  amountBase: Figure;
  called: Figure;
  distributed: Figure;
  unfunded: Figure;
};

/** A valuation rolled forward from the previous one: the gain is the change not explained by flows. */
export type Statement = {
  day: string;
  quality: ReportedQuality;
  opening: string;
  calls: string;
  distributions: string;
  gain: string;
  nav: Figure;
  /** The values of the statement before it was restated, oldest first. */
  earlier: EarlierValuation[];
};

export type LedgerOf = { place: FigureContext; facts: FundFacts; fundId: string; asOf: string };

export const figureOfFund = ({ place, facts, fundId, asOf }: LedgerOf, key: Partial<FigureKey> & Pick<FigureKey, 'measure'>): Figure =>
  fundFigure(place, facts, { entityId: fundId, horizon: null, asOf, ...key });

/** The notices of a fund by day and side, newest first. */
export function ledgerRows(of: LedgerOf): LedgerRow[] {
  const groups = new Map<string, FlowRow[]>();
  for (const flow of flowsUntil(of)) {
    const key = `${flow.asOf} ${flow.side}`;
    groups.set(key, [...(groups.get(key) ?? []), flow]);
  }
  return [...groups.values()].map(flows => rowOf(of, flows)).toReversed();
}

function flowsUntil({ facts, fundId, asOf }: LedgerOf): FlowRow[] {
  return facts.flows.filter(flow => flow.entityId === fundId && flow.asOf <= asOf);
}

function rowOf(of: LedgerOf, flows: readonly FlowRow[]): LedgerRow {
  const { asOf: day = '', side = 'call', fxRate = null } = flows[0] ?? {};
  const at = (measure: FigureKey['measure'], part?: string) =>
    figureOfFund(of, { measure, asOf: day, ...(part === undefined ? {} : { part }) });
  const sumOf = (group: PartGroup) =>
    toText(sum(flows.filter(({ type }) => partGroupOf(side, type) === group).map(({ amount }) => amount)));
  return {
    day,
    side,
    notices: [...new Set(flows.map(({ notice }) => notice))],
    fxRate,
    parts: flows.map(({ type, amount }) => ({ type, amount })),
    groups: Object.fromEntries(partGroups.map(group => [group, sumOf(group)])) as Record<PartGroup, string>, // one entry for each group
    amount: at('fundFlow', fundPart({ filter: side, basis: 'local' })),
    amountBase: at('fundFlow', fundPart({ filter: side, basis: 'base' })),
    called: at('called'),
    distributed: at('distributed'),
    unfunded: at('unfunded'),
  };
}

/** The best valuation of each day, newest first, each rolled forward from the one before. */
export function statements(of: LedgerOf, earlier: readonly EarlierValuation[]): Statement[] {
  let before: Pick<ValuationRow, 'asOf' | 'nav'> = { asOf: '', nav: '0' };
  return bestOfDays(of)
    .map(({ asOf: day, quality, nav }): Statement => {
      const flows = flowsUntil(of).filter(flow => flow.asOf > before.asOf && flow.asOf <= day);
      const calls = movedIn(flows, 'call');
      const distributions = movedIn(flows, 'distribution');
      const opening = before.nav;
      before = { asOf: day, nav };
      return {
        day,
        quality,
        opening,
        calls: toText(calls),
        distributions: toText(distributions),
        gain: toText(sum([nav, negate(opening), negate(calls), distributions])),
        nav: figureOfFund(of, { measure: 'nav', asOf: day }),
        earlier: earlier.filter(one => one.asOf === day),
      };
    })
    .toReversed();
}

/** The best valuation of each day, oldest first. */
export function bestOfDays({ facts, fundId, asOf }: LedgerOf): ValuationRow[] {
  const own = facts.valuations.filter(one => one.entityId === fundId && one.asOf <= asOf);
  return [...new Set(own.map(one => one.asOf))].flatMap(day => {
    const known = own.map(one => ({ row: one, day: one.asOf, nav: Number(one.nav), quality: one.quality }));
    const best = latestValuation(known, day);
    return known.find(one => one === best)?.row ?? [];
  });
}

function movedIn(flows: readonly FlowRow[], side: FlowSide): Decimal {
  return sum(flows.filter(flow => flow.side === side && movesValue(side, flow.type)).map(({ amount }) => amount));
}

/** The difference between the two sides of an identity; null while one of them is unknown. */
export function differenceOf(left: readonly (string | null)[], right: string | null): string | null {
  const known = left.filter(value => value !== null);
  return right === null || known.length < left.length ? null : toText(subtract(sum(known), right));
}
