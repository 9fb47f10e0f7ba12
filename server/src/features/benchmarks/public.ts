export { assignBenchmark, createBenchmark, saveParts } from './actions';
export { insertBenchmarkAssignments, insertBenchmarkCurrencies, insertBenchmarkParts, insertBenchmarks } from './bulk-store';
