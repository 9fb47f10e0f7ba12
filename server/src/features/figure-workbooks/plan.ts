import { figureKey, isBookMeasure, type FigureKey } from '@hakaru/contract/figures';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { type Trace, traceOf } from '#features/measures/public';
import type { FigureCalculator } from '#features/books/public';
import { keepPace } from '#platform/pace';
import { alsoNeeded } from './also-needed';
import type { Parts } from './part-plan';

/** All figures needed for the shown ones, each with its trace. */
export type Plan = { traces: ReadonlyMap<string, Trace>; shown: readonly FigureKey[] };

/** Traces the shown figures and their inputs, down to the facts. */
export async function planOf(calculator: FigureCalculator, shown: readonly FigureKey[], parts: Parts): Promise<Plan> {
  const traces = new Map<string, Trace>();
  const waiting = [...shown];
  const pace = keepPace();
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const place = figureKey(key);
    if (traces.has(place)) continue;
    const traced = isBookMeasure(key.measure) ? traceOf(calculator, key) : await parts.trace(key);
    traces.set(place, traced);
    if (traced.figure.value !== null) waiting.push(...traced.inputs, ...alsoNeeded(traced));
    if (pace.isDue()) await pace.rest();
  }
  return { traces, shown };
}

/** The sheets with one row per month and one column per entity, by measure. */
export const MONTHLY = { marketValue: 'values', flow: 'flows', return: 'returns', benchmarkReturn: 'benchmarks' } as const;
export type MonthlySheet = (typeof MONTHLY)[keyof typeof MONTHLY];

/** The monthly sheet of a figure; null for figures over several months. */
export function monthlySheetOf({ measure, horizon }: FigureKey): MonthlySheet | null {
  if (measure === 'marketValue') return MONTHLY.marketValue;
  return (measure === 'flow' || measure === 'return' || measure === 'benchmarkReturn') && horizon === '1m' ? MONTHLY[measure] : null;
}

/** Methods with values but without inputs or facts: counts of companies, and a zero without notices. */
const COUNTED: ReadonlySet<string> = new Set(['private-assets.companies', 'private-assets.none-reported']);

export function isThere({ figure, inputs, factIds, method }: Trace): boolean {
  const stands = inputs.length > 0 || factIds.length > 0 || method.startsWith('figures.') || COUNTED.has(method);
  return figure.value !== null && stands;
}

export const monthOf = ({ asOf }: FigureKey): number => monthIndexOf(asOf);
