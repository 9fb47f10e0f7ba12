import { readPair } from '@hakaru/contract/fx-rates';
import { invalid } from '@hakaru/contract/errors';
import { FactType } from '#features/figures/public';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { FxTenorEnum, RateMethodEnum } from '#platform/enumerations/markets';
import { builder, PaginatorInfo, type Page } from '#platform/graphql';
import { sliceOf } from '#platform/paging';
import { addRate, listRates, listRateStories, type ShownRate } from './actions';
import type { Facets } from './store';

/** The package that opens the screen. */
const READER: Access = { ...MEMBER, gate: { userPackages: ['fxrates'] } };
const RECORDER: Access = { ...WRITER, gate: { userPackages: ['fxrates'] } };

const RateType = builder.objectRef<ShownRate>('FxRate').implement({
  description: 'One unit of the base currency in the quote currency, as fixed on a day for a tenor.',
  fields: t => ({
    id: t.exposeID('id'),
    pair: t.string({ resolve: ({ base, quote }) => base + quote }),
    base: t.exposeString('base'),
    quote: t.exposeString('quote'),
    date: t.exposeString('asOf'),
    source: t.exposeString('method', { description: 'By whose rule: WMR, TTM, or a bank’s variant of either.' }),
    tenor: t.exposeString('tenor'),
    tenorDate: t.exposeString('tenorDate'),
    bid: t.exposeString('bid', { nullable: true }),
    mid: t.exposeString('mid'),
    ask: t.exposeString('ask', { nullable: true }),
    latestSpot: t.exposeString('spot', { nullable: true, description: 'The newest spot of the pair and source by the day asked for.' }),
    latestSpotDate: t.exposeString('spotDay', { nullable: true }),
    interpolated: t.exposeFloat('interpolated', { nullable: true, description: 'The rate on `interpolateTo`; null beyond the curve.' }),
    interpolatedDate: t.exposeString('interpolatedDay', { nullable: true }),
    recordedAt: t.string({ resolve: ({ recordedAt }) => recordedAt.toISOString() }),
    versions: t.exposeInt('versions', { description: 'How often this fixing was reported; more than once means that it was corrected.' }),
    sourceEn: t.exposeString('sourceEn'),
    sourceJp: t.exposeString('sourceJp'),
  }),
});

const RatePage = builder.objectRef<Page<ShownRate> & Facets>('FxRatePage').implement({
  fields: t => ({
    data: t.expose('data', { type: [RateType] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
    pairs: t.exposeStringList('pairs', { description: 'Every pair that was reported, whatever is filtered.' }),
    sources: t.exposeStringList('methods'),
    tenors: t.exposeStringList('tenors'),
  }),
});

const ROWS_MAX = 2_000;

function pairOf(text: string | null | undefined): { base: string | null; quote: string | null } {
  if (!text) return { base: null, quote: null };
  const pair = readPair(text);
  if (!pair) throw invalid('pair', 'invalid');
  return pair;
}

builder.queryFields(t => {
  const place = () => ({ assetId: t.arg.id(), asOf: t.arg.string(), known: t.arg.string() });
  return {
    fxRates: t.field({
      access: READER,
      type: RatePage,
      description: 'The newest rate of each pair, source and tenor by a day; with `from`, every rate since then.',
      args: {
        ...place(),
        pair: t.arg.string(),
        source: t.arg({ type: RateMethodEnum }),
        tenor: t.arg({ type: FxTenorEnum }),
        from: t.arg.string(),
        interpolateTo: t.arg.string(),
        first: t.arg.int(),
        page: t.arg.int(),
      },
      resolve: (_, { assetId, asOf, known, pair, source, tenor, from, interpolateTo, ...slice }, ctx) =>
        listRates(signedIn(ctx), { assetId, asOf, known, to: interpolateTo ?? null }, sliceOf(slice, ROWS_MAX), {
          ...pairOf(pair),
          method: source ?? null,
          tenor: tenor ?? null,
          from: from ?? null,
        }),
    }),
    fxRateStories: t.field({
      access: READER,
      type: [FactType],
      description: 'Every version of one fixing: bid, mid and ask with source, place, person, and what stood before.',
      args: {
        assetId: t.arg.id(),
        pair: t.arg.string({ required: true }),
        source: t.arg({ type: RateMethodEnum, required: true }),
        tenor: t.arg({ type: FxTenorEnum, required: true }),
        day: t.arg.string({ required: true }),
      },
      resolve: (_, { assetId, pair, source, tenor, day }, ctx) => {
        const { base, quote } = readPair(pair) ?? { base: '', quote: '' };
        return listRateStories(signedIn(ctx), { assetId }, { base, quote, method: source, tenor, asOf: day });
      },
    }),
  };
});

const RateFields = builder.inputType('FxRateInput', {
  fields: t => ({
    base: t.string({ required: true }),
    quote: t.string({ required: true }),
    asOf: t.string({ required: true }),
    method: t.string({ required: true }),
    tenor: t.string({ required: true }),
    tenorDate: t.string({ required: true }),
    bid: t.string(),
    mid: t.string({ required: true }),
    ask: t.string(),
  }),
});

builder.mutationFields(t => ({
  addFxRate: t.boolean({
    access: RECORDER,
    args: { input: t.arg({ type: RateFields, required: true }), overwrite: t.arg.boolean() },
    resolve: (_, { input, overwrite }, ctx) => addRate(signedIn(ctx), { input, overwrite: overwrite ?? false }),
  }),
}));
