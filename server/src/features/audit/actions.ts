import { allow, inTransaction, onPlatform, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

/** Who did what in the administrator's organisation, support included and by name. */
export async function listEntries(ctx: SignedIn, slice: Slice, filter: store.AuditFilter) {
  allow(ctx, 'manageUsers');
  const { data, total } = await inTransaction(ctx, ctx => store.findEntries(ctx, ctx.actor.organisation.id, slice, filter));
  return pageOf(await named(ctx, data), { ...slice, total });
}

/** What was done to one thing of the own organisation, for anybody who may see it. The caller has made sure of that. */
export async function listEntriesAbout(ctx: SignedIn, subjectId: string, slice: Slice) {
  const filter = { supportOnly: false, subject: null, subjectId };
  const { data, total } = await inTransaction(ctx, ctx => store.findEntries(ctx, ctx.actor.organisation.id, slice, filter));
  return pageOf(await named(ctx, data), { ...slice, total });
}

/** The same of any organisation, for support. */
export async function listEntriesOf(ctx: SignedIn, organisationId: string, slice: Slice, filter: store.AuditFilter) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findEntries(ctx, organisationId, slice, filter));
  return pageOf(await named(ctx, data), { ...slice, total });
}

/** An organisation has a right to the name of whoever from support was in it; nothing else of them is told. */
async function named(ctx: SignedIn, entries: readonly store.AuditRow[]): Promise<store.AuditRow[]> {
  const ids = new Set(entries.flatMap(({ isSupport, originalUserId, userId }) => (isSupport ? [originalUserId ?? userId ?? ''] : [])));
  ids.delete('');
  const names = await onPlatform(ctx, ctx => store.namesOf(ctx, [...ids]));
  return entries.map(entry =>
    entry.isSupport ? { ...entry, userName: names.get(entry.originalUserId ?? entry.userId ?? '') ?? null } : entry,
  );
}
