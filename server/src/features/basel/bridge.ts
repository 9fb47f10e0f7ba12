import { readBridgePart, type BridgeEffect } from '@hakaru/contract/basel';
import type { FigureKey } from '@hakaru/contract/figures';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { divide, multiply, round, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import { navKey, type BaselBook } from './book';
import { foreignFunds } from './rates';

type Bridged = { place: FigureContext; book: BaselBook; key: FigureKey; input(key: FigureKey): void };

/**
 * Why a fund's weighted assets changed since an earlier day. FX: the effect of exchange rates on what was held then, at its weight then.
 * Balance: the rest of the change in value. Approach: the change of weight on what is held now, when the approach changed; mix: the same when
 * it did not. A fund that is new or gone is all balance.
 */
export function bridgeFigure({ place, book, key, input }: Bridged): Result<string> {
  const part = readBridgePart(key.part);
  if (!part || part.since >= key.asOf) return missing('not_applicable');
  const [was, now] = [part.since, key.asOf].map(asOf => sideOf({ place, book, key: { ...key, asOf } }));
  if (!was || !now) return missing('not_applicable');
  // A fund that should have a value and has none is a gap; one that has not begun or has ended counts as zero.
  for (const side of [was, now]) if (side.value === null && side.reason !== 'not_applicable') return missing('gap');
  if (was.value === null && now.value === null) return missing('not_applicable');
  for (const asOf of [part.since, key.asOf])
    for (const measure of ['baselExposure', 'baselWeight'] as const) input({ entityId: key.entityId, measure, horizon: null, asOf });
  const units = minorUnitsOf(place.calculator.book.baseCurrency);
  const isHeld = was.value !== null && now.value !== null;
  const moved = isHeld ? movedByRates({ place, book, key, input }, part.since) : { value: '0' };
  if (moved.value === null) return moved;
  const fx = toText(round(multiply(moved.value, was.value?.weight ?? 0), units));
  return { value: effectOf(part.effect, { was: was.value, now: now.value, units, fx }) };
}

/** How exchange rates since a day changed the value then of funds in other currencies; a missing rate or value makes a gap. */
function movedByRates({ place, book, key, input }: Bridged, since: string): Result<string> {
  const parts: string[] = [];
  for (const { id, currency } of foreignFunds(place, { entityId: key.entityId, day: since })) {
    const valueKey: FigureKey = { entityId: id, measure: 'marketValue', horizon: null, asOf: since };
    const { value, reason } = figure(place.calculator, valueKey);
    if (value === null && reason === 'not_applicable') continue;
    const [then, now] = [since, key.asOf].map(day => book.rateOn(currency, day));
    if (value === null || !then || !now) return missing('gap');
    input(valueKey);
    parts.push(toText(subtract(divide(multiply(value, now), then, 6), value)));
  }
  return { value: toText(sum(parts)) };
}

type Side = { nav: string; weight: number; method: string; rwa: string };

function sideOf({ place, book, key }: Omit<Bridged, 'input'>): Result<Side> {
  const { value, reason } = figure(place.calculator, navKey(key));
  if (value === null) return missing(reason ?? 'no_data');
  const { fund } = book.at(key.entityId, key.asOf);
  const units = minorUnitsOf(place.calculator.book.baseCurrency);
  return { value: { nav: value, weight: fund.weight, method: fund.method, rwa: toText(round(multiply(value, fund.weight), units)) } };
}

type Sides = { was: Side | null; now: Side | null; units: number };

function effectOf(effect: BridgeEffect, { fx, ...sides }: Sides & { fx: string }): string {
  const { was, now } = sides;
  if (effect === 'fx') return fx;
  if (effect !== 'balance') return weightEffect(effect, sides);
  const change = subtract(now?.rwa ?? '0', was?.rwa ?? '0');
  return toText(subtract(subtract(change, byWeight(sides)), fx)); // the remainder, so that the effects add up to the change to the yen
}

function weightEffect(effect: BridgeEffect, sides: Sides): string {
  const { was, now } = sides;
  if (!was || !now) return '0';
  return (effect === 'approach') === (was.method !== now.method) ? byWeight(sides) : '0';
}

function byWeight({ was, now, units }: Sides): string {
  return was && now ? toText(round(multiply(now.nav, now.weight - was.weight), units)) : '0';
}
