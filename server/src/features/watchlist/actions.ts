import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { triggersOf, watchInput, watchNote, watchTermsInput, type WatchKind, type WatchTermsInput } from '@hakaru/contract/watchlist';
import { accessScopesOf, atOwner, type AccessScope } from '#features/grants/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import type { Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import { findChoices, findProducts, type ChoiceRow, type Opened, type Wanted } from './choice-store';
import { checkItems } from './jobs';
import * as store from './store';

export type Choice = ChoiceRow & { kind: WatchKind; assetId: string; ownerId: string };
const CHOICES_MAX = 1000;

/** What the user could watch, among everything they may see today. */
export async function listChoices(ctx: SignedIn, kind: WatchKind, wanted: Omit<Wanted, 'limit'>): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const scope of await accessScopesOf(ctx, null))
    choices.push(...(await choicesIn(ctx, scope, kind, { ...wanted, limit: CHOICES_MAX })));
  return choices.slice(0, CHOICES_MAX);
}

async function choicesIn(ctx: SignedIn, scope: AccessScope, kind: WatchKind, wanted: Wanted): Promise<Choice[]> {
  if (kind === 'security' && !ctx.actor.packages.some(({ type }) => type === 'securities')) return []; // the user may not see securities either
  const { ownerId, assetId, mandates } = scope;
  const today = todayOf(ctx);
  const open = mandates && [...mandates].filter(([, toDay]) => toDay === null || toDay >= today).map(([id]) => id);
  const opened = { ownerId, assetId, mandateIds: open, today };
  if (kind === 'product') return await productsIn(ctx, scope, opened, wanted);
  const found = await atOwner(ctx, scope, ({ db }) => findChoices(db, opened, kind, wanted));
  return found.map(choice => ({ ...choice, kind, assetId, ownerId }));
}

/** The organisation's own products; each can be watched in the assets where it manages a mandate the user may see. */
async function productsIn(ctx: SignedIn, scope: AccessScope, opened: Opened, wanted: Wanted): Promise<Choice[]> {
  const all = { search: '', subject: null, limit: CHOICES_MAX };
  const mandates = await atOwner(ctx, scope, ({ db }) => findChoices(db, opened, 'mandate', all));
  const [first] = mandates;
  if (!first) return [];
  const { clientName, clientNameJp } = first;
  const organisationId = ctx.actor.organisation.id;
  const mandateIds = mandates.flatMap(({ mandateId }) => mandateId ?? []);
  const found = await inTransaction(ctx, ({ db }) => findProducts(db, { organisationId, mandateIds }, wanted));
  const { ownerId, assetId } = opened;
  return found.map(product => ({ ...product, mandateId: null, clientName, clientNameJp, kind: 'product', assetId, ownerId }));
}

export async function listItems(ctx: SignedIn, filter: store.Filter, slice: Slice): Promise<Page<store.ItemRow>> {
  return await inTransaction(ctx, async ctx => {
    const { data, total } = await store.findItems(ctx.db, ctx.actor.organisation.id, filter, slice);
    return pageOf(data, { ...slice, total });
  });
}

export type Item = store.ItemRow & { noteHistory: store.NoteRow[]; checks: store.CheckRow[] };

export async function readItem(ctx: SignedIn, id: string): Promise<Item> {
  return await inTransaction(ctx, async ctx => {
    const item = await present(ctx, id);
    return { ...item, noteHistory: await store.findNotes(ctx.db, own(ctx, id)), checks: await store.findChecks(ctx.db, own(ctx, id)) };
  });
}

/** Adds an item to the watchlist and checks it at once. Only what the user may see today can be watched. */
export async function addItem(ctx: SignedIn, input: unknown): Promise<Item> {
  allow(ctx, 'write');
  const checked = parse(watchInput, input);
  const [scope] = await accessScopesOf(ctx, checked.assetId);
  const [choice] = scope ? await choicesIn(ctx, scope, checked.kind, { search: '', subject: checked.subject, limit: 1 }) : [];
  if (!choice) throw invalid('subject', 'notFound');
  const id = await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['addToWatchlist', checked], async ctx => {
      const added = { ...personOf(ctx), organisationId: ctx.actor.organisation.id, ownerId: choice.ownerId, today: todayOf(ctx) };
      const id = await store.insertItem(ctx.db, added, choice, checked);
      await record(ctx, 'watchlist.add', { subject: 'watchlistItem', subjectId: id, after: checked });
      return id;
    }),
  );
  await lookNow(ctx, id);
  return await readItem(ctx, id);
}

