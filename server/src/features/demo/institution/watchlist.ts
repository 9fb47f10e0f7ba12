import { personAt } from '#features/demo/instructions/person-at';
import { demoId } from '#features/demo/demo-id';
import { entityId } from './structure';
import { findStaleSecurity, hasWatchlist } from '#features/demo/store';
import { addWatchlistItem, addWatchlistNote } from '#features/watchlist/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';

/** Three items of the fund's watchlist, added through the feature's own actions: a mandate, its manager and a bond without a current price. */
export async function plantWatchlist(app: App): Promise<void> {
  const ownerId = demoId('HOSHI');
  const db = app.database.db;
  if (await inScope(db, 'platform', db => hasWatchlist(db, ownerId))) return;
  const stale = await inScope(db, 'platform', db => findStaleSecurity(db, ownerId, '2026-10-31'));
  const assetId = demoId('HMAIN');
  const mandate = await addWatchlistItem(personAt(app, ADMIN, '2026-10-20T01:00:00Z'), {
    kind: 'mandate',
    assetId,
    subject: entityId('HOSHI', 'HDB02'),
    trigger: 'excess',
    limit: '0',
    nextReview: '2026-11-25',
    reason: 'Behind its benchmark over three years',
  });
  await addWatchlistNote(
    personAt(app, ADMIN, '2026-10-20T01:10:00Z'),
    mandate.id,
    'Asked for an attribution by maturity for the next meeting.',
  );
  await addWatchlistNote(
    personAt(app, USER, '2026-11-02T05:20:00Z'),
    mandate.id,
    'Attribution received: two thirds of the shortfall is the long end of the curve.',
  );
  const manager = await addWatchlistItem(personAt(app, USER, '2026-10-22T02:00:00Z'), {
    kind: 'manager',
    assetId,
    subject: 'Marlowe Finch Investors',
    nextReview: '2026-12-10',
    reason: 'The lead portfolio manager leaves at the end of December',
  });
  await addWatchlistNote(personAt(app, USER, '2026-10-22T02:05:00Z'), manager.id, 'The successor will be introduced on 10 December.');
  if (!stale) return;
  const pricing = personAt(app, ADMIN, '2026-11-05T00:40:00Z');
  const actor = { ...pricing.actor, packages: [{ id: '', ref: 'SECURITIES', type: 'securities' }] }; // the package the officer has when signed in
  await addWatchlistItem(
    { ...pricing, actor },
    {
      kind: 'security',
      assetId,
      subject: stale,
      trigger: 'priceAge',
      limit: '10',
      nextReview: '2026-11-13',
      reason: 'No new price from the vendor since August',
    },
  );
}
