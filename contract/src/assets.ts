import * as z from 'zod/mini';
import { currency, name, requiredText } from './fields';
import { assetTypes } from './organisations';

/** A pool of money of one organisation, as created by administrators. */
export const assetInput = z.strictObject({
  ref: requiredText(64),
  nameEn: name,
  nameJp: name,
  type: z.enum(assetTypes, 'invalid'),
  baseCurrency: currency,
});
export type AssetInput = z.infer<typeof assetInput>;
