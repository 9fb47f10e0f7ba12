import { figureKey, isBookMeasure, type FigureKey } from '@hakaru/contract/figures';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { type Trace, traceOf } from '#features/measures/public';
import type { FigureCalculator } from '#features/books/public';
import { alsoNeeded } from './also-needed';
import type { Parts } from './part-plan';

/** Every figure the shown ones rest on, each with how it came about. */
export type Plan = { traces: ReadonlyMap<string, Trace>; shown: readonly FigureKey[] };

/** How many figures are taken apart before others get their turn. */
const BREATH = 400;

/** Takes the shown figures apart, and what they are made of, down to the facts. */
export async function planOf(calculator: FigureCalculator, shown: readonly FigureKey[], parts: Parts): Promise<Plan> {
  const traces = new Map<string, Trace>();
  const waiting = [...shown];
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const place = figureKey(key);
    if (traces.has(place)) continue;
    const traced = isBookMeasure(key.measure) ? traceOf(calculator, key) : await parts.trace(key);
    traces.set(place, traced);
    if (traced.figure.value !== null) waiting.push(...traced.inputs, ...alsoNeeded(traced));
    if (traces.size % BREATH === 0) await new Promise(resolve => setImmediate(resolve));
  }
  return { traces, shown };
}

/** The sheets with one row a month and one column an entity, and the figures that live on them. */
export const MONTHLY = { marketValue: 'values', flow: 'flows', return: 'returns', benchmarkReturn: 'benchmarks' } as const;
export type MonthlySheet = (typeof MONTHLY)[keyof typeof MONTHLY];

/** On which monthly sheet a figure lives, or null for those that are worked out from many months. */
export function monthlySheetOf({ measure, horizon }: FigureKey): MonthlySheet | null {
  if (measure === 'marketValue') return MONTHLY.marketValue;
  return (measure === 'flow' || measure === 'return' || measure === 'benchmarkReturn') && horizon === '1m' ? MONTHLY[measure] : null;
}

/** Companies are counted from a list of their own, and what no notice reports is nothing. */
const COUNTED: ReadonlySet<string> = new Set(['private-assets.companies', 'private-assets.none-reported']);

export function isThere({ figure, inputs, factIds, method }: Trace): boolean {
  const stands = inputs.length > 0 || factIds.length > 0 || method.startsWith('figures.') || COUNTED.has(method);
  return figure.value !== null && stands;
}

export const monthOf = ({ asOf }: FigureKey): number => monthIndexOf(asOf);
