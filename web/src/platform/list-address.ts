import { sortDirections, type SortDirection } from '@hakaru/contract/enumerations';

/** The state of a list in its address; defaults are left out. */
export type ListAddress<Order extends string> = { page?: number; search?: string; order?: Order; direction?: SortDirection };

/** Reads a list's address; invalid values are left out. */
export function listAddress<const Order extends string>(orders: readonly Order[] = []) {
  return (given: Record<string, unknown>): ListAddress<Order> => {
    const { page } = given;
    const search = wordsOf(given['search']);
    const order = orders.find(name => name === given['order']);
    const direction = sortDirections.find(name => name === given['direction']);
    return {
      ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
      ...(search !== '' ? { search } : {}),
      ...(order ? { order } : {}),
      ...(direction && order ? { direction } : {}),
    };
  };
}

/** The router reads `?search=2024` as a number; the search needs text. */
function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The same list on another page. */
export function atPage<Rest extends object>({ page: _, ...rest }: Rest & { page?: number }, page: number) {
  return page > 1 ? { ...rest, page } : rest;
}
