import { invalid } from '@hakaru/contract/errors';
import { FORWARDS_AT_ONCE } from '@hakaru/contract/fx-forwards';
import { adjust } from '@hakaru/engine/calendar/business-days';
import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { addMonths, isDay } from '@hakaru/engine/calendar/day';
import { forwardRate } from '@hakaru/engine/fx/forward-points';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { compare, multiply, round, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import { split } from '@hakaru/engine/money/split';
import { openFigures } from '#features/figures/public';
import { marketPlace, valued, presentForward, type Forward } from '#features/fx-forwards/public';
import { instructionGrants as cashGrants } from '#features/instructions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { readHedgeBook, targetOn, wasOpen, type HedgeBook } from './hedge-book';
import { hedgeFigure } from './hedge-figures';

/** A proposal to roll a maturing forward: the amount that restores the target ratio, and the day's mid rate. */
export type RollProposal = {
  forward: Forward;
  maturityDate: string;
  amount: string;
  /** `target`: the amount restores the target ratio. `same`: the maturing amount, when none follows from a target. */
  basis: 'target' | 'same';
  spot: string | null;
  points: string | null;
  rateDay: string | null;
};

type Ask = { ids: readonly string[]; maturityDate: string | null };

export async function proposeRoll(ctx: SignedIn, { ids, maturityDate }: Ask): Promise<RollProposal[]> {
  if (ids.length === 0 || ids.length > FORWARDS_AT_ONCE) throw invalid('ids', ids.length === 0 ? 'required' : 'tooMany');
  if (maturityDate !== null && !isDay(maturityDate)) throw invalid('maturityDate', 'dateFormat');
  const on = todayOf(ctx);
  const forwards = await inTransaction(ctx, async ctx => {
    const grants = await cashGrants(ctx);
    const rows = [];
    for (const id of new Set(ids)) rows.push(await presentForward(ctx, grants, id));
    return await valued(ctx, rows, on);
  });
  const proposals: RollProposal[] = [];
  for (const assetId of new Set(forwards.map(one => one.assetId))) {
    const own = forwards.filter(one => one.assetId === assetId);
    const place = await openFigures(ctx, { assetId });
    const book = await readHedgeBook(ctx, place, { entityIds: [...new Set(own.map(({ entityId }) => entityId))], days: [on] });
    const exposureOf = (entityId: string, currency: string) =>
      hedgeFigure(place, book, { entityId, measure: 'hedgeExposure', horizon: null, asOf: on, part: currency }).value;
    for (const group of groupsOf(own))
      proposals.push(...proposalsOf(book, group, { on, maturityDate, exposure: exposureOf(group.entityId, group.currency) }));
  }
  return proposals.toSorted((one, other) => (one.forward.maturityDate < other.forward.maturityDate ? -1 : 1));
}

const centres = calendarOf('JP+US-FED');

/** A day on which both centres settle. */
const businessDay = (day: string): string => adjust(centres, day, 'modifiedFollowing');

type Group = { entityId: string; currency: string; forwards: Forward[] };

function groupsOf(forwards: readonly Forward[]): Group[] {
  const groups = new Map<string, Group>();
  for (const forward of forwards) {
    const { entityId, currency } = forward;
    const group = groups.get(`${entityId} ${currency}`) ?? { entityId, currency, forwards: [] };
    group.forwards.push(forward);
    groups.set(`${entityId} ${currency}`, group);
  }
  return [...groups.values()];
}

type Wish = { on: string; maturityDate: string | null; exposure: string | number | null };

/**
 * Hedges that are not being rolled stay. The amount still needed for the target is divided among the chosen forwards in proportion to their
 * amounts.
 */
function proposalsOf(book: HedgeBook, { entityId, currency, forwards }: Group, { on, maturityDate, exposure }: Wish): RollProposal[] {
  const target = targetOn(book.targets, { entityId, currency, day: on });
  const chosen = new Set(forwards.map(({ id }) => id));
  const others = book.forwards.filter(
    one => one.entityId === entityId && one.currency === currency && wasOpen(one, on) && !chosen.has(one.id),
  );
  const hedged = sum(others.map(({ side, amount }) => multiply(amount, side === 'sell' ? 1 : -1)));
  const needed =
    target && exposure !== null ? round(subtract(multiply(String(exposure), target.target), hedged), minorUnitsOf(currency)) : null;
  const isSold = forwards.every(({ side }) => side === 'sell');
  const parts =
    needed !== null && isSold && compare(needed, 0) > 0
      ? split({ amount: needed, weights: forwards.map(({ amount }) => amount), places: minorUnitsOf(currency) }).value
      : null;
  return forwards.map((forward, at) => {
    const far = maturityDate ?? businessDay(addMonths(forward.maturityDate, 1));
    const market = book.markets.get(marketPlace(currency, forward.counterCurrency, on));
    const outright = market ? forwardRate({ ...market, day: far }).value : null;
    return {
      forward,
      maturityDate: far,
      amount: parts?.[at] ?? toText(forward.amount),
      basis: parts ? ('target' as const) : ('same' as const),
      spot: market?.spotRate.mid ?? null,
      points: outright?.points.toFixed(2) ?? null,
      rateDay: market?.spotRate.asOf ?? null,
    };
  });
}
