import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { FigureGapEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  createCounterparty,
  deleteCounterparty,
  listCounterparties,
  readCounterparty,
  updateCounterparty,
  type Counterparty,
} from './actions';

const CounterpartyType = builder.objectRef<Counterparty>('Counterparty').implement({
  description: 'A bank or broker an organisation deals with.',
  fields: t => ({
    id: t.exposeID('id'),
    type: t.exposeString('type'),
    typeName: t.exposeString('typeName'),
    typeNameJp: t.exposeString('typeNameJp'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    country: t.exposeString('country'),
    rating: t.exposeString('rating', { nullable: true }),
    limitJpy: t.exposeString('limitJpy', { nullable: true, description: 'In yen, held against the yen amount of the open forwards.' }),
    openForwards: t.exposeInt('openForwards'),
    openJpy: t.exposeString('openJpy', { nullable: true, description: 'The yen amount of the open forwards; null where one has none.' }),
    netValue: t.string({ nullable: true, resolve: ({ netValue }) => netValue.value }),
    netValueReason: t.field({
      type: FigureGapEnum,
      nullable: true,
      resolve: ({ netValue }) => (netValue.value === null ? netValue.reason : null),
    }),
    limitUse: t.exposeString('limitUse', { nullable: true, description: 'Yen amount of the open forwards as a fraction of the limit.' }),
    version: t.exposeInt('version'),
  }),
});

const CounterpartyFields = builder.inputType('CounterpartyInput', {
  fields: t => ({
    type: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    country: t.string({ required: true }),
    rating: t.string(),
    limitJpy: t.string(),
  }),
});

builder.queryFields(t => ({
  counterparties: t.field({
    access: MEMBER,
    type: pageType('CounterpartyPage', CounterpartyType),
    args: { search: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { search, ...slice }, ctx) => listCounterparties(signedIn(ctx), parse(searchText, search ?? ''), sliceOf(slice)),
  }),
  counterparty: t.field({
    access: MEMBER,
    type: CounterpartyType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readCounterparty(signedIn(ctx), idOf(id)),
  }),
}));

builder.mutationFields(t => ({
  createCounterparty: t.field({
    access: WRITER,
    type: CounterpartyType,
    args: { input: t.arg({ type: CounterpartyFields, required: true }) },
    resolve: (_, { input }, ctx) => createCounterparty(signedIn(ctx), input),
  }),
  updateCounterparty: t.field({
    access: WRITER,
    type: CounterpartyType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: CounterpartyFields, required: true }),
    },
    resolve: (_, { id, version, input }, ctx) => updateCounterparty(signedIn(ctx), { id: idOf(id), version }, input),
  }),
  deleteCounterparty: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteCounterparty(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
