import { instructionCategories } from '@hakaru/contract/enumerations';
import { instructionDraft, instructionInput, type InstructionCategory, type InstructionDraft } from '@hakaru/contract/instructions';
import * as z from 'zod/mini';
import { readAmount } from './amount-text';
import type { Instruction } from './queries';

/** What the fields hold. Empty texts mean "none" to the contract. */
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
export type InstructionTexts = Record<(typeof texts)[number], string>;

const REQUIRED: ReadonlySet<string> = new Set(['entityId', 'category', 'type', 'tradeDate', 'settlementDate', 'currency', 'amount']);

/** The contract's own rules, reached from texts; an amount may be written with its unit. */
export const instructionForm = z.pipe(
  z.transform(({ amount, ...rest }: InstructionTexts) => {
    const given = { ...rest, amount: readAmount(amount) ?? amount };
    const entries = Object.entries(given).map(([name, text]) => [name, text === '' && !REQUIRED.has(name) ? null : text]);
    return Object.fromEntries(entries) as z.input<typeof instructionInput>; // its rules judge what the fields hold
  }),
  instructionInput,
);

export function newInstruction(): InstructionTexts {
  const none = Object.fromEntries(texts.map(name => [name, ''])) as InstructionTexts; // one entry per name
  return { ...none, category: 'Cash Transfer', type: 'cashTransfer', currency: 'JPY' };
}

export function textsOf(instruction: Instruction): InstructionTexts {
  return Object.fromEntries(texts.map(name => [name, instruction[name] ?? ''])) as InstructionTexts; // one entry per name
}

export function categoryOf(text: string): InstructionCategory {
  return instructionCategories.find(category => category === text) ?? 'Cash Transfer';
}

/** What the warnings are asked with; null while the mandate, the currency or the day is still open. An amount that cannot be read is left out. */
export function draftOf(values: InstructionTexts, instructionId: string | null): InstructionDraft | null {
  const { entityId, category, currency, counterCurrency, settlementDate, amount } = values;
  const given = { entityId, category, currency, settlementDate, instructionId, counterCurrency: counterCurrency || null };
  const whole = instructionDraft.safeParse({ ...given, amount: readAmount(amount) });
  if (whole.success) return whole.data;
  return instructionDraft.safeParse({ ...given, counterCurrency: null, amount: null }).data ?? null;
}
