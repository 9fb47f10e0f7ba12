import { productInput } from '@hakaru/contract/products';
import * as z from 'zod/mini';
import type { ProductRow } from './queries';

const texts = ['name', 'nameJp', 'description', 'benchmark', 'targetReturnPercent', 'assetClass', 'inceptionDate', 'feeBps'] as const;
export type ProductTexts = Record<(typeof texts)[number], string>;

/** The contract's own rules, reached from what the fields hold: empty texts mean "none". */
export const productForm = z.pipe(
  z.transform(({ name, feeBps, ...rest }: ProductTexts) => {
    const entries = Object.entries(rest).map(([field, value]) => [field, value.trim() === '' ? null : value.trim()]);
    return { name, feeBps: feeBps.trim() === '' ? null : Number(feeBps), ...Object.fromEntries(entries) } as z.input<typeof productInput>; // its rules judge what the fields hold
  }),
  productInput,
);

export const NEW_PRODUCT = Object.fromEntries(texts.map(name => [name, ''])) as ProductTexts; // one entry per name

export function textsOf(product: ProductRow): ProductTexts {
  const held = texts.map(name => [name, product[name] === null ? '' : String(product[name])]);
  return Object.fromEntries(held) as ProductTexts; // one entry per name
}
