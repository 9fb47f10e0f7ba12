import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { decimal, multiply, negate, round, subtract, toText } from '@hakaru/engine/money/decimal';
import * as z from 'zod/mini';
import { instructionCategories, transactionTypes } from './enumerations';
import { currency, datesInOrder, day, firstOf, id, name, text, TEXT_LIMITS } from './fields';
import { isSpotDeal } from './transaction-types';
import { instructionTypes, type InstructionCategory, type TransactionType } from './instructions';
import type { transactionStatuses } from './address-choices';

export type TransactionStatus = (typeof transactionStatuses)[number];

/** The direction of cash for the mandate: always the same, none, or depending on the deal. */
export const cashDirections = {
  bookValueAdjustment: 'none',
  buy: 'out',
  cashTransfer: 'either',
  contribution: 'out',
  distribution: 'in',
  dividend: 'in',
  fee: 'out',
  fxForward: 'either',
  'fxForward setoff': 'either',
  'fxForward split': 'none',
  interestAdjustment: 'either',
  interestEarned: 'in',
  miscProfitAndLoss: 'either',
  navAdjustment: 'none',
  payout: 'out',
  rebate: 'in',
  receiptAdditional: 'in',
  reinvestmentFund: 'none',
  reinvestmentPrivateAsset: 'none',
  sell: 'in',
  unitAdjustment: 'none',
  withholdingTax: 'out',
} as const satisfies Record<TransactionType, 'in' | 'out' | 'none' | 'either'>;

export const directions = ['in', 'out'] as const;
export type Direction = (typeof directions)[number];

/** The category a type belongs to: each type is in exactly one (decisions G40). */
export function categoryOfType(type: TransactionType): InstructionCategory {
  const found = instructionCategories.find(category => instructionTypes[category].includes(type));
  if (!found) throw new RangeError(`a type without a category: ${type}`);
  return found;
}

/** The parts of an instruction that its transactions need. */
export type Instructed = {
  entityId: string;
  type: string;
  currency: string;
  amount: string;
  side: string | null;
  counterCurrency: string | null;
  rate: string | null;
  fromEntityId: string | null;
  toEntityId: string | null;
  /** For a set-off: whether it has closed its forward already, and the realised result in the other currency. */
  isClosing?: boolean;
  realised?: string | null;
};

/** One movement of one cash account: `amount` as dealt and never negative, `cash` with the account's sign. */
export type Leg = {
  leg: number;
  mandateId: string;
  entityId: string | null;
  currency: string;
  amount: string;
  cash: string;
  fxRate: string | null;
  realizedGainLoss: string | null;
};

/**
 * The transactions of an instruction. A transfer between two mandates moves both accounts, a currency deal moves both currencies. A deal
 * whose side, currency or rate is still open gives none.
 */
export function legsOf(instructed: Instructed): Leg[] {
  const { type } = instructed;
  if (type === 'cashTransfer') return transferLegs(instructed);
  if (type === 'fxForward') return dealLegs(instructed);
  if (isSpotDeal(instructed)) return dealLegs({ ...instructed, side: type }); // its type is its direction
  if (type === 'fxForward setoff' && instructed.side !== null) return setOffLegs(instructed);
  const direction = type in cashDirections ? cashDirections[type as TransactionType] : 'none'; // checked just before; an old file may contain another
  return [legOf(instructed, { leg: 1, cash: signed(direction, instructed.amount) })];
}

function transferLegs(instructed: Instructed): Leg[] {
  const { entityId, fromEntityId, toEntityId, amount } = instructed;
  // Where neither side is an entity, the mandate itself pays.
  const from = fromEntityId ?? (toEntityId === entityId ? null : entityId);
  const out = from === null ? [] : [legOf(instructed, { leg: 1, mandateId: from, entityId: toEntityId, cash: signed('out', amount) })];
  const into =
    toEntityId === null ? [] : [legOf(instructed, { leg: 2, mandateId: toEntityId, entityId: from, cash: signed('in', amount) })];
  return [...out, ...into];
}

/** The opposite deal while it is a draft; once it has closed its forward, whose legs no longer count, only the difference. */
function setOffLegs(instructed: Instructed): Leg[] {
  const { isClosing = false, realised = null, counterCurrency } = instructed;
  if (!isClosing) return dealLegs(instructed);
  if (realised === null || counterCurrency === null) return [];
  const difference = { currency: counterCurrency, amount: positive(realised), cash: realised, realizedGainLoss: realised };
  return [legOf(instructed, { leg: 1, ...difference })];
}

