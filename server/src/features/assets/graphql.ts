import { EntryPage } from '#features/audit/public';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { AssetTypeEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { assetHistory, createAsset, readAsset, updateAsset } from './actions';
import type { AssetDetail } from './store';

const AssetDetailType = builder.objectRef<AssetDetail>('AssetDetail').implement({
  description: 'An asset as administration sees it, whoever owns it.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    type: t.expose('type', { type: AssetTypeEnum }),
    baseCurrency: t.exposeString('baseCurrency'),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('organisationRef'),
    organisationName: t.exposeString('organisationName'),
    organisationNameJp: t.exposeString('organisationNameJp'),
    entities: t.exposeInt('entities'),
    categories: t.exposeInt('categories'),
    hasFacts: t.exposeBoolean('facts'),
    populatedTo: t.exposeString('populatedTo', { nullable: true }),
    latestMonthEnd: t.exposeString('latestMonthEnd', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const AssetFields = builder.inputType('AssetInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    type: t.string({ required: true }),
    baseCurrency: t.string({ required: true }),
  }),
});

builder.queryFields(t => ({
  platformAsset: t.field({
    access: SUPERUSER,
    type: AssetDetailType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readAsset(signedIn(ctx), idOf(id)),
  }),
  platformAssetHistory: t.field({
    access: SUPERUSER,
    type: EntryPage,
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, ...slice }, ctx) => assetHistory(signedIn(ctx), idOf(id), sliceOf(slice)),
  }),
}));

builder.mutationFields(t => ({
  createAsset: t.field({
    access: SUPERUSER,
    type: AssetDetailType,
    args: { organisationId: t.arg.id({ required: true }), input: t.arg({ type: AssetFields, required: true }) },
    resolve: (_, { organisationId, input }, ctx) => createAsset(signedIn(ctx), idOf(organisationId), input),
  }),
  updateAsset: t.field({
    access: SUPERUSER,
    type: AssetDetailType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: AssetFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateAsset(signedIn(ctx), { id: idOf(id), ...change }),
  }),
}));
