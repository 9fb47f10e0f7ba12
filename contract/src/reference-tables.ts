import * as z from 'zod/mini';
import { name, requiredText } from './fields';

/** Lists maintained by administrators (decisions G91): types of counterparties, and the two classifications of securities. */
export const referenceTables = ['counterparty', 'securityType1', 'securityType2'] as const;
export type ReferenceTable = (typeof referenceTables)[number];

/** The same length as a security's own type. */
export const REFERENCE_CODE_MAX = 64;

/** Files and master data refer to an entry by its code; users see its names. */
export const referenceInput = z.strictObject({
  table: z.enum(referenceTables, 'invalid'),
  code: requiredText(REFERENCE_CODE_MAX),
  nameEn: name,
  nameJp: name,
});
export type ReferenceInput = z.infer<typeof referenceInput>;

export const referenceNames = z.strictObject({ nameEn: name, nameJp: name });
export type ReferenceNames = z.infer<typeof referenceNames>;
