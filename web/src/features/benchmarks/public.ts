export { Assignments } from './assignments';
export { BenchmarksPage } from './benchmarks-page';
