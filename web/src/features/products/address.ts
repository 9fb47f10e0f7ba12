import { listAddress } from '#platform/list-address';

export const productDialogs = ['add', 'edit', 'delete', 'link', 'returns', 'disclose'] as const;
export type ProductDialog = (typeof productDialogs)[number];
export type ProductsAddress = { page?: number; search?: string; dialog?: ProductDialog; id?: string };

const readList = listAddress();

export function productsAddress(given: Record<string, unknown>): ProductsAddress {
  const { page, search } = readList(given);
  const dialog = productDialogs.find(name => name === given['dialog']);
  return {
    ...(page ? { page } : {}),
    ...(search ? { search } : {}),
    ...(dialog ? { dialog } : {}),
    ...(typeof given['id'] === 'string' ? { id: given['id'] } : {}),
  };
}
