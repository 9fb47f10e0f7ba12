import { defineText } from '#platform/text';

/** Screen titles, in a file of their own: all that a route needs before its page is loaded. */
export const benchmarksTitles = defineText({
  title: { en: 'Benchmarks', jp: 'ベンチマーク' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
});
