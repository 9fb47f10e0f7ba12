import { addBusinessDays } from '#calendar/business-days';
import type { Calendar } from '#calendar/calendars';
import type { Day } from '#calendar/day';
import { tenorDate } from '#calendar/tenors';
import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import { forwardRate, type ForwardRate, type PointsNode } from './forward-points';

/** A two-sided quote; the mid is the middle when the source gives none. */
export type Quote = { bid: number; ask: number; mid?: number };

/** Points by tenor as a bank publishes them; ON and TN are the points of those single days. */
export type TenorPoints = { tenor: string } & Quote;

/** A day's market in one pair: spot, its date, the points, and the day the points were published. */
export type Market = { calendar: Calendar; spot: Quote; spotDay: Day; spotAsOf: Day; points: readonly TenorPoints[]; pointsAsOf: Day };

/** A node with all three sides. */
export type CurveNode = { tenor: string; day: Day; bid: number; mid: number; ask: number };

/** The forward on each side; `isStale` says that spot is newer than the points. */
export type ForwardQuotes = { bid: ForwardRate; mid: ForwardRate; ask: ForwardRate; isStale: boolean };

/**
 * The nodes of a market in order of date. Before spot the points are taken away: tomorrow is S - TN and today S - TN - ON,
 * and the sides cross when the sign has turned bid above ask.
 *
 * @example curveNodes({ …, points: [{ tenor: 'TN', bid: 1, ask: 2 }] })[0] // { tenor: 'TN', bid: -2, mid: -1.5, ask: -1, … }
 */
export function curveNodes({ calendar, spotDay, points }: Market): CurveNode[] {
  const tomorrow = points.find(each => each.tenor === 'TN');
  const overnight = points.find(each => each.tenor === 'ON');
  const nodes: CurveNode[] = [{ tenor: 'SP', day: spotDay, bid: 0, mid: 0, ask: 0 }];
  if (tomorrow) nodes.push(beforeSpot('TN', addBusinessDays(calendar, spotDay, -1), [tomorrow]));
  if (tomorrow && overnight) nodes.push(beforeSpot('ON', addBusinessDays(calendar, spotDay, -2), [tomorrow, overnight]));
  for (const { tenor, ...quote } of points) {
    if (['TN', 'ON', 'SP'].includes(tenor)) continue;
    const day = tenorDate({ calendar, spot: spotDay, tenor });
    if (day.value === null) throw new RangeError(`not a tenor: ${tenor}`);
    nodes.push({ tenor, day: day.value, bid: quote.bid, mid: midOf(quote), ask: quote.ask });
  }
  return nodes.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/**
 * Bid, mid and ask of the forward to a date, each interpolated on its own side.
 *
 * @example forwardQuotes(market, '2024-07-19', 100) // { value: { bid, mid, ask, isStale: false } }
 */
export function forwardQuotes(market: Market, day: Day, pointScale: number, note: Note = ignore): Result<ForwardQuotes> {
  const nodes = curveNodes(market);
  const side = (name: 'bid' | 'mid' | 'ask', spot: number) => {
    const noteSide: Note = step => note({ ...step, at: `${name} ${step.at}` });
    return forwardRate({ spot, nodes: pointsOn(nodes, name), day, pointScale }, noteSide);
  };
  const bid = side('bid', market.spot.bid);
  const mid = side('mid', midOf(market.spot));
  const ask = side('ask', market.spot.ask);
  if (bid.value === null || mid.value === null || ask.value === null) return missing('no_data');
  return { value: { bid: bid.value, mid: mid.value, ask: ask.value, isStale: market.pointsAsOf < market.spotAsOf } };
}

/**
 * The three sides with the nodes each was taken from.
 *
 * @example explainForwardQuotes(market, '2024-07-19', 100).steps[0].at // 'bid 2024-07-05'
 */
export function explainForwardQuotes(market: Market, day: Day, pointScale: number): Explanation<ForwardQuotes> {
  return explained('fx.forward-quotes', { pointScale }, note => forwardQuotes(market, day, pointScale, note));
}

const midOf = ({ bid, ask, mid }: Quote) => mid ?? (bid + ask) / 2;
const pointsOn = (nodes: readonly CurveNode[], side: 'bid' | 'mid' | 'ask'): PointsNode[] =>
  nodes.map(node => ({ day: node.day, points: node[side] }));

function beforeSpot(tenor: string, day: Day, quotes: readonly Quote[]): CurveNode {
  const taken = (side: (quote: Quote) => number) => quotes.reduce((total, quote) => total - side(quote), 0);
  const bid = taken(quote => quote.bid);
  const mid = taken(midOf);
  const ask = taken(quote => quote.ask);
  return bid > ask ? { tenor, day, bid: ask, mid, ask: bid } : { tenor, day, bid, mid, ask };
}
