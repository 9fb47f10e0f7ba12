import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { compare, sum } from '@hakaru/engine/money/decimal';
import * as z from 'zod/mini';
import { currency, datesInOrder, day, firstOf, id, text, TEXT_LIMITS } from './fields';
import { dealSides, type InstructionStatus } from './instructions';
import type { fxForwardTabs } from './address-choices';

/** Forwards are against the yen (decisions G92): the rate is yen for one unit of the other currency. */
export const FORWARD_QUOTE = 'JPY';

export const fxForwardTypes = ['fxForward', 'fxForward setoff', 'fxForward split'] as const;
export type FxForwardType = (typeof fxForwardTypes)[number];

export type FxForwardTab = (typeof fxForwardTabs)[number];

/** A dealt rate further than this from the day's mid needs a second confirmation. */
export const RATE_DISTANCE_MAX = 0.02;

export const FORWARDS_AT_ONCE = 50;

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);
const DECIMAL = /^\d{1,18}(\.\d{1,10})?$/;
const decimal = z.string('required').check(firstOf([/./, 'required'], [DECIMAL, 'number']));
export const positiveAmount = decimal.check(z.regex(/[1-9]/, 'positive'));

/** Whether an amount has no more decimals than its currency. */
export function isWhole(amount: string, of: string): boolean {
  return (amount.split('.')[1] ?? '').length <= minorUnitsOf(of);
}

export const fxForwardInput = z
  .strictObject({
    entityId: id,
    counterpartyId: none(id),
    tradeDate: day,
    settlementDate: day,
    maturityDate: day,
    side: z.enum(dealSides, 'invalid'),
    currency,
    amount: positiveAmount,
    forwardRate: positiveAmount,
    transactionFee: none(decimal),
    comment: none(text(TEXT_LIMITS.description)),
    isRateConfirmed: z._default(z.boolean(), false),
  })
  .check(datesInOrder('settlementDate', 'settlementBeforeTrade'))
  .check(ctx => {
    const given = ctx.value;
    const refuse = (field: keyof typeof given, code: string) =>
      ctx.issues.push({ code: 'custom', message: code, path: [field], input: given[field] });
    if (given.maturityDate < given.tradeDate) refuse('maturityDate', 'maturityBeforeTrade');
    if (given.currency === FORWARD_QUOTE) refuse('currency', 'sameCurrency');
    if (!isWhole(given.amount, given.currency)) refuse('amount', 'minorUnit');
    if (given.transactionFee !== null && !isWhole(given.transactionFee, FORWARD_QUOTE)) refuse('transactionFee', 'minorUnit');
  });
export type FxForwardInput = z.infer<typeof fxForwardInput>;

/** The opposite deal that closes a forward: its trade date and its rate. */
export const setOffInput = z.strictObject({ tradeDate: day, forwardRate: positiveAmount, isRateConfirmed: z._default(z.boolean(), false) });
export type SetOffInput = z.infer<typeof setOffInput>;

/** The parts a forward is split into: two or more amounts of its own currency that add up to the whole. */
export function splitParts(whole: { amount: string; currency: string }) {
  return z.array(positiveAmount).check(
    z.minLength(2, 'tooFewParts'),
    z.maxLength(10, 'tooMany'),
    z.refine(parts => parts.every(part => isWhole(part, whole.currency)), 'minorUnit'),
    z.refine(parts => parts.length === 0 || compare(sum(parts), whole.amount) === 0, 'partsDiffer'),
  );
}

/** Whether a forward is open on a day: final, dealt by then, and not yet matured. */
export function isOpenForward({ status, type, tradeDate, maturityDate }: OpenTerms, on: string): boolean {
  return status === 'final' && type !== 'fxForward setoff' && tradeDate <= on && maturityDate > on;
}
type OpenTerms = { status: InstructionStatus; type: string; tradeDate: string; maturityDate: string };

/** A hedge ratio as a fraction of 1, at most four decimals, up to twice the exposure. */
const ratio = z.string('required').check(
  z.regex(/^\d(\.\d{1,4})?$/, { error: 'ratio', abort: true }),
  z.refine(value => Number(value) <= 2, 'ratio'),
);

export const hedgeTargetInput = z
  .strictObject({ entityId: id, currency, fromDay: day, target: ratio, lowest: ratio, highest: ratio })
  .check(
    z.refine(({ lowest, target }) => Number(lowest) <= Number(target), { error: 'aboveTarget', path: ['lowest'] }),
    z.refine(({ highest, target }) => Number(highest) >= Number(target), { error: 'belowTarget', path: ['highest'] }),
  );
export type HedgeTargetInput = z.infer<typeof hedgeTargetInput>;
