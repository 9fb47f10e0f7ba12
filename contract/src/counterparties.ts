import * as z from 'zod/mini';
import { country, name, requiredText } from './fields';
import { REFERENCE_CODE_MAX } from './reference-tables';

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

/** Whole yen, because a limit has no fractions of a yen. */
const limit = z
  .string('number')
  .check(z.regex(/^\d{1,18}$/, { error: 'wholeYen', abort: true }), z.regex(/[1-9]/, { error: 'positive', abort: true }));

/**
 * A counterparty of an organisation. The specification names type, name and country; rating and limit are additions. The type comes from
 * the reference tables.
 */
export const counterpartyInput = z.strictObject({
  type: requiredText(REFERENCE_CODE_MAX),
  name,
  nameJp: none(name),
  country,
  rating: none(requiredText(16)),
  limitJpy: none(limit),
});
export type CounterpartyInput = z.infer<typeof counterpartyInput>;
