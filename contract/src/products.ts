import * as z from 'zod/mini';
import { day, id, name, text, TEXT_LIMITS } from './fields';
import { percentUnits } from './splits';

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

const TARGET = { lowest: -1_000_000n, highest: 10_000_000n }; // -100 % to 1,000 %, in ten-thousandths of a percent

/** A yearly return in percent, at most four decimals. */
const targetReturn = z.string('number').check(
  z.refine(value => {
    const units = percentUnits(value);
    return units !== null && units >= TARGET.lowest && units <= TARGET.highest;
  }, 'rateRange'),
);

/** A manager's product (specification 3: name, description, benchmark, target return; the rest is ours). */
export const productInput = z.strictObject({
  name,
  nameJp: none(name),
  description: none(text(TEXT_LIMITS.description)),
  benchmark: none(text(TEXT_LIMITS.name)),
  targetReturnPercent: none(targetReturn),
  assetClass: none(text(TEXT_LIMITS.name)),
  inceptionDate: none(day),
  feeBps: none(z.number('number').check(z.minimum(0, 'negative'), z.maximum(10_000, 'tooLarge'))),
});
export type ProductInput = z.infer<typeof productInput>;

export const PRODUCT_MANDATES_MAX = 500;
export const productMandates = z.array(id).check(z.maxLength(PRODUCT_MANDATES_MAX, 'tooLong'));
