import * as z from 'zod/mini';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import { day, id } from './fields';
import { languages } from './languages';

/** What can be exported. A matrix has months down and series across, as decimals, for statistical software. */
export const exportKinds = ['values', 'returns', 'holdings', 'returnMatrix'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The entities exported. Holdings are reported for mandates only. */
export const exportScopes = ['mandates', 'classes', 'accounts', 'root', 'benchmarks'] as const;
export type ExportScope = (typeof exportScopes)[number];

export const exportFormats = ['xlsx', 'csv', 'csvShiftJis'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** The maximum number of months in one export; holdings have thousands of lines a month. */
export const EXPORT_MONTHS_MAX = 600;
export const HOLDINGS_MONTHS_MAX = 36;

/** How many days a file stays available. The record of what was exported, by whom and when is kept; the file can be generated again. */
export const EXPORT_FILE_DAYS = 30;

const monthEnd = day.check(z.refine(isMonthEnd, 'dateFormat'));

export const exportInput = z
  .strictObject({
    assetId: id,
    kind: z.enum(exportKinds, 'invalid'),
    scope: z.enum(exportScopes, 'invalid'),
    from: monthEnd,
    to: monthEnd,
    format: z.enum(exportFormats, 'invalid'),
    language: z.enum(languages, 'invalid'),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'order', path: ['from'] }),
    z.refine(({ from, to, kind }) => monthsBetween(from, to) <= monthsMax(kind), { error: 'tooLong', path: ['from'] }),
    z.refine(({ kind, scope }) => scopesOf(kind).includes(scope), { error: 'invalid', path: ['scope'] }),
  );
export type ExportInput = z.infer<typeof exportInput>;

export const monthsMax = (kind: ExportKind): number => (kind === 'holdings' ? HOLDINGS_MONTHS_MAX : EXPORT_MONTHS_MAX);

/** The scopes of a kind: benchmarks hold no money, and only mandates hold securities. */
export function scopesOf(kind: ExportKind): readonly ExportScope[] {
  if (kind === 'holdings') return ['mandates'];
  return kind === 'values' ? exportScopes.filter(scope => scope !== 'benchmarks') : exportScopes;
}

function monthsBetween(from: string, to: string): number {
  const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return index(to) - index(from) + 1;
}
