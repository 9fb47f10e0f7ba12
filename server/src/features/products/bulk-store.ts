import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new institution brings them. */
export const insertProducts = inBulk('product');
export const insertProductMandates = inBulk('product_mandate');
