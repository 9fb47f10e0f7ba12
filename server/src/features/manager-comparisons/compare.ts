import { peerWindows } from '@hakaru/contract/address-choices';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import type { Figure, Measure } from '@hakaru/contract/figures';
import { peerHorizons, peerMembers, type PeerHorizon } from '@hakaru/contract/manager-comparisons';
import type { PeerMeasure } from '@hakaru/contract/peer-measures';
import { monthEndsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { quartiles, type Quartile } from '@hakaru/engine/statistics/quartiles';
import { benchmarkOn } from '#features/books/public';
import { readMonthEnd } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { figure } from '#features/measures/public';
import type { SignedIn } from '#platform/context';
import { countFigures } from '#platform/request-work';
import { firstMonthOf, MONTHS_MAX, peerFigure } from './peer-figures';
import { chosenPeers, openReach, type Peer } from './peers';

export type Ranked = { figure: Figure; quartile: Quartile | null };
export type Point = { day: string; figure: Figure };
export type PeerRow = {
  peer: Peer;
  benchmark: { en: string; jp: string } | null;
  className: { en: string; jp: string } | null;
  /** Whether the month is populated; otherwise no figures are shown. */
  isPublished: boolean;
  marketValue: Figure;
  horizons: { horizon: PeerHorizon; return: Figure; excess: Ranked }[];
  excess: Ranked;
  figureOf(measure: PeerMeasure): Figure;
  rollingOf(months: number): Point[];
};
export type PeerComparison = {
  asOf: string;
  /** The first month they all have; null when none has a return for the day. */
  from: string | null;
  months: number;
  currency: string;
  rows: PeerRow[];
  masked: number | null;
};

export type CompareAsk = {
  members: unknown;
  asOf?: string | null | undefined;
  months?: number | null | undefined;
  known?: string | null | undefined;
};

/** Mandates side by side over the months they all have, in one currency; null when none of them may be named. */
export async function comparePeers(ctx: SignedIn, ask: CompareAsk): Promise<PeerComparison | null> {
  const members = parse(peerMembers, ask.members);
  const window = ask.months ?? null;
  if (window !== null && !peerWindows.some(one => one === window)) throw invalid('months', 'invalid');
  const reach = await openReach(ctx, ask.known);
  const peers = chosenPeers(reach, members);
  const [first] = peers;
  if (!first) return null;
  const currency = first.calculator.book.baseCurrency;
  if (peers.some(({ calculator }) => calculator.book.baseCurrency !== currency)) throw invalid('members', 'mixedCurrencies');
  const asOf = ask.asOf ? readMonthEnd('asOf', ask.asOf) : newestCommon(peers);
  if (asOf === null) throw new AppError('notFound');
  countFigures(peers.length * (peerHorizons.length * 2 + 9));
  const from = commonFrom(peers, { asOf, window });
  const rows = peers.map(peer => rowOf(peer, { asOf, from }));
  rank(rows);
  return { asOf, from, months: from === null ? 0 : monthEndsBetween(from, asOf).length, currency, rows, masked: reach.masked };
}

/** The newest month-end that is populated for every client in the comparison. */
function newestCommon(peers: readonly Peer[]): string | null {
  const lists = [...new Set(peers.map(({ calculator }) => calculator.book.monthEnds))];
  const [own = [], ...others] = lists;
  return own.findLast(day => others.every(list => list.includes(day))) ?? null;
}

/** The first month common to all that have a return on the day, but no earlier than the window asked for. */
function commonFrom(peers: readonly Peer[], { asOf, window }: { asOf: string; window: number | null }): string | null {
  const firsts = peers.flatMap(peer => (isPublished(peer, asOf) ? (firstMonthOf(peer.calculator, peer.entity.id, asOf) ?? []) : []));
  if (firsts.length === 0) return null;
  const earliest = shiftMonthEnd(asOf, 1 - (window ?? MONTHS_MAX));
  return [...firsts, earliest].toSorted().at(-1) ?? null;
}

const isPublished = ({ calculator }: Peer, asOf: string): boolean => calculator.book.monthEnds.includes(asOf);

type Period = { asOf: string; from: string | null };

function rowOf(peer: Peer, { asOf, from }: Period): PeerRow {
  const { calculator, entity } = peer;
  const shown = isPublished(peer, asOf);
  const withheld = (key: string): Figure => ({ key, value: null, reason: 'no_data', quality: null });
  const bookFigure = (measure: Measure, horizon: PeerHorizon | null): Figure => {
    const found = figure(calculator, { entityId: entity.id, measure, horizon, asOf });
    return shown ? found : withheld(found.key);
  };
  const figureAt = (measure: PeerMeasure, day: string, start: string | null): Figure => {
    const key = { entityId: entity.id, measure, horizon: null, asOf: day, part: start ?? day };
    const found = asFigure(key, peerFigure(calculator, key));
    return shown && start !== null ? found : withheld(found.key);
  };
  return {
    peer,
    benchmark: calculator.entity(benchmarkOn(entity, asOf) ?? '')?.name ?? null,
    className: calculator.book.classes.find(({ id }) => id === entity.classId)?.name ?? null,
    isPublished: shown,
    marketValue: bookFigure('marketValue', null),
    horizons: peerHorizons.map(horizon => ({
      horizon,
      return: bookFigure('return', horizon),
      excess: { figure: bookFigure('excess', horizon), quartile: null },
    })),
    excess: { figure: figureAt('peerExcess', asOf, from), quartile: null },
    figureOf: measure => figureAt(measure, asOf, from),
    rollingOf: months => {
      if (!peerWindows.some(one => one === months)) throw invalid('months', 'invalid');
      if (from === null || !shown) return [];
      const days = monthEndsBetween(from, asOf).slice(months - 1);
      countFigures(days.length);
      return days.map(day => ({ day, figure: figureAt('peerExcess', day, shiftMonthEnd(day, 1 - months)) }));
    },
  };
}

/** Sets the quartile of each excess return among the rows, column by column. */
function rank(rows: readonly PeerRow[]): void {
  const columns = [(row: PeerRow) => row.excess, ...peerHorizons.map((_, at) => (row: PeerRow) => row.horizons[at]?.excess)];
  for (const of of columns) {
    const cells = rows.map(of);
    const found = quartiles(cells.map(cell => (cell?.figure.value == null ? null : Number(cell.figure.value))));
    for (const [at, cell] of cells.entries()) if (cell) cell.quartile = found[at] ?? null;
  }
}
