import type { Figure } from '@hakaru/contract/figures';
import { flowKindOf, movesValue, type FlowType } from '@hakaru/contract/private-assets';
import { addDays } from '@hakaru/engine/calendar/day';
import { quarterEndOf } from '@hakaru/engine/calendar/fiscal';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { compare, multiply, negate, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import { accruedCarry, type Carry } from '@hakaru/engine/private-assets/carry-check';
import { quarterFee, type FeePart } from '@hakaru/engine/private-assets/fee-check';
import { carryTermsOn, feeSchedule, type ScheduleBase } from './fee-schedule';
import { fundPart } from './fund-part';
import { bestOfDays, figureOfFund, type LedgerOf } from './ledger';
import type { FlowRow } from './store';

export const feeOutcomes = ['agrees', 'differs', 'noNotice', 'noTerms', 'noBase', 'notStated'] as const;
export type FeeOutcome = (typeof feeOutcomes)[number];

/** A quarter's management fee as charged and as the terms give it. Null when it was not charged or cannot be calculated. */
export type FeeCheck = {
  from: string;
  to: string;
  parts: FeePart<ScheduleBase>[];
  computed: string | null;
  charged: string | null;
  /** The fee of each notice, with its trace. */
  notices: { day: string; figure: Figure }[];
  /** Rebates, waivers and offsets in the notices of the quarter. */
  givenBack: string;
  difference: string | null;
  outcome: FeeOutcome;
};

/** The carry accrued by a statement, and the carry the terms give for its value. */
export type CarryCheck = {
  day: string;
  nav: Figure;
  stated: string | null;
  working: Carry | null;
  difference: string | null;
  outcome: FeeOutcome;
};

export type FeeChecks = { currency: string; hasTerms: boolean; fees: FeeCheck[]; carries: CarryCheck[] };

export function feeChecksOf(of: LedgerOf, currency: string): FeeChecks {
  const versions = of.facts.terms.filter(({ entityId }) => entityId === of.fundId);
  const places = minorUnitsOf(currency);
  return {
    currency,
    hasTerms: versions.length > 0,
    fees: quartersOf(of).map(quarter => feeOf(of, quarter, { steps: feeSchedule(versions), places })),
    carries: bestOfDays(of)
      .toReversed()
      .map(({ asOf: day, nav, accruedCarry: stated }) => carryOf(of, { day, nav, stated }, { terms: carryTermsOn(versions, day), places })),
  };
}

type Quarter = { from: string; to: string };

/** The quarters of a fund that have ended, newest first. */
function quartersOf(of: LedgerOf): Quarter[] {
  const days = [...flowsOf(of), ...of.facts.commitments.filter(one => one.entityId === of.fundId)].map(({ asOf }) => asOf);
  const [first] = days.toSorted();
  const quarters: Quarter[] = [];
  if (first === undefined) return quarters;
  for (let to = quarterEndOf(first); to <= of.asOf; to = shiftMonthEnd(to, 3))
    quarters.push({ from: addDays(shiftMonthEnd(to, -3), 1), to });
  return quarters.toReversed();
}

const flowsOf = ({ facts, fundId, asOf }: LedgerOf): FlowRow[] => facts.flows.filter(flow => flow.entityId === fundId && flow.asOf <= asOf);

const GIVEN_BACK: ReadonlySet<FlowType> = new Set(['managementFeeRebate', 'feeWaiver', 'otherOffset']);

function feeOf(
  of: LedgerOf,
  { from, to }: Quarter,
  { steps, places }: { steps: ReturnType<typeof feeSchedule>; places: number },
): FeeCheck {
  const { fee: computed, parts } = quarterFee({ from, to, steps, places, amountOf: base => baseAmount(of, base, { from, to }) });
  const inside = flowsOf(of).filter(flow => flow.asOf >= from && flow.asOf <= to);
  const fees = inside.filter(({ side, type }) => side === 'call' && type === 'managementFee');
  const charged = fees.length === 0 ? null : toText(sum(fees.map(({ amount }) => amount)));
  const difference = charged === null || computed === null ? null : toText(subtract(charged, computed));
  const part = fundPart({ filter: 'managementFee', basis: 'local' });
  return {
    from,
    to,
    parts,
    computed,
    charged,
    notices: [...new Set(fees.map(({ asOf }) => asOf))].map(day => ({
      day,
      figure: figureOfFund(of, { measure: 'fundFlow', asOf: day, part }),
    })),
    givenBack: toText(sum(inside.filter(({ type }) => GIVEN_BACK.has(type)).map(({ amount }) => amount))),
    difference,
    outcome: feeOutcome({ charged, difference, parts, places }),
  };
}

function feeOutcome({ charged, difference, parts, places }: Pick<FeeCheck, 'charged' | 'difference' | 'parts'> & { places: number }) {
  if (parts.length === 0 || parts.some(({ base }) => base === 'none')) return 'noTerms';
  if (parts.some(({ fee }) => fee === null)) return 'noBase';
  if (charged === null || difference === null) return 'noNotice';
  // Each part is rounded separately, so the tolerance is one minor unit for each part.
  return isWithin(difference, toText(multiply(`1e-${places}`, parts.length))) ? 'agrees' : 'differs';
}

const isWithin = (difference: string, tolerance: string): boolean => compare(difference.replace(/^-/, ''), tolerance) <= 0;

/** The amount a fee is charged on: the commitment at the quarter's end, or the invested capital or value at its beginning. */
function baseAmount(of: LedgerOf, base: ScheduleBase, { from, to }: Quarter): string | null {
  const { facts, fundId } = of;
  if (base === 'commitment') return facts.commitments.findLast(one => one.entityId === fundId && one.asOf <= to)?.amount ?? null;
  if (base === 'investedCapital') return investedBefore(of, from);
  return base === 'nav' ? (bestOfDays({ ...of, asOf: addDays(from, -1) }).at(-1)?.nav ?? null) : null;
}

function investedBefore(of: LedgerOf, day: string): string {
  const before = flowsOf(of).filter(({ asOf }) => asOf < day);
  const put = before.filter(({ side, type }) => side === 'call' && type === 'investment').map(({ amount }) => amount);
  const back = before.filter(({ type }) => type === 'returnOfCapital' || type === 'repayment').map(({ amount }) => toText(negate(amount)));
  return toText(sum([...put, ...back]));
}

const CARRY: ReadonlySet<FlowType> = new Set(['carriedInterest', 'incentiveAllocation']);
/** Compounding uses floats and amounts are reported rounded, so a difference of one currency unit is ignored. */
const CARRY_TOLERANCE = '1';

type StatedCarry = { day: string; nav: string; stated: string | null };

function carryOf(
  of: LedgerOf,
  { day, nav, stated }: StatedCarry,
  { terms, places }: { terms: ReturnType<typeof carryTermsOn>; places: number },
): CarryCheck {
  const figure = figureOfFund(of, { measure: 'nav', asOf: day });
  const nothing = { day, nav: figure, stated, working: null, difference: null };
  if (!terms) return { ...nothing, outcome: 'noTerms' };
  // The value before the manager's share cannot be derived from a value after an unknown share.
  if (stated === null) return { ...nothing, outcome: 'notStated' };
  const known = flowsOf(of).filter(({ asOf }) => asOf <= day);
  const flows = known
    .filter(({ side, type }) => movesValue(side, type) && !CARRY.has(type))
    .map(({ asOf, side, type, amount }) => ({ day: asOf, amount: flowKindOf(side, type) === 'call' ? amount : toText(negate(amount)) }));
  const paid = toText(sum(known.filter(({ type }) => CARRY.has(type)).map(({ amount }) => amount)));
  const working = accruedCarry({ flows, asOf: day, value: toText(sum([nav, stated])), paid, terms, places });
  if (!working) return { ...nothing, outcome: 'noTerms' };
  const difference = toText(subtract(stated, working.accrued));
  return { ...nothing, working, difference, outcome: isWithin(difference, CARRY_TOLERANCE) ? 'agrees' : 'differs' };
}
