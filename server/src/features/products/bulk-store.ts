import { inBulk } from '#platform/insert-all';

/** Bulk inserts for loading a whole institution, as the demo does. */
export const insertProducts = inBulk('product');
export const insertProductMandates = inBulk('product_mandate');
export const insertProductReturns = inBulk('product_return');
export const insertProductDisclosures = inBulk('product_disclosure');
