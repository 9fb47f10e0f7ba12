import { FigureType } from '#features/figures/public';
import { readRunningMonth, RunningMonthType } from '#features/month-ends/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { AssetTypeEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { pageType, sliceOf } from '#platform/paging';
import { listAssets, type ListedAsset } from './actions';

const WatchedType = builder.objectRef<ListedAsset['watched']>('WatchedCount').implement({
  fields: t => ({ items: t.exposeInt('items'), triggered: t.exposeInt('triggered') }),
});

const NextMeetingType = builder.objectRef<NonNullable<ListedAsset['nextMeeting']>>('NextMeeting').implement({
  fields: t => ({
    id: t.exposeID('id'),
    day: t.exposeString('day'),
    startTime: t.exposeString('startTime', { nullable: true }),
    title: t.exposeString('title'),
  }),
});

const ListedAssetType = builder.objectRef<ListedAsset>('ListedAsset').implement({
  description: 'An asset the sender may see, with what a glance asks for: value, fiscal year to date against the benchmark, twelve months.',
  fields: t => ({
    assetId: t.exposeID('assetId'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    type: t.expose('type', { type: AssetTypeEnum }),
    clientId: t.exposeID('ownerId'),
    clientEn: t.exposeString('clientEn'),
    clientJp: t.exposeString('clientJp'),
    asOf: t.exposeString('latest', { nullable: true }),
    mandates: t.exposeInt('mandates', { nullable: true, description: 'Where only single mandates were granted: how many.' }),
    figures: t.expose('figures', { type: [FigureType], description: 'Market value; return, benchmark and excess, fiscal year to date.' }),
    course: t.expose('course', { type: [FigureType] }),
    nextMeeting: t.field({ type: NextMeetingType, nullable: true, resolve: ({ nextMeeting }) => nextMeeting }),
    watched: t.field({ type: WatchedType, resolve: ({ watched }) => watched }),
    runningMonth: t.field({
      type: RunningMonthType,
      nullable: true,
      description: 'Of a portfolio whose months the sender steers or advises on.',
      resolve: ({ assetId, type }, _, ctx) => (type === 'portfolio' ? readRunningMonth(signedIn(ctx), assetId) : null),
    }),
  }),
});

const ListedAssetPage = pageType('ListedAssetPage', ListedAssetType);

builder.queryFields(t => ({
  assetList: t.field({
    access: MEMBER,
    type: ListedAssetPage,
    args: { search: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { search, ...slice }, ctx) => listAssets(signedIn(ctx), { search: search ?? '', ...sliceOf(slice) }),
  }),
}));