type Change = { id: string; version: number };

export async function updateItem(ctx: SignedIn, { id, version }: Change, input: unknown): Promise<Item> {
  allow(ctx, 'write');
  const checked = parse(watchTermsInput, input);
  await inTransaction(ctx, async ctx => {
    const before = await presentOpen(ctx, id);
    if (checked.trigger !== null && !triggersOf(before.kind).includes(checked.trigger)) throw invalid('trigger', 'otherKind');
    if (!(await store.updateItem(ctx.db, { ...own(ctx, id), version }, checked))) throw new AppError('conflict');
    await record(ctx, 'watchlist.update', { subject: 'watchlistItem', subjectId: id, before: termsOf(before), after: checked });
  });
  await lookNow(ctx, id);
  return await readItem(ctx, id);
}

export async function addNote(ctx: SignedIn, id: string, body: unknown): Promise<Item> {
  allow(ctx, 'write');
  const checked = parse(watchNote, body);
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['addWatchlistNote', id, checked], async ctx => {
      await presentOpen(ctx, id);
      await store.insertNote(ctx.db, own(ctx, id), personOf(ctx), checked);
      await record(ctx, 'watchlist.note', { subject: 'watchlistItem', subjectId: id, after: { body: checked } });
      return true;
    }),
  );
  return await readItem(ctx, id);
}

/** Removes an item with a final note; its notes and checks stay readable. */
export async function removeItem(ctx: SignedIn, { id, version }: Change, body: unknown): Promise<Item> {
  allow(ctx, 'write');
  const checked = parse(watchNote, body);
  await inTransaction(ctx, async ctx => {
    await presentOpen(ctx, id);
    if (!(await store.removeItem(ctx.db, { ...own(ctx, id), version }, personOf(ctx)))) throw new AppError('conflict');
    await store.insertNote(ctx.db, own(ctx, id), personOf(ctx), checked);
    await record(ctx, 'watchlist.remove', { subject: 'watchlistItem', subjectId: id, after: { body: checked } });
  });
  return await readItem(ctx, id);
}

/** The number of items the organisation watches, by asset, for the list of clients. */
export async function watchedByAsset(ctx: SignedIn): Promise<Map<string, store.Watched>> {
  const counted = await inTransaction(ctx, ctx => store.countByAsset(ctx.db, ctx.actor.organisation.id));
  return new Map(counted.map(one => [one.assetId, one]));
}

export async function reviewsBetween(ctx: SignedIn, span: { from: string; to: string }): Promise<store.ItemRow[]> {
  return await inTransaction(ctx, ctx => store.findReviews(ctx.db, ctx.actor.organisation.id, span));
}

async function lookNow({ app, actor }: SignedIn, id: string): Promise<void> {
  const { id: organisationId, modules, timeZone } = actor.organisation;
  await checkItems(app, { organisationId, modules: [...modules], timeZone }, id);
}

async function present(ctx: SignedIn, id: string): Promise<store.ItemRow> {
  const found = await store.findItem(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

async function presentOpen(ctx: SignedIn, id: string): Promise<store.ItemRow> {
  const item = await present(ctx, id);
  if (item.removedAt !== null) throw invalid('id', 'removed');
  return item;
}

const own = ({ actor }: SignedIn, id: string) => ({ organisationId: actor.organisation.id, id });
const personOf = ({ actor, app }: SignedIn): store.Person => ({ userId: actor.user.id, userName: actor.user.name, at: app.now() });
const termsOf = ({ reason, trigger, limit, nextReview }: store.ItemRow): WatchTermsInput => ({ reason, trigger, limit, nextReview });
