import { compare, decimal, divide, multiply, negate, round, subtract, sum, toText, type Decimal } from '#money/decimal';

/** Why a class is not moved as far as its target asks; null where it is. */
export type TradeReason = 'withinTarget' | 'notTraded' | 'belowMinimum' | 'limited' | 'scaled' | 'gap';

/** One class: what its target asks to move (negative: out of it), the most that can be taken out, and what a trade costs. */
export type TradeLine = { id: string; move: string | null; sellable: string; costBps: string; isTraded: boolean };
export type TradeTerms = {
  lines: readonly TradeLine[];
  cashHeld: string;
  /** What has to stay in cash. */ keepCash: string;
  minimumTrade: string;
  /** Decimals of the currency. */ places: number;
};
export type Trade = { id: string; amount: string; cost: string; reason: TradeReason | null };
export type Trades = { trades: Trade[]; bought: string; sold: string; costs: string; cashAvailable: string; cashAfter: string };

const BPS = '0.0001';

/**
 * From the moves that targets ask for to the trades that can be made of them: sales first, and purchases out of what the sales bring and cash
 * has to spare, costs included. Where that is not enough every purchase is cut by the same share; what falls below the minimum is left out.
 *
 * @example planTrades({ lines: [{ id: 'a', move: '-100', sellable: '500', costBps: '0', isTraded: true }], cashHeld: '0', keepCash: '0', minimumTrade: '1', places: 0 }).cashAfter // '100'
 */
export function planTrades({ lines, cashHeld, keepCash, minimumTrade, places }: TradeTerms): Trades {
  const wished = lines.map(line => ({ line, ...wishOf(line, { minimumTrade, places }) }));
  const costOf = (amount: Decimal, { costBps }: TradeLine) => round(multiply(multiply(absolute(amount), costBps), BPS), places);
  const sales = wished.filter(({ amount }) => compare(amount, 0) < 0);
  const sold = sum(sales.map(({ amount }) => negate(amount)));
  const saleCosts = sum(sales.map(({ amount, line }) => costOf(amount, line)));
  const spare = subtract(cashHeld, keepCash);
  const available = subtract(sum([compare(spare, 0) > 0 ? spare : decimal(0), sold]), saleCosts);
  const purchases = wished.filter(({ amount }) => compare(amount, 0) > 0);
  const needed = sum(purchases.flatMap(({ amount, line }) => [amount, costOf(amount, line)]));
  const isShort = compare(needed, available) > 0;
  const trades = wished.map(({ line, amount, reason }): Trade => {
    const cut = isShort && compare(amount, 0) > 0 ? cutTo(amount, { needed, available, minimumTrade, places }) : { amount, reason };
    return { id: line.id, amount: toText(cut.amount), cost: toText(costOf(cut.amount, line)), reason: cut.reason };
  });
  const bought = sum(trades.filter(({ amount }) => compare(amount, 0) > 0).map(({ amount }) => amount));
  const costs = sum(trades.map(({ cost }) => cost));
  const cashAfter = subtract(subtract(sum([cashHeld, sold]), bought), costs);
  return {
    trades,
    bought: toText(bought),
    sold: toText(sold),
    costs: toText(costs),
    cashAvailable: toText(available),
    cashAfter: toText(cashAfter),
  };
}

type Wish = { amount: Decimal; reason: TradeReason | null };

function wishOf(line: TradeLine, { minimumTrade, places }: { minimumTrade: string; places: number }): Wish {
  const none = (reason: TradeReason): Wish => ({ amount: decimal(0), reason });
  if (line.move === null) return none('gap');
  const move = round(line.move, places);
  if (compare(move, 0) === 0) return none('withinTarget');
  if (!line.isTraded) return none('notTraded');
  const isLimited = compare(negate(move), line.sellable) > 0;
  const amount = isLimited ? negate(line.sellable) : move;
  if (compare(absolute(amount), minimumTrade) < 0) return none('belowMinimum');
  return { amount, reason: isLimited ? 'limited' : null };
}

type Shortage = { needed: Decimal; available: Decimal; minimumTrade: string; places: number };

/** A smallest unit below its share, so that rounded costs do not take more than there is. */
function cutTo(amount: Decimal, { needed, available, minimumTrade, places }: Shortage): Wish {
  const exact = divide(multiply(amount, available), needed, places + 2);
  const rounded = round(exact, places);
  const unit = divide(1, 10n ** BigInt(places), places);
  const floor = compare(rounded, exact) > 0 ? subtract(rounded, unit) : rounded;
  const cut = subtract(floor, unit);
  const isTooSmall = compare(cut, minimumTrade) < 0 || compare(cut, 0) <= 0;
  return isTooSmall ? { amount: decimal(0), reason: 'belowMinimum' } : { amount: cut, reason: 'scaled' };
}

const absolute = (value: Decimal): Decimal => (compare(value, 0) < 0 ? negate(value) : value);
