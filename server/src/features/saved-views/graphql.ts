import { parse } from '@hakaru/contract/fields';
import { savedViewInput, type SavedView, type SavedViewInput } from '@hakaru/contract/saved-views';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { AmountUnitEnum, TableDensityEnum } from '#platform/enumerations/people';
import { builder, pageOf } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType } from '#platform/paging';
import { createView, deleteView, listViews, setDefaultView, shareView, updateView } from './actions';

const SortType = builder.objectRef<NonNullable<SavedView['sort']>>('SavedViewSort').implement({
  fields: t => ({ column: t.exposeString('column'), descending: t.exposeBoolean('descending') }),
});

const FilterType = builder.objectRef<SavedView['filters'][number]>('SavedViewFilter').implement({
  fields: t => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const ViewType = builder.objectRef<SavedView>('SavedView').implement({
  description:
    'A table as one person likes it: columns in order, sort, filters, unit and density. A view of the team is seen by everybody of the organisation, any other by its maker alone.',
  fields: t => ({
    id: t.exposeID('id'),
    screen: t.exposeString('screen'),
    name: t.exposeString('name'),
    isDefault: t.exposeBoolean('isDefault'),
    version: t.exposeInt('version'),
    isTeam: t.exposeBoolean('isTeam'),
    sharedBy: t.exposeString('sharedBy', { nullable: true }),
    mayChange: t.exposeBoolean('mayChange'),
    columns: t.exposeStringList('columns'),
    sort: t.expose('sort', { type: SortType, nullable: true }),
    filters: t.expose('filters', { type: [FilterType] }),
    unit: t.expose('unit', { type: AmountUnitEnum, nullable: true }),
    density: t.expose('density', { type: TableDensityEnum, nullable: true }),
  }),
});

const SortInput = builder.inputType('SavedViewSortInput', {
  fields: t => ({ column: t.string({ required: true }), descending: t.boolean({ required: true }) }),
});
const FilterInput = builder.inputType('SavedViewFilterInput', {
  fields: t => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
});
const ViewInput = builder.inputType('SavedViewInput', {
  fields: t => ({
    screen: t.string({ required: true }),
    name: t.string({ required: true }),
    columns: t.stringList({ required: true }),
    sort: t.field({ type: SortInput }),
    filters: t.field({ type: [FilterInput], required: true }),
    unit: t.string(),
    density: t.string(),
  }),
});

type Given = typeof ViewInput.$inferInput;

function checked(input: Given): SavedViewInput {
  return parse(savedViewInput, { ...input, sort: input.sort ?? null, unit: input.unit ?? null, density: input.density ?? null });
}

builder.queryField('savedViews', t =>
  t.field({
    type: pageType('SavedViewPage', ViewType),
    access: MEMBER,
    args: { screen: t.arg.string() },
    resolve: async (_, { screen }, ctx) => {
      const views = await listViews(signedIn(ctx), screen ?? null);
      return pageOf(views, { first: Math.max(1, views.length), page: 1, total: views.length });
    },
  }),
);
builder.mutationFields(t => ({
  createSavedView: t.field({
    type: ViewType,
    access: MEMBER,
    args: { input: t.arg({ type: ViewInput, required: true }), isTeam: t.arg.boolean() },
    resolve: (_, { input, isTeam }, ctx) => createView(signedIn(ctx), checked(input), isTeam ?? false),
  }),
  shareSavedView: t.field({
    type: ViewType,
    access: MEMBER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => shareView(signedIn(ctx), { id: idOf(id), version }),
  }),
  updateSavedView: t.field({
    type: ViewType,
    access: MEMBER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), input: t.arg({ type: ViewInput, required: true }) },
    resolve: (_, { id, version, input }, ctx) => updateView(signedIn(ctx), { id: idOf(id), version, input: checked(input) }),
  }),
  deleteSavedView: t.boolean({
    access: MEMBER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int() },
    resolve: (_, { id, version }, ctx) => deleteView(signedIn(ctx), { id: idOf(id), version: version ?? null }),
  }),
  setDefaultSavedView: t.field({
    type: [ViewType],
    access: MEMBER,
    args: { screen: t.arg.string({ required: true }), id: t.arg.id() },
    resolve: (_, { screen, id }, ctx) => setDefaultView(signedIn(ctx), screen, id ? idOf(id) : null),
  }),
}));
