import { sum, toText } from '@hakaru/engine/money/decimal';
import type { FlowTiming } from '@hakaru/engine/returns/modified-dietz';
import type { MonthFlow } from '@hakaru/engine/returns/month-return';
import type { ReportedFlow } from '#features/facts/public';
import type { StagedRow } from './kind';

/** The flow a row reports: on its day, or without one. Null where it reports none. */
export function flowIn({ flow, flowDate, valueBefore }: StagedRow['values']): ReportedFlow | null {
  if (flow === null || flow === undefined) return null;
  return { day: flowDate ?? null, amount: flow, valueBefore: flowDate ? (valueBefore ?? null) : null };
}

/** Rows of one account's month, in the order of the file: a month may have several flows, each in a row with its day. */
export function byMonth<Row extends Pick<StagedRow, 'values'>>(rows: readonly Row[]): Map<string, Row[]> {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const month = monthKey(row.values);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return months;
}

export const monthKey = ({ code, asOf }: StagedRow['values']): string => `${code ?? ''} ${asOf ?? ''}`;

export function totalFlow(flows: readonly Pick<ReportedFlow, 'amount'>[]): string {
  return toText(sum(flows.map(({ amount }) => amount)));
}

/** Flows as a return weighs them. */
export function weighed(flows: readonly ReportedFlow[], timing: FlowTiming): MonthFlow[] {
  return flows.map(({ day, amount, valueBefore }) => ({
    day,
    amount: Number(amount),
    timing,
    valueBefore: valueBefore === null ? null : Number(valueBefore),
  }));
}
