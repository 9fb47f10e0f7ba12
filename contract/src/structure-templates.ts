import * as z from 'zod/mini';
import { ownAssetInput } from './setup-steps';
import { day } from './fields';

/** What a new organisation can begin with, in the order it is shown. Never values, people, mandates or secrets. */
export const structureParts = ['rules', 'classes', 'policy', 'benchmarks', 'packages', 'limits', 'views'] as const;
export type StructurePart = (typeof structureParts)[number];

/** The portfolio that is created with the structure, and the day from which policy and benchmarks hold in it. */
export const structureCopyInput = z.strictObject({
  ...z.omit(ownAssetInput, { baseCurrency: true }).shape,
  fromDay: day,
});
export type StructureCopyInput = z.infer<typeof structureCopyInput>;

/** The organisation that gave a structure, or the one that began with it. */
export const copySides = ['given', 'received'] as const;
export type CopySide = (typeof copySides)[number];
