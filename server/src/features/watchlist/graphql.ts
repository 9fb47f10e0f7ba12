import { watchKinds } from '@hakaru/contract/address-choices';
import { invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { watchTabs, type WatchKind } from '@hakaru/contract/watchlist';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { WatchKindEnum, WatchOutcomeEnum, WatchTriggerEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { addItem, addNote, listChoices, listItems, readItem, removeItem, updateItem, type Choice, type Item } from './actions';
import type { CheckRow, ItemRow, NoteRow } from './store';

const CheckType = builder.objectRef<CheckRow>('WatchlistCheck').implement({
  description: 'What a trigger saw on a month-end, and when it looked.',
  fields: t => ({
    asOf: t.exposeString('asOf'),
    at: t.exposeString('at'),
    trigger: t.expose('trigger', { type: WatchTriggerEnum }),
    limit: t.exposeString('limit', { description: 'Percent of rates and points, days of ages.' }),
    outcome: t.expose('outcome', { type: WatchOutcomeEnum }),
    figureKey: t.exposeString('figureKey', { nullable: true }),
    value: t.exposeString('value', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    seenOn: t.exposeString('seenOn', { nullable: true, description: 'The mandate of a manager, or the day of a price.' }),
  }),
});

const NoteType = builder.objectRef<NoteRow>('WatchlistNote').implement({
  fields: t => ({
    id: t.exposeID('id'),
    body: t.exposeString('body'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

const ItemFields = builder.interfaceRef<ItemRow>('WatchlistFields').implement({
  fields: t => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: WatchKindEnum }),
    assetId: t.exposeID('assetId'),
    clientName: t.exposeString('clientName'),
    clientNameJp: t.exposeString('clientNameJp'),
    subject: t.exposeString('subject', { description: 'The id of what is watched; of a manager the name.' }),
    ref: t.exposeString('ref'),
    name: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    reason: t.exposeString('reason'),
    trigger: t.expose('trigger', { type: WatchTriggerEnum, nullable: true }),
    limit: t.exposeString('limit', { nullable: true }),
    nextReview: t.exposeString('nextReview', { nullable: true }),
    since: t.exposeString('since'),
    createdByName: t.exposeString('createdByName'),
    removedAt: t.string({ nullable: true, resolve: ({ removedAt }) => removedAt?.toISOString() ?? null }),
    removedByName: t.exposeString('removedByName', { nullable: true }),
    notes: t.exposeInt('notes'),
    lastCheck: t.expose('lastCheck', { type: CheckType, nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const RowType = builder.objectRef<ItemRow>('WatchlistRow').implement({ interfaces: [ItemFields] });
const ItemType = builder.objectRef<Item>('WatchlistItem').implement({
  interfaces: [ItemFields],
  fields: t => ({
    noteHistory: t.expose('noteHistory', { type: [NoteType], description: 'Newest first; none is ever changed.' }),
    checks: t.expose('checks', { type: [CheckType], description: 'Newest month-end first.' }),
  }),
});

const ChoiceType = builder.objectRef<Choice>('WatchlistChoice').implement({
  fields: t => ({
    kind: t.expose('kind', { type: WatchKindEnum }),
    assetId: t.exposeID('assetId'),
    subject: t.exposeString('subject'),
    ref: t.exposeString('ref'),
    name: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    clientName: t.exposeString('clientName'),
    clientNameJp: t.exposeString('clientNameJp'),
  }),
});

const AddFields = builder.inputType('WatchlistInput', {
  fields: t => ({
    kind: t.string({ required: true }),
    assetId: t.id({ required: true }),
    subject: t.string({ required: true }),
    reason: t.string({ required: true }),
    trigger: t.string(),
    limit: t.string(),
    nextReview: t.string(),
  }),
});
const TermFields = builder.inputType('WatchlistTermsInput', {
  fields: t => ({ reason: t.string({ required: true }), trigger: t.string(), limit: t.string(), nextReview: t.string() }),
});

function kindOf(text: string): WatchKind {
  const kind = watchKinds.find(one => one === text);
  if (!kind) throw invalid('kind', 'invalid');
  return kind;
}

builder.queryFields(t => ({
  watchlist: t.field({
    access: MEMBER,
    type: pageType('WatchlistPage', RowType),
    args: { tab: t.arg.string(), kind: t.arg.string(), search: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { tab, kind, search, ...slice }, ctx) => {
      const shown = watchTabs.find(one => one === (tab ?? 'open'));
      if (!shown) throw invalid('tab', 'invalid');
      const filter = { tab: shown, kind: kind ? kindOf(kind) : null, search: parse(searchText, search ?? '') };
      return listItems(signedIn(ctx), filter, sliceOf(slice));
    },
  }),
  watchlistItem: t.field({
    access: MEMBER,
    type: ItemType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readItem(signedIn(ctx), idOf(id)),
  }),
  watchlistChoices: t.field({
    access: MEMBER,
    type: [ChoiceType],
    args: { kind: t.arg.string({ required: true }), search: t.arg.string(), subject: t.arg.string() },
    resolve: (_, { kind, search, subject }, ctx) =>
      listChoices(signedIn(ctx), kindOf(kind), { search: parse(searchText, search ?? ''), subject: subject ?? null }),
  }),
}));

builder.mutationFields(t => {
  const held = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  return {
    addToWatchlist: t.field({
      access: WRITER,
      type: ItemType,
      args: { input: t.arg({ type: AddFields, required: true }) },
      resolve: (_, { input }, ctx) => addItem(signedIn(ctx), input),
    }),
    updateWatchlistItem: t.field({
      access: WRITER,
      type: ItemType,
      args: { ...held, input: t.arg({ type: TermFields, required: true }) },
      resolve: (_, { id, version, input }, ctx) => updateItem(signedIn(ctx), { id: idOf(id), version }, input),
    }),
    addWatchlistNote: t.field({
      access: WRITER,
      type: ItemType,
      args: { id: t.arg.id({ required: true }), body: t.arg.string({ required: true }) },
      resolve: (_, { id, body }, ctx) => addNote(signedIn(ctx), idOf(id), body),
    }),
    removeFromWatchlist: t.field({
      access: WRITER,
      type: ItemType,
      args: { ...held, note: t.arg.string({ required: true }) },
      resolve: (_, { id, version, note }, ctx) => removeItem(signedIn(ctx), { id: idOf(id), version }, note),
    }),
  };
});
