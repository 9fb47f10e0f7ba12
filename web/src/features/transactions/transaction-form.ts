import { cashDirections, transactionInput } from '@hakaru/contract/transactions';
import * as z from 'zod/mini';
import type { TransactionLine } from './queries';

/** The form's text fields. Empty texts become null for the contract. */
const texts = [
  'mandateId',
  'type',
  'direction',
  'code',
  'securityName',
  'tradeDate',
  'settlementDate',
  'currency',
  'amount',
  'fee',
  'unit',
  'price',
  'fxRate',
  'realizedGainLoss',
  'unrealizedGainLoss',
  'trusteeRef',
  'comment',
] as const;
export type TransactionTexts = Record<(typeof texts)[number], string>;

const REQUIRED: ReadonlySet<string> = new Set(['mandateId', 'type', 'tradeDate', 'settlementDate', 'currency', 'amount']);

export const transactionForm = z.pipe(
  z.transform((given: TransactionTexts) => {
    const entries = Object.entries(given).map(([name, text]) => [name, text === '' && !REQUIRED.has(name) ? null : text]);
    return Object.fromEntries(entries) as z.input<typeof transactionInput>; // the next schema validates it
  }),
  transactionInput,
);

export function newTransaction(mandateId: string): TransactionTexts {
  const none = Object.fromEntries(texts.map(name => [name, ''])) as TransactionTexts; // one entry per name
  return { ...none, mandateId, type: 'buy', currency: 'JPY' };
}

export function textsOf(line: TransactionLine): TransactionTexts {
  const { fx_rate: fxRate, realized_gain_loss: realizedGainLoss, unrealized_gain_loss: unrealizedGainLoss, cash, ...rest } = line;
  const direction = isOpenDirection(line.type) ? (cash.startsWith('-') ? 'out' : 'in') : '';
  const held: Record<string, unknown> = { ...rest, fxRate, realizedGainLoss, unrealizedGainLoss, direction };
  return Object.fromEntries(texts.map(name => [name, textOf(held[name])])) as TransactionTexts; // one entry per name
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether the user chooses the direction of the cash; otherwise the type determines it. */
export function isOpenDirection(type: string): boolean {
  return type in cashDirections && cashDirections[type as keyof typeof cashDirections] === 'either'; // checked just before
}
