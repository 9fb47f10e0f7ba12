import { findGranteesEver } from '#features/grants/public';
import { allow, inTransaction, onPlatform, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

/** Who did what in the administrator's organisation, support and partners included and by name. */
export async function listEntries(ctx: SignedIn, slice: Slice, filter: store.AuditFilter) {
  allow(ctx, 'manageUsers');
  return await trail(ctx, slice, { ...filter, organisationId: ctx.actor.organisation.id }, inTransaction);
}

/** What was done to one thing of the own organisation, for anybody who may see it. The caller has made sure of that. */
export async function listEntriesAbout(ctx: SignedIn, subjectId: string, slice: Slice) {
  const about = { supportOnly: false, subject: null, subjectId, organisationId: ctx.actor.organisation.id };
  return await trail(ctx, slice, about, inTransaction);
}

/** The same of any organisation, for support. */
export async function listEntriesOf(ctx: SignedIn, organisationId: string, slice: Slice, filter: store.AuditFilter) {
  allow(ctx, 'superuser');
  return await trail(ctx, slice, { ...filter, organisationId }, onPlatform);
}

type Within = <T>(ctx: SignedIn, work: (ctx: SignedIn) => Promise<T>) => Promise<T>;

async function trail(ctx: SignedIn, slice: Slice, wanted: Omit<store.Trail, 'partners'>, within: Within) {
  // Managers, consultants and trustees act in the books of whoever granted them something, and are not support.
  const partners = await onPlatform(ctx, async ctx => store.peopleOf(ctx, await findGranteesEver(ctx.db, wanted.organisationId)));
  const { data, total } = await within(ctx, ctx => store.findEntries(ctx, slice, { ...wanted, partners }));
  return pageOf(await named(ctx, data), { ...slice, total });
}

/** An organisation has a right to the name of whoever acted in it, from support or from a partner; nothing else of them is shown. */
async function named(ctx: SignedIn, entries: readonly store.AuditRow[]): Promise<store.AuditRow[]> {
  const actorOf = ({ isSupport, originalUserId, userId, userName }: store.AuditRow) =>
    isSupport ? (originalUserId ?? userId) : userName === null ? userId : null;
  const [names, tokens] = await onPlatform(ctx, async ctx => [
    await store.namesOf(ctx, [...new Set(entries.flatMap(entry => actorOf(entry) ?? []))]),
    await store.tokenNamesOf(ctx, [...new Set(entries.flatMap(({ tokenId }) => tokenId ?? []))]),
  ]);
  return entries.map(entry => {
    const actor = actorOf(entry);
    const person = actor ? (names.get(actor) ?? null) : entry.userName;
    const token = entry.tokenId && tokens.get(entry.tokenId);
    return { ...entry, userName: token ? `${token} (${person ?? ''})` : person };
  });
}
