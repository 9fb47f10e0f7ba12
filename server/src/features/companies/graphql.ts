import { companyStatuses } from '@hakaru/contract/address-choices';
import type { CompanyBankAccount, CompanyContact } from '@hakaru/contract/companies';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { EntryPage } from '#features/audit/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { BankAccountTypeEnum, CompanyStatusEnum, PartyRoleEnum } from '#platform/enumerations/people';
import { builder, PaginatorInfo, type Page } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { companyHistory, createCompany, deleteCompany, listCompanies, readCompany, updateCompany } from './actions';
import type { CompanyRow } from './store';

const ContactType = builder.objectRef<CompanyContact>('CompanyContact').implement({
  fields: t => ({
    name: t.exposeString('name'),
    title: t.exposeString('title', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone_number: t.exposeString('phone_number', { nullable: true }),
  }),
});

const BankAccountType = builder.objectRef<CompanyBankAccount>('CompanyBankAccount').implement({
  fields: t => ({
    bank: t.exposeString('bank'),
    branch: t.exposeString('branch', { nullable: true }),
    type: t.expose('type', { type: BankAccountTypeEnum }),
    number: t.exposeString('number'),
    holder: t.exposeString('holder'),
    currency: t.exposeString('currency'),
  }),
});

const CompanyType = builder.objectRef<CompanyRow>('Company').implement({
  description: 'A company a fund has invested in.',
  fields: t => ({
    id: t.exposeID('id'),
    assetId: t.exposeID('assetId'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    nameKana: t.exposeString('nameKana', { nullable: true }),
    roles: t.expose('roles', { type: [PartyRoleEnum] }),
    fundId: t.exposeID('fundId', { nullable: true }),
    fundName: t.exposeString('fundName', { nullable: true }),
    fundNameJp: t.exposeString('fundNameJp', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    currency: t.exposeString('currency'),
    phone_number: t.exposeString('phone_number', { nullable: true }),
    fax_number: t.exposeString('fax_number', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    status: t.expose('status', { type: CompanyStatusEnum }),
    investedDate: t.exposeString('investedDate', { nullable: true }),
    realizedDate: t.exposeString('realizedDate', { nullable: true }),
    contacts: t.expose('contacts', { type: [ContactType] }),
    bankAccounts: t.expose('bankAccounts', { type: [BankAccountType] }),
    version: t.exposeInt('version'),
  }),
});

const CompanyPage = builder.objectRef<Page<CompanyRow> & { active: number; realized: number }>('CompanyPage').implement({
  fields: t => ({
    data: t.expose('data', { type: [CompanyType] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
    active: t.exposeInt('active'),
    realized: t.exposeInt('realized'),
  }),
});

const ContactFields = builder.inputType('CompanyContactInput', {
  fields: t => ({ name: t.string({ required: true }), title: t.string(), email: t.string(), phone_number: t.string() }),
});
const BankAccountFields = builder.inputType('CompanyBankAccountInput', {
  fields: t => ({
    bank: t.string({ required: true }),
    branch: t.string(),
    type: t.string({ required: true }),
    number: t.string({ required: true }),
    holder: t.string({ required: true }),
    currency: t.string({ required: true }),
  }),
});
const CompanyFields = builder.inputType('CompanyInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    nameKana: t.string(),
    roles: t.stringList({ required: true }),
    fundId: t.id(),
    country: t.string(),
    currency: t.string({ required: true }),
    phone_number: t.string(),
    fax_number: t.string(),
    address: t.string(),
    status: t.string({ required: true }),
    investedDate: t.string(),
    realizedDate: t.string(),
    contacts: t.field({ type: [ContactFields], required: true }),
    bankAccounts: t.field({ type: [BankAccountFields], required: true }),
  }),
});

builder.queryFields(t => ({
  companies: t.field({
    access: MEMBER,
    type: CompanyPage,
    args: {
      assetId: t.arg.id({ required: true }),
      first: t.arg.int(),
      page: t.arg.int(),
      search: t.arg.string(),
      status: t.arg.string(),
      fundId: t.arg.id(),
    },
    resolve: (_, { assetId, search, status, fundId, ...slice }, ctx) =>
      listCompanies(signedIn(ctx), idOf(assetId), sliceOf(slice), {
        search: parse(searchText, search ?? ''),
        status: companyStatuses.find(name => name === status) ?? null,
        fundId: fundId ? idOf(fundId) : null,
      }),
  }),
  company: t.field({
    access: MEMBER,
    type: CompanyType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readCompany(signedIn(ctx), idOf(id)),
  }),
  companyHistory: t.field({
    access: MEMBER,
    type: EntryPage,
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, ...slice }, ctx) => companyHistory(signedIn(ctx), idOf(id), sliceOf(slice)),
  }),
}));

builder.mutationFields(t => ({
  createCompany: t.field({
    access: WRITER,
    type: CompanyType,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: CompanyFields, required: true }) },
    resolve: (_, { assetId, input }, ctx) => createCompany(signedIn(ctx), idOf(assetId), input),
  }),
  updateCompany: t.field({
    access: WRITER,
    type: CompanyType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: CompanyFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateCompany(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  deleteCompany: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => deleteCompany(signedIn(ctx), idOf(id)),
  }),
}));
