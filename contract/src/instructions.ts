import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import * as z from 'zod/mini';
import { instructionCategories, transactionTypes } from './enumerations';
import { isSpotDeal } from './transaction-types';
import { currency, datesInOrder, day, firstOf, id, name, text, TEXT_LIMITS } from './fields';
import type { instructionStatuses, instructionTabs } from './address-choices';

export type InstructionCategory = (typeof instructionCategories)[number];
export type TransactionType = (typeof transactionTypes)[number];

export type InstructionStatus = (typeof instructionStatuses)[number];

/** The audit actions as spelled in the API. A change of fields is not among them, because it does not change the status. */
export const instructionActions = ['create', 'finalize', 'delete', 'cancel', 'setoff', 'cancel setoff', 'split'] as const;
export type InstructionAction = (typeof instructionActions)[number];

/**
 * Instructions are written by the asset owner and the mandate's manager. The trust bank's answer is separate from the status (decisions
 * G127).
 */
export const instructionParts = ['owner', 'manager', 'consultant', 'trustee'] as const;
export type InstructionPart = (typeof instructionParts)[number];

export type InstructionMove = {
  from: InstructionStatus | null;
  action: InstructionAction;
  to: InstructionStatus;
  who: readonly InstructionPart[];
  /** Only for forwards. */
  category?: InstructionCategory;
};

const WRITERS = ['owner', 'manager'] as const;

/** Every allowed move (decisions, section 3.1). Anything not listed is refused. */
export const instructionMoves: readonly InstructionMove[] = [
  { from: null, action: 'create', to: 'preliminary', who: WRITERS },
  { from: 'preliminary', action: 'finalize', to: 'final', who: WRITERS },
  { from: 'preliminary', action: 'delete', to: 'invalid', who: WRITERS },
  { from: 'final', action: 'cancel', to: 'cancelled', who: WRITERS },
  { from: 'final', action: 'setoff', to: 'finalSetoff', who: WRITERS, category: 'FX Forward' },
  { from: 'finalSetoff', action: 'cancel setoff', to: 'final', who: WRITERS, category: 'FX Forward' },
  { from: 'final', action: 'split', to: 'finalSplit', who: WRITERS, category: 'FX Forward' },
  { from: 'finalSplit', action: 'cancel', to: 'cancelled', who: WRITERS, category: 'FX Forward' },
];

type Moving = { status: InstructionStatus | null; category: InstructionCategory };

/** The move of an action from the current status, or null when it is not allowed. */
export function moveOf({ status, category }: Moving, action: InstructionAction): InstructionMove | null {
  return (
    instructionMoves.find(
      move => move.from === status && move.action === action && (move.category === undefined || move.category === category),
    ) ?? null
  );
}

/** Only a preliminary instruction can be changed. */
export function isEditable(status: InstructionStatus): boolean {
  return status === 'preliminary';
}

export function mayWriteInstructions(part: InstructionPart): boolean {
  return WRITERS.some(writer => writer === part);
}

/** The code of a refused move, one for each status, so that the message can name it. */
export function stateCode(status: InstructionStatus): string {
  return `state${status.charAt(0).toUpperCase()}${status.slice(1)}`;
}

/** The types of each category (decisions G40). */
export const instructionTypes: Readonly<Record<InstructionCategory, readonly TransactionType[]>> = {
  'Cash Transfer': ['cashTransfer', 'payout'],
  Fee: ['fee', 'rebate', 'withholdingTax'],
  'Private Asset': ['contribution', 'distribution', 'reinvestmentPrivateAsset', 'navAdjustment'],
  Fund: ['buy', 'sell', 'dividend', 'reinvestmentFund', 'unitAdjustment', 'bookValueAdjustment'],
  'FX Forward': ['fxForward', 'fxForward setoff', 'fxForward split'],
  Receipt: ['receiptAdditional', 'interestEarned', 'interestAdjustment', 'miscProfitAndLoss'],
};

/** Results of a set-off or a split: accepted from files, but never entered by hand. */
const RESULTS: readonly TransactionType[] = ['fxForward setoff', 'fxForward split'];

export function typesByHand(category: InstructionCategory): readonly TransactionType[] {
  return instructionTypes[category].filter(type => !RESULTS.includes(type));
}

const ALIASES: Readonly<Record<string, TransactionType>> = { fxForwardSetoff: 'fxForward setoff', fxForwardSplit: 'fxForward split' };

/** A type as spelled in input, converted to the API's spelling, if its category has it (decisions G39). */
export function instructionTypeOf(category: string, spelling: string): TransactionType | null {
  const known = instructionCategories.find(one => one === category);
  const type = ALIASES[spelling] ?? spelling;
  return known ? (instructionTypes[known].find(one => one === type) ?? null) : null;
}

export const dealSides = ['buy', 'sell'] as const;
export type DealSide = (typeof dealSides)[number];

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);
const DECIMAL = /^\d{1,18}(\.\d{1,10})?$/;
const positive = z.string('required').check(firstOf([/./, 'required'], [DECIMAL, 'number'], [/[1-9]/, 'positive']));

