import { inBulk } from '#platform/insert-all';

export const insertBenchmarks = inBulk('benchmark');
export const insertBenchmarkCurrencies = inBulk('benchmark_currency');
export const insertBenchmarkParts = inBulk('benchmark_part');
export const insertBenchmarkAssignments = inBulk('benchmark_assignment');
