import { openCategoryKinds } from '@hakaru/contract/address-choices';
import { CATEGORIES_MAX, categoryKind, MEMBERS_MAX } from '@hakaru/contract/categories';
import { parse } from '@hakaru/contract/fields';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { CategoryKindEnum } from '#platform/enumerations/portfolio';
import { builder, pageOf } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { offsetOf, pageType, sliceOf, type Slice } from '#platform/paging';
import {
  archiveCategory,
  createCategory,
  listCandidates,
  listCategories,
  orderCategories,
  restoreCategory,
  saveMembers,
  updateCategory,
  type Category,
} from './actions';
import type { CandidateRow, CategoryRow } from './store';

const CategoryBrief = builder.objectRef<CategoryRow>('CategoryBrief').implement({
  fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name'), nameJp: t.exposeString('nameJp') }),
});

export const CategoryType = builder.objectRef<Category>('Category').implement({
  description: 'A grouping of entities: a class, or a column (X) or row (Y) of the grid.',
  fields: t => ({
    id: t.exposeID('id'),
    assetId: t.exposeID('assetId'),
    kind: t.exposeString('kind'),
    formerKind: t.exposeString('formerKind', { nullable: true }),
    axis: t.exposeString('axis'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    colour: t.exposeInt('colour'),
    isInPolicy: t.exposeBoolean('isInPolicy'),
    memberIds: t.exposeIDList('memberIds'),
    memberCount: t.int({ resolve: ({ memberIds }) => memberIds.length }),
    xCategories: t.expose('xCategories', { type: [CategoryBrief] }),
    yCategories: t.expose('yCategories', { type: [CategoryBrief] }),
    version: t.exposeInt('version'),
  }),
});

const CandidateType = builder.objectRef<CandidateRow>('CategoryCandidate').implement({
  description: 'An entity a category of a kind may hold.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    type: t.exposeString('type'),
  }),
});

const CategoryFields = builder.inputType('CategoryInput', {
  fields: t => ({
    kind: t.string({ required: true }),
    axis: t.string({ required: true }),
    ref: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    colour: t.int(),
  }),
});
const CategoryChanges = builder.inputType('CategoryChange', {
  fields: t => ({ name: t.string({ required: true }), nameJp: t.string(), colour: t.int() }),
});
const MembersFields = builder.inputType('CategoryMembersInput', {
  fields: t => ({
    categoryId: t.id({ required: true }),
    version: t.int({ required: true }),
    entityIds: t.idList({ required: true }),
  }),
});

const CategoryPage = pageType('CategoryPage', CategoryType);

builder.queryFields(t => ({
  categories: t.field({
    access: MEMBER,
    type: CategoryPage,
    args: { assetId: t.arg.id({ required: true }), kind: t.arg({ type: CategoryKindEnum }), first: t.arg.int(), page: t.arg.int() },
    resolve: async (_, { assetId, kind, ...slice }, ctx) => {
      const wanted = kind ? parse(categoryKind, kind) : null;
      const all = await listCategories(signedIn(ctx), idOf(assetId));
      return paged(
        all.filter(one => wanted === null || one.kind === wanted),
        sliceOf(slice, CATEGORIES_MAX),
      );
    },
  }),
  categoryCandidates: t.field({
    access: MEMBER,
    type: pageType('CategoryCandidatePage', CandidateType),
    args: {
      assetId: t.arg.id({ required: true }),
      kind: t.arg({ type: CategoryKindEnum, required: true }),
      first: t.arg.int(),
      page: t.arg.int(),
    },
    resolve: async (_, { assetId, kind, ...slice }, ctx) => {
      const wanted = openCategoryKinds.find(name => name === kind) ?? 'portfolio';
      return paged(await listCandidates(signedIn(ctx), idOf(assetId), wanted), sliceOf(slice, MEMBERS_MAX));
    },
  }),
}));

builder.mutationFields(t => ({
  createCategory: t.field({
    access: WRITER,
    type: CategoryType,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: CategoryFields, required: true }) },
    resolve: (_, { assetId, input }, ctx) => createCategory(signedIn(ctx), idOf(assetId), input),
  }),
  updateCategory: t.field({
    access: WRITER,
    type: CategoryType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: CategoryChanges, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateCategory(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  archiveCategory: t.field({
    access: WRITER,
    type: CategoryType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => archiveCategory(signedIn(ctx), { id: idOf(id), version }),
  }),
  restoreCategory: t.field({
    access: WRITER,
    type: CategoryType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => restoreCategory(signedIn(ctx), { id: idOf(id), version }),
  }),
  orderCategories: t.field({
    access: WRITER,
    type: [CategoryType],
    args: {
      assetId: t.arg.id({ required: true }),
      before: t.arg.idList({ required: true }),
      after: t.arg.idList({ required: true }),
    },
    resolve: (_, { assetId, ...input }, ctx) => orderCategories(signedIn(ctx), idOf(assetId), input),
  }),
  saveCategoryMembers: t.field({
    access: WRITER,
    type: [CategoryType],
    args: {
      assetId: t.arg.id({ required: true }),
      members: t.arg({ type: [MembersFields], required: true }),
      fromDay: t.arg.string(),
      reason: t.arg.string(),
    },
    resolve: (_, { assetId, members, ...terms }, ctx) => saveMembers(signedIn(ctx), idOf(assetId), members, terms),
  }),
}));

function paged<T>(all: readonly T[], slice: Slice) {
  return pageOf(all.slice(offsetOf(slice), offsetOf(slice) + slice.first), { ...slice, total: all.length });
}