const instructionFields = z.strictObject({
  entityId: id,
  category: z.enum(instructionCategories, 'invalid'),
  type: z.enum(transactionTypes, 'invalid'),
  tradeDate: day,
  settlementDate: day,
  currency,
  amount: positive,
  side: none(z.enum(dealSides, 'invalid')),
  counterCurrency: none(currency),
  rate: none(positive),
  fromName: none(name),
  toName: none(name),
  // The owner's own mandates that money leaves and enters; an external account has only a name.
  fromEntityId: none(id),
  toEntityId: none(id),
  payeeAccount: none(text(255)),
  trusteeRef: none(text(64)),
  securityName: none(name),
  comment: none(text(TEXT_LIMITS.description)),
});

export const instructionInput = instructionFields.check(datesInOrder('settlementDate', 'settlementBeforeTrade')).check(ctx => {
  const given = ctx.value;
  const refuse = (field: keyof typeof given, code: string) =>
    ctx.issues.push({ code: 'custom', message: code, path: [field], input: given[field] });
  if (!typesByHand(given.category).includes(given.type)) refuse('type', 'otherCategory');
  if ((given.amount.split('.')[1] ?? '').length > minorUnitsOf(given.currency)) refuse('amount', 'minorUnit');
  if (given.counterCurrency === given.currency) refuse('counterCurrency', 'sameCurrency');
  else if (given.counterCurrency !== null && given.category !== 'FX Forward' && !isSpotDeal(given)) refuse('counterCurrency', 'dealOnly');
  const ends = [given.fromEntityId, given.toEntityId].filter(end => end !== null);
  if (ends.length === 2 && ends[0] === ends[1]) refuse('toEntityId', 'sameEntity');
  if (ends.length > 0 && given.type !== 'cashTransfer') refuse(given.fromEntityId ? 'fromEntityId' : 'toEntityId', 'transferOnly');
  if (ends.length > 0 && !ends.includes(given.entityId)) refuse('toEntityId', 'notOfMandate');
});
export type InstructionInput = z.infer<typeof instructionInput>;

/** The input for warnings while an instruction is being entered: whatever is filled in so far. */
export const instructionDraft = z.strictObject({
  entityId: id,
  category: z.enum(instructionCategories, 'invalid'),
  currency,
  counterCurrency: none(currency),
  settlementDate: day,
  amount: none(positive),
  /** The draft being changed, so that it is not reported as a duplicate of itself. */
  instructionId: none(id),
});
export type InstructionDraft = z.infer<typeof instructionDraft>;

type Optional = 'side' | 'counterCurrency' | 'rate' | 'fromName' | 'toName' | 'securityName';

/** The fields each category needs before it can be finalised; a draft may lack them. */
export const neededToFinalise: Readonly<Record<InstructionCategory, readonly Optional[]>> = {
  'Cash Transfer': ['fromName', 'toName'],
  Fee: ['toName'],
  'Private Asset': ['securityName'],
  Fund: ['securityName'],
  'FX Forward': ['side', 'counterCurrency', 'rate'],
  Receipt: ['toName'],
};

type Ends = { fromEntityId?: string | null; toEntityId?: string | null };

/** A spot deal needs its counter currency and rate, but no security. */
const neededOfSpot: readonly Optional[] = ['counterCurrency', 'rate'];

type Finalised = Readonly<Record<Optional, string | null>> & Ends & { category: InstructionCategory; type: string };

export function missingToFinalise(given: Finalised): Optional[] {
  const isNamed = { fromName: given.fromEntityId, toName: given.toEntityId } as Partial<Record<Optional, string | null>>; // an entity counts as a name
  const needed = isSpotDeal(given) ? neededOfSpot : neededToFinalise[given.category];
  return needed.filter(field => !given[field] && !isNamed[field]);
}

export type InstructionTab = (typeof instructionTabs)[number];

/** A trust bank's answers to a final instruction (decisions G127). */
export const trusteeAnswers = ['received', 'confirmed', 'returned'] as const;
export type TrusteeAnswer = (typeof trusteeAnswers)[number];

/** The answers still possible after the given ones: a receipt once, and then one final answer. */
export function openAnswers(given: readonly TrusteeAnswer[]): TrusteeAnswer[] {
  if (given.includes('confirmed') || given.includes('returned')) return [];
  return trusteeAnswers.filter(answer => !given.includes(answer));
}

export const trusteeAnswerInput = z
  .strictObject({
    answer: z.enum(trusteeAnswers, 'invalid'),
    comment: none(text(TEXT_LIMITS.description)),
    reference: none(text(64)),
  })
  .check(ctx => {
    const { answer, comment } = ctx.value;
    if (answer === 'returned' && !comment) ctx.issues.push({ code: 'custom', message: 'required', path: ['comment'], input: comment });
  });
export type TrusteeAnswerInput = z.infer<typeof trusteeAnswerInput>;

export const MOST_AT_ONCE = 100;

export const MOST_ATTACHMENTS = 20;

type Attaching = { status: InstructionStatus; parts: readonly InstructionPart[] | null };

/**
 * Whether a document may be attached: to a draft by the owner and the manager; after sending also by the trust bank, because confirmations
 * come later. Never to a cancelled or deleted instruction.
 */
export function mayAttach({ status, parts }: Attaching): boolean {
  if (status === 'cancelled' || status === 'invalid' || !parts) return false;
  return parts.some(mayWriteInstructions) || (status !== 'preliminary' && parts.includes('trustee'));
}

/** Only from a draft, by users who may write it: attachments of a sent instruction stay with it. */
export function mayDetach({ status, parts }: Attaching): boolean {
  return isEditable(status) && parts !== null && parts.some(mayWriteInstructions);
}
