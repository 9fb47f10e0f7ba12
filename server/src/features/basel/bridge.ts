import { readBridgePart, type BridgeEffect } from '@hakaru/contract/basel';
import type { FigureKey } from '@hakaru/contract/figures';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { multiply, round, subtract, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import { navKey, type BaselBook } from './book';

type Bridged = { place: FigureContext; book: BaselBook; key: FigureKey; input(key: FigureKey): void };

/**
 * Why a fund's weighted assets are not what they were on an earlier day. What is held now beyond what was held then, at the weight of then,
 * is balance; another weight on what is held now is the approach where that changed, and else the mix. A fund that came or went is balance.
 */
export function bridgeFigure({ place, book, key, input }: Bridged): Result<string> {
  const part = readBridgePart(key.part);
  if (!part || part.since >= key.asOf) return missing('not_applicable');
  const [was, now] = [part.since, key.asOf].map(asOf => sideOf({ place, book, key: { ...key, asOf } }));
  if (!was || !now) return missing('not_applicable');
  // A fund that should have a value and has none is a gap; one that was not there yet, or is not any more, weighs nothing.
  for (const side of [was, now]) if (side.value === null && side.reason !== 'not_applicable') return missing('gap');
  if (was.value === null && now.value === null) return missing('not_applicable');
  for (const asOf of [part.since, key.asOf])
    for (const measure of ['baselExposure', 'baselWeight'] as const) input({ entityId: key.entityId, measure, horizon: null, asOf });
  return { value: effectOf(part.effect, { was: was.value, now: now.value, units: minorUnitsOf(place.calculator.book.baseCurrency) }) };
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

function effectOf(effect: BridgeEffect, { was, now, units }: Sides): string {
  const change = toText(subtract(now?.rwa ?? '0', was?.rwa ?? '0'));
  if (!was || !now) return effect === 'balance' ? change : '0';
  const byWeight = toText(round(multiply(now.nav, now.weight - was.weight), units));
  if (effect === 'balance') return toText(subtract(change, byWeight)); // so that all of them are the change, to the yen
  return (effect === 'approach') === (was.method !== now.method) ? byWeight : '0';
}
