import type { FavouriteKind } from '@hakaru/contract/favourites';
import { demoId } from '#features/demo/demo-id';
import { plantFavourites } from '#features/favourites/public';
import type { Db } from '#platform/db';
import { classId, entityId } from './structure';

type Kept = readonly [kind: FavouriteKind, id: string];
const mandate = (owner: string, ref: string): Kept => ['mandate', entityId(owner, ref)];

/** Bookmarks of the demo's main users: an officer of the fund, the bank, their consultant and a manager. */
const KEPT: readonly { by: string; at: string; kept: readonly Kept[] }[] = [
  {
    by: 'admin@hoshikawa.example',
    at: 'HOSHI',
    kept: [
      mandate('HOSHI', 'HDB02'),
      mandate('HOSHI', 'HFE01'),
      ['assetClass', classId('HOSHI', 'FE')],
      ['fund', entityId('HOSHI', 'HPEF1')],
    ],
  },
  { by: 'admin@shirasagi.example', at: 'SHIRA', kept: [mandate('SHIRA', 'SPE01'), mandate('SHIRA', 'SDB01')] },
  { by: 'admin@kaede.example', at: 'KAEDE', kept: [mandate('HOSHI', 'HDB02'), mandate('SHIRA', 'SPE01')] },
  { by: 'ops@marlowe.example', at: 'MARLO', kept: [mandate('HOSHI', 'HFE01')] },
];

export async function insertFavourites(trx: Db): Promise<void> {
  await plantFavourites(
    trx,
    KEPT.flatMap(({ by, at, kept }) =>
      kept.map(([kind, id], index) => ({ organisationId: demoId(at), userId: demoId(by), kind, id, position: index + 1 })),
    ),
  );
}
