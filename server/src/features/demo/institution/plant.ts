import type { Db } from '#platform/db';
import { plantMarkets } from '#features/demo/markets/plant';
import { plantPrivateFunds } from '#features/demo/private-funds/plant';
import { plantBenchmarkAsset } from './benchmark-asset';
import { plantFacts } from './facts';
import { plantPackages } from './packages';
import { plantPublished } from './published';
import { demoSeries } from './series';
import { plantStructure } from './structure';
import { plantTaskStates } from './task-states';

/** What the two owners hold: structure first, then everything that was told about it. */
export async function plantInstitution(db: Db): Promise<void> {
  const series = demoSeries();
  await plantStructure(db, series);
  await plantFacts(db, series);
  await plantBenchmarkAsset(db, series);
  await plantMarkets(db, series);
  await plantPrivateFunds(db, series);
  await plantPackages(db);
  await plantTaskStates(db);
  await plantPublished(db);
}
