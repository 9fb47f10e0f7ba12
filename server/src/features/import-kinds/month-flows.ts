import { sum, toText } from '@hakaru/engine/money/decimal';
import type { FlowTiming } from '@hakaru/engine/returns/modified-dietz';
import type { MonthFlow } from '@hakaru/engine/returns/month-return';
import type { ReportedFlow } from '#features/facts/public';
import type { StagedRow } from './kind';

/** The flow a row reports, with its day if it has one; null when the row reports none. */
export function flowIn({ flow, flowDate, valueBefore }: StagedRow['values']): ReportedFlow | null {
  if (flow === null || flow === undefined) return null;
  return { day: flowDate ?? null, amount: flow, valueBefore: flowDate ? (valueBefore ?? null) : null };
}

/** Groups rows by account and month, in file order: a month may have several flows, each in a row with its day. */
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

/** Flows in the form the return calculation takes. */
export function weighed(flows: readonly ReportedFlow[], timing: FlowTiming): MonthFlow[] {
  return flows.map(({ day, amount, valueBefore }) => ({
    day,
    amount: Number(amount),
    timing,
    valueBefore: valueBefore === null ? null : Number(valueBefore),
  }));
}
