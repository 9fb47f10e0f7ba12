import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { addWatchlistItem, addWatchlistNote } from '#features/watchlist/public';
import type { App, SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import { addJob, organisationQueue, type Tasks } from '#platform/jobs';
import { entityId } from './structure';

const ATTEMPTS = 5;
const ADVISER = 'KAEDE';
const PERSON = 'admin@kaede.example';

/** Adding an item reads a client's whole book, so it runs as a job once the demo can be opened. */
export async function queueAdviserWatchlist(db: Db): Promise<void> {
  const queue = organisationQueue('watchlist', demoId(ADVISER));
  await addJob(db, 'plantDemoAdviserWatchlist', {}, { key: 'plantDemoAdviserWatchlist', queue, maxAttempts: ATTEMPTS });
}

export const adviserWatchlistPlanting: Tasks = { plantDemoAdviserWatchlist: app => plantAdviserWatchlist(app) };

/** The idempotency key makes a repeated run add nothing twice. */
function adviser(app: App, at: string): SignedIn {
  const ctx = personAt(app, PERSON, at);
  return { ...ctx, request: { ...ctx.request, idempotencyKey: `demo-watch-${at}` } };
}

/** The consultant's watchlist, one item per client: a bond mandate behind its benchmark, and a private fund with a late valuation. */
export async function plantAdviserWatchlist(app: App): Promise<void> {
  const bonds = await addWatchlistItem(adviser(app, '2026-10-26T01:30:00Z'), {
    kind: 'mandate',
    assetId: demoId('HMAIN'),
    subject: entityId('HOSHI', 'HDB02'),
    trigger: 'excess',
    limit: '0',
    nextReview: '2026-11-27',
    reason: '3年の超過収益がマイナス。運用体制の継続性を次回の運用報告会で確認する',
  });
  await addWatchlistNote(
    adviser(app, '2026-11-04T06:10:00Z'),
    bonds.id,
    '超長期ゾーンの方針について運用会社に質問票を送付しました。回答期限は11月20日です。',
  );
  const fund = await addWatchlistItem(adviser(app, '2026-10-28T02:00:00Z'), {
    kind: 'mandate',
    assetId: demoId('SMAIN'),
    subject: entityId('SHIRA', 'SPE01'),
    trigger: 'valueAge',
    limit: '90',
    nextReview: '2026-12-04',
    reason: 'Valuations arrive later than a quarter after their day; the bank needs them for its September capital figures',
  });
  await addWatchlistNote(
    adviser(app, '2026-11-06T04:40:00Z'),
    fund.id,
    'The administrator promised the September valuation for the last week of November.',
  );
}
