import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new institution brings them. */
export const insertBenchmarks = inBulk('benchmark');
export const insertBenchmarkCurrencies = inBulk('benchmark_currency');
export const insertBenchmarkParts = inBulk('benchmark_part');
export const insertBenchmarkAssignments = inBulk('benchmark_assignment');
