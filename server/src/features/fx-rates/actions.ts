import { invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { fxRateInput, rateConflict } from '@hakaru/contract/fx-rates';
import { isDay } from '@hakaru/engine/calendar/day';
import { forwardRate, pointScaleOf } from '@hakaru/engine/fx/forward-points';
import { recordFxRates } from '#features/facts/public';
import type { FactStory } from '#features/books/public';
import { byHand, marketPlace, type MarketAsk } from '#features/securities/public';
import { record } from '#platform/audit';
import { inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

/** A rate with the rate for a requested day, interpolated on its own curve; null beyond the curve. */
export type ShownRate = store.RateRow & { interpolated: number | null; interpolatedDay: string | null };
export type RatesAsk = MarketAsk & { to: string | null };

export async function listRates(ctx: SignedIn, { to, ...ask }: RatesAsk, slice: Slice, filter: store.Filter) {
  for (const [name, day] of Object.entries({ from: filter.from, interpolateTo: to }))
    if (day !== null && !isDay(day)) throw invalid(name, 'dateFormat');
  const place = marketPlace(ctx, ask);
  return await inScope(ctx.db, { organisation: place.organisationId }, async db => {
    const { data, total } = await store.findRates(db, place, slice, filter);
    const nodes = to === null ? [] : await store.findCurves(db, place, fixingsOf(data));
    const curves = new Map<string, store.NodeRow[]>();
    for (const node of nodes) curves.set(curveOf(node), [...(curves.get(curveOf(node)) ?? []), node]);
    const shown = data.map((row): ShownRate => ({
      ...row,
      interpolatedDay: to,
      interpolated: interpolate(curves.get(curveOf(row)) ?? [], to),
    }));
    return { ...pageOf(shown, { ...slice, total }), ...(await store.findFacets(db, place)) };
  });
}

const curveOf = ({ base, quote, method, asOf }: Omit<store.RateKey, 'tenor'>) => `${base} ${quote} ${method} ${asOf}`;

function fixingsOf(rows: readonly store.RateRow[]): store.RateRow[] {
  return [...new Map(rows.map(row => [curveOf(row), row])).values()];
}

/** Linear interpolation of forward points between the curve's days; points are the differences of the reported outrights from spot. */
function interpolate(nodes: readonly store.NodeRow[], day: string | null): number | null {
  const spot = nodes.find(({ tenor }) => tenor === 'spot');
  if (!spot || day === null) return null;
  const pointScale = pointScaleOf(spot.base, spot.quote);
  const points = nodes.map(({ tenorDate, mid }) => ({ day: tenorDate, points: (Number(mid) - Number(spot.mid)) * pointScale }));
  return forwardRate({ spot: Number(spot.mid), nodes: points, day, pointScale }).value?.outright ?? null;
}

export async function listRateStories(ctx: SignedIn, ask: MarketAsk, key: store.RateKey): Promise<FactStory[]> {
  if (!isDay(key.asOf)) throw invalid('day', 'dateFormat');
  const { organisationId } = marketPlace(ctx, ask);
  return await inScope(ctx.db, { organisation: organisationId }, db => store.findRateStories(db, organisationId, key));
}

/** Records one rate by hand. A different existing rate of the same day, source and tenor is only replaced with confirmation. */
export async function addRate(ctx: SignedIn, { input, overwrite }: { input: unknown; overwrite: boolean }): Promise<boolean> {
  const rate = parse(fxRateInput, input);
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, async ctx => {
    const standing = await store.findStanding(ctx.db, organisationId, rate);
    // Recording an equal rate changes nothing, so a repeated request is harmless.
    if (standing?.isSame) return true;
    if (standing && !overwrite) throw invalid('asOf', rateConflict(rate.tenor));
    const { bid = null, ask = null, ...rest } = rate;
    const rows = [{ ...rest, bid, ask, recordedAt: ctx.app.now().toISOString() }];
    await recordFxRates(ctx.db, { organisationId, source: byHand(ctx), rows });
    await record(ctx, 'fxRate.tell', {
      subject: 'fxRate',
      subjectId: `${rate.base}${rate.quote}`,
      after: rate,
      ...(standing ? { before: { bid: standing.bid, mid: standing.mid, ask: standing.ask, tenorDate: standing.tenorDate } } : {}),
    });
    return true;
  });
}
