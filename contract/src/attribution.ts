import { linkingMethods, type LinkingMethod } from '@hakaru/engine/attribution/linking';
import { isDay } from '@hakaru/engine/calendar/day';
import type { Horizon } from '@hakaru/engine/calendar/horizons';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import * as z from 'zod/mini';
import { changeReason } from './structure';

/** Why the whole did better or worse than its policy, taken apart by class. Worked out from the months of a book, like every other figure of it. */
export const attributionMeasures = {
  averageWeight: { unit: 'weight', over: 'horizon' },
  averagePolicyWeight: { unit: 'weight', over: 'horizon' },
  allocationEffect: { unit: 'points', over: 'horizon' },
  selectionEffect: { unit: 'points', over: 'horizon' },
  interactionEffect: { unit: 'points', over: 'horizon' },
  /** Within a class, of its mandates: what the manager did beside the mandate's benchmark, and that benchmark beside the class's. */
  managerEffect: { unit: 'points', over: 'horizon' },
  benchmarkEffect: { unit: 'points', over: 'horizon' },
  /** Selection and interaction together: all that its mandates did to a class. */
  activeEffect: { unit: 'points', over: 'horizon' },
  /** What the mandates of a class do not explain of its selection and interaction: of a class, and of the whole the sum. */
  withinEffect: { unit: 'points', over: 'horizon' },
  /** What no class explains: of the whole only. */
  otherEffect: { unit: 'points', over: 'horizon' },
  totalEffect: { unit: 'points', over: 'horizon' },
  /** The month of the policy mix, which a class is measured against. */
  policyReturn: { unit: 'rate', over: 'horizon' },
  /** What an effect of a month is multiplied by, and its horizon's divided by, so that months add up to the whole. */
  linkingCoefficient: { unit: 'ratio', over: 'horizon' },
  /** The same by the other methods of linking: of one month within a period, named by the part of the key. */
  linkingFactor: { unit: 'ratio', over: 'horizon' },
  /** The mix as it was held, each class doing as its benchmark: what lies between allocation and selection when effects multiply. */
  notionalReturn: { unit: 'rate', over: 'horizon' },
  /** Effects that multiply to the ratio of both sides; the interaction is in the selection. */
  geometricAllocation: { unit: 'points', over: 'horizon' },
  geometricSelection: { unit: 'points', over: 'horizon' },
  geometricOther: { unit: 'points', over: 'horizon' },
  geometricTotal: { unit: 'points', over: 'horizon' },
  /** What a class's geometric effect of a month is multiplied by, and its period's divided by: the logarithm of the whole's effect over itself. */
  allocationCoefficient: { unit: 'ratio', over: 'horizon' },
  selectionCoefficient: { unit: 'ratio', over: 'horizon' },
} as const;
export type AttributionMeasure = keyof typeof attributionMeasures;

export function isAttributionMeasure(measure: string): measure is AttributionMeasure {
  return Object.hasOwn(attributionMeasures, measure);
}

/** How effects come together: added to the difference of both returns, or multiplied to their ratio. */
export const attributionForms = ['arithmetic', 'geometric'] as const;
export type AttributionForm = (typeof attributionForms)[number];

export { linkingMethods, type LinkingMethod };
export const DEFAULT_LINKING: LinkingMethod = 'carino';

/** Which way months are linked is the owner's choice, for all its assets. */
export const linkingInput = z.strictObject({
  linking: z.enum(linkingMethods, 'required'),
  reason: changeReason,
  version: z.int('required'),
});

/**
 * A period of the attribution that is not a horizon: since inception, but counted from the closing day `from`, cut short after `through`,
 * and of a linking factor the month it belongs to. Written as the part of a figure's key; null where the text names no such period.
 */
export type PeriodPart = { from?: string; through?: string; month?: string };

export function readPeriodPart(part: string | undefined): PeriodPart | null {
  if (part === undefined) return {};
  const days = part.split('~');
  if (days.length > 3 || days.some(day => day !== '' && !(isDay(day) && isMonthEnd(day)))) return null;
  const [from, through, month] = days;
  return { ...(from ? { from } : {}), ...(through ? { through } : {}), ...(month ? { month } : {}) };
}

export function writePeriodPart({ from = '', through = '', month = '' }: PeriodPart): string | undefined {
  return [from, through, month].join('~').replace(/~+$/, '') || undefined;
}

/** The effects whose way through a period is drawn, in the order of the answer. */
export const pathMeasures = [
  'allocationEffect',
  'selectionEffect',
  'interactionEffect',
  'otherEffect',
  'totalEffect',
] as const satisfies readonly AttributionMeasure[];
export const geometricPathMeasures = [
  'geometricAllocation',
  'geometricSelection',
  'geometricOther',
  'geometricTotal',
] as const satisfies readonly AttributionMeasure[];

/** The periods offered, as the other screens of a class offer them. */
export const attributionHorizons = ['1m', '3m', '6m', 'fytd', '1y', '3y', '5y', '10y', 'itd'] as const satisfies readonly Horizon[];
export type AttributionHorizon = (typeof attributionHorizons)[number];

/** Below this, what no class explains is the rounding of doubles and nothing anybody could look into. */
export const OTHER_SHOWN_FROM = 1e-10;

/** A period as the screens name it in an address and in columns: a horizon, or since inception counted from a month-end. */
export type AttributionPeriod = AttributionHorizon | `itd.${string}`;

/** The period an address names; null where it names none. */
export function readAttributionPeriod(text: string | null): AttributionPeriod | null {
  const horizon = attributionHorizons.find(one => one === text);
  if (horizon) return horizon;
  const [, from = ''] = text?.split('.') ?? [];
  return text === `itd.${from}` && isDay(from) && isMonthEnd(from) ? `itd.${from}` : null;
}
