import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { priceInput } from '@hakaru/contract/securities';
import { isDay } from '@hakaru/engine/calendar/day';
import { compare } from '@hakaru/engine/money/decimal';
import { recordPrices, withdrawPrice } from '#features/facts/public';
import { readKnown } from '#features/figures/public';
import type { FactStory } from '#features/books/public';
import { record } from '#platform/audit';
import { inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import * as store from './store';

/** Whose market data: the asset owner's for users who see the whole asset, otherwise the user's own organisation's. */
export type MarketAsk = { assetId?: string | null | undefined; asOf?: string | null | undefined; known?: string | null | undefined };

export function marketPlace(ctx: SignedIn, { assetId, asOf, known }: MarketAsk): store.MarketScope {
  const held = ctx.actor.organisation.assets.find(({ id }) => id === assetId);
  if (assetId && !held) throw new AppError('notFound');
  if (asOf && !isDay(asOf)) throw invalid('asOf', 'dateFormat');
  return { organisationId: held?.ownerId ?? ctx.actor.organisation.id, asOf: asOf ?? todayOf(ctx), known: readKnown(ctx, known) };
}

export async function listSecurities(ctx: SignedIn, ask: MarketAsk, slice: Slice, filter: store.Filter) {
  const place = marketPlace(ctx, ask);
  return await inScope(ctx.db, { organisation: place.organisationId }, async db => {
    const facets = await store.findFacets(db, place, filter);
    const data = await store.findSecurities(db, place, slice, filter);
    return { ...pageOf(data, { ...slice, total: facets.total }), ...facets };
  });
}

export async function readSecurity(ctx: SignedIn, ask: MarketAsk, ref: string): Promise<store.SecurityRow> {
  const filter = { search: '', type: null, currency: null, isStale: false, ref };
  const place = marketPlace(ctx, ask);
  const [found] = await inScope(ctx.db, { organisation: place.organisationId }, db =>
    store.findSecurities(db, place, { first: 1, page: 1 }, filter),
  );
  if (!found) throw new AppError('notFound');
  return found;
}

export async function listPrices(ctx: SignedIn, ask: MarketAsk, securityId: string, slice: Slice) {
  const place = marketPlace(ctx, ask);
  return await inScope(ctx.db, { organisation: place.organisationId }, async db => {
    if (!(await store.findSecurity(db, place.organisationId, securityId))) throw new AppError('notFound');
    const { data, total } = await store.findPrices(db, place, securityId, slice);
    return pageOf(data, { ...slice, total });
  });
}

const DAYS_MAX = 12;

export async function listPriceStories(ctx: SignedIn, ask: MarketAsk, securityId: string, days: readonly string[]): Promise<FactStory[]> {
  if (days.length > DAYS_MAX || !days.every(isDay)) throw invalid('days', 'dateFormat');
  const { organisationId } = marketPlace(ctx, ask);
  return await inScope(ctx.db, { organisation: organisationId }, async db => {
    if (!(await store.findSecurity(db, organisationId, securityId))) throw new AppError('notFound');
    return await store.findPriceStories(db, organisationId, securityId, days);
  });
}

export type PriceToAdd = { securityId: string; input: unknown; overwrite: boolean };

/** Records one price by hand. A different price for a day that already has one requires confirmation. */
export async function addPrice(ctx: SignedIn, { securityId, input, overwrite }: PriceToAdd): Promise<boolean> {
  const { day, price } = parse(priceInput, input);
  return await inTransaction(ctx, async ctx => {
    const { security, organisationId } = await ownSecurity(ctx, securityId);
    const standing = await store.findStanding(ctx.db, organisationId, { securityId, day });
    // A repeated request changes nothing.
    if (standing !== undefined && compare(standing, price) === 0) return true;
    if (standing !== undefined && !overwrite) throw invalid('day', 'priceExists');
    const rows = [{ securityId, asOf: day, price, currency: security.currency, recordedAt: ctx.app.now().toISOString() }];
    await recordPrices(ctx.db, { organisationId, source: byHand(ctx), rows });
    await record(ctx, 'price.tell', {
      subject: 'security',
      subjectId: securityId,
      after: { security: security.ref, day, price },
      ...(standing === undefined ? {} : { before: { security: security.ref, day, price: standing } }),
    });
    return true;
  });
}

/** The price the user saw; if it has changed, the request gets a conflict. */
export type Seen = { securityId: string; day: string; price: string };

/** Withdraws a price. It stays in the history, but its day has no price any more. */
export async function deletePrice(ctx: SignedIn, { securityId, day, price }: Seen): Promise<boolean> {
  if (!isDay(day)) throw invalid('day', 'dateFormat');
  return await inTransaction(ctx, async ctx => {
    const { security, organisationId } = await ownSecurity(ctx, securityId);
    const standing = await store.findStanding(ctx.db, organisationId, { securityId, day });
    if (standing === undefined) throw new AppError('notFound');
    if (standing !== price) throw new AppError('conflict');
    if (await store.isPublished(ctx.db, organisationId, { securityId, day })) throw invalid('day', 'publishedData');
    await withdrawPrice(ctx.db, { organisationId, securityId, asOf: day, at: ctx.app.now().toISOString() });
    await record(ctx, 'price.withdraw', {
      subject: 'security',
      subjectId: securityId,
      before: { security: security.ref, day, price: standing },
    });
    return true;
  });
}

/** The source of a value entered by hand is the person. */
export function byHand({ actor }: SignedIn) {
  const { name, id } = actor.user;
  return { kind: 'person' as const, labelEn: `Entered by ${name}`, labelJp: `${name}による入力`, personId: id };
}

async function ownSecurity(ctx: SignedIn, securityId: string) {
  const organisationId = ctx.actor.organisation.id;
  const security = await store.findSecurity(ctx.db, organisationId, securityId);
  if (!security) throw new AppError('notFound');
  return { security, organisationId };
}
