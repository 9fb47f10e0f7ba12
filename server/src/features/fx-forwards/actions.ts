import { fxForwardTabs } from '@hakaru/contract/address-choices';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { Figure } from '@hakaru/contract/figures';
import type { FxForwardTab } from '@hakaru/contract/fx-forwards';
import { isDay } from '@hakaru/engine/calendar/day';
import { byOwner, instructionGrants as cashGrants, type InstructionGrant as CashGrant } from '#features/instructions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { pageOf } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import { marketPlace, marketsOf } from './markets';
import { findMarkets } from './rate-store';
import * as store from './store';
import { forwardFigure } from './values';

/** A forward with its value on a day, and the day of the rate used. */
export type Forward = store.ForwardRow & { value: Figure; valueDay: string; rateDay: string | null };
export type ForwardsAsk = { assetId: string | null; day: string | null };

export async function listForwards(ctx: SignedIn, { assetId, day }: ForwardsAsk, slice: Slice, filter: store.Filter) {
  const on = dayOf(ctx, day);
  return await inTransaction(ctx, async ctx => {
    const grants = (await cashGrants(ctx)).filter(grant => assetId === null || grant.assetId === assetId);
    if (assetId !== null && grants.length === 0) throw new AppError('notFound');
    const owners = byOwner(grants);
    const [limit, offset] = owners.length === 1 ? [slice.first, offsetOf(slice)] : [offsetOf(slice) + slice.first, 0];
    const rows: store.ForwardRow[] = [];
    const counts: store.TabCount[] = [];
    for (const [ownerId, reasons] of owners) {
      const reading = { ownerId, grants: reasons, today: todayOf(ctx) };
      await insideScope(ctx.db, { organisation: ownerId }, async () => {
        rows.push(...(await store.findForwards(ctx.db, reading, filter, { limit, offset })));
        counts.push(...(await store.countByTab(ctx.db, reading, filter)));
      });
    }
    const sign = store.isSoonestFirst(filter.tab) ? 1 : -1;
    const merged = rows.toSorted(
      (one, other) => sign * one.maturityDate.localeCompare(other.maturityDate) || one.ref.localeCompare(other.ref),
    );
    const shown = owners.length > 1 ? merged.slice(offsetOf(slice), offsetOf(slice) + slice.first) : rows;
    const tabs = tabsOf(grants).map(tab => ({ tab, total: totalOf(counts, tab) }));
    const total = filter.tab === null ? tabs.reduce((sum, one) => sum + one.total, 0) : totalOf(counts, filter.tab);
    return { ...pageOf(await valued(ctx, shown, on), { ...slice, total }), tabs };
  });
}

export async function readForward(ctx: SignedIn, id: string, day: string | null = null): Promise<Forward> {
  const on = dayOf(ctx, day);
  return await inTransaction(ctx, async ctx => {
    const [forward] = await valued(ctx, [await presentForward(ctx, await cashGrants(ctx), id)], on);
    if (!forward) throw new AppError('notFound');
    return forward;
  });
}

/** All forwards linked with it in either direction, including itself. */
export async function readChain(ctx: SignedIn, { id, ownerId, valueDay }: Forward): Promise<Forward[]> {
  return await inTransaction(ctx, async ctx => {
    const grants = (await cashGrants(ctx)).filter(grant => grant.ownerId === ownerId);
    const rows = await insideScope(ctx.db, { organisation: ownerId }, () => store.findChain(ctx.db, { ownerId, grants }, id));
    return await valued(ctx, rows, valueDay);
  });
}

export async function readTrail(ctx: SignedIn, forward: Forward): Promise<store.TrailRow[]> {
  return await inTransaction(ctx, ctx => insideScope(ctx.db, { organisation: forward.ownerId }, () => store.findTrail(ctx.db, forward)));
}

/** The forward, if one of the grants covers it; must be called inside a transaction. */
export async function presentForward(ctx: SignedIn, grants: readonly CashGrant[], id: string): Promise<store.ForwardRow> {
  for (const [ownerId, reasons] of byOwner(grants)) {
    const found = await insideScope(ctx.db, { organisation: ownerId }, () => store.findForward(ctx.db, { ownerId, grants: reasons }, id));
    if (found) return found;
  }
  throw new AppError('notFound');
}

/** Values forwards of several owners, each with its owner's rates; must be called inside a transaction. */
export async function valued(ctx: SignedIn, rows: readonly store.ForwardRow[], on: string): Promise<Forward[]> {
  const found = new Map<string, Forward>();
  for (const ownerId of new Set(rows.map(row => row.ownerId))) {
    const own = rows.filter(row => row.ownerId === ownerId);
    const pairs = new Map(own.map(row => [row.currency + row.counterCurrency, { base: row.currency, quote: row.counterCurrency }]));
    const nodes = await insideScope(ctx.db, { organisation: ownerId }, () =>
      findMarkets(ctx.db, { ownerId, pairs: [...pairs.values()], days: [on], known: null }),
    );
    const markets = marketsOf(nodes);
    for (const row of own) {
      const rateDay = markets.get(marketPlace(row.currency, row.counterCurrency, on))?.spotRate.asOf ?? null;
      found.set(row.id, { ...row, value: forwardFigure(row, markets, on), valueDay: on, rateDay });
    }
  }
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}

function dayOf(ctx: SignedIn, day: string | null): string {
  if (day !== null && !isDay(day)) throw invalid('day', 'dateFormat');
  return day ?? todayOf(ctx);
}

/** Trust banks see no drafts, so the tab of drafts is left out for them. */
function tabsOf(grants: readonly CashGrant[]): readonly FxForwardTab[] {
  const isTrusteeOnly = grants.length > 0 && grants.every(({ part }) => part === 'trustee');
  return isTrusteeOnly ? fxForwardTabs.filter(tab => tab !== 'preliminary') : fxForwardTabs;
}

function totalOf(counts: readonly store.TabCount[], tab: FxForwardTab): number {
  return counts.filter(count => count.tab === tab).reduce((sum, { total }) => sum + total, 0);
}
