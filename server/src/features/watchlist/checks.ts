import { isTriggered, watchTriggers, type WatchTrigger } from '@hakaru/contract/watchlist';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { isMonthEnd, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { bookAt } from '#features/figures/public';
import { findGrantsTo } from '#features/grants/public';
import { lastPriceDay } from '#features/securities/public';
import { insideScope, type Db } from '#platform/db';
import { findLastMonth, findManaged, findProductMandates, findRefs } from './choice-store';
import type { CheckRow, ItemRow } from './store';

export type Looking = { organisationId: string; today: string; now: Date };
type Watched = ItemRow & { trigger: WatchTrigger; limit: string };
type Look = Omit<CheckRow, 'at'>;

/** The result of an item's trigger on the last populated month-end, from the asset's current figures; null without one. */
export async function lookAt(db: Db, looking: Looking, item: ItemRow): Promise<Look | null> {
  if (item.trigger === null || item.limit === null) return null;
  const watched = { ...item, trigger: item.trigger, limit: item.limit };
  const mandateIds = item.kind === 'product' ? await openMandates(db, looking, item) : null;
  const isOpen = mandateIds ? mandateIds.length > 0 : await mayStillSee(db, looking, item);
  return await insideScope(db, { organisation: item.ownerId }, async () => {
    const asOf = item.kind === 'security' ? lastMonthEnd(looking.today) : await findLastMonth(db, item);
    if (asOf === null) return null;
    if (!isOpen) return unknown(watched, asOf, 'noAccess');
    return item.kind === 'security'
      ? await lookAtPrice(db, watched, asOf)
      : await lookAtFigures(db, watched, { asOf, now: looking.now, mandateIds });
  });
}

const lastMonthEnd = (today: string): string => (isMonthEnd(today) ? today : shiftMonthEnd(today, -1));

/** The organisation's own assets always; those of others while the whole asset, the mandate or one above it is granted. */
async function mayStillSee(db: Db, { organisationId, today }: Looking, { ownerId, assetId, mandateId }: ItemRow): Promise<boolean> {
  if (ownerId === organisationId) return true;
  const grants = await findGrantsTo(db, organisationId, { today, ended: 'leftOut', assetId });
  return grants.some(({ entityId }) => entityId === null || entityId === mandateId);
}

/** For a product: the mandates managed by it that the watching organisation may see today. */
async function openMandates(db: Db, { organisationId, today }: Looking, { ownerId, assetId, subject }: ItemRow): Promise<string[]> {
  const ids = await findProductMandates(db, { organisationId, productId: subject, ownerId });
  if (ownerId === organisationId) return ids;
  const grants = await findGrantsTo(db, organisationId, { today, ended: 'leftOut', assetId });
  return ids.filter(id => grants.some(({ entityId }) => entityId === null || entityId === id));
}

const unknown = ({ trigger, limit }: Watched, asOf: string, reason: string): Look => ({
  asOf,
  trigger,
  limit,
  outcome: 'unknown',
  figureKey: null,
  value: null,
  reason,
  seenOn: null,
});

async function lookAtPrice(db: Db, item: Watched, asOf: string): Promise<Look> {
  const day = await lastPriceDay(db, { organisationId: item.ownerId, asOf, known: null }, item.subject);
  if (day === null) return unknown(item, asOf, 'noPrice');
  const value = String(daysBetween(day, asOf));
  return { ...unknown(item, asOf, ''), reason: null, outcome: outcomeOf(item, value), value, seenOn: day };
}

type Moment = { asOf: string; now: Date; /** For a product. */ mandateIds: readonly string[] | null };

/** Checks every mandate of a manager or product; the result is that of the worst one. */
async function lookAtFigures(db: Db, item: Watched, { asOf, now, mandateIds }: Moment): Promise<Look> {
  const { ownerId, assetId, trigger } = item;
  const { column, when } = watchTriggers[trigger];
  const looked = await lookedAt(db, item, asOf, mandateIds);
  if (column === null || looked.length === 0) return unknown(item, asOf, 'noMandate');
  const book = await bookAt(db, { id: assetId, ownerId }, now.toISOString());
  if (!book) return unknown(item, asOf, 'noAccess');
  const entityIds = looked.map(({ id }) => id).filter(id => book.book.entities.has(id));
  const rows = book.grid({ entityIds, columns: [column], asOf });
  const seen = rows.flatMap(({ entityId, figures: [figure] }) =>
    figure ? [{ ...figure, seenOn: looked.find(({ id }) => id === entityId)?.ref ?? null }] : [],
  );
  const known = seen.filter(({ value }) => value !== null).toSorted((one, other) => Number(one.value) - Number(other.value));
  const worst = when === 'below' ? known.at(0) : known.at(-1);
  const [first] = seen;
  if (!worst || worst.value === null) return { ...unknown(item, asOf, first?.reason ?? 'noMandate'), figureKey: first?.key ?? null };
  const { key, value, seenOn } = worst;
  return { ...unknown(item, asOf, ''), reason: null, outcome: outcomeOf(item, value), figureKey: key, value, seenOn };
}

const outcomeOf = ({ trigger, limit }: Watched, value: string) => (isTriggered(trigger, value, limit) ? 'triggered' : 'clear');

async function lookedAt(db: Db, { ownerId, assetId, kind, subject }: Watched, day: string, mandateIds: readonly string[] | null) {
  if (mandateIds) return await findRefs(db, { ownerId, assetId, ids: mandateIds });
  return kind === 'manager' ? await findManaged(db, { ownerId, assetId, name: subject, day }) : [{ id: subject, ref: null }];
}
