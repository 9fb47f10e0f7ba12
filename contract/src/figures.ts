import { horizons, type Horizon } from '@hakaru/engine/calendar/horizons';
import { isDay } from '@hakaru/engine/calendar/day';
import type { Reason } from '@hakaru/engine/result';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import { attributionMeasures, isAttributionMeasure } from './attribution';
import { baselMeasures, isBaselMeasure, type BaselMeasure } from './basel-measures';
import { currencyMeasures, isCurrencyMeasure, type CurrencyMeasure } from './currency-measures';
import { hypotheticalMeasures, isHypotheticalMeasure, type HypotheticalMeasure } from './hypothetical-measures';
import { likeMeasures } from './like-for-like';
import { isModelMeasure, modelMeasures, realisedMeasures, type ModelMeasure } from './risk-measures';
import { isStressMeasure, stressMeasures, type StressMeasure } from './stress-measures';
import { isPeerMeasure, peerMeasures, type PeerMeasure } from './peer-measures';
import {
  forwardMeasures,
  fundMeasures,
  hedgeMeasures,
  holdingMeasures,
  isForwardMeasure,
  isFundMeasure,
  isHedgeMeasure,
  isHoldingMeasure,
  isReconciliationMeasure,
  reconciliationMeasures,
  type ForwardMeasure,
  type FundMeasure,
  type HedgeMeasure,
  type HoldingMeasure,
  type ReconciliationMeasure,
} from './part-measures';

/** The unit of a figure, which determines sign, decimals and unit on every screen. */
export type FigureUnit = 'money' | 'rate' | 'points' | 'weight' | 'ratio' | 'count';

/** Every measure of an entity. `over` says whether it is taken over a horizon or on one day. */
export const measures = {
  marketValue: { unit: 'money', over: 'day' },
  flow: { unit: 'money', over: 'horizon' },
  profit: { unit: 'money', over: 'horizon' },
  weight: { unit: 'weight', over: 'day' },
  policyWeight: { unit: 'weight', over: 'day' },
  deviation: { unit: 'points', over: 'day' },
  band: { unit: 'weight', over: 'day' },
  toPolicy: { unit: 'money', over: 'day' },
  toBand: { unit: 'money', over: 'day' },
  outsideBand: { unit: 'count', over: 'day' },
  return: { unit: 'rate', over: 'horizon' },
  benchmarkReturn: { unit: 'rate', over: 'horizon' },
  excess: { unit: 'points', over: 'horizon' },
  cumulativeReturn: { unit: 'rate', over: 'horizon' },
  cumulativeBenchmark: { unit: 'rate', over: 'horizon' },
  contribution: { unit: 'points', over: 'horizon' },
  /** Of a component in a benchmark, which the key's part names: its weight as the month opened, and what it added to the return. */
  partWeight: { unit: 'weight', over: 'horizon' },
  partContribution: { unit: 'points', over: 'horizon' },
  volatility: { unit: 'rate', over: 'horizon' },
  trackingError: { unit: 'rate', over: 'horizon' },
  informationRatio: { unit: 'ratio', over: 'horizon' },
  beta: { unit: 'ratio', over: 'horizon' },
  maxDrawdown: { unit: 'rate', over: 'horizon' },
  drawdown: { unit: 'rate', over: 'horizon' },
  auditedShare: { unit: 'weight', over: 'day' },
  valuatedShare: { unit: 'weight', over: 'day' },
  estimatedShare: { unit: 'weight', over: 'day' },
  valueAge: { unit: 'count', over: 'day' },
  assumedReturn: { unit: 'rate', over: 'horizon' },
  overAssumed: { unit: 'points', over: 'horizon' },
  /** The return before fees as reported; the others are after fees. */
  grossReturn: { unit: 'rate', over: 'horizon' },
  priorReturn: { unit: 'rate', over: 'horizon' },
  overPrior: { unit: 'points', over: 'horizon' },
  pme: { unit: 'ratio', over: 'horizon' },
  pmeReturn: { unit: 'rate', over: 'horizon' },
  ...realisedMeasures,
  ...likeMeasures,
  ...attributionMeasures,
  ...holdingMeasures,
  ...fundMeasures,
  ...forwardMeasures,
  ...hedgeMeasures,
  ...baselMeasures,
  ...hypotheticalMeasures,
  ...reconciliationMeasures,
  ...modelMeasures,
  ...stressMeasures,
  ...peerMeasures,
  ...currencyMeasures,
} as const satisfies Record<string, { unit: FigureUnit; over: 'day' | 'horizon' }>;
export type Measure = keyof typeof measures;
/** Measures calculated from the months of a book; the others need facts outside it. */
export type BookMeasure = Exclude<
  Measure,
  | HoldingMeasure
  | FundMeasure
  | ForwardMeasure
  | HedgeMeasure
  | BaselMeasure
  | HypotheticalMeasure
  | ReconciliationMeasure
  | ModelMeasure
  | StressMeasure
  | PeerMeasure
  | CurrencyMeasure
