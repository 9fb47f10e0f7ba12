import { instructionCategories } from '@hakaru/contract/enumerations';
import { instructionDraft, instructionInput, type InstructionCategory, type InstructionDraft } from '@hakaru/contract/instructions';
import { isSpotDeal } from '@hakaru/contract/transaction-types';
import * as z from 'zod/mini';
import { readAmount } from './amount-text';
import type { Instruction } from './queries';

/** The form's text fields. Empty texts become null for the contract. */
const texts = [
  'entityId',
  'category',
  'type',
  'tradeDate',
  'settlementDate',
  'currency',
  'amount',
  'side',
  'counterCurrency',
  'rate',
  'fromName',
  'toName',
  'fromEntityId',
  'toEntityId',
  'payeeAccount',
  'trusteeRef',
  'securityName',
  'comment',
] as const;
/**
 * An extra choice beside the contract's categories: a spot deal is a purchase or sale against a currency (decisions G39), and has other
 * fields than one of a fund.
 */
export const SPOT = 'FX Spot';

export type InstructionTexts = Record<(typeof texts)[number], string>;

const REQUIRED: ReadonlySet<string> = new Set(['entityId', 'category', 'type', 'tradeDate', 'settlementDate', 'currency', 'amount']);

/** Converts the form's texts and validates them with the contract's schema; an amount may be typed with its unit. */
export const instructionForm = z.pipe(
  z.transform(({ amount, category, ...rest }: InstructionTexts) => {
    const given = { ...rest, category: categoryOf(category), amount: readAmount(amount) ?? amount };
    const isNeeded = (name: string) => REQUIRED.has(name) || (category === SPOT && name === 'counterCurrency');
    const entries = Object.entries(given).map(([name, text]) => [name, text === '' && !isNeeded(name) ? null : text]);
    return Object.fromEntries(entries) as z.input<typeof instructionInput>; // the next schema validates it
  }),
  instructionInput,
);

export function newInstruction(): InstructionTexts {
  const none = Object.fromEntries(texts.map(name => [name, ''])) as InstructionTexts; // one entry per name
  return { ...none, category: 'Cash Transfer', type: 'cashTransfer', currency: 'JPY' };
}

export function textsOf(instruction: Instruction): InstructionTexts {
  const held = Object.fromEntries(texts.map(name => [name, instruction[name] ?? ''])) as InstructionTexts; // one entry per name
  return isSpotDeal(instruction) ? { ...held, category: SPOT } : held;
}

/** The contract's category for the field's value: a spot deal is stored as the purchase or sale it is. */
export function categoryOf(text: string): InstructionCategory {
  return text === SPOT ? 'Fund' : (instructionCategories.find(category => category === text) ?? 'Cash Transfer');
}

/** The variables of the query for warnings; null until mandate, currency and day are entered. An unreadable amount is left out. */
export function draftOf(values: InstructionTexts, instructionId: string | null): InstructionDraft | null {
  const { entityId, currency, counterCurrency, settlementDate, amount } = values;
  const given = {
    entityId,
    category: categoryOf(values.category),
    currency,
    settlementDate,
    instructionId,
    counterCurrency: counterCurrency || null,
  };
  const whole = instructionDraft.safeParse({ ...given, amount: readAmount(amount) });
  if (whole.success) return whole.data;
  return instructionDraft.safeParse({ ...given, counterCurrency: null, amount: null }).data ?? null;
}
