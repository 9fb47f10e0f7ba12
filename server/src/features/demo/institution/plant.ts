import type { Db } from '#platform/db';
import { plantBenchmarkAsset } from './benchmark-asset';
import { plantFacts } from './facts';
import { demoSeries } from './series';
import { plantStructure } from './structure';

/** What the two owners hold: structure first, then everything that was told about it. */
export async function plantInstitution(db: Db): Promise<void> {
  const series = demoSeries();
  await plantStructure(db, series);
  await plantFacts(db, series);
  await plantBenchmarkAsset(db, series);
}
