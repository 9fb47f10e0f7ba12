import type { Db } from '#platform/db';
import { plantMarkets } from '#features/demo/markets/plant';
import { plantFundCodes } from '#features/demo/private-funds/codes';
import { plantPrivateFunds } from '#features/demo/private-funds/plant';
import { plantFundPacing } from '#features/demo/private-funds/pacing';
import { plantFundTerms } from '#features/demo/private-funds/terms';
import { plantBenchmarkAsset } from './benchmark-asset';
import { plantCommentaries } from './commentaries';
import { plantFacts } from './facts';
import { insertFavourites } from './favourites';
import { plantPackages } from './packages';
import { plantPublished } from './published';
import type { DemoSeries } from './series';
import { plantStructure } from './structure';

/** What the two owners hold: structure first, then everything that was reported about it before the workbooks began. */
export async function plantInstitution(db: Db, series: DemoSeries): Promise<void> {
  await plantStructure(db, series);
  await plantFacts(db, series);
  await plantBenchmarkAsset(db, series);
  await plantMarkets(db, series);
  await plantPrivateFunds(db, series);
  await plantFundCodes(db);
  await plantFundTerms(db);
  await plantFundPacing(db);
  await plantPackages(db);
}

/** What stands on the workbooks: the reports made of it all, and what people keep at hand of it. */
export async function finishInstitution(db: Db, series: DemoSeries): Promise<void> {
  await plantCommentaries(db);
  await plantPublished(db, series);
  await insertFavourites(db);
}
