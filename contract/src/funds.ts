import * as z from 'zod/mini';
import { fundTypeOf } from './enumerations';
import { id, requiredText } from './fields';
import { keptFundTypes } from './fund-types';

/** A fund type in any accepted spelling, converted to the stored one. */
const fundType = z.pipe(
  z.pipe(
    z.string('required'),
    z.transform((spelling): string => fundTypeOf(spelling.trim()) ?? ''),
  ),
  z.enum(keptFundTypes, 'invalid'),
);

/** The scheme under which the reference of a merged duplicate is stored, so that files with it still find the fund. */
export const FORMER_REFERENCE = 'formerRef';

const CODE_LENGTH = 64;
const CODES_MAX = 20;

/** A code and its scheme. Schemes are free text: the trustee's, the association's, an exchange's. */
export const fundCode = z.strictObject({ scheme: requiredText(CODE_LENGTH), code: requiredText(CODE_LENGTH) });
export type FundCode = z.infer<typeof fundCode>;

export const fundInput = z
  .strictObject({ fundType: z._default(z.nullable(fundType), null), codes: z.array(fundCode).check(z.maxLength(CODES_MAX, 'tooMany')) })
  .check(ctx => {
    const seen = new Set<string>();
    for (const [at, { scheme, code }] of ctx.value.codes.entries()) {
      const key = `${scheme} ${code}`;
      if (seen.has(key)) ctx.issues.push({ code: 'custom', message: 'taken', path: ['codes', at, 'code'], input: code });
      seen.add(key);
    }
  });
export type FundInput = z.infer<typeof fundInput>;

export const mergeInput = z.strictObject({ keptId: id, duplicateId: id }).check(ctx => {
  const { keptId, duplicateId } = ctx.value;
  if (keptId === duplicateId) ctx.issues.push({ code: 'custom', message: 'sameEntity', path: ['duplicateId'], input: duplicateId });
});
