import { OCTOBER } from '#features/demo/institution/series';
import { FIRST_MONTH, type Factors } from '#features/demo/series/factors';
import { normal, stream } from '#features/demo/series/random';
import { fixingDayOf, monthSpots, type DemoCurrency, type MonthSpots } from './fx-series';
import { demoSecurities, type DemoSecurity } from './securities';

/** The months with holdings, and one month before, so that every price has a predecessor. */
export const HELD_MONTHS = Array.from({ length: 14 }, (_, index) => OCTOBER - 13 + index);
export const PRICED_MONTHS = [OCTOBER - 14, ...HELD_MONTHS];

/** A month-end price and its day; an older day marks a stale price. */
export type DemoPrice = { price: number; day: string };
export type PriceBook = ReadonlyMap<string, ReadonlyMap<number, DemoPrice>>;

/** Six securities whose price is stale from September on. */
const STALE = new Set(['SEC012', 'SEC058', 'SEC077', 'SEC101', 'SEC150', 'SEC196']);
const STALE_FROM = OCTOBER - 1;

export function priceBook(factors: Factors): PriceBook {
  const spots = monthSpots(factors);
  const prices = MADE.get(factors) ?? new Map(demoSecurities.map(security => [security.ref, pricesOf(security, factors, spots)]));
  MADE.set(factors, prices);
  return prices;
}
// Cached: both owners hold the same securities at the same prices.
const MADE = new WeakMap<Factors, PriceBook>();

/** The prices made in a month; a stale price is not reported again. */
export function newPrices(factors: Factors, month: number): (DemoPrice & { ref: string; currency: DemoCurrency | 'JPY' })[] {
  const prices = priceBook(factors);
  return demoSecurities.flatMap(({ ref, currency }) => {
    const made = prices.get(ref)?.get(month);
    return made && made !== prices.get(ref)?.get(month - 1) ? [{ ref, currency, ...made }] : [];
  });
}

function pricesOf(security: DemoSecurity, factors: Factors, spots: MonthSpots): Map<number, DemoPrice> {
  const draw = stream(`price|${security.ref}`);
  const found = new Map<number, DemoPrice>();
  let price = security.startPrice;
  for (const month of PRICED_MONTHS) {
    price *= 1 + localReturn(security, month - FIRST_MONTH, { factors, spots }) + security.market.own * normal(draw);
    const isStale = STALE.has(security.ref) && month >= STALE_FROM;
    const before = isStale ? found.get(month - 1) : undefined;
    found.set(month, before ?? { price: quoted(security, price), day: fixingDayOf(month) });
  }
  return found;
}

type Markets = { factors: Factors; spots: MonthSpots };

/** World equity returns are in yen, so the currency's move is removed for foreign shares. */
function localReturn({ market, currency }: DemoSecurity, index: number, { factors, spots }: Markets): number {
  if (!market.factor) return 0;
  const moved = market.beta * (factors[market.factor][index] ?? 0);
  if (market.factor !== 'FE' || currency === 'JPY') return moved;
  return (1 + moved) / currencyMove(spots, currency, index) - 1;
}

function currencyMove(spots: MonthSpots, currency: DemoCurrency, index: number): number {
  return (spots[currency][index] ?? 1) / (spots[currency][index - 1] ?? 1);
}

/** Bonds are quoted to three decimals per hundred, yen shares to the yen, others to the cent. */
function quoted({ group, currency }: DemoSecurity, price: number): number {
  if (group === 'cash') return 1;
  const places = group.endsWith('bond') ? 1000 : currency === 'JPY' ? 1 : 100;
  return Math.round(price * places) / places;
}
