import type { Day } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import type { Currency } from './currencies';
import { decimal, divide, isZero, multiply, toText, type Decimal } from './decimal';
import { money, type Money } from './money';

/** Whose rate it is: a bank's customer mid (TTM) or the London 16:00 fix (WMR), each with three banks' own variants. */
export const rateMethods = ['TTM', 'TTM_BANK1', 'TTM_BANK2', 'TTM_BANK3', 'WMR', 'WMR_BANK1', 'WMR_BANK2', 'WMR_BANK3'] as const;
export type RateMethod = (typeof rateMethods)[number];

/** A published rate: `rate` units of `quote` for one unit of `base`. It is used in the direction it was published. */
export type Rate = { base: Currency; quote: Currency; day: Day; method: RateMethod; rate: string };

/** What to convert, into what, on which day and by whose rates. */
export type Conversion = { from: Money; to: Currency; day: Day; method: RateMethod; rates: readonly Rate[] };

/** What a conversion adds to its amount: the rates used in order, and whether one of them is older than the day asked. */
export type ConversionFacts = { used: readonly Rate[]; isStale: boolean };

/**
 * The amount in another currency. The rate is multiplied or divided by as published, never inverted first. A day without a
 * rate takes the last one before it, flagged; a pair without rates goes through the dollar, then the yen.
 * A missing rate is missing: it does not become 1.
 *
 * @example convert({ from: money('100', 'USD'), to: 'JPY', day: '2024-06-05', method: 'TTM', rates }) // 100 × 155.80 = 15580.00
 */
export function convert({ from, to, day, method, rates }: Conversion, note: Note = ignore): Result<Money> & Partial<ConversionFacts> {
  if (from.currency === to) return { value: from, used: [], isStale: false };
  const known = rates.filter(rate => rate.method === method && rate.day <= day && !isZero(rate.rate));
  const used = pathBetween(known, from.currency, to);
  if (used === null) return missing('no_data');
  let amount = decimal(from.amount);
  let currency = from.currency;
  for (const rate of used) {
    amount = applied(amount, currency, rate);
    currency = rate.base === currency ? rate.quote : rate.base;
    note({ id: 'rate', value: rate.rate, unit: 'text', at: `${rate.base}/${rate.quote} ${rate.day}` });
    note({ id: 'amount', value: toText(amount), unit: 'money', at: currency });
  }
  return { value: money(amount, to), used, isStale: used.some(rate => rate.day < day) };
}

/**
 * The conversion with each rate used and the amount after it.
 *
 * @example explainConvert({ from: money('100', 'USD'), to: 'JPY', day: '2024-06-05', method: 'TTM', rates }).steps.length // 2
 */
export function explainConvert(input: Conversion): Explanation<Money> {
  return explained<Money>('money.conversion', { method: input.method, to: input.to }, note => convert(input, note));
}

const THROUGH = ['USD', 'JPY'] as const;
const DIVISION_PLACES = 20; // a quotient rarely ends; twenty places lie far below any unit booked

function pathBetween(rates: readonly Rate[], from: Currency, to: Currency): readonly Rate[] | null {
  const direct = latest(rates, from, to);
  if (direct) return [direct];
  for (const middle of THROUGH) {
    const first = latest(rates, from, middle);
    const second = latest(rates, middle, to);
    if (first && second) return [first, second];
  }
  return throughBoth(rates, from, to);
}

// A euro amount in a book that only knows EUR/USD, USD/JPY and THB/JPY.
function throughBoth(rates: readonly Rate[], from: Currency, to: Currency): readonly Rate[] | null {
  const [dollar, yen] = THROUGH;
  const middle = latest(rates, dollar, yen);
  for (const [near, far] of [
    [dollar, yen],
    [yen, dollar],
  ] as const) {
    const first = latest(rates, from, near);
    const last = latest(rates, far, to);
    if (first && middle && last) return [first, middle, last];
  }
  return null;
}

function latest(rates: readonly Rate[], from: Currency, to: Currency): Rate | undefined {
  let found: Rate | undefined;
  for (const rate of rates) {
    const joins = (rate.base === from && rate.quote === to) || (rate.base === to && rate.quote === from);
    if (joins && (!found || isBetter(rate, found, from))) found = rate;
  }
  return found;
}

// The newer rate; of one day, the one published in the direction asked.
function isBetter(rate: Rate, than: Rate, from: Currency): boolean {
  return rate.day === than.day ? rate.base === from && than.base !== from : rate.day > than.day;
}

function applied(amount: Decimal, currency: Currency, rate: Rate): Decimal {
  return rate.base === currency ? multiply(amount, rate.rate) : divide(amount, rate.rate, DIVISION_PLACES);
}