>;
export function isBookMeasure(measure: Measure): measure is BookMeasure {
  if (isForwardMeasure(measure) || isHedgeMeasure(measure) || isBaselMeasure(measure) || isReconciliationMeasure(measure)) return false;
  if (isStressMeasure(measure) || isPeerMeasure(measure) || isCurrencyMeasure(measure)) return false;
  return !isHoldingMeasure(measure) && !isFundMeasure(measure) && !isHypotheticalMeasure(measure) && !isModelMeasure(measure);
}
export const measureNames = Object.keys(measures) as Measure[]; // the keys of the table above

/**
 * A column of figures: one measure, over one horizon where it takes one; since inception may be counted from a month-end, which is its
 * part.
 */
export type FigureColumn = { measure: Measure; horizon: Horizon | null; part?: string };

/**
 * Identifies a figure completely enough to recalculate it. Knowledge time and asset are not part of it, because a whole screen shares them.
 */
export type FigureKey = Omit<FigureColumn, 'part'> & {
  entityId: string;
  asOf: string;
  /** A part of the entity's statement: a line, a group, or one compared with an earlier day. */
  part?: string;
};

/** A shown number. The value is decimal text: exact for money, shortest round-trip for rates. */
export type Figure = { key: string; value: string | null; reason: Reason | null; quality: FigureQuality | null };

/** Quality grades of a reported value, best first. */
export const qualities = ['audited', 'valuated', 'estimated'] as const;
export type Quality = (typeof qualities)[number];

/**
 * The composition of a total: how many of its parts are present, the weakest quality among them, the share of each quality by value
 * (fractions of 1; all 0 while nothing is present), and the days since the oldest of the last valuations. `carried` counts the present
 * parts that were not reported, but carried over from their last value. Packs published before these were counted have none.
 */
export type FigureQuality = {
  have: number;
  of: number;
  carried?: number;
  weakest: Quality | null;
  shares: Readonly<Record<Quality, number>>;
  oldestDays: number;
  /** One of its parts has only ever been estimated, so the whole has no age. */
  isNeverValued?: boolean;
  /** The entities that should have reported and have not; undefined when all have. */
  missing?: readonly string[];
};

export function figureKey({ entityId, measure, horizon, asOf, part }: FigureKey): string {
  const key = `${entityId}.${measure}.${horizon ?? '-'}.${asOf}`;
  return part === undefined ? key : `${key}.${encodeURIComponent(part).replaceAll('.', '%2E')}`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads a key; null when it names no figure we show.
 *
 * @example readFigureKey('5f0c…-….return.1y.2026-09-30')?.horizon // '1y'
 */
export function readFigureKey(text: string): FigureKey | null {
  const [entityId = '', measure = '', horizon = '', asOf = '', ...rest] = text.split('.');
  const column = readColumn(`${measure}.${horizon}`);
  const part = rest.map(readPart)[0];
  if (!column || rest.length > 1 || part === null || !UUID.test(entityId) || !isDay(asOf)) return null;
  return { entityId, ...column, asOf, ...(part === undefined ? {} : { part }) };
}

function readPart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // a broken escape sequence
  }
}

/** Reads a column written `measure.horizon`, with `-` for none, or `measure.itd.2024-03-31`, counted from that month-end. */
export function readColumn(text: string): FigureColumn | null {
  const [measure = '', horizon = '-', ...rest] = text.split('.');
  if (!isMeasure(measure)) return null;
  const [from] = rest;
  if (from !== undefined)
    return rest.length === 1 && isCountedFrom(measure, horizon, from) ? { measure, horizon: 'itd', part: from } : null;
  if (measures[measure].over === 'day') return horizon === '-' ? { measure, horizon: null } : null;
  return isHorizon(horizon) ? { measure, horizon } : null;
}

function isCountedFrom(measure: Measure, horizon: string, from: string): boolean {
  const takesStart = isAttributionMeasure(measure) || measure === 'cumulativeReturn' || measure === 'cumulativeBenchmark';
  return takesStart && horizon === 'itd' && isDay(from) && isMonthEnd(from);
}

function isMeasure(text: string): text is Measure {
  return Object.hasOwn(measures, text);
}

export function isHorizon(text: string): text is Horizon {
  return horizons.some(name => name === text);
}

export type { Horizon };
