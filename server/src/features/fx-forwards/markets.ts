import { forwardRate, pointScaleOf, type PointsNode } from '@hakaru/engine/fx/forward-points';
import type { PairMarket } from '@hakaru/engine/fx/revaluation';
import type { NodeRow } from './rate-store';

/** The market of a currency pair on a day, with the rates behind it. */
export type Market = PairMarket & {
  spotRate: NodeRow;
  /** The spot of the curve and its tenors; empty when no curve was published. */
  curve: readonly NodeRow[];
  /** The spot rate is newer than the forward points. */
  isStale: boolean;
};
export type Markets = ReadonlyMap<string, Market>;

export const marketPlace = (base: string, quote: string, day: string): string => `${base}${quote} ${day}`;

export function marketsOf(rows: readonly NodeRow[]): Markets {
  const groups = new Map<string, NodeRow[]>();
  for (const row of rows) {
    const place = marketPlace(row.base, row.quote, row.day);
    groups.set(place, [...(groups.get(place) ?? []), row]);
  }
  return new Map([...groups].flatMap(([place, nodes]) => marketOf(nodes).map(market => [place, market] as const)));
}

function marketOf(rows: readonly NodeRow[]): Market[] {
  const spotRate = rows.filter(({ tenor }) => tenor === 'spot').toSorted((one, other) => (one.asOf < other.asOf ? 1 : -1))[0];
  if (!spotRate) return [];
  const curveDay = rows.find(({ tenor }) => tenor !== 'spot')?.asOf;
  const curve = rows.filter(({ asOf }) => asOf === curveDay);
  const curveSpot = curve.find(({ tenor }) => tenor === 'spot');
  const pointScale = pointScaleOf(spotRate.base, spotRate.quote);
  const points = (mid: string): number => (Number(mid) - Number(curveSpot?.mid)) * pointScale;
  const nodes: PointsNode[] = curveSpot ? curve.map(({ tenorDate, mid }) => ({ day: tenorDate, points: points(mid) })) : [];
  return [{ spot: Number(spotRate.mid), nodes, pointScale, spotRate, curve, isStale: curveDay !== undefined && curveDay < spotRate.asOf }];
}

/** The rates used for an outright on a day: spot, and the neighbouring tenors. */
export function ratesBehind(market: Market, maturity: string): NodeRow[] {
  const { value } = forwardRate({ ...market, day: maturity });
  const near = value === null ? [] : market.curve.filter(({ tenorDate }) => value.nodes.includes(tenorDate));
  const curveSpot = market.isStale ? market.curve.filter(({ tenor }) => tenor === 'spot') : [];
  return [...new Map([market.spotRate, ...curveSpot, ...near].map(row => [row.id, row])).values()];
}
