import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ContributionPeriodEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { readCurrencies, saveCurrencies, type CurrencyVersion } from './currencies';
import { benchmarkContributions, type BenchmarkContribution } from './contributions';
import { assignBenchmark, createBenchmark, saveParts, unassignBenchmark } from './actions';

const BenchmarkInputType = builder.inputType('BenchmarkInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    type: t.string({ required: true }),
    rebalance: t.string(),
    spreadPercent: t.string(),
  }),
});

const PartInput = builder.inputType('BenchmarkPartInput', { fields: t => ({ id: t.id({ required: true }), percent: t.string() }) });

const PartsInput = builder.inputType('BenchmarkPartsInput', {
  fields: t => ({
    fromDay: t.string({ required: true }),
    reason: t.string(),
    rows: t.field({ type: [PartInput], required: true }),
  }),
});

const CurrencyInput = builder.inputType('BenchmarkCurrencyInput', {
  fields: t => ({
    id: t.string({ required: true }),
    componentId: t.id({ required: true }),
    percent: t.string(),
    hedged: t.boolean(),
  }),
});

const CurrenciesInput = builder.inputType('BenchmarkCurrenciesInput', {
  fields: t => ({ fromDay: t.string({ required: true }), rows: t.field({ type: [CurrencyInput], required: true }) }),
});

const CurrencyRowType = builder.objectRef<CurrencyVersion['rows'][number]>('BenchmarkCurrency').implement({
  fields: t => ({
    currency: t.exposeString('currency'),
    componentId: t.exposeID('componentId'),
    weightPercent: t.exposeString('weightPercent'),
    hedged: t.exposeBoolean('hedged'),
  }),
});

const CurrencyVersionType = builder.objectRef<CurrencyVersion>('BenchmarkCurrencies').implement({
  description: 'What a benchmark is made of by currency, from a day on.',
  fields: t => ({ fromDay: t.exposeString('fromDay'), rows: t.expose('rows', { type: [CurrencyRowType] }) }),
});

const PartContributionType = builder.objectRef<BenchmarkContribution['parts'][number]>('PartContribution').implement({
  description: 'What one component added to the return of a benchmark; the benchmark itself stands for its yearly spread.',
  fields: t => ({ componentId: t.exposeID('componentId'), figure: t.expose('figure', { type: FigureType }) }),
});

const ContributionType = builder.objectRef<BenchmarkContribution>('BenchmarkContribution').implement({
  description: 'A stretch of time, what every component of a benchmark added in it, and the return they add up to.',
  fields: t => ({
    from: t.exposeString('from', { description: 'The closing day it is counted from.' }),
    through: t.exposeString('through', { description: 'Its last month-end.' }),
    parts: t.expose('parts', { type: [PartContributionType] }),
    total: t.expose('total', { type: FigureType, description: 'The linked return of the benchmark.' }),
  }),
});

builder.queryField('benchmarkContributions', t =>
  t.field({
    access: MEMBER,
    type: [ContributionType],
    description: 'What the components of a built benchmark added to its return, newest period first.',
    args: {
      assetId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      by: t.arg({ type: ContributionPeriodEnum, required: true }),
      known: t.arg.string(),
    },
    resolve: (_, { id, ...ask }, ctx) => benchmarkContributions(signedIn(ctx), { ...ask, id: idOf(id) }),
  }),
);

builder.queryField('benchmarkCurrencies', t =>
  t.field({
    access: MEMBER,
    type: [CurrencyVersionType],
    args: { assetId: t.arg.id({ required: true }), id: t.arg.id({ required: true }), known: t.arg.string() },
    resolve: (_, { assetId, id, known }, ctx) => readCurrencies(signedIn(ctx), { assetId: idOf(assetId), id: idOf(id), known }),
  }),
);

builder.mutationFields(t => ({
  saveBenchmarkCurrencies: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: CurrenciesInput, required: true }) },
    resolve: (_, { id, input }, ctx) => saveCurrencies(signedIn(ctx), idOf(id), input),
  }),
  createBenchmark: t.id({
    access: WRITER,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: BenchmarkInputType, required: true }) },
    resolve: (_, { assetId, input }, ctx) => createBenchmark(signedIn(ctx), assetId, input),
  }),
  saveBenchmarkParts: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: PartsInput, required: true }) },
    resolve: (_, { id, input }, ctx) =>
      saveParts(signedIn(ctx), id, { ...input, rows: input.rows.map(row => ({ ...row, percent: row.percent ?? null })) }),
  }),
  assignBenchmark: t.boolean({
    access: WRITER,
    args: {
      entityId: t.arg.id({ required: true }),
      benchmarkId: t.arg.id({ required: true }),
      fromDay: t.arg.string({ required: true }),
      reason: t.arg.string(),
    },
    resolve: (_, args, ctx) => assignBenchmark(signedIn(ctx), args),
  }),
  unassignBenchmark: t.boolean({
    access: WRITER,
    args: { entityId: t.arg.id({ required: true }), benchmarkId: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: (_, args, ctx) => unassignBenchmark(signedIn(ctx), args),
  }),
}));
