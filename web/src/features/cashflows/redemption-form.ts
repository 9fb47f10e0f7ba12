import { redemptionTermsInput } from '@hakaru/contract/redemption-terms';
import * as z from 'zod/mini';
import type { RedemptionTerms } from './liquidity-queries';

export type RedemptionTexts = Record<
  'mandateId' | 'fromDay' | 'noticeDays' | 'frequency' | 'payDays' | 'lockUpUntil' | 'gatePercent',
  string
> & { version: number | null };

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** Converts the form's texts and validates them with the contract's schema; an empty lock-up or gate becomes null. */
export const redemptionForm = z.pipe(
  z.transform(({ noticeDays, payDays, lockUpUntil, gatePercent, ...rest }: RedemptionTexts) => {
    const days = { noticeDays: numberOf(noticeDays), payDays: numberOf(payDays) };
    const given = { ...rest, ...days, lockUpUntil: lockUpUntil || null, gatePercent: gatePercent || null };
    return given as z.input<typeof redemptionTermsInput>; // the next schema validates it
  }),
  redemptionTermsInput,
);

export function textsOf(terms: RedemptionTerms | null, mandateId: string): RedemptionTexts {
  if (!terms)
    return { mandateId, fromDay: '', noticeDays: '', frequency: 'quarterly', payDays: '', lockUpUntil: '', gatePercent: '', version: null };
  const { fromDay, noticeDays, frequency, payDays, lockUpUntil, gatePercent, version } = terms;
  return {
    mandateId: terms.mandateId,
    fromDay,
    noticeDays: String(noticeDays),
    frequency,
    payDays: String(payDays),
    lockUpUntil: lockUpUntil ?? '',
    gatePercent: gatePercent ?? '',
    version,
  };
}
