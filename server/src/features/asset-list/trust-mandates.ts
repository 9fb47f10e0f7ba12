import { atOwner, byOwner, findGrantsTo } from '#features/grants/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import { findTrustMandates, type TrustMandate } from './trust-store';

const ROLES = ['trustee', 'masterTrustee'] as const;

/** The mandates for which the sender's organisation is trustee or master trustee, by client and code; ended ones come last. */
export async function listTrustMandates(ctx: SignedIn, { search, ...slice }: Slice & { search: string }): Promise<Page<TrustMandate>> {
  const today = todayOf(ctx);
  const own = ctx.actor.organisation.id;
  const grants = await inTransaction(ctx, ctx => findGrantsTo(ctx.db, own, { today, ended: 'kept', roles: ROLES }));
  const all: TrustMandate[] = [];
  for (const [ownerId, given] of byOwner(grants))
    all.push(...(await atOwner(ctx, { ownerId }, ctx => findTrustMandates(ctx.db, { ownerId, grants: given, today }))));
  const found = all.filter(one => matches(one, search)).toSorted(inOrder);
  return pageOf(found.slice(offsetOf(slice), offsetOf(slice) + slice.first), { ...slice, total: found.length });
}

function matches(one: TrustMandate, search: string): boolean {
  const wanted = search.normalize('NFKC').toLowerCase();
  const texts = [one.ref, one.nameEn, one.nameJp, one.clientEn, one.clientJp, one.managerEn ?? '', one.managerJp ?? ''];
  return texts.some(text => text.normalize('NFKC').toLowerCase().includes(wanted));
}

function inOrder(a: TrustMandate, b: TrustMandate): number {
  const isOver = ({ toDay }: TrustMandate) => Number(toDay !== null);
  return isOver(a) - isOver(b) || a.clientRef.localeCompare(b.clientRef) || a.ref.localeCompare(b.ref);
}
