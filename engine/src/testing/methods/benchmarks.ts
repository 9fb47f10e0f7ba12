/** The methods of this folder that explain themselves. */
export const benchmarkMethods = [
  { id: 'benchmarks.drift', options: {}, file: 'benchmarks/drift.ts' },
  {
    id: 'benchmarks.policy-weighted',
    options: { rebalance: ['monthly', 'quarterly', 'annual', 'policy-change', 'never'], yearStart: 'count' },
    file: 'benchmarks/policy-weighted.ts',
  },
  { id: 'benchmarks.market-value-weighted', options: {}, file: 'benchmarks/market-value-weighted.ts' },
  { id: 'benchmarks.spliced', options: {}, file: 'benchmarks/spliced.ts' },
  {
    id: 'benchmarks.contributions',
    options: { by: ['quarter', 'year', 'fiscal-year', 'all'], rebalance: ['monthly', 'quarterly', 'annual', 'policy-change', 'never'] },
    file: 'benchmarks/contributions.ts',
  },
] as const;
