import { productInput } from '@hakaru/contract/products';
import * as z from 'zod/mini';
import type { ProductRow } from './queries';

const texts = ['name', 'nameJp', 'description', 'benchmark', 'targetReturnPercent', 'assetClass', 'inceptionDate', 'feeBps'] as const;
export type ProductTexts = Record<(typeof texts)[number], string>;

/** Converts the form's texts, empty ones to null, and validates them with the contract's schema. */
export const productForm = z.pipe(
  z.transform(({ name, feeBps, ...rest }: ProductTexts) => {
    const entries = Object.entries(rest).map(([field, value]) => [field, value.trim() === '' ? null : value.trim()]);
    return { name, feeBps: feeBps.trim() === '' ? null : Number(feeBps), ...Object.fromEntries(entries) } as z.input<typeof productInput>; // the next schema validates it
  }),
  productInput,
);

export const NEW_PRODUCT = Object.fromEntries(texts.map(name => [name, ''])) as ProductTexts; // one entry per name

export function textsOf(product: ProductRow): ProductTexts {
  const held = texts.map(name => [name, product[name] === null ? '' : String(product[name])]);
  return Object.fromEntries(held) as ProductTexts; // one entry per name
}
