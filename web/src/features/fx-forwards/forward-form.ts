import { fxForwardInput } from '@hakaru/contract/fx-forwards';
import * as z from 'zod/mini';
import { readAmount } from '#features/instructions/public';

const texts = [
  'entityId',
  'counterpartyId',
  'tradeDate',
  'settlementDate',
  'maturityDate',
  'side',
  'currency',
  'amount',
  'forwardRate',
  'transactionFee',
  'comment',
] as const;
export type ForwardTexts = Record<(typeof texts)[number], string> & { isRateConfirmed: boolean };

const orNone = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Converts the form's texts, empty ones to null and amounts as typed, and validates them with the contract's schema. */
export const forwardForm = z.pipe(
  z.transform((given: ForwardTexts) => {
    const input = {
      entityId: given.entityId,
      counterpartyId: orNone(given.counterpartyId),
      tradeDate: given.tradeDate,
      side: given.side,
      settlementDate: given.settlementDate || given.maturityDate,
      maturityDate: given.maturityDate,
      currency: given.currency.trim().toUpperCase(),
      amount: readAmount(given.amount) ?? given.amount,
      forwardRate: given.forwardRate.trim(),
      transactionFee: orNone(given.transactionFee),
      comment: orNone(given.comment),
      isRateConfirmed: given.isRateConfirmed,
    };
    return input as z.input<typeof fxForwardInput>; // the next schema validates it
  }),
  fxForwardInput,
);

export function newForward(): ForwardTexts {
  const empty = Object.fromEntries(texts.map(name => [name, ''])) as Record<(typeof texts)[number], string>; // one entry per name
  return { ...empty, side: 'sell', currency: 'USD', isRateConfirmed: false };
}
