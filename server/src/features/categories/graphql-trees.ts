import { openCategoryKinds } from '@hakaru/contract/address-choices';
import { invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { copyTree, listTrees } from './tree-actions';
import type { TreeRow } from './tree-store';

const CategoryTree = builder.objectRef<TreeRow>('CategoryTree').implement({
  description: 'The categories of one kind of one asset, whoever owns it.',
  fields: t => ({
    id: t.id({ resolve: ({ assetId, kind }) => `${assetId}:${kind}` }),
    assetId: t.exposeID('assetId'),
    assetRef: t.exposeString('assetRef'),
    assetName: t.exposeString('assetName'),
    assetNameJp: t.exposeString('assetNameJp'),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('organisationRef'),
    kind: t.exposeString('kind'),
    classes: t.exposeInt('classes'),
    columns: t.exposeInt('columns'),
    rows: t.exposeInt('rows'),
    members: t.exposeInt('members'),
  }),
});

builder.queryField('categoryTrees', t =>
  t.field({
    access: SUPERUSER,
    type: pageType('CategoryTreePage', CategoryTree),
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) => listTrees(signedIn(ctx), sliceOf(slice), parse(searchText, search ?? '')),
  }),
);

builder.mutationField('copyCategoryTree', t =>
  t.int({
    access: SUPERUSER,
    description: 'Answers how many categories were added.',
    args: { fromAssetId: t.arg.id({ required: true }), toAssetId: t.arg.id({ required: true }), kind: t.arg.string({ required: true }) },
    resolve: (_, { fromAssetId, toAssetId, kind: given }, ctx) => {
      const kind = openCategoryKinds.find(name => name === given);
      if (!kind) throw invalid('kind', 'invalid');
      return copyTree(signedIn(ctx), { from: idOf(fromAssetId), to: idOf(toAssetId), kind });
    },
  }),
);
