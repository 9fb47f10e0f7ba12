import type { GapReason } from '@hakaru/contract/hypothetical-assets';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { partReturns, type Comparable, type Until } from './series';

/** A component for want of whose months a mix has no figures, or none after a day. */
export type Gap = { mixId: string; partId: string; reason: GapReason; day: string | null };

/** What is missing of the components of the chosen mixes, and of the mixes within them. */
export function gapsOf(world: Comparable, ids: readonly string[], until: Until): Gap[] {
  const seen = new Set<string>();
  const look = (mixId: string): Gap[] => {
    const mix = world.mixes.get(mixId);
    if (!mix || seen.has(mixId)) return [];
    seen.add(mixId);
    return mix.components.flatMap(({ entityId: partId }): Gap[] => {
      if (world.mixes.has(partId)) return look(partId);
      const found = lackOf(world, { partId, from: mix.fromDay }, until);
      return found ? [{ mixId, partId, ...found }] : [];
    });
  };
  return ids.flatMap(look);
}

type Part = { partId: string; from: string };

function lackOf(world: Comparable, { partId, from }: Part, until: Until): Pick<Gap, 'reason' | 'day'> | null {
  const product = world.products.get(partId);
  if (!product && !world.place.calculator.entity(partId)) return { reason: 'withdrawn', day: null };
  if (product?.lack) return { reason: product.lack, day: null };
  const returnAt = partReturns(world, partId, until);
  const days = from <= until.to ? monthEndsBetween(from, until.to) : [];
  const first = days.findIndex(day => returnAt(day) !== null);
  if (first < 0) return { reason: 'noReturns', day: null };
  const hole = days.slice(first).find(day => returnAt(day) === null);
  return hole === undefined ? null : { reason: 'missingMonth', day: hole };
}
