import { FUNDS_GATE } from '@hakaru/contract/gates';
import { keptFundTypes } from '@hakaru/contract/fund-types';
import { parse } from '@hakaru/contract/fields';
import type { FundCode } from '@hakaru/contract/funds';
import { fundTypeOf } from '@hakaru/contract/enumerations';
import { searchText } from '@hakaru/contract/organisation-settings';
import { EntryPage } from '#features/audit/public';
import { MEMBER, SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { FundKindEnum } from '#platform/enumerations/funds';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { fundHistory, listAllFunds, listFunds, mergeFunds, readAnyFund, readFund, updateFund } from './actions';
import type { Filter, FundRow } from './store';

const CodeType = builder.objectRef<FundCode>('FundCode').implement({
  description: 'What others call a fund: a code within a scheme.',
  fields: t => ({ scheme: t.exposeString('scheme'), code: t.exposeString('code') }),
});

const FundType = builder.objectRef<FundRow>('Fund').implement({
  description: 'A fund of an asset, with its codes. Amounts are the latest reported, in its own currency.',
  fields: t => ({
    id: t.exposeID('id'),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('organisationRef'),
    organisationName: t.exposeString('organisationName'),
    organisationNameJp: t.exposeString('organisationNameJp'),
    assetId: t.exposeID('assetId'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    currency: t.exposeString('currency'),
    fundType: t.expose('fundType', { type: FundKindEnum, nullable: true }),
    mandateId: t.exposeID('mandateId', { nullable: true }),
    mandateRef: t.exposeString('mandateRef', { nullable: true }),
    mandateName: t.exposeString('mandateName', { nullable: true }),
    mandateNameJp: t.exposeString('mandateNameJp', { nullable: true }),
    manager: t.exposeString('manager', { nullable: true }),
    managerJp: t.exposeString('managerJp', { nullable: true }),
    codes: t.expose('codes', { type: [CodeType] }),
    commitment: t.exposeString('commitment', { nullable: true }),
    nav: t.exposeString('nav', { nullable: true }),
    navDay: t.exposeString('navDay', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const FundPage = pageType('FundPage', FundType);

const CodeFields = builder.inputType('FundCodeInput', {
  fields: t => ({ scheme: t.string({ required: true }), code: t.string({ required: true }) }),
});
const FundFields = builder.inputType('FundInput', {
  fields: t => ({ fundType: t.string(), codes: t.field({ type: [CodeFields], required: true }) }),
});
const MergeFields = builder.inputType('FundMergeInput', {
  fields: t => ({ keptId: t.id({ required: true }), duplicateId: t.id({ required: true }) }),
});

function filterOf({ search, fundType }: { search?: string | null | undefined; fundType?: string | null | undefined }): Filter {
  const wanted = fundTypeOf(fundType ?? '');
  return { search: parse(searchText, search ?? ''), fundType: keptFundTypes.find(type => type === wanted) ?? null };
}

builder.queryFields(t => {
  const list = {
    first: t.arg.int(),
    page: t.arg.int(),
    search: t.arg.string(),
    fundType: t.arg.string({ description: 'Only funds of this form, in any spelling of it.' }),
  };
  const one = { id: t.arg.id({ required: true }) };
  return {
    funds: t.field({
      access: { ...MEMBER, gate: FUNDS_GATE },
      type: FundPage,
      args: list,
      resolve: (_, { first, page, ...filter }, ctx) => listFunds(signedIn(ctx), sliceOf({ first, page }), filterOf(filter)),
    }),
    fund: t.field({
      access: { ...MEMBER, gate: FUNDS_GATE },
      type: FundType,
      args: one,
      resolve: (_, { id }, ctx) => readFund(signedIn(ctx), idOf(id)),
    }),
    fundDirectory: t.field({
      access: MEMBER,
      type: FundPage,
      args: list,
      resolve: (_, { first, page, ...filter }, ctx) => listFunds(signedIn(ctx), sliceOf({ first, page }), filterOf(filter)),
    }),
    fundDirectoryEntry: t.field({
      access: MEMBER,
      type: FundType,
      args: one,
      resolve: (_, { id }, ctx) => readFund(signedIn(ctx), idOf(id)),
    }),
    allFunds: t.field({
      access: SUPERUSER,
      type: FundPage,
      args: list,
      resolve: (_, { first, page, ...filter }, ctx) => listAllFunds(signedIn(ctx), sliceOf({ first, page }), filterOf(filter)),
    }),
    anyFund: t.field({
      access: SUPERUSER,
      type: FundType,
      args: one,
      resolve: (_, { id }, ctx) => readAnyFund(signedIn(ctx), idOf(id)),
    }),
    fundHistory: t.field({
      access: SUPERUSER,
      type: EntryPage,
      args: { ...one, first: t.arg.int(), page: t.arg.int() },
      resolve: (_, { id, ...slice }, ctx) => fundHistory(signedIn(ctx), idOf(id), sliceOf(slice)),
    }),
  };
});

builder.mutationFields(t => ({
  updateFund: t.field({
    access: SUPERUSER,
    type: FundType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: FundFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateFund(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  mergeFunds: t.field({
    access: SUPERUSER,
    type: FundType,
    args: { version: t.arg.int({ required: true }), input: t.arg({ type: MergeFields, required: true }) },
    resolve: (_, { version, input }, ctx) => mergeFunds(signedIn(ctx), version, input),
  }),
}));
