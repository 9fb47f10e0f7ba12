import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import type { ManagedMandate } from '#features/clients/public';
import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ReturnBasisEnum } from '#platform/enumerations/portfolio';
import { builder, pageOf } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  createProduct,
  deleteProduct,
  linkMandates,
  listLinkable,
  listProducts,
  readProduct,
  updateProduct,
  type Product,
} from './actions';
import { discloseProduct, readDisclosures, readReturns, recordReturns, type Disclosure } from './returns';
import type { ReturnRow } from './returns-store';

const MandateType = builder.objectRef<ManagedMandate>('ManagedMandate').implement({
  description:
    'A mandate the sender’s organisation runs for a client. Figures: market value, return and excess of the fiscal year to date.',
  fields: t => ({
    id: t.exposeID('id'),
    clientId: t.exposeID('clientId'),
    clientEn: t.exposeString('clientEn'),
    clientJp: t.exposeString('clientJp'),
    assetId: t.exposeID('assetId'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    classEn: t.exposeString('classEn', { nullable: true }),
    classJp: t.exposeString('classJp', { nullable: true }),
    endedOn: t.exposeString('endedOn', { nullable: true }),
    asOf: t.exposeString('asOf', { nullable: true }),
    figures: t.expose('figures', { type: [FigureType] }),
  }),
});

const ValueType = builder.objectRef<NonNullable<Product['value']>>('ProductValue').implement({
  fields: t => ({ amount: t.exposeString('amount'), currency: t.exposeString('currency') }),
});

const ReturnType = builder.objectRef<ReturnRow>('ProductReturn').implement({
  description: 'What the manager recorded of a product for a month, after its fee (net) or before it (gross), in percent.',
  fields: t => ({
    monthEnd: t.exposeString('monthEnd'),
    basis: t.field({ type: ReturnBasisEnum, resolve: ({ basis }) => (basis === 'gross' ? 'gross' : 'net') }),
    currency: t.exposeString('currency'),
    percent: t.exposeString('percent'),
    userName: t.exposeString('userName'),
    recordedAt: t.string({ resolve: ({ recordedAt }) => recordedAt.toISOString() }),
  }),
});

const DisclosureType = builder.objectRef<Disclosure>('ProductDisclosure').implement({
  description: 'A client who sees the product and its returns, as its consultants do.',
  fields: t => ({
    clientId: t.exposeID('clientId'),
    clientEn: t.exposeString('clientEn'),
    clientJp: t.exposeString('clientJp'),
    userName: t.exposeString('userName'),
    disclosedAt: t.string({ resolve: ({ disclosedAt }) => disclosedAt.toISOString() }),
  }),
});

const ProductType = builder.objectRef<Product>('Product').implement({
  description: 'What a manager offers, and the mandates run by it.',
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    description: t.exposeString('description', { nullable: true }),
    benchmark: t.exposeString('benchmark', { nullable: true }),
    targetReturnPercent: t.exposeString('targetReturnPercent', { nullable: true }),
    assetClass: t.exposeString('assetClass', { nullable: true }),
    inceptionDate: t.exposeString('inceptionDate', { nullable: true }),
    feeBps: t.exposeFloat('feeBps', { nullable: true }),
    clients: t.exposeInt('clients'),
    value: t.expose('value', { type: ValueType, nullable: true }),
    mandates: t.expose('mandates', { type: [MandateType] }),
    returns: t.field({
      type: [ReturnType],
      description: 'Newest month first.',
      resolve: ({ id }, _, ctx) => readReturns(signedIn(ctx), id),
    }),
    disclosures: t.field({ type: [DisclosureType], resolve: ({ id }, _, ctx) => readDisclosures(signedIn(ctx), id) }),
    version: t.exposeInt('version'),
  }),
});

const ProductFields = builder.inputType('ProductInput', {
  fields: t => ({
    name: t.string({ required: true }),
    nameJp: t.string(),
    description: t.string(),
    benchmark: t.string(),
    targetReturnPercent: t.string(),
    assetClass: t.string(),
    inceptionDate: t.string(),
    feeBps: t.float(),
  }),
});

const ReturnRowFields = builder.inputType('ProductReturnRowInput', {
  fields: t => ({ monthEnd: t.string({ required: true }), percent: t.string() }),
});
const ReturnsFields = builder.inputType('ProductReturnsInput', {
  fields: t => ({
    basis: t.string({ required: true }),
    currency: t.string({ required: true }),
    rows: t.field({ type: [ReturnRowFields], required: true }),
  }),
});
type GivenReturns = typeof ReturnsFields.$inferInput;
const returnsOf = (input: GivenReturns) => ({
  ...input,
  rows: input.rows.map(({ monthEnd, percent }) => ({ monthEnd, percent: percent ?? null })),
});

builder.queryFields(t => ({
  products: t.field({
    access: MEMBER,
    type: pageType('ProductPage', ProductType),
    args: { search: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { search, ...slice }, ctx) => listProducts(signedIn(ctx), parse(searchText, search ?? ''), sliceOf(slice)),
  }),
  product: t.field({
    access: MEMBER,
    type: ProductType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readProduct(signedIn(ctx), idOf(id)),
  }),
  managedMandates: t.field({
    access: MEMBER,
    type: pageType('ManagedMandatePage', MandateType),
    resolve: async (_, __, ctx) => {
      const data = await listLinkable(signedIn(ctx));
      return pageOf(data, { first: Math.max(1, data.length), page: 1, total: data.length });
    },
  }),
}));

builder.mutationFields(t => ({
  createProduct: t.field({
    access: WRITER,
    type: ProductType,
    args: { input: t.arg({ type: ProductFields, required: true }) },
    resolve: (_, { input }, ctx) => createProduct(signedIn(ctx), input),
  }),
  updateProduct: t.field({
    access: WRITER,
    type: ProductType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ProductFields, required: true }),
    },
    resolve: (_, { id, version, input }, ctx) => updateProduct(signedIn(ctx), { id: idOf(id), version }, input),
  }),
  linkProductMandates: t.field({
    access: WRITER,
    type: ProductType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      mandateIds: t.arg.idList({ required: true }),
    },
    resolve: (_, { id, version, mandateIds }, ctx) => linkMandates(signedIn(ctx), { id: idOf(id), version }, mandateIds.map(idOf)),
  }),
  recordProductReturns: t.field({
    access: WRITER,
    type: ProductType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ReturnsFields, required: true }),
    },
    resolve: async (_, { id, version, input }, ctx) => {
      await recordReturns(signedIn(ctx), { id: idOf(id), version }, returnsOf(input));
      return await readProduct(signedIn(ctx), idOf(id));
    },
  }),
  discloseProduct: t.field({
    access: WRITER,
    type: ProductType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      clientIds: t.arg.idList({ required: true }),
    },
    resolve: async (_, { id, version, clientIds }, ctx) => {
      await discloseProduct(signedIn(ctx), { id: idOf(id), version }, clientIds.map(idOf));
      return await readProduct(signedIn(ctx), idOf(id));
    },
  }),
  deleteProduct: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteProduct(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
