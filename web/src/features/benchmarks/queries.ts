import { addDays } from '@hakaru/engine/calendar/day';
import type { ContributionPeriod } from '@hakaru/contract/benchmarks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import {
  BenchmarkContributionsDocument,
  BenchmarkCurrenciesDocument,
  BenchmarkTermsDocument,
  type BenchmarkContributionsQuery,
  type BenchmarkCurrenciesQuery,
  type BenchmarkTermsQuery,
} from './benchmarks.gen';

export type Terms = BenchmarkTermsQuery['book']['entities'][number];
export type Assignment = Terms['benchmarks'][number];
export type PartsVersion = Terms['parts'][number];

/** The benchmark assignments of every entity, and the composition of every built benchmark. */
export function useBenchmarkTerms() {
  const { assetId, known } = useBookContext();
  const query = useQuery({
    queryKey: ['benchmarks', 'terms', assetId, known],
    queryFn: async ({ signal }) => (await ask(BenchmarkTermsDocument, { assetId, known }, signal)).book.entities,
    enabled: assetId !== '',
  });
  const { data } = query;
  const terms = useMemo(() => data && termsIndex(data), [data]);
  return { ...query, terms };
}

export type CurrencyVersion = BenchmarkCurrenciesQuery['benchmarkCurrencies'][number];

/** The currency composition of an index, oldest version first. */
export function useBenchmarkCurrencies(id: string) {
  const { assetId, known } = useBookContext();
  return useQuery({
    queryKey: ['benchmarks', 'currencies', assetId, id, known],
    queryFn: async ({ signal }) => (await ask(BenchmarkCurrenciesDocument, { assetId, id, known }, signal)).benchmarkCurrencies,
    enabled: assetId !== '',
  });
}

export type Contribution = BenchmarkContributionsQuery['benchmarkContributions'][number];

/** What the components of a benchmark added, period by period. The key starts with 'figures', because it follows every change of one. */
export function useBenchmarkContributions(id: string, by: ContributionPeriod) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, id, asOf, by, known };
  return useQuery({
    queryKey: ['figures', 'benchmarkContributions', variables],
    queryFn: async ({ signal }) => (await ask(BenchmarkContributionsDocument, variables, signal)).benchmarkContributions,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

export type TermsIndex = ReturnType<typeof termsIndex>;

/** One use of a benchmark: an entity measured against it, or a benchmark it is part of. */
export type Use = { entityId: string; as: 'benchmark' | 'part'; fromDay: string; toDay: string | null };

export function termsIndex(entities: readonly Terms[]) {
  const byId = new Map(entities.map(entity => [entity.id, entity]));
  const uses = new Map<string, Use[]>();
  const note = (benchmarkId: string, use: Use) => uses.set(benchmarkId, [...(uses.get(benchmarkId) ?? []), use]);
  for (const { id, benchmarks, parts } of entities) {
    for (const { benchmarkId, fromDay, toDay } of benchmarks) note(benchmarkId, { entityId: id, as: 'benchmark', fromDay, toDay });
    for (const use of partUses(id, parts)) note(use.componentId, use);
  }
  return { of: (id: string) => byId.get(id), usesOf: (id: string): readonly Use[] => uses.get(id) ?? [] };
}

/**
 * A component is in use from the first of consecutive versions that contain it until the day before the first later version without it.
 */
function partUses(id: string, versions: readonly PartsVersion[]): (Use & { componentId: string })[] {
  return versions.flatMap(({ fromDay, weights }, at) =>
    weights
      .filter(({ componentId }) => !versions[at - 1]?.weights.some(part => part.componentId === componentId))
      .map(({ componentId }) => {
        const ended = versions.slice(at + 1).find(later => !later.weights.some(part => part.componentId === componentId));
        return { componentId, entityId: id, as: 'part' as const, fromDay, toDay: ended ? addDays(ended.fromDay, -1) : null };
      }),
  );
}

/** A change of a benchmark affects every figure measured against it. */
export function useRefreshFigures() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(['mandates', 'benchmarks', 'figures'].map(feature => client.invalidateQueries({ queryKey: [feature] })));
  };
}
