import { sum, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import type { SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { marketsOf, type Markets } from './markets';
import { findOpen, type OpenGroup } from './position-store';
import { findMarkets } from './rate-store';
import { groupWorth } from './values';

/** The open position with one counterparty; a sum with a missing part has no value but a reason. */
export type OpenWith = { openForwards: number; openJpy: string | null; netValue: Result<string> };

/** Today's open position with each counterparty; must be called inside a transaction in the owner's scope. */
export async function openWith(ctx: SignedIn, ownerId: string): Promise<Map<string, OpenWith>> {
  const on = todayOf(ctx);
  const open = await findOpen(ctx.db, ownerId, on);
  const pairs = new Map(open.map(one => [one.currency + one.counterCurrency, { base: one.currency, quote: one.counterCurrency }]));
  const markets = marketsOf(await findMarkets(ctx.db, { ownerId, pairs: [...pairs.values()], days: [on], known: null }));
  const byCounterparty = new Map<string, OpenGroup[]>();
  for (const group of open) byCounterparty.set(group.counterpartyId, [...(byCounterparty.get(group.counterpartyId) ?? []), group]);
  return new Map([...byCounterparty].map(([id, groups]) => [id, summed(groups, markets, on)]));
}

function summed(groups: readonly OpenGroup[], markets: Markets, on: string): OpenWith {
  const openForwards = groups.reduce((total, { count }) => total + count, 0);
  const yen = groups.flatMap(({ jpyAmount }) => jpyAmount ?? []);
  return { openForwards, openJpy: yen.length === groups.length ? toText(sum(yen)) : null, netValue: netValueOf(groups, markets, on) };
}

function netValueOf(groups: readonly OpenGroup[], markets: Markets, on: string): Result<string> {
  if (groups.some(({ counterCurrency }) => counterCurrency !== 'JPY')) return missing('not_applicable'); // currencies cannot be added
  const worths = [];
  for (const group of groups) {
    const worth = groupWorth(group, markets, on);
    if (worth.value === null) return worth;
    worths.push(worth.value);
  }
  return { value: toText(sum(worths)) };
}
