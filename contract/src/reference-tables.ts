import * as z from 'zod/mini';
import { name, requiredText } from './fields';

/** Lists of words that administration keeps (decisions G91): what a counterparty is, and the two kinds a security is sorted by. */
export const referenceTables = ['counterparty', 'securityType1', 'securityType2'] as const;
export type ReferenceTable = (typeof referenceTables)[number];

/** As long as a security's own word for its type. */
export const REFERENCE_CODE_MAX = 64;

/** A member is known by its code, which files and masters say; people read its names. */
export const referenceInput = z.strictObject({
  table: z.enum(referenceTables, 'invalid'),
  code: requiredText(REFERENCE_CODE_MAX),
  nameEn: name,
  nameJp: name,
});
export type ReferenceInput = z.infer<typeof referenceInput>;

export const referenceNames = z.strictObject({ nameEn: name, nameJp: name });
export type ReferenceNames = z.infer<typeof referenceNames>;
