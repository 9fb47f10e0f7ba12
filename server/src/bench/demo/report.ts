import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import type { Language } from '@hakaru/contract/languages';
import type { Sheet } from '@hakaru/workbook/workbook';
import { type FilledRow, filledSheet } from '#features/import-templates/public';
import type { DemoSeries } from '#features/demo/institution/series';
import type { Uniform } from '#features/demo/series/random';
import { fundRows, holdingRows, mandateRows } from '#features/demo/workbooks/rows';
import { mandatesOf, senders, type OwnerRef } from '#features/demo/workbooks/sendings';

/** A manager's report as rows, before it is written to a file, so that errors can be introduced. */
export type Report = {
  from: string;
  to: OwnerRef;
  language: Language;
  month: number;
  mandates: FilledRow[];
  holdings: FilledRow[];
  accounts: FilledRow[];
};

const MANAGERS = ['KOMOR', 'TSUBA', 'MARLO', 'REDFN'] as const;

/** A correct report of a month: some of a manager's mandates, with or without the optional columns. */
export function rightReport(series: DemoSeries, month: number, uniform: Uniform): Report {
  const to: OwnerRef = uniform() < 0.65 ? 'HOSHI' : 'SHIRA';
  const sender = senders[pick(MANAGERS, uniform)];
  const all = mandatesOf(sender.ref, to, monthEndOfIndex(month));
  const some = all.filter(() => uniform() < 0.7);
  const refs = some.length > 0 ? some : all.slice(0, 1);
  if (refs.length === 0) return rightReport(series, month, uniform);
  const hasReturn = uniform() < 0.3;
  const mandates = mandateRows(series, refs, month).map(row => (hasReturn ? { ...row, return: returnOf(series, row, month) } : row));
  return {
    from: sender.from,
    to,
    month,
    language: uniform() < 0.5 ? 'en' : 'jp',
    mandates,
    holdings: holdingRows(series, refs, month),
    accounts: fundRows(series, refs, month),
  };
}

/** The change of the value beyond the flow at the month's end, in percent. */
function returnOf({ mandates }: DemoSeries, row: FilledRow, month: number): string | null {
  const before = mandates.get(row['code'] ?? '')?.find(one => one.month === month - 1);
  if (!before || before.value === 0n) return null;
  return (((Number(row['marketValue']) - Number(row['flow'])) / Number(before.value) - 1) * 100).toFixed(6);
}

export function sheetsOf({ language, mandates, holdings, accounts }: Report): Sheet[] {
  return [
    ...(mandates.length > 0 ? [filledSheet('mandates', language, mandates)] : []),
    ...(holdings.length > 0 ? [filledSheet('holdings', language, holdings)] : []),
    ...(accounts.length > 0 ? [filledSheet('accounts', language, accounts)] : []),
  ];
}

export function pick<T>(from: readonly T[], uniform: Uniform): T {
  const found = from[Math.floor(uniform() * from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}
