import { recordFacts } from '#features/facts/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { insertBenchmarkParts, insertBenchmarks } from '#features/benchmarks/public';
import { insertEntities } from '#features/structure/public';
import { demoBenchmarks } from './benchmarks';
import { GENERATOR, indexFacts } from './facts';
import type { DemoSeries } from './series';
import { entityId } from './structure';

/** The fund's second asset, which has benchmarks only: the same indices with their own codes. */
export const benchmarkAsset = { owner: 'HOSHI', asset: 'HBENC', ref: (ref: string) => `X-${ref}` } as const;

export async function plantBenchmarkAsset(db: Db, series: DemoSeries): Promise<void> {
  const organisation_id = demoId(benchmarkAsset.owner);
  const id = (ref: string) => entityId(benchmarkAsset.owner, benchmarkAsset.ref(ref));
  const rows = demoBenchmarks.map(({ ref, en, jp, type, currency = 'JPY' }, position) => ({
    organisation_id,
    asset_id: demoId(benchmarkAsset.asset),
    id: id(ref),
    ref: benchmarkAsset.ref(ref),
    kind: 'benchmark',
    type,
    name_en: en,
    name_jp: jp,
    currency,
    position,
  }));
  await insertEntities(db, rows);
  await insertBenchmarks(
    db,
    demoBenchmarks.map(({ ref, spreadPercent = '0' }) => ({ organisation_id, entity_id: id(ref), spread_percent: spreadPercent })),
  );
  const parts = demoBenchmarks.flatMap(({ ref, parts = [] }) =>
    parts.flatMap(({ from, of }) =>
      of.map(([component, weight_percent]) => ({
        organisation_id,
        benchmark_id: id(ref),
        from_day: from,
        component_id: id(component),
        weight_percent,
      })),
    ),
  );
  await insertBenchmarkParts(db, parts);
  await plantBenchmarkFacts(db, series);
}

/** The facts of the second asset: the same index returns under its own codes. */
async function plantBenchmarkFacts(db: Db, series: DemoSeries): Promise<void> {
  const { owner, asset, ref: codeOf } = benchmarkAsset;
  const market = demoBenchmarks.filter(({ type }) => type === 'market');
  const observations = market.flatMap(({ ref }) =>
    indexFacts(owner, ref, series).map(one => ({ ...one, entityId: entityId(owner, codeOf(ref)) })),
  );
  await recordFacts(db, { organisationId: demoId(owner), assetId: demoId(asset), source: GENERATOR, observations });
}
