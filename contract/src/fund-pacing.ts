import * as z from 'zod/mini';
import { day } from './fields';

/** The cases differ in growth only. */
export const pacingCases = ['low', 'base', 'high'] as const;
export type PacingCase = (typeof pacingCases)[number];

const MOST_RATES = 20;
const MOST_YEARS = 40;
const LEAST_GROWTH = -99;
const LEAST_BOW = 0.1;
const MOST_BOW = 10;
const WHOLE = 100;

const atMost = (most: number) => z.refine<string>(text => Number(text) <= most, 'tooLarge');
/** Percentages as decimal text, so that 33.33 stays 33.33. */
const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;
const percent = z.string('required').check(z.regex(PERCENT, 'number'), atMost(WHOLE));
const growth = z.string('required').check(
  z.regex(/^-?\d{1,3}(\.\d{1,4})?$/, 'number'),
  atMost(WHOLE),
  z.refine(text => Number(text) >= LEAST_GROWTH, 'tooSmall'),
);
const bow = z.string('required').check(
  z.regex(/^\d{1,2}(\.\d{1,4})?$/, 'number'),
  atMost(MOST_BOW),
  z.refine(text => Number(text) >= LEAST_BOW, 'tooSmall'),
);

/** The assumptions about a private fund from a day on. Rates are yearly. */
export const fundPacingInput = z
  .strictObject({
    fromDay: day,
    /** The share of the unfunded commitment called in each year of the fund's life; the last applies to all later years. */
    contributionPercents: z.array(z.string('required')).check(
      z.minLength(1, 'required'),
      z.maxLength(MOST_RATES, 'tooLarge'),
      z.refine(rates => rates.every(rate => PERCENT.test(rate)), 'number'),
      z.refine(rates => !rates.some(rate => Number(rate) > WHOLE), 'tooLarge'),
    ),
    lifeYears: z.number('number').check(z.refine(Number.isInteger, 'number'), z.minimum(1, 'tooSmall'), z.maximum(MOST_YEARS, 'tooLarge')),
    /** Above 1 distributions come late, below 1 early. */
    bow,
    growthLowPercent: growth,
    growthPercent: growth,
    growthHighPercent: growth,
    /** The minimum share of the value distributed in a year. */
    yieldPercent: percent,
    /** The version of the assumptions being changed; null for new ones. */
    version: z._default(z.nullable(z.number('number')), null),
  })
  .check(ctx => {
    const { growthLowPercent, growthPercent, growthHighPercent } = ctx.value;
    const refuse = (path: string, message: string) => ctx.issues.push({ code: 'custom', message, path: [path], input: ctx.value });
    if (Number(growthLowPercent) > Number(growthPercent)) refuse('growthLowPercent', 'tooLarge');
    if (Number(growthHighPercent) < Number(growthPercent)) refuse('growthHighPercent', 'tooSmall');
  });
export type FundPacingInput = z.infer<typeof fundPacingInput>;
