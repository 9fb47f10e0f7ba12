import { isDay } from '@hakaru/engine/calendar/day';

/** What the address asks the login history for. */
export type LoginSearch = { page?: number; search?: string; from?: string; to?: string };

/** Only what can be asked: a half-typed day or an empty name is no filter. */
export function loginSearch({ page, search, from, to }: Record<string, unknown>): LoginSearch {
  return {
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(typeof search === 'string' && search.trim() !== '' ? { search } : {}),
    ...(typeof from === 'string' && isDay(from) ? { from } : {}),
    ...(typeof to === 'string' && isDay(to) ? { to } : {}),
  };
}

/** Another filter begins again at the first page. */
export function refined({ page: _, ...held }: LoginSearch, change: LoginSearch): LoginSearch {
  return loginSearch({ ...held, ...change });
}
