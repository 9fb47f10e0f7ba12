import { addDays, addMonths } from '@hakaru/engine/calendar/day';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { expectedAfter, fundPacing, quartersOf, wholeYears, type PacedYear } from '@hakaru/engine/private-assets/fund-pacing';
import { pacedFlows } from '@hakaru/engine/private-assets/paced-flows';
import type { Db } from '#platform/db';
import { findAnnounced, findFundStands, type AnnouncedRow, type AssumedRow, type FundStandRow } from './expected-store';
import type { Ledger } from './ledger-store';

/** A private fund's expected calls and distributions per quarter, in addition to what is announced. */
export type ExpectedFund = {
  fundId: string;
  ref: string;
  name: string;
  nameJp: string;
  calls: string[];
  distributions: string[];
  /** Null when the fund is projected at the pace of its last two years, because it has no assumptions or is past its life. */
  assumed: AssumedRow | null;
  years: readonly PacedYear[];
};

type Expecting = { today: string; periods: readonly string[]; shock: number };

const PAST_QUARTERS = 8;
const QUARTERS_OF_YEAR = 4;

/**
 * Expected calls and distributions of the private funds of these accounts, per quarter: by their assumptions, else at their own past pace. A
 * transaction that is already on the account replaces what was expected, so that no money is counted twice; one that names no fund replaces
 * expectations of any fund of its mandate.
 */
export async function expectedFunds(db: Db, ledger: Ledger, { today, periods, shock }: Expecting): Promise<ExpectedFund[]> {
  const stands = await findFundStands(db, ledger, { from: addMonths(today, -3 * PAST_QUARTERS), to: today });
  if (stands.length === 0) return [];
  const announced = await findAnnounced(db, ledger, { from: addDays(today, 1), to: periods.at(-1) ?? today });
  const places = minorUnitsOf(ledger.currency);
  const funds = stands.map(stand => ({ mandateId: stand.mandateId, ...modelled(stand, { today, periods, shock, places }) }));
  for (const side of ['call', 'distribution'] as const) lessAnnounced(funds, { side, announced, periods });
  return funds.map(({ mandateId: _, ...fund }) => fund);
}

type Modelling = Expecting & { places: number };

function modelled(stand: FundStandRow, { today, periods, shock, places }: Modelling): ExpectedFund {
  const { fundId, ref, name, nameJp, commitment, unfunded, nav, assumed, firstDay } = stand;
  const fund = { fundId, ref, name, nameJp };
  const start = nav === null ? null : { commitment, unfunded, nav, age: wholeYears(firstDay, today) };
  const years = assumed && start ? fundPacing(start, assumed, { places, shock }).value : null;
  if (!years) {
    const quarters = pacedFlows({ ...stand, pastQuarters: PAST_QUARTERS, shock: shock.toFixed(2) }, periods.length);
    const calls = quarters.map(({ call }) => call);
    const distributions = quarters.map(({ distribution }) => distribution);
    return { ...fund, calls, distributions, assumed: null, years: [] };
  }
  const near = years.slice(0, Math.ceil(periods.length / QUARTERS_OF_YEAR));
  const spread = (pick: 'call' | 'distribution') => {
    const amounts = near.map(year => year[pick]);
    const quarters = quartersOf(amounts, places);
    return periods.map((_, at) => quarters[at] ?? '0');
  };
  return { ...fund, calls: spread('call'), distributions: spread('distribution'), assumed, years: near };
}

type Announcing = { side: AnnouncedRow['side']; announced: readonly AnnouncedRow[]; periods: readonly string[] };
type OfMandate = ExpectedFund & { mandateId: string };

/** Announced flows that name their fund are deducted first, then those of the mandate that name none. */
function lessAnnounced(funds: readonly OfMandate[], { side, announced, periods }: Announcing): void {
  const field = side === 'call' ? 'calls' : 'distributions';
  const inPeriods = (rows: readonly AnnouncedRow[]) =>
    periods.map((until, at) => {
      const after = periods[at - 1] ?? '';
      return toText(sum(rows.filter(({ day }) => day > after && day <= until).map(({ amount }) => amount)));
    });
  const ofSide = announced.filter(row => row.side === side);
  for (const fund of funds) {
    const own = ofSide.filter(({ fundId }) => fundId === fund.fundId);
    if (own.length > 0) fund[field] = expectedAfter(fund[field], inPeriods(own)).rest;
  }
  for (const mandateId of new Set(ofSide.filter(({ fundId }) => fundId === null).map(row => row.mandateId))) {
    let left = inPeriods(ofSide.filter(row => row.fundId === null && row.mandateId === mandateId));
    for (const fund of funds.filter(one => one.mandateId === mandateId)) {
      const met = expectedAfter(fund[field], left);
      fund[field] = met.rest;
      left = met.left;
    }
  }
}
