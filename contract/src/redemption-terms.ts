import { redemptionFrequencies } from '@hakaru/engine/money/redemptions';
import * as z from 'zod/mini';
import { day, id } from './fields';
import type { Both } from './languages';

export const frequencyNames: Readonly<Record<(typeof redemptionFrequencies)[number], Both>> = {
  daily: { en: 'Daily', jp: '毎日' },
  weekly: { en: 'Weekly', jp: '毎週' },
  monthly: { en: 'Monthly', jp: '毎月' },
  quarterly: { en: 'Quarterly', jp: '四半期' },
  halfYearly: { en: 'Half-yearly', jp: '半年' },
  yearly: { en: 'Yearly', jp: '年1回' },
};

const MOST_NOTICE_DAYS = 1100;
const MOST_PAY_DAYS = 365;
const count = (most: number) =>
  z.number('number').check(z.refine(Number.isInteger, 'number'), z.minimum(0, 'negative'), z.maximum(most, 'tooLarge'));
const percent = z.string('number').check(
  z.regex(/^\d{1,3}(\.\d{1,2})?$/, 'number'),
  z.refine(text => Number(text) > 0, 'positive'),
  z.refine(text => Number(text) <= 100, 'tooLarge'),
);

/** The redemption terms of a fund that a mandate is invested in, from a day on. */
export const redemptionTermsInput = z.strictObject({
  mandateId: id,
  fromDay: day,
  noticeDays: count(MOST_NOTICE_DAYS),
  frequency: z.enum(redemptionFrequencies, 'invalid'),
  payDays: count(MOST_PAY_DAYS),
  lockUpUntil: z._default(z.nullable(day), null),
  gatePercent: z._default(z.nullable(percent), null),
  /** The version of the terms being changed; null for new ones. */
  version: z._default(z.nullable(z.number('number')), null),
});
export type RedemptionTermsInput = z.infer<typeof redemptionTermsInput>;
