import { linkingMethods, type LinkingMethod } from '@hakaru/engine/attribution/linking';
import { isDay } from '@hakaru/engine/calendar/day';
import type { Horizon } from '@hakaru/engine/calendar/horizons';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import * as z from 'zod/mini';
import { changeReason } from './structure';

/**
 * Attribution of the excess of the whole over its policy, by class. Calculated from the months of a book, like every other figure of it.
 */
export const attributionMeasures = {
  averageWeight: { unit: 'weight', over: 'horizon' },
  averagePolicyWeight: { unit: 'weight', over: 'horizon' },
  allocationEffect: { unit: 'points', over: 'horizon' },
  selectionEffect: { unit: 'points', over: 'horizon' },
  interactionEffect: { unit: 'points', over: 'horizon' },
  /** Of the mandates within a class: the manager's return against the mandate's benchmark, and that benchmark against the class's. */
  managerEffect: { unit: 'points', over: 'horizon' },
  benchmarkEffect: { unit: 'points', over: 'horizon' },
  /** Selection and interaction together: everything the mandates contributed to a class. */
  activeEffect: { unit: 'points', over: 'horizon' },
  /** The part of a class's selection and interaction that its mandates do not explain; for the whole the sum over the classes. */
  withinEffect: { unit: 'points', over: 'horizon' },
  /** The part that no class explains; only for the whole. */
  otherEffect: { unit: 'points', over: 'horizon' },
  totalEffect: { unit: 'points', over: 'horizon' },
  /** The monthly return of the policy mix, against which a class is measured. */
  policyReturn: { unit: 'rate', over: 'horizon' },
  /** The factor of an effect of one month, by which the horizon's is divided, so that the months add up to the whole. */
  linkingCoefficient: { unit: 'ratio', over: 'horizon' },
  /** The same for the other linking methods: of one month within a period, named by the key's part. */
  linkingFactor: { unit: 'ratio', over: 'horizon' },
  /** The actual mix with the benchmark return of each class: the step between allocation and selection when effects multiply. */
  notionalReturn: { unit: 'rate', over: 'horizon' },
  /** The policy mix with the classes' own returns, and the actual mix with them: the funds Davies and Laker compare with the policy's. */
  selectionFund: { unit: 'rate', over: 'horizon' },
  heldFund: { unit: 'rate', over: 'horizon' },
  /** Effects of the whole between the four notional funds, each compounded over the period before they are compared: nothing is linked. */
  notionalAllocation: { unit: 'points', over: 'horizon' },
  notionalSelection: { unit: 'points', over: 'horizon' },
  notionalInteraction: { unit: 'points', over: 'horizon' },
  notionalOther: { unit: 'points', over: 'horizon' },
  /** Effects that multiply to the ratio of both returns; the interaction is part of the selection. */
  geometricAllocation: { unit: 'points', over: 'horizon' },
  geometricSelection: { unit: 'points', over: 'horizon' },
  geometricOther: { unit: 'points', over: 'horizon' },
  geometricTotal: { unit: 'points', over: 'horizon' },
  /** The mandates as held with the returns of their benchmarks: the step between the second and the third decision. */
  mandateMixReturn: { unit: 'rate', over: 'horizon' },
  /** Geometric selection of the whole, decision by decision: the mandates' benchmarks beside those of their classes, then the managers. */
  geometricBenchmark: { unit: 'points', over: 'horizon' },
  geometricManager: { unit: 'points', over: 'horizon' },
  /** The part of the ratio that the three decisions leave. */
  geometricWithin: { unit: 'points', over: 'horizon' },
  /**
   * The factor of a class's geometric effect of one month, by which the period's is divided: the logarithm of the whole's effect over the
   * effect itself.
   */
  allocationCoefficient: { unit: 'ratio', over: 'horizon' },
  selectionCoefficient: { unit: 'ratio', over: 'horizon' },
} as const;
export type AttributionMeasure = keyof typeof attributionMeasures;

export function isAttributionMeasure(measure: string): measure is AttributionMeasure {
  return Object.hasOwn(attributionMeasures, measure);
}

/** How effects are combined: added up to the difference of both returns, or multiplied to their ratio. */
export const attributionForms = ['arithmetic', 'geometric'] as const;
export type AttributionForm = (typeof attributionForms)[number];

export { linkingMethods, type LinkingMethod };
export const DEFAULT_LINKING: LinkingMethod = 'carino';

/** The linking method is chosen by the owner, for all its assets. */
export const linkingInput = z.strictObject({
  linking: z.enum(linkingMethods, 'required'),
  reason: changeReason,
  version: z.int('required'),
});

/**
 * A period of the attribution that is not a horizon: since inception, but counted from the closing day `from` and ending after `through`;
 * for a linking factor also the month it belongs to. Written as the part of a figure's key; null where the text names no such period.
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

/** The effects charted over a period, in the order of the response. */
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

/** The periods offered, as on the other screens of a class. */
export const attributionHorizons = ['1m', '3m', '6m', 'fytd', '1y', '3y', '5y', '10y', 'itd'] as const satisfies readonly Horizon[];
export type AttributionHorizon = (typeof attributionHorizons)[number];

/** A smaller unexplained part is floating-point rounding and not shown. */
export const OTHER_SHOWN_FROM = 1e-10;

/** A period as named in an address and in columns: a horizon, or since inception counted from a month-end. */
export type AttributionPeriod = AttributionHorizon | `itd.${string}`;

/** The period named in an address; null where it names none. */
export function readAttributionPeriod(text: string | null): AttributionPeriod | null {
  const horizon = attributionHorizons.find(one => one === text);
  if (horizon) return horizon;
  const [, from = ''] = text?.split('.') ?? [];
  return text === `itd.${from}` && isDay(from) && isMonthEnd(from) ? `itd.${from}` : null;
}
