import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { ManagedMandatesDocument, ProductDocument, ProductsDocument, type ProductQuery, type ProductsQuery } from './products.gen';

export type ProductRow = ProductsQuery['products']['data'][number];
export type Product = ProductQuery['product'];
export type ProductMandate = Product['mandates'][number];
const ROWS = 50;

export function useProducts(wanted: { page: number; search: string }) {
  return useQuery({
    queryKey: ['products', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(ProductsDocument, { ...wanted, first: ROWS }, signal)).products,
    placeholderData: keepPreviousData,
  });
}

export function useProduct(id: string | undefined) {
  return useQuery({
    queryKey: ['products', 'one', id],
    queryFn: async ({ signal }) => (await ask(ProductDocument, { id: id ?? '' }, signal)).product,
    enabled: id !== undefined,
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
  });
}

export function useManagedMandates() {
  return useQuery({
    queryKey: ['products', 'mandates'],
    queryFn: async ({ signal }) => (await ask(ManagedMandatesDocument, {}, signal)).managedMandates.data,
  });
}

export function useRefreshProducts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['products'] });
}
