import { invalid } from '@hakaru/contract/errors';
import type { MasterSheet } from '@hakaru/contract/master-data';
import { assignBenchmark } from '#features/benchmarks/public';
import type { State } from './state';
import type { Present } from './state-store';

/** The fields of a row after the change: given values, otherwise existing values or the defaults of a new one. */
export type Wanted = Readonly<Record<string, string | null>>;
export type Writing = { state: State; reason: string | null };

/** Writes the rows of a sheet through the feature that owns the data, by its rules. */
export type Writer = {
  keyOf(values: Wanted): string;
  find(state: State, values: Wanted): Present | null;
  /** Fields that cannot be changed once the object exists. */
  fixed: readonly string[];
  create(writing: Writing, values: Wanted): Promise<void>;
  change(writing: Writing, present: Present, values: Wanted): Promise<void>;
};

export type RecordSheet = Exclude<MasterSheet, 'parts' | 'policy'>;

/** Sheets that belong to an asset were refused earlier when none is chosen, so it is never blank here. */
export const assetOf = ({ assetId }: State): string => assetId ?? '';
export const text = (values: Wanted, field: string): string => values[field] ?? '';
export const idAt = (found: Present | undefined, field: string): string => {
  if (!found) throw invalid(field, 'unknownCode');
  return found.id;
};

type Measured = { entityId: string; present: Present | null; openedDate: string | null };

/** Assigns the benchmark from the day given, for a new mandate without a day from its opening. */
export async function assign({ state, reason }: Writing, { entityId, present, openedDate }: Measured, values: Wanted): Promise<void> {
  const { benchmark, benchmarkFrom } = values;
  const before = present?.fields;
  if (!benchmark || (before?.['benchmark'] === benchmark && before['benchmarkFrom'] === benchmarkFrom)) return;
  const isSame = before?.['benchmark'] === benchmark;
  const fromDay = isSame || benchmarkFrom !== before?.['benchmarkFrom'] ? (benchmarkFrom ?? openedDate) : openedDate;
  if (!fromDay) throw invalid('benchmarkFrom', 'required');
  await assignBenchmark(state.ctx, { entityId, benchmarkId: idAt(state.benchmarks.get(benchmark), 'benchmark'), fromDay, reason });
}
