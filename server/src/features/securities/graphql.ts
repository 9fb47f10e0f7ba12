import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { FactType } from '#features/figures/public';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder, PaginatorInfo, type Page } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { addPrice, deletePrice, listPrices, listSecurities, readSecurity, listPriceStories } from './actions';
import type { Facets, PriceRow, SecurityRow } from './store';

/** The same packages as for the screen. */
const READER: Access = { ...MEMBER, gate: { userPackages: ['securities'] } };
const RECORDER: Access = { ...WRITER, gate: { userPackages: ['securities'] } };

const SecurityType = builder.objectRef<SecurityRow>('Security').implement({
  description: 'A security of the master with its latest price on a day, and the last one of an earlier month.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    userCode: t.exposeString('userCode', { nullable: true }),
    isin: t.exposeString('isin', { nullable: true }),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    type1Name: t.exposeString('type1'),
    type2Name: t.exposeString('type2', { nullable: true }),
    currency: t.exposeString('currency'),
    country: t.exposeString('country', { nullable: true }),
    rating: t.exposeString('rating', { nullable: true }),
    riskWeightPercent: t.exposeString('riskWeightPercent', { nullable: true }),
    couponPercent: t.exposeString('couponPercent', { nullable: true }),
    maturityDate: t.exposeString('maturityDate', { nullable: true }),
    userPriceFrequency: t.exposeString('priceFrequency'),
    latestPrice: t.exposeString('price', { nullable: true }),
    latestPriceDate: t.exposeString('priceDay', { nullable: true }),
    priorMonthEndPrice: t.exposeString('priorPrice', { nullable: true }),
    priorMonthEndPriceDate: t.exposeString('priorDay', { nullable: true }),
    change: t.float({ nullable: true, resolve: ({ price, priorPrice }) => changeOf(price, priorPrice) }),
    isStale: t.exposeBoolean('isStale'),
  }),
});

function changeOf(price: string | null, prior: string | null): number | null {
  return price === null || prior === null || Number(prior) === 0 ? null : Number(price) / Number(prior) - 1;
}

const SecurityPage = builder.objectRef<Page<SecurityRow> & Facets>('SecurityPage').implement({
  fields: t => ({
    data: t.expose('data', { type: [SecurityType] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
    types: t.exposeStringList('types', { description: 'Every type of the master, whatever is filtered.' }),
    currencies: t.exposeStringList('currencies'),
    stale: t.exposeInt('stale', { description: 'How many of the master have a price older than their frequency allows.' }),
  }),
});

const PriceType = builder.objectRef<PriceRow>('SecurityPrice').implement({
  fields: t => ({
    day: t.exposeString('day'),
    price: t.exposeString('price'),
    currency: t.exposeString('currency'),
    recordedAt: t.string({ resolve: ({ recordedAt }) => recordedAt.toISOString() }),
    versions: t.exposeInt('versions', { description: 'How often this day was reported; more than once means that it was corrected.' }),
    sourceEn: t.exposeString('sourceEn'),
    sourceJp: t.exposeString('sourceJp'),
  }),
});
const PricePage = pageType('SecurityPricePage', PriceType);

const ROWS_MAX = 1_000;

builder.queryFields(t => {
  const place = () => ({ assetId: t.arg.id(), asOf: t.arg.string(), known: t.arg.string() });
  return {
    securities: t.field({
      access: READER,
      type: SecurityPage,
      args: {
        ...place(),
        first: t.arg.int(),
        page: t.arg.int(),
        search: t.arg.string(),
        type: t.arg.string(),
        currency: t.arg.string(),
        stale: t.arg.boolean(),
      },
      resolve: (_, { assetId, asOf, known, search, type, currency, stale, ...slice }, ctx) =>
        listSecurities(signedIn(ctx), { assetId, asOf, known }, sliceOf(slice, ROWS_MAX), {
          search: parse(searchText, search ?? ''),
          type: type ?? null,
          currency: currency ?? null,
          isStale: stale ?? false,
        }),
    }),
    security: t.field({
      access: READER,
      type: SecurityType,
      args: { ...place(), ref: t.arg.string({ required: true }) },
      resolve: (_, { ref, ...ask }, ctx) => readSecurity(signedIn(ctx), ask, ref),
    }),
    securityPrices: t.field({
      access: READER,
      type: PricePage,
      args: { ...place(), securityId: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
      resolve: (_, { assetId, asOf, known, securityId, ...slice }, ctx) =>
        listPrices(signedIn(ctx), { assetId, asOf, known }, idOf(securityId), sliceOf(slice, ROWS_MAX)),
    }),
    priceStories: t.field({
      access: READER,
      type: [FactType],
      description: 'Every version of a security’s price of some days: source, place, person, and what stood before.',
      args: { assetId: t.arg.id(), securityId: t.arg.id({ required: true }), days: t.arg.stringList({ required: true }) },
      resolve: (_, { assetId, securityId, days }, ctx) => listPriceStories(signedIn(ctx), { assetId }, idOf(securityId), days),
    }),
  };
});

const PriceFields = builder.inputType('SecurityPriceInput', {
  fields: t => ({ day: t.string({ required: true }), price: t.string({ required: true }) }),
});

builder.mutationFields(t => ({
  addSecurityPrice: t.boolean({
    access: RECORDER,
    args: { securityId: t.arg.id({ required: true }), input: t.arg({ type: PriceFields, required: true }), overwrite: t.arg.boolean() },
    resolve: (_, { securityId, input, overwrite }, ctx) =>
      addPrice(signedIn(ctx), { securityId: idOf(securityId), input, overwrite: overwrite ?? false }),
  }),
  deleteSecurityPrice: t.boolean({
    access: RECORDER,
    args: { securityId: t.arg.id({ required: true }), day: t.arg.string({ required: true }), price: t.arg.string({ required: true }) },
    resolve: (_, { securityId, ...seen }, ctx) => deletePrice(signedIn(ctx), { securityId: idOf(securityId), ...seen }),
  }),
}));
