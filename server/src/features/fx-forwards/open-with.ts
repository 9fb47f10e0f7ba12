import { isOpenForward } from '@hakaru/contract/fx-forwards';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import type { SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { marketsOf } from './markets';
import { findOpen, type OpenRow } from './position-store';
import { findMarkets } from './rate-store';
import { forwardWorths } from './values';

/** What is open with one counterparty: a sum that lacks one of its forwards is missing, with the reason. */
export type OpenWith = { openForwards: number; openJpy: string | null; netValue: Result<string> };

/** Inside a transaction and the owner's scope: what is open today with each counterparty. */
export async function openWith(ctx: SignedIn, ownerId: string): Promise<Map<string, OpenWith>> {
  const on = todayOf(ctx);
  const open = (await findOpen(ctx.db, ownerId, on)).filter(forward => isOpenForward(forward, on));
  const pairs = new Map(open.map(one => [one.currency + one.counterCurrency, { base: one.currency, quote: one.counterCurrency }]));
  const markets = marketsOf(await findMarkets(ctx.db, { ownerId, pairs: [...pairs.values()], days: [on], known: null }));
  const groups = new Map<string, OpenRow[]>();
  for (const forward of open) {
    const group = groups.get(forward.counterpartyId);
    if (group) group.push(forward);
    else groups.set(forward.counterpartyId, [forward]);
  }
  const found = [...groups].map(([id, own]): [string, OpenWith] => {
    const yen = own.flatMap(({ jpyAmount }) => jpyAmount ?? []);
    const isYen = own.every(({ counterCurrency }) => counterCurrency === 'JPY');
    const worth = isYen ? forwardWorths(own, markets, on) : [missing('not_applicable')];
    const values = worth.flatMap(({ value }) => value ?? []);
    const lacking = worth.find(({ value }) => value === null);
    const netValue = lacking?.value === null ? lacking : { value: toText(sum(values)) };
    return [id, { openForwards: own.length, openJpy: yen.length === own.length ? toText(sum(yen)) : null, netValue }];
  });
  return new Map(found);
}
