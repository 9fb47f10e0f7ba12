export { insertBenchmarkAssignments, insertBenchmarkCurrencies, insertBenchmarkParts, insertBenchmarks } from './bulk-store';
