import * as z from 'zod/mini';
import { day, id, requiredText, TEXT_LIMITS } from './fields';
import type { FigureUnit } from './figures';

/** What can be watched. A company is one that a private fund holds; a product is the watcher's own, in the assets it is run for. */
export const watchKinds = ['manager', 'mandate', 'product', 'fund', 'company', 'security'] as const;
export type WatchKind = (typeof watchKinds)[number];

type Trigger = {
  kinds: readonly WatchKind[];
  /** The figure it looks at; a security's price is no figure of an asset. */
  column: string | null;
  /** On which side of the limit it is triggered. */
  when: 'below' | 'above';
  unit: FigureUnit;
  /** In percent of rates and points, in days of ages. */
  usualLimit: string;
};

/** What is looked at on each month-end. Who watches for another reason chooses none of them and sets a review. */
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

/** A limit as figures are kept: fractions of rates and points, plain counts. */
export function limitAsFigure(trigger: WatchTrigger, limit: string): number {
  return watchTriggers[trigger].unit === 'count' ? Number(limit) : Number(limit) / 100;
}

/** Whether a figure lies on the wrong side of its limit; on the limit it does not. */
export function isTriggered(trigger: WatchTrigger, value: string, limit: string): boolean {
  const seen = Number(value);
  const bound = limitAsFigure(trigger, limit);
  return watchTriggers[trigger].when === 'below' ? seen < bound : seen > bound;
}

/** How a month-end's look ended: nothing can be said where the figure is missing. */
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

/** `subject` is the id of what is watched; a manager goes by its name. */
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
