import { AppError } from '@hakaru/contract/errors';
import { builder, PaginatorInfo, type Page } from './graphql';

export type Slice = { first: number; page: number };

const USUAL_FIRST = 25;
const DEEPEST_ROW = 1_000_000;

/** The requested rows, by default the first page; refuses invalid values. */
export function sliceOf({ first, page }: { first?: number | null | undefined; page?: number | null | undefined }, most = 100): Slice {
  const slice = { first: first ?? USUAL_FIRST, page: page ?? 1 };
  if (slice.first < 1 || slice.first > most) throw new AppError('invalid', { first: ['invalid'] });
  if (slice.page < 1 || slice.page * slice.first > DEEPEST_ROW) throw new AppError('invalid', { page: ['invalid'] });
  return slice;
}

export function offsetOf({ first, page }: Slice): number {
  return (page - 1) * first;
}

/** The type of a list, `{ data, paginatorInfo }`, as used throughout the API. */
export function pageType<T>(name: string, type: ReturnType<ReturnType<typeof builder.objectRef<T>>['implement']>) {
  return builder.objectRef<Page<T>>(name).implement({
    fields: t => ({
      data: t.field({ type: [type], resolve: ({ data }) => data }),
      paginatorInfo: t.field({ type: PaginatorInfo, resolve: ({ paginatorInfo }) => paginatorInfo }),
    }),
  });
}
