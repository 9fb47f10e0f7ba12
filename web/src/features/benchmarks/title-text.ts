import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const benchmarksTitles = defineText({
  title: { en: 'Benchmarks', jp: 'ベンチマーク' },
  benchmark: { en: 'Benchmark', jp: 'ベンチマーク' },
});
