import { corporationRoles } from '@hakaru/contract/address-choices';
import type { CompanyBankAccount } from '@hakaru/contract/companies';
import type { CorporationOfficer } from '@hakaru/contract/corporations';
import { parse } from '@hakaru/contract/fields';
import { CORPORATION_GATE } from '@hakaru/contract/navigation';
import { searchText } from '@hakaru/contract/organisation-settings';
import * as z from 'zod/mini';
import { EntryPage } from '#features/audit/public';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { BankAccountTypeEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { corporationHistory, createCorporation, deleteCorporation, listCorporations, readCorporation, updateCorporation } from './actions';
import type { CorporationRow } from './store';

const READER: Access = { ...MEMBER, gate: CORPORATION_GATE };
const KEEPER: Access = { ...WRITER, gate: CORPORATION_GATE };

const OfficerType = builder.objectRef<CorporationOfficer>('CorporationOfficer').implement({
  fields: t => ({
    name: t.exposeString('name'),
    title: t.exposeString('title', { nullable: true }),
    isRepresentative: t.exposeBoolean('isRepresentative'),
    since: t.exposeString('since', { nullable: true }),
  }),
});

const AccountType = builder.objectRef<CompanyBankAccount>('CorporationBankAccount').implement({
  fields: t => ({
    bank: t.exposeString('bank'),
    branch: t.exposeString('branch', { nullable: true }),
    type: t.expose('type', { type: BankAccountTypeEnum }),
    number: t.exposeString('number'),
    holder: t.exposeString('holder'),
    currency: t.exposeString('currency'),
  }),
});

const SpcRefType = builder.objectRef<CorporationRow['spcs'][number]>('CorporationSpc').implement({
  fields: t => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    nameEn: t.exposeString('nameEn'),
    percent: t.exposeString('percent', { nullable: true, description: 'Its share as an investor, where it is one.' }),
  }),
});

const CorporationType = builder.objectRef<CorporationRow>('Corporation').implement({
  description: 'A company of the accountant’s directory.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    kana: t.exposeString('kana', { nullable: true }),
    type: t.exposeString('type'),
    number: t.exposeString('number', { nullable: true }),
    fiscalMonth: t.exposeInt('fiscalMonth', { nullable: true }),
    establishedOn: t.exposeString('establishedOn', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    roles: t.exposeStringList('roles'),
    officers: t.expose('officers', { type: [OfficerType] }),
    bankAccounts: t.expose('bankAccounts', { type: [AccountType] }),
    spcId: t.exposeID('spcId', { nullable: true }),
    spcs: t.expose('spcs', { type: [SpcRefType] }),
    importedFrom: t.exposeString('importedFrom', { nullable: true }),
    updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
    version: t.exposeInt('version'),
  }),
});

const OfficerFields = builder.inputType('CorporationOfficerInput', {
  fields: t => ({ name: t.string({ required: true }), title: t.string(), isRepresentative: t.boolean(), since: t.string() }),
});
const AccountFields = builder.inputType('CorporationBankAccountInput', {
  fields: t => ({
    bank: t.string({ required: true }),
    branch: t.string(),
    type: t.string({ required: true }),
    number: t.string({ required: true }),
    holder: t.string({ required: true }),
    currency: t.string(),
  }),
});
const CorporationFields = builder.inputType('CorporationInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    kana: t.string({ required: true }),
    type: t.string({ required: true }),
    number: t.string(),
    fiscalMonth: t.int(),
    establishedOn: t.string(),
    address: t.string(),
    roles: t.stringList(),
    officers: t.field({ type: [OfficerFields] }),
    bankAccounts: t.field({ type: [AccountFields] }),
    spcId: t.id(),
  }),
});

const roleRule = z.nullable(z.enum(corporationRoles, 'invalid'));

builder.queryFields(t => ({
  corporations: t.field({
    access: READER,
    type: pageType('CorporationPage', CorporationType),
    args: { search: t.arg.string(), role: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { search, role, ...slice }, ctx) =>
      listCorporations(signedIn(ctx), { search: parse(searchText, search ?? ''), role: parse(roleRule, role ?? null) }, sliceOf(slice)),
  }),
  corporation: t.field({
    access: READER,
    type: CorporationType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readCorporation(signedIn(ctx), idOf(id)),
  }),
  corporationHistory: t.field({
    access: READER,
    type: EntryPage,
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, ...slice }, ctx) => corporationHistory(signedIn(ctx), idOf(id), sliceOf(slice)),
  }),
}));

builder.mutationFields(t => {
  const held = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  const input = t.arg({ type: CorporationFields, required: true });
  return {
    createCorporation: t.field({
      access: KEEPER,
      type: CorporationType,
      args: { input },
      resolve: (_, args, ctx) => createCorporation(signedIn(ctx), args.input),
    }),
    updateCorporation: t.field({
      access: KEEPER,
      type: CorporationType,
      args: { ...held, input },
      resolve: (_, { id, version, input: given }, ctx) => updateCorporation(signedIn(ctx), { id: idOf(id), version }, given),
    }),
    deleteCorporation: t.boolean({
      access: KEEPER,
      args: held,
      resolve: (_, { id, version }, ctx) => deleteCorporation(signedIn(ctx), { id: idOf(id), version }),
    }),
  };
});
