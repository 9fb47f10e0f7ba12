import * as z from 'zod/mini';
import { fxTenors, rateMethods } from './enumerations';
import { currency, day } from './fields';
import { positiveDecimal } from './securities';

/** Tenors that are reported; an interpolated rate is always calculated. */
export const reportedTenors = fxTenors.filter(tenor => tenor !== 'interpolated');

const optionalRate = z.nullish(positiveDecimal);

/** The price of one unit of `base` in `quote`, as entered by a user. */
export const fxRateInput = z
  .strictObject({
    base: currency,
    quote: currency,
    asOf: day,
    method: z.enum(rateMethods, 'required'),
    tenor: z.enum(reportedTenors, 'required'),
    tenorDate: day,
    bid: optionalRate,
    mid: positiveDecimal,
    ask: optionalRate,
  })
  .check(
    z.refine(({ base, quote }) => base !== quote, { error: 'sameCurrency', path: ['quote'] }),
    z.refine(({ asOf, tenorDate }) => tenorDate >= asOf, { error: 'beforeRateDate', path: ['tenorDate'] }),
    z.refine(({ bid, mid }) => !bid || Number(bid) <= Number(mid), { error: 'bidAboveMid', path: ['bid'] }),
    z.refine(({ ask, mid }) => !ask || Number(ask) >= Number(mid), { error: 'askBelowMid', path: ['ask'] }),
  );
export type FxRateInput = z.infer<typeof fxRateInput>;

/** The code of the refusal when a rate exists already, until overwriting is confirmed; a spot rate has its own. */
export const rateConflict = (tenor: string): string => (tenor === 'spot' ? 'spotRateExists' : 'rateExists');

/** A pair as written in an address: `USDJPY`. */
export function readPair(text: string): { base: string; quote: string } | null {
  return /^[A-Z]{6}$/.test(text) ? { base: text.slice(0, 3), quote: text.slice(3) } : null;
}
