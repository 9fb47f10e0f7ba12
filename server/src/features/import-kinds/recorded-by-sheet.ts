import { multiply, toText } from '@hakaru/engine/money/decimal';
import type { Counts } from '#features/facts/public';
import type { Saved, Saving, StagedRow } from './kind';

/** Records the facts of one source together: one call for each sheet. */
export async function bySheet(
  saving: Saving,
  rows: readonly StagedRow[],
  recordFacts: (source: string, rows: readonly StagedRow[]) => Promise<Counts>,
): Promise<Saved> {
  const counts = { recorded: 0, unchanged: 0 };
  for (const [sheet, some] of grouped(rows)) {
    const done = await recordFacts(await saving.sourceOf(sheet), some);
    counts.recorded += done.recorded;
    counts.unchanged += done.unchanged;
  }
  return { ...counts, assetIds: [] };
}

function grouped(rows: readonly StagedRow[]): Map<string, StagedRow[]> {
  const sheets = new Map<string, StagedRow[]>();
  for (const row of rows) {
    const some = sheets.get(row.sheet) ?? [];
    some.push(row);
    sheets.set(row.sheet, some);
  }
  return sheets;
}

export function total(left: string, right: string): string {
  return toText(multiply(left, right));
}
