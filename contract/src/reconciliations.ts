import * as z from 'zod/mini';
import { areUnitsWithin, isWithin, type Tolerance } from '@hakaru/engine/reconciliation/two-books';
import { compare, subtract, toText } from '@hakaru/engine/money/decimal';
import { requiredText, text, TEXT_LIMITS } from './fields';

/** The cause of a difference between two books, as stated by the user who investigated it. */
export const differenceCauses = ['settlementDate', 'fxRate', 'accruedIncome', 'valuationTime', 'booking', 'other'] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

/** A user's decision about a difference: none yet, cleared, or carried into next month. */
export const markStates = ['open', 'cleared', 'carried'] as const;
export type MarkState = (typeof markStates)[number];

/**
 * The state of a position: within tolerance; explained by the two books' published exchange rates; still open; decided by a user; or
 * carried over from the previous month and matching now.
 */
export const differenceStates = ['matched', 'explained', 'open', 'cleared', 'carried', 'settled'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** The state of a mandate's month as a whole; one of the two books may still be missing. */
export const reconciliationStates = ['noTrusteeBook', 'noManagerBook', 'open', 'explained', 'matched'] as const;
export type ReconciliationState = (typeof reconciliationStates)[number];

/** What is compared: a security, cash, the value of an account beyond its lines, or accounts as a whole where lines are missing. */
export const positionKinds = ['security', 'cash', 'beyondLines', 'account'] as const;
export type PositionKind = (typeof positionKinds)[number];

/** 0.01 % or a million yen (workflows 2.4), unless the organisation sets another tolerance. */
export const USUAL_TOLERANCE: Tolerance = { percent: '0.01', amount: '1000000' };

export type Compared = {
  /** For cash the units equal the value. */
  isCash: boolean;
  units: string;
  trusteeUnits: string;
  value: string;
  trusteeValue: string;
  rateEffect: string | null;
  /** Whether both books used rates published for the day. */
  hasPublishedRates: boolean;
};
/** A user's decision with the difference it was about: it no longer applies when a book has changed. */
export type Mark = { state: MarkState; units: string; value: string };

export function isCurrent({ units, value }: Compared, mark: Mark): boolean {
  return isSame(units, mark.units) && isSame(value, mark.value);
}

const isSame = (one: string, other: string): boolean => compare(one, other) === 0;

/** The only rule for the state of a position. */
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
 * The decision about one difference. `seenValue` and `seenUnits` are the values the user saw: if the books have changed since, the decision
 * is refused rather than stored for a difference that nobody has seen.
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

/** The maximum decided at once: all of them or none. */
export const MOST_MARKS = 200;
export const marksInput = z.array(markInput).check(z.minLength(1, 'required'), z.maxLength(MOST_MARKS, 'tooMany'));

export const toleranceInput = z.strictObject({
  percent: z.string('number').check(z.regex(/^(\d|[1-9]\d)(\.\d{1,4})?$/, 'percentRange')),
  amount: z.string('number').check(z.regex(/^\d{1,15}$/, 'wholeYen')),
  version: z.int('required').check(z.gte(0, 'invalid')),
});
export type ReconciliationToleranceInput = z.infer<typeof toleranceInput>;

/** The key's part for the value of an account beyond its lines. */
export const BEYOND_LINES = '~beyond';
/** The name of the position where accounts are compared as a whole. */
export const WHOLE_ACCOUNT = '~account';
