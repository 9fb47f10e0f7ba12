import { isDay } from '@hakaru/engine/calendar/day';

/** Parameters of the login history's address. */
export type LoginSearch = { page?: number; search?: string; from?: string; to?: string };

/** Drops what cannot be queried: an incomplete day or an empty name is no filter. */
export function loginSearch({ page, search, from, to }: Record<string, unknown>): LoginSearch {
  return {
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(typeof search === 'string' && search.trim() !== '' ? { search } : {}),
    ...(typeof from === 'string' && isDay(from) ? { from } : {}),
    ...(typeof to === 'string' && isDay(to) ? { to } : {}),
  };
}

/** A changed filter starts at the first page again. */
export function refined({ page: _, ...held }: LoginSearch, change: LoginSearch): LoginSearch {
  return loginSearch({ ...held, ...change });
}
