import { movesValue, type FlowSide, type FlowType } from '@hakaru/contract/private-assets';
import { yearFraction } from '@hakaru/engine/calendar/day-count';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { round, toText } from '@hakaru/engine/money/decimal';
import { FIRST_MONTH, makeSpots, type Factors } from '#features/demo/series/factors';
import { fundQuarters, type FundQuarter, type FundTerms } from '#features/demo/series/private-funds';
import { quarterEndMonth } from '#features/demo/series/private-months';

/** A typed part of a notice, in whole minor units of the fund's currency. */
export type FlowPart = { month: number; day: string; notice: string; side: FlowSide; type: FlowType; minor: number };
/** A net asset value in minor units, with the carried interest accrued on it. */
export type FundNav = { month: number; minor: number; carryMinor: number };

const MILLION = 1_000_000;
const minorIn = (terms: FundTerms) => 10 ** minorUnitsOf(terms.currency);

/** Every call and distribution of a fund in its parts, at quarter-ends. The parts of a notice add up to it exactly. */
export function flowParts(terms: FundTerms): FlowPart[] {
  return fundQuarters(terms).flatMap((quarter, index) => {
    const month = quarterEndMonth(quarter.quarter);
    const notice = (side: FlowSide) => `${side === 'call' ? 'C' : 'D'}-${String(index + 1).padStart(2, '0')}`;
    const asParts = (side: FlowSide, parts: readonly (readonly [FlowType, number])[]) =>
      parts
        .filter(([, minor]) => minor > 0)
        .map(([type, minor]) => ({ month, day: paidOn(terms, month, side), notice: notice(side), side, type, minor }));
    return [...asParts('call', callParts(terms, quarter, index)), ...asParts('distribution', paidParts(terms, quarter))];
  });
}

/** The same as reported: amounts as text, and their yen equivalent at the month's rate. */
export type FlowRecord = Omit<FlowPart, 'minor'> & { amount: string; fxRate: string | null; amountBase: string };

export function flowRecords(terms: FundTerms, factors: Factors): FlowRecord[] {
  const spots = makeSpots(factors)[terms.currency];
  return flowParts(terms).map(({ minor, ...part }) => {
    const spot = Math.round((spots[part.month - FIRST_MONTH] ?? 0) * 1e4) / 1e4;
    return {
      ...part,
      amount: amountOf(terms, minor),
      fxRate: terms.currency === 'JPY' ? null : String(spot),
      amountBase: String(Math.round((minor / minorIn(terms)) * spot)),
    };
  });
}

/** One lender distributes on the 25th, before its valuation; all other money moves on the last day. */
const EARLY_PAYER = { fund: 'Euro Direct Lending', date: '25' };

function paidOn({ name }: FundTerms, month: number, side: FlowSide): string {
  const end = monthEndOfIndex(month);
  return name === EARLY_PAYER.fund && side === 'distribution' ? `${end.slice(0, 8)}${EARLY_PAYER.date}` : end;
}

/** An investor who joined late paid admission interest in addition to its commitment. */
const LATE_CLOSE = { fund: 'Japan Growth III', quarter: 1, yen: 40_000 };
const EXPENSE_SHARE = 0.015;

function callParts(terms: FundTerms, { call, fee }: FundQuarter, index: number): [FlowType, number][] {
  const whole = Math.round(call * MILLION * minorIn(terms));
  const managementFee = Math.min(whole, Math.round(fee * MILLION * minorIn(terms)));
  const partnershipExpense = Math.round((whole - managementFee) * EXPENSE_SHARE);
  const admissionInterest = terms.name === LATE_CLOSE.fund && index === LATE_CLOSE.quarter ? LATE_CLOSE.yen : 0;
  return [
    ['investment', whole - managementFee - partnershipExpense],
    ['managementFee', managementFee],
    ['partnershipExpense', partnershipExpense],
    ['admissionInterest', admissionInterest],
  ];
}

const CAPITAL_SHARE = 0.55;

/** Income by fund type: interest from lenders, dividends from property and infrastructure, gains from equity; the recallable part is separate. */
function paidParts(terms: FundTerms, { distribution, recallable }: FundQuarter): [FlowType, number][] {
  const whole = Math.round(distribution * MILLION * minorIn(terms));
  const again = Math.round(recallable * MILLION * minorIn(terms));
  const capital = Math.round((whole - again) * CAPITAL_SHARE);
  const income = Math.round((whole - again - capital) * (terms.yieldRate > 0 ? 0.8 : 0.1));
  const isDebt = terms.mandate.includes('PD');
  return [
    ['returnOfCapital', capital],
    [isDebt ? 'interestIncome' : 'dividendIncome', income],
    ['realizedGainLoss', whole - again - capital - income],
    ['recallable', again],
  ];
}

/** One manager accrues a fixed share of the value, regardless of the hurdle. */
const FLAT_CARRY = { fund: 'Secondaries V', share: 0.03 };

export function fundNavs(terms: FundTerms): FundNav[] {
  const parts = flowParts(terms);
  const isFlat = terms.name === FLAT_CARRY.fund;
  return fundQuarters(terms).map(({ quarter, nav }) => {
    const minor = Math.round(nav * MILLION * minorIn(terms));
    const month = quarterEndMonth(quarter);
    return { month, minor, carryMinor: isFlat ? Math.round(minor * FLAT_CARRY.share) : carryOf(terms, { month, minor, parts }) };
  });
}

/** Terms of gain sharing: lenders take a smaller share above a lower hurdle. The manager has a full catch-up. */
export const gainTerms = ({ mandate }: FundTerms) => (mandate.includes('PD') ? { hurdle: 0.06, carry: 0.1 } : { hurdle: 0.08, carry: 0.2 });

/**
 * Carried interest on a value that is net of it: zero below the hurdle; above it, with full catch-up, the share of all gains, derived from
 * the investor's part of them.
 */
function carryOf(terms: FundTerms, { month, minor, parts }: { month: number; minor: number; parts: readonly FlowPart[] }): number {
  const { hurdle, carry } = gainTerms(terms);
  const day = monthEndOfIndex(month);
  const flows = parts
    .filter(part => part.month <= month && movesValue(part.side, part.type))
    .map(part => ({ day: part.day, amount: part.side === 'call' ? part.minor : -part.minor }));
  const owed = flows.reduce((total, { day: paid, amount }) => total + amount * (1 + hurdle) ** yearFraction(paid, day), 0);
  const gain = minor - flows.reduce((total, { amount }) => total + amount, 0);
  return minor > owed && gain > 0 ? Math.round((gain * carry) / (1 - carry)) : 0;
}

/** Minor units as a decimal amount of the currency. */
export function amountOf(terms: FundTerms, minor: number): string {
  return toText(round({ units: BigInt(minor), scale: minorUnitsOf(terms.currency) }, minorUnitsOf(terms.currency)));
}
