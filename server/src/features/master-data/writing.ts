import { invalid } from '@hakaru/contract/errors';
import type { MasterSheet } from '@hakaru/contract/master-data';
import { assignBenchmark } from '#features/benchmarks/public';
import type { State } from './state';
import type { Present } from './state-store';

/** The fields of a row as they will be: what was given, and beneath it what is there or what a new one begins with. */
export type Wanted = Readonly<Record<string, string | null>>;
export type Writing = { state: State; reason: string | null };

/** How the rows of a sheet become what the owner of the data keeps. Every rule is the owner's own. */
export type Writer = {
  keyOf(values: Wanted): string;
  find(state: State, values: Wanted): Present | null;
  /** Fields that stand once there is something. */
  fixed: readonly string[];
  create(writing: Writing, values: Wanted): Promise<void>;
  change(writing: Writing, present: Present, values: Wanted): Promise<void>;
};

export type RecordSheet = Exclude<MasterSheet, 'parts' | 'policy'>;

/** Rows of these sheets belong to an asset, which the checks before have made sure of. */
export const assetOf = ({ assetId }: State): string => assetId ?? '';
export const text = (values: Wanted, field: string): string => values[field] ?? '';
export const idAt = (found: Present | undefined, field: string): string => {
  if (!found) throw invalid(field, 'unknownCode');
  return found.id;
};

type Measured = { entityId: string; present: Present | null; openedDate: string | null };

/** What is measured is measured against its benchmark from the day given; a new mandate without one from its opening. */
export async function assign({ state, reason }: Writing, { entityId, present, openedDate }: Measured, values: Wanted): Promise<void> {
  const { benchmark, benchmarkFrom } = values;
  const before = present?.fields;
  if (!benchmark || (before?.['benchmark'] === benchmark && before['benchmarkFrom'] === benchmarkFrom)) return;
  const isSame = before?.['benchmark'] === benchmark;
  const fromDay = isSame || benchmarkFrom !== before?.['benchmarkFrom'] ? (benchmarkFrom ?? openedDate) : openedDate;
  if (!fromDay) throw invalid('benchmarkFrom', 'required');
  await assignBenchmark(state.ctx, { entityId, benchmarkId: idAt(state.benchmarks.get(benchmark), 'benchmark'), fromDay, reason });
}
