export { insertBenchmarkAssignments, insertBenchmarkParts, insertBenchmarks } from './bulk-store';
