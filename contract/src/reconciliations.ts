import * as z from 'zod/mini';
import { areUnitsWithin, isWithin, type Tolerance } from '@hakaru/engine/reconciliation/two-books';
import { compare, subtract, toText } from '@hakaru/engine/money/decimal';
import { requiredText, text, TEXT_LIMITS } from './fields';

/** What a difference between two books comes from, as the person who looked into it says. */
export const differenceCauses = ['settlementDate', 'fxRate', 'accruedIncome', 'valuationTime', 'booking', 'other'] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

/** What a person has decided about a difference: nothing yet, that it is cleared, or that next month will show. */
export const markStates = ['open', 'cleared', 'carried'] as const;
export type MarkState = (typeof markStates)[number];

/**
 * How a position stands: within tolerance; apart by the two books' published exchange rates alone; still to be looked into; decided by a
 * person; or carried from the month before and agreeing now.
 */
export const differenceStates = ['matched', 'explained', 'open', 'cleared', 'carried', 'settled'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** Of a mandate's month as a whole; one of the two books may not have come yet. */
export const reconciliationStates = ['noTrusteeBook', 'noManagerBook', 'open', 'explained', 'matched'] as const;
export type ReconciliationState = (typeof reconciliationStates)[number];

/** What is compared: a security, cash, what an account is worth beyond its lines, or accounts as a whole where lines are missing. */
export const positionKinds = ['security', 'cash', 'beyondLines', 'account'] as const;
export type PositionKind = (typeof positionKinds)[number];

/** 0.01 % or a million yen (workflows 2.4), unless the organisation says otherwise. */
export const USUAL_TOLERANCE: Tolerance = { percent: '0.01', amount: '1000000' };

export type Compared = {
  /** Cash is counted in money, so its units are its value once more. */
  isCash: boolean;
  units: string;
  trusteeUnits: string;
  value: string;
  trusteeValue: string;
  rateEffect: string | null;
  /** Whether both books used a rate that was published for the day. */
  hasPublishedRates: boolean;
};
/** What a person decided, and about which difference: of a book that has changed since it says nothing. */
export type Mark = { state: MarkState; units: string; value: string };

export function isCurrent({ units, value }: Compared, mark: Mark): boolean {
  return isSame(units, mark.units) && isSame(value, mark.value);
}

const isSame = (one: string, other: string): boolean => compare(one, other) === 0;

/** The one rule for how a position stands. */
export function stateOf(
  compared: Compared,
  tolerance: Tolerance,
  { mark, isCarriedIn }: { mark: Mark | null; isCarriedIn: boolean },
): DifferenceState {
  const { isCash, units, trusteeUnits, value, trusteeValue, rateEffect, hasPublishedRates } = compared;
  const unitsAgree = isCash || areUnitsWithin(units, trusteeUnits, tolerance);
  if (unitsAgree && isWithin(value, trusteeValue, tolerance)) return isCarriedIn ? 'settled' : 'matched';
  if (mark && mark.state !== 'open' && isCurrent(compared, mark)) return mark.state;
  const rest = rateEffect === null ? null : toText(subtract(value, rateEffect));
  return unitsAgree && hasPublishedRates && rest !== null && isWithin(rest, trusteeValue, tolerance) ? 'explained' : 'open';
}

const cause = z.nullable(z.enum(differenceCauses, 'invalid'));
const seen = z.string('required').check(z.regex(/^-?\d{1,24}(\.\d{1,12})?$/, 'number'));

/**
 * What is decided about one difference. `seenValue` and `seenUnits` are what the person was looking at: if the books say something else by
 * now, the decision is refused instead of being kept for a difference nobody has seen.
 */
export const markInput = z
  .strictObject({
    position: requiredText(64),
    state: z.enum(markStates, 'invalid'),
    cause: z._default(cause, null),
    note: z._default(text(TEXT_LIMITS.pasted, 'pastedTooLong'), ''),
    seenValue: seen,
    seenUnits: seen,
    version: z.int('required').check(z.gte(0, 'invalid')),
  })
  .check(z.refine(({ state, cause }) => state === 'open' || cause !== null, { error: 'required', path: ['cause'] }));
export type MarkInput = z.infer<typeof markInput>;

/** Decided in one go: all of them or none. */
export const MOST_MARKS = 200;
export const marksInput = z.array(markInput).check(z.minLength(1, 'required'), z.maxLength(MOST_MARKS, 'tooMany'));

export const toleranceInput = z.strictObject({
  percent: z.string('number').check(z.regex(/^(\d|[1-9]\d)(\.\d{1,4})?$/, 'percentRange')),
  amount: z.string('number').check(z.regex(/^\d{1,15}$/, 'wholeYen')),
  version: z.int('required').check(z.gte(0, 'invalid')),
});
export type ReconciliationToleranceInput = z.infer<typeof toleranceInput>;

/** The part of a figure's key for what an account is worth beyond its lines. */
export const BEYOND_LINES = '~beyond';
/** The name of a position where accounts are compared as a whole. */
export const WHOLE_ACCOUNT = '~account';
