import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

/** Who did what in the administrator's organisation, support included. */
export async function listEntries(ctx: SignedIn, slice: Slice, filter: store.AuditFilter) {
  allow(ctx, 'manageUsers');
  const { data, total } = await inTransaction(ctx, ctx => store.findEntries(ctx, slice, filter));
  return pageOf(data, { ...slice, total });
}
