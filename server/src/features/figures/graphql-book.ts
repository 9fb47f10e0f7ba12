import { invalid } from '@hakaru/contract/errors';
import { shownTermNames } from '@hakaru/contract/mandate-terms';
import { isDay } from '@hakaru/engine/calendar/day';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { signedIn } from '#platform/context';
import { EntityKindEnum, EntityTypeEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import {
  benchmarkOn,
  type Book,
  type BookClass,
  type BookEntity,
  type BookMandate,
  classIdOn,
  clientOf,
  type Dated,
  isUnmeasured,
  type MandateTerms,
  parentAt,
  type PolicyVersion,
  versionOn,
} from '#features/books/public';

type Name = { en: string; jp: string };

export const NameType = builder.objectRef<Name>('Name').implement({
  description: 'One name in both languages.',
  fields: t => ({ en: t.exposeString('en'), jp: t.exposeString('jp') }),
});

function termsOn({ terms }: BookMandate, asOf: string | null | undefined): MandateTerms {
  return asOf ? versionOn(terms, readDay(asOf)) : (terms.at(-1) ?? terms[0]);
}

const MandateTermsType = builder.objectRef<BookMandate>('MandateTerms').implement({
  fields: t => ({
    ...Object.fromEntries(shownTermNames.map(name => [name, t.exposeString(name, { nullable: true })])),
    openedDate: t.exposeString('openedDate'), // never missing
    fiscal_year_start: t.int({
      description: 'By the terms of a day; without one, of the newest.',
      args: { asOf: t.arg.string() },
      resolve: (mandate, { asOf }) => termsOn(mandate, asOf).fiscalYearStart,
    }),
    feeBps: t.string({
      nullable: true,
      args: { asOf: t.arg.string() },
      resolve: (mandate, { asOf }) => termsOn(mandate, asOf).feeBps,
    }),
    termsFromDay: t.string({
      description: 'The day the terms hold from; null for those it opened with.',
      nullable: true,
      args: { asOf: t.arg.string() },
      resolve: (mandate, { asOf }) => {
        const terms = termsOn(mandate, asOf);
        return terms === mandate.terms[0] ? null : terms.fromDay;
      },
    }),
    isPrivate: t.exposeBoolean('isPrivate'),
    manager: t.expose('manager', { type: NameType, nullable: true }),
    trustee: t.expose('trustee', { type: NameType, nullable: true }),
  }),
});

const AssignmentType = builder.objectRef<Dated<{ benchmarkId: string }>>('BenchmarkAssignment').implement({
  description: 'What an entity is measured against, from a day until a day.',
  fields: t => ({
    benchmarkId: t.exposeID('benchmarkId'),
    fromDay: t.exposeString('fromDay'),
    toDay: t.exposeString('toDay', { nullable: true }),
  }),
});

const PartType = builder.objectRef<BookEntity['parts'][number]['weights'][number]>('BenchmarkPart').implement({
  fields: t => ({ componentId: t.exposeID('componentId'), weightPercent: t.exposeString('weightPercent') }),
});

const PartsVersionType = builder.objectRef<BookEntity['parts'][number]>('BenchmarkPartsVersion').implement({
  description: 'What a built benchmark is made of from a day on.',
  fields: t => ({
    fromDay: t.exposeString('fromDay'),
    weights: t.field({ type: [PartType], resolve: ({ weights }) => weights.filter(({ componentId }) => !isUnmeasured(componentId)) }),
  }),
});

function readDay(day: string): string {
  if (!isDay(day)) throw invalid('asOf', 'dateFormat');
  return day;
}

export const EntityType = builder.objectRef<BookEntity>('Entity').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    kind: t.expose('kind', { type: EntityKindEnum }),
    type: t.expose('type', { type: EntityTypeEnum }),
    name: t.expose('name', { type: NameType }),
    shortName: t.exposeString('shortName', { nullable: true }),
    currency: t.exposeString('currency'),
    parentId: t.id({
      nullable: true,
      args: { asOf: t.arg.string() },
      resolve: (entity, { asOf }) => (asOf ? parentAt(entity, monthIndexOf(readDay(asOf))) : entity.parentId),
    }),
    classId: t.id({
      nullable: true,
      args: { asOf: t.arg.string() },
      resolve: (entity, { asOf }) => (asOf ? classIdOn(entity, readDay(asOf)) : entity.classId),
    }),
    mandate: t.expose('mandate', { type: MandateTermsType, nullable: true }),
    benchmarks: t.expose('benchmarks', { type: [AssignmentType] }),
    parts: t.expose('parts', { type: [PartsVersionType] }),
    rebalance: t.exposeString('rebalance'),
    spreadPercent: t.exposeString('spreadPercent'),
    benchmarkId: t.id({
      nullable: true,
      args: { asOf: t.arg.string() },
      resolve: (entity, { asOf }) => benchmarkOn(entity, asOf ?? '9999-12-31'),
    }),
  }),
});

