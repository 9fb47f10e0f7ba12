import * as z from 'zod/mini';

/** Kinds of a company's documents: contracts, registry extracts, tax returns, annual accounts, minutes. */
export const spcDocumentKinds = ['contract', 'registry', 'taxReturn', 'accounts', 'minutes', 'other'] as const;
export type SpcDocumentKind = (typeof spcDocumentKinds)[number];

export const spcDocumentInput = z.strictObject({ kind: z.enum(spcDocumentKinds, 'required') });
