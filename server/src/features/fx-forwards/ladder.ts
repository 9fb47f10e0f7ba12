import { AppError } from '@hakaru/contract/errors';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { byOwner, instructionGrants as cashGrants } from '#features/instructions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { todayOf } from '#platform/today';
import * as store from './store';

export type LadderRung = { month: string; currency: string; side: string; amount: string; jpyAmount: string | null; count: number };

/** More open forwards than any organisation has at once; the ladder reads all of them. */
const EVERY = 10_000;

/** The maturity ladder: open forwards by month, currency and direction. */
export async function readLadder(
  ctx: SignedIn,
  { assetId, entityId }: { assetId: string | null; entityId: string | null },
): Promise<LadderRung[]> {
  const rows = await inTransaction(ctx, async ctx => {
    const grants = (await cashGrants(ctx)).filter(grant => assetId === null || grant.assetId === assetId);
    if (assetId !== null && grants.length === 0) throw new AppError('notFound');
    const found: store.ForwardRow[] = [];
    for (const [ownerId, reasons] of byOwner(grants)) {
      const reading = { ownerId, grants: reasons, today: todayOf(ctx) };
      const filter = { tab: 'open', entityId, counterpartyId: null, search: '' } as const;
      const part = { limit: EVERY, offset: 0 };
      found.push(...(await insideScope(ctx.db, { organisation: ownerId }, () => store.findForwards(ctx.db, reading, filter, part))));
    }
    return found;
  });
  const rungs = new Map<string, store.ForwardRow[]>();
  for (const row of rows) {
    const place = `${row.maturityDate.slice(0, 7)} ${row.currency} ${row.side}`;
    rungs.set(place, [...(rungs.get(place) ?? []), row]);
  }
  return [...rungs.values()]
    .flatMap(own => rungOf(own))
    .toSorted((one, other) => (one.month < other.month ? -1 : one.month > other.month ? 1 : one.currency < other.currency ? -1 : 1));
}

function rungOf(rows: readonly store.ForwardRow[]): LadderRung[] {
  const [first] = rows;
  if (!first) return [];
  const yen = rows.flatMap(({ jpyAmount }) => jpyAmount ?? []);
  return [
    {
      month: first.maturityDate.slice(0, 7),
      currency: first.currency,
      side: first.side,
      count: rows.length,
      amount: toText(sum(rows.map(({ amount }) => amount))),
      jpyAmount: yen.length === rows.length ? toText(sum(yen)) : null,
    },
  ];
}
