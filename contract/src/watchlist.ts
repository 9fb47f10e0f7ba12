import * as z from 'zod/mini';
import { day, id, requiredText, TEXT_LIMITS } from './fields';
import type { FigureUnit } from './figures';
import { watchKinds } from './address-choices';

export type WatchKind = (typeof watchKinds)[number];

type Trigger = {
  kinds: readonly WatchKind[];
  /** The figure it tests; null for a security's price, which is not a figure of an asset. */
  column: string | null;
  /** The side of the limit on which it is triggered. */
  when: 'below' | 'above';
  unit: FigureUnit;
  /** In percent for rates and points, in days for ages. */
  usualLimit: string;
};

/** The triggers tested on each month-end. An item watched for another reason has none, only a review date. */
export const watchTriggers = {
  excess: { kinds: ['manager', 'mandate', 'product'], column: 'excess.3y', when: 'below', unit: 'points', usualLimit: '0' },
  trackingError: { kinds: ['manager', 'mandate', 'product'], column: 'trackingError.3y', when: 'above', unit: 'rate', usualLimit: '4' },
  drawdown: { kinds: ['manager', 'mandate', 'product'], column: 'drawdown.3y', when: 'below', unit: 'rate', usualLimit: '-10' },
  valueAge: { kinds: ['mandate', 'fund'], column: 'valueAge', when: 'above', unit: 'count', usualLimit: '90' },
  priceAge: { kinds: ['security'], column: null, when: 'above', unit: 'count', usualLimit: '10' },
} as const satisfies Record<string, Trigger>;
export type WatchTrigger = keyof typeof watchTriggers;
export const watchTriggerNames = Object.keys(watchTriggers) as WatchTrigger[]; // the keys of the table above

export function triggersOf(kind: WatchKind): WatchTrigger[] {
  return watchTriggerNames.filter(name => (watchTriggers[name].kinds as readonly WatchKind[]).includes(kind)); // each a list of kinds
}

/** A limit in the unit of stored figures: fractions for rates and points, plain counts. */
export function limitAsFigure(trigger: WatchTrigger, limit: string): number {
  return watchTriggers[trigger].unit === 'count' ? Number(limit) : Number(limit) / 100;
}

/** Whether a figure is beyond its limit; exactly on the limit it is not. */
export function isTriggered(trigger: WatchTrigger, value: string, limit: string): boolean {
  const seen = Number(value);
  const bound = limitAsFigure(trigger, limit);
  return watchTriggers[trigger].when === 'below' ? seen < bound : seen > bound;
}

/** The result of a month-end's check: unknown where the figure is missing. */
export const watchOutcomes = ['triggered', 'clear', 'unknown'] as const;
export type WatchOutcome = (typeof watchOutcomes)[number];

export const watchTabs = ['open', 'removed'] as const;
export type WatchTab = (typeof watchTabs)[number];

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);
const LIMIT = /^-?\d{1,6}(\.\d{1,4})?$/;

const terms = {
  reason: requiredText(TEXT_LIMITS.description),
  trigger: none(z.enum(watchTriggerNames, 'invalid')),
  limit: none(z.string('number').check(z.regex(LIMIT, 'number'))),
  nextReview: none(day),
};

type Terms = { trigger: WatchTrigger | null; limit: string | null };
type Judged = { value: Terms; issues: { code: 'custom'; message: string; path: string[]; input: unknown }[] };

function requireLimit({ value: { trigger, limit }, issues }: Judged): void {
  if (trigger !== null && limit === null) issues.push({ code: 'custom', message: 'required', path: ['limit'], input: limit });
}

/** `subject` is the id of the watched object; for a manager its name. */
export const watchInput = z
  .strictObject({ kind: z.enum(watchKinds, 'invalid'), assetId: id, subject: requiredText(TEXT_LIMITS.name), ...terms })
  .check(ctx => {
    requireLimit(ctx as unknown as Judged); // a part of what the context holds
    const { kind, trigger } = ctx.value;
    if (trigger !== null && !triggersOf(kind).includes(trigger))
      ctx.issues.push({ code: 'custom', message: 'otherKind', path: ['trigger'], input: trigger });
  });
export type WatchInput = z.infer<typeof watchInput>;

export const watchTermsInput = z.strictObject(terms).check(ctx => requireLimit(ctx as unknown as Judged)); // a part of what the context holds
export type WatchTermsInput = z.infer<typeof watchTermsInput>;

export const watchNote = requiredText(TEXT_LIMITS.note);
