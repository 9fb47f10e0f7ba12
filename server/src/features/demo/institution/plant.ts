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

/** The data of the two owners: structure first, then every fact from before the first workbook. */
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

/** What depends on the workbooks' facts: published reports, and the users' bookmarks. */
export async function finishInstitution(db: Db, series: DemoSeries): Promise<void> {
  await plantCommentaries(db);
  await plantPublished(db, series);
  await insertFavourites(db);
}
