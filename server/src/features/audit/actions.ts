import { invalid } from '@hakaru/contract/errors';
import { findGranteesEver } from '#features/grants/public';
import { allow, inTransaction, onPlatform, type SignedIn } from '#platform/context';
import { hasRow, newestOf, rowsAfter, type ChainedRow } from '#platform/audit';
import type { Db } from '#platform/db';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

/** The audit trail of the administrator's organisation; actions of support and partners are included, with names. */
export async function listEntries(ctx: SignedIn, slice: Slice, filter: store.AuditFilter) {
  allow(ctx, 'manageUsers');
  return await trail(ctx, slice, { ...filter, organisationId: ctx.actor.organisation.id }, inOwnTrail);
}

/** Reads the own organisation's trail on the replica if that has the newest entry, and with it the changes that entries are about. */
async function inOwnTrail<T>(ctx: SignedIn, work: (ctx: SignedIn) => Promise<T>): Promise<T> {
  const { id } = ctx.actor.organisation;
  const newest = ctx.app.replica && (await inTransaction(ctx, ctx => newestOf(ctx, id)));
  const isSame = async (db: Db): Promise<boolean> => newest !== undefined && (await hasRow({ db }, id, newest));
  const read = await ctx.app.replica?.proven('auditTrail', { organisation: id }, { isSame, work: db => work({ ...ctx, db }) });
  return read ? read.value : await inTransaction(ctx, work);
}

const FEED_LINES_MAX = 1000;

/**
 * The own organisation's trail in sequence order, from the entry after a number. Entries are numbered in the order they are committed, so a
 * consumer that remembers the last number it stored misses none and reads a few twice at most. That holds on a replica as well, whose newest
 * entries may be missing still: `asOf` then is the moment up to which it is complete.
 */
export async function readFeed(
  ctx: SignedIn,
  { after = '0', first = String(FEED_LINES_MAX) }: { after?: string; first?: string },
): Promise<{ rows: ChainedRow[]; asOf: Date | null }> {
  allow(ctx, 'manageUsers');
  if (!/^\d{1,15}$/.test(after)) throw invalid('after', 'invalid');
  const lines = /^\d{1,4}$/.test(first) ? Number(first) : 0;
  if (lines < 1 || lines > FEED_LINES_MAX) throw invalid('first', 'invalid');
  const { id } = ctx.actor.organisation;
  const read = (db: Db): Promise<ChainedRow[]> => rowsAfter({ db }, id, Number(after), lines);
  const found = await ctx.app.replica?.recent('auditFeed', { organisation: id }, read);
  return found ? { rows: found.value, asOf: found.asOf } : { rows: await inTransaction(ctx, ({ db }) => read(db)), asOf: null };
}

/** The entries about one subject of the own organisation. The caller has checked that the reader may see that subject. */
export async function listEntriesAbout(ctx: SignedIn, subjectId: string, slice: Slice) {
  const about = { supportOnly: false, subject: null, subjectId, organisationId: ctx.actor.organisation.id };
  return await trail(ctx, slice, about, inTransaction);
}

/** The trail of any organisation, for support. */
export async function listEntriesOf(ctx: SignedIn, organisationId: string, slice: Slice, filter: store.AuditFilter) {
  allow(ctx, 'superuser');
  return await trail(ctx, slice, { ...filter, organisationId }, onPlatform);
}

type Within = <T>(ctx: SignedIn, work: (ctx: SignedIn) => Promise<T>) => Promise<T>;

async function trail(ctx: SignedIn, slice: Slice, wanted: Omit<store.Trail, 'partners'>, within: Within) {
  // Managers, consultants and trustees act within the data of organisations that granted them access, and must not be counted as support.
  const partners = await onPlatform(ctx, async ctx => store.peopleOf(ctx, await findGranteesEver(ctx.db, wanted.organisationId)));
  const { data, total } = await within(ctx, ctx => store.findEntries(ctx, slice, { ...wanted, partners }));
  return pageOf(await named(ctx, data), { ...slice, total });
}

/** An organisation may see the name of anyone from support or a partner who acted in its data; nothing else about them is shown. */
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