const ClassType = builder.objectRef<BookClass>('AssetClass').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.expose('name', { type: NameType }),
    colour: t.exposeInt('colour'),
    entityId: t.exposeID('entityId', { nullable: true }),
  }),
});

type Weight = { classId: string; weightPercent: string; bandPercent: string };

const PolicyWeightType = builder.objectRef<Weight>('PolicyWeight').implement({
  fields: t => ({
    classId: t.exposeID('classId'),
    weightPercent: t.exposeString('weightPercent'),
    bandPercent: t.exposeString('bandPercent'),
  }),
});

const PolicyType = builder.objectRef<PolicyVersion>('PolicyVersion').implement({
  fields: t => ({
    fromDay: t.exposeString('fromDay'),
    weights: t.field({
      type: [PolicyWeightType],
      resolve: ({ weights }) => [...weights].map(([classId, weight]) => ({ classId, ...weight })),
    }),
  }),
});

export const BookType = builder.objectRef<Book>('Book').implement({
  description: 'The structure of one asset as known at a moment; figures are asked for by entity and column.',
  fields: t => ({
    assetId: t.exposeID('assetId'),
    name: t.expose('name', { type: NameType }),
    client: t.field({
      description: 'Whose money it is: the owner of the asset, whoever asks.',
      type: NameType,
      resolve: (book, _, ctx) => clientOf(signedIn(ctx), book),
    }),
    clientRef: t.string({
      description: 'The client’s reference, as names of files begin with it.',
      resolve: async (book, _, ctx) => (await clientOf(signedIn(ctx), book)).ref,
    }),
    baseCurrency: t.exposeString('baseCurrency'),
    known: t.exposeString('known', { nullable: true }),
    rootId: t.exposeID('rootId', { nullable: true }),
    isOwn: t.boolean({
      description: 'Whether the asset belongs to who asks; only its owner writes to it.',
      resolve: ({ ownerId }, _, ctx) => ownerId === signedIn(ctx).actor.organisation.id,
    }),
    fiscal_year_start: t.int({
      description: 'What its mandates agree on, by the terms of a day: for totals and benchmarks. Without a day, of the newest.',
      args: { asOf: t.arg.string() },
      resolve: ({ fiscalYears }, { asOf }) => versionOn(fiscalYears, asOf ? readDay(asOf) : '9999-12-31').startMonth,
    }),
    monthEnds: t.exposeStringList('monthEnds'),
    reportedOnly: t.stringList({
      description: 'Month-ends of the opening history with reported values and no holdings to check them by.',
      resolve: ({ reportedOnly = [] }) => reportedOnly,
    }),
    entities: t.field({ type: [EntityType], resolve: ({ entities }) => [...entities.values()] }),
    classes: t.expose('classes', { type: [ClassType] }),
    policies: t.expose('policies', { type: [PolicyType] }),
  }),
});