function dealLegs(instructed: Instructed): Leg[] {
  const { side, counterCurrency, rate, amount } = instructed;
  if (side === null || counterCurrency === null || rate === null) return [];
  const against = toText(round(multiply(amount, rate), minorUnitsOf(counterCurrency)));
  const [here, there] = side === 'buy' ? (['in', 'out'] as const) : (['out', 'in'] as const);
  return [
    legOf(instructed, { leg: 1, cash: signed(here, amount) }),
    legOf(instructed, { leg: 2, currency: counterCurrency, amount: positive(against), cash: signed(there, against) }),
  ];
}

function legOf(instructed: Instructed, own: Partial<Leg> & Pick<Leg, 'leg' | 'cash'>): Leg {
  const { entityId: mandateId, currency, amount, rate, fromEntityId, toEntityId } = instructed;
  const other = [toEntityId, fromEntityId].find(end => end !== null && end !== mandateId) ?? null;
  return { mandateId, entityId: other, currency, amount: positive(amount), fxRate: rate, realizedGainLoss: null, ...own };
}

const positive = (amount: string): string => toText(decimal(amount).units < 0n ? negate(amount) : decimal(amount));

/** An amount with the account's sign; with either direction possible it keeps its own sign. */
function signed(direction: 'in' | 'out' | 'none' | 'either', amount: string): string {
  if (direction === 'none') return '0';
  if (direction === 'either') return amount;
  return direction === 'in' ? positive(amount) : toText(negate(positive(amount)));
}

/** The cash effect of a transaction entered by hand: the amount in its direction, less the fee. */
export function cashOf({ type, amount, direction, fee }: Pick<TransactionInput, 'type' | 'amount' | 'direction' | 'fee'>): string {
  const fixed = cashDirections[type];
  const gross = signed(fixed === 'either' ? (direction ?? 'in') : fixed, amount);
  return fee === null ? gross : toText(subtract(gross, fee));
}

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);
const DECIMAL = /^\d{1,18}(\.\d{1,10})?$/;
const SIGNED = /^-?\d{1,18}(\.\d{1,10})?$/;
const amount = z.string('required').check(firstOf([/./, 'required'], [DECIMAL, 'number']));
const change = z.string('required').check(z.regex(SIGNED, 'number'));

/** Types that can be entered by hand: forwards, set-offs and splits come from instructions only. */
export const typesToEnter: readonly TransactionType[] = transactionTypes.filter(type => categoryOfType(type) !== 'FX Forward');

export const transactionInput = z
  .strictObject({
    mandateId: id,
    type: z.enum(transactionTypes, 'invalid'),
    direction: none(z.enum(directions, 'invalid')),
    code: none(text(64)),
    securityName: none(name),
    tradeDate: day,
    settlementDate: day,
    currency,
    amount,
    fee: none(amount),
    unit: none(change),
    price: none(amount),
    fxRate: none(amount.check(z.regex(/[1-9]/, 'positive'))),
    realizedGainLoss: none(change),
    unrealizedGainLoss: none(change),
    trusteeRef: none(text(64)),
    comment: none(text(TEXT_LIMITS.description)),
  })
  // Each date has its own message, so that the user sees it at the field being edited.
  .check(datesInOrder('tradeDate', 'tradeAfterSettlement'), datesInOrder('settlementDate', 'settlementBeforeTrade'))
  .check(ctx => {
    const given = ctx.value;
    const refuse = (field: keyof typeof given, code: string) =>
      ctx.issues.push({ code: 'custom', message: code, path: [field], input: given[field] });
    if (!typesToEnter.includes(given.type)) refuse('type', 'byInstruction');
    if (cashDirections[given.type] === 'either' && given.direction === null) refuse('direction', 'required');
    const places = minorUnitsOf(given.currency);
    for (const field of ['amount', 'fee', 'realizedGainLoss', 'unrealizedGainLoss'] as const)
      if ((given[field]?.split('.')[1] ?? '').length > places) refuse(field, 'minorUnit');
    if (cashDirections[given.type] !== 'none' && !/[1-9]/.test(given.amount)) refuse('amount', 'positive');
  });
export type TransactionInput = z.infer<typeof transactionInput>;
