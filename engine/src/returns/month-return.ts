import type { Day } from '#calendar/day';
import { ignore, type Note } from '#explain';
import type { Result } from '#result';
import { largeFlowDays, modifiedDietzMonth, revaluedDietz, type DatedFlow, type FlowTiming } from './modified-dietz';

/**
 * A flow of a month. Without a day it stands at the month's end and weighs nothing; with one it weighs by the days left, from the morning
 * or from the evening as its mandate has it. `valueBefore` is what the portfolio was worth before it, where somebody struck a value.
 */
export type MonthFlow = { day: Day | null; amount: number; timing?: FlowTiming; valueBefore?: number | null };

/** A month from the day of its opening value (the month-end before) to that of its closing value. */
export type FlowMonth = { opening: number; closing: number; from: Day; to: Day; flows: readonly MonthFlow[] };

/**
 * The return of a month, the one calculation for screens and checks alike: Modified Dietz by the days of the flows, and where a large flow
 * has a value before it, revalued there and linked.
 *
 * @example monthReturn({ opening: 100, closing: 153, from: '2026-09-30', to: '2026-10-31', flows: [{ day: '2026-10-05', amount: 50 }] })
 * // { value: 0.02113… } : 3 / (100 + 26/31 × 50); without the day 3 / 100
 */
export function monthReturn(month: FlowMonth, note: Note = ignore): Result {
  const { flows, ...bounds } = month;
  const dated = flows.map(flow => datedAt(flow, bounds.to));
  for (const { day, amount } of flows) if (day) note({ id: 'flowOn', value: amount, unit: 'money', at: day });
  const revaluations = struckDays(month);
  for (const { day, valueBeforeFlow } of revaluations) note({ id: 'valueBefore', value: valueBeforeFlow, unit: 'money', at: day });
  if (revaluations.length === 0) return modifiedDietzMonth({ ...bounds, flows: dated }, note);
  return revaluedDietz({ ...bounds, flows: dated, revaluations }, note);
}

/**
 * The days a month is revalued on: those with a large flow and a value before it. On the last day there is nothing left to measure after.
 *
 * @example struckDays({ opening: 100, closing: 231, from: '2026-09-30', to: '2026-10-31', flows: [{ day: '2026-10-15', amount: 100, valueBefore: 110 }] })
 * // [{ day: '2026-10-15', valueBeforeFlow: 110 }]
 */
export function struckDays({ opening, to, flows }: FlowMonth): { day: Day; valueBeforeFlow: number }[] {
  const large = largeFlowDays({ opening, flows: flows.map(flow => datedAt(flow, to)) });
  return large.flatMap(day => {
    const value = flows.find(flow => flow.day === day && typeof flow.valueBefore === 'number')?.valueBefore;
    return typeof value === 'number' && day < to ? [{ day, valueBeforeFlow: value }] : [];
  });
}

function datedAt({ day, amount, timing }: MonthFlow, end: Day): DatedFlow {
  return day === null ? { day: end, amount, timing: 'end' } : { day, amount, timing: timing ?? 'end', at: day };
}
