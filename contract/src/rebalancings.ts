import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import * as z from 'zod/mini';
import { datesInOrder, day, firstOf, id, name } from './fields';

/** Back to the policy weight, or only as far as the nearest edge of the band. */
export const rebalancingTargets = ['policy', 'band'] as const;
export type RebalancingTarget = (typeof rebalancingTargets)[number];

export const REBALANCINGS_MAX = 500;
const CLASSES_MAX = 60;

const amount = z.string('required').check(firstOf([/./, 'required'], [/^\d{1,18}(\.\d{1,4})?$/, 'number']));
const costBps = z.string('required').check(firstOf([/./, 'required'], [/^\d{1,3}(\.\d{1,2})?$/, 'number']));

/** The mandate of a class that is traded, with its cost; without a mandate the class is left unchanged. */
const classTerms = z.strictObject({ classEntityId: id, entityId: z.nullable(id), costBps });

export const rebalancingTerms = z.strictObject({
  asOf: day.check(z.refine(isMonthEnd, 'monthEnd')),
  target: z.enum(rebalancingTargets, 'invalid'),
  cashEntityId: id,
  keepCash: amount,
  minimumTrade: amount,
  classes: z.array(classTerms).check(
    z.maxLength(CLASSES_MAX, 'tooMany'),
    z.refine(rows => new Set(rows.map(({ classEntityId }) => classEntityId)).size === rows.length, 'taken'),
  ),
});
export type RebalancingTerms = z.infer<typeof rebalancingTerms>;

export const rebalancingName = z.strictObject({ name });

export const draftDates = z
  .strictObject({ tradeDate: day, settlementDate: day })
  .check(datesInOrder('settlementDate', 'settlementBeforeTrade'));
