import * as z from 'zod/mini';
import { day, id } from './fields';
import { FORWARDS_AT_ONCE, positiveAmount } from './fx-forwards';

/** Forward points as quoted by a bank, positive or negative: hundredths of a yen. */
const points = z.string('required').check(z.regex(/./, { error: 'required', abort: true }), z.regex(/^-?\d{1,6}(\.\d{1,6})?$/, 'number'));

const leg = z.strictObject({ id, version: z.number(), amount: positiveAmount, maturityDate: day, spot: positiveAmount, points });

/** A roll: each maturing forward with its successor. A forward may appear only once. */
export const fxRollInput = z
  .strictObject({
    tradeDate: day,
    legs: z.array(leg).check(z.minLength(1, 'required'), z.maxLength(FORWARDS_AT_ONCE, 'tooMany')),
    finalize: z._default(z.boolean(), false),
    isRateConfirmed: z._default(z.boolean(), false),
  })
  .check(z.refine(({ legs }) => new Set(legs.map(one => one.id)).size === legs.length, { error: 'twice', path: ['legs'] }));
export type FxRollInput = z.infer<typeof fxRollInput>;
