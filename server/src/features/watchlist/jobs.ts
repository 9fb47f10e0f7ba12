import { notifyOrganisation } from '#features/notifications/public';
import type { App, Context } from '#platform/context';
import { inScope } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { todayIn } from '#platform/today';
import { lookAt, type Looking } from './checks';
import * as store from './store';

/**
 * Runs daily: evaluates every trigger on the last month-end. A check is stored if it is the first for that month-end or differs from the
 * previous one; newly triggered items notify the people who can act on them.
 */
export async function checkWatchlists(app: App): Promise<void> {
  const watchers = await inScope(app.database.db, 'platform', db => store.findWatchers(db));
  for (const watcher of watchers) await checkItems(app, watcher);
}

export const watchlistTasks: Tasks = { checkWatchlists };

/** Checks the items of one organisation, or one of them. */
export async function checkItems(app: App, { organisationId, ...zone }: store.Watcher, onlyId: string | null = null): Promise<void> {
  const looking: Looking = { organisationId, today: todayIn(app, zone), now: app.now() };
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    await store.lockChecks(db, organisationId);
    const ctx: Context = { app, db, actor: null, request: { id: `watchlist ${organisationId} ${looking.today}`, ...NOBODY } };
    for (const item of await store.findTriggered(db, organisationId))
      if (onlyId === null || item.id === onlyId) await checkItem(ctx, looking, item);
  });
}

const NOBODY = { ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;

async function checkItem(ctx: Context, looking: Looking, item: store.ItemRow): Promise<void> {
  const look = await lookAt(ctx.db, looking, item);
  const before = item.lastCheck;
  if (!look || (before && isSame(before, look))) return;
  const { organisationId, now } = looking;
  await store.insertCheck(ctx.db, { organisationId, id: item.id }, look, now);
  if (look.outcome !== 'triggered' || before?.outcome === 'triggered') return;
  const params = { name: item.ref, asOf: look.asOf };
  const page = `/watchlist/${item.id}`;
  await notifyOrganisation(ctx, { organisationId, who: 'writers', kind: 'watchlistTriggered', params, page, ownerId: item.ownerId });
}

function isSame(before: Omit<store.CheckRow, 'at'>, look: Omit<store.CheckRow, 'at'>): boolean {
  const seen = ({ asOf, trigger, limit, outcome, figureKey, value, reason, seenOn }: Omit<store.CheckRow, 'at'>) =>
    JSON.stringify([asOf, trigger, Number(limit), outcome, figureKey, value, reason, seenOn]);
  return seen(before) === seen(look);
}
