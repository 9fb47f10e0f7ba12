import { bankMasters } from '@hakaru/contract/banks';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import * as z from 'zod/mini';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { BankAccountTypeEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import type { BankAccountRow } from './account-store';
import { archive, listOf, remove, save } from './actions';
import type { BankRow } from './bank-store';
import type { BranchRow } from './branch-store';
import { importList, type ListOutcome } from './import-list';
import type { Version } from './master';
import { MASTERS } from './masters';

const BankType = builder.objectRef<BankRow>('Bank').implement({
  description: 'A bank by the code of the Japanese payment system. `uses` counts its branches.',
  fields: t => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    kana: t.exposeString('kana'),
    swift: t.exposeString('swift', { nullable: true }),
    isArchived: t.exposeBoolean('isArchived'),
    uses: t.exposeInt('uses'),
    version: t.exposeInt('version'),
  }),
});

const BranchType = builder.objectRef<BranchRow>('BankBranch').implement({
  description: 'A branch of a bank. `uses` counts the bank accounts kept there.',
  fields: t => ({
    id: t.exposeID('id'),
    bankCode: t.exposeString('bankCode'),
    bankNameEn: t.exposeString('bankNameEn'),
    bankNameJp: t.exposeString('bankNameJp'),
    code: t.exposeString('code'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    kana: t.exposeString('kana'),
    isArchived: t.exposeBoolean('isArchived'),
    uses: t.exposeInt('uses'),
    version: t.exposeInt('version'),
  }),
});

const BankAccountType = builder.objectRef<BankAccountRow>('BankAccount').implement({
  description: 'A bank account of an organisation. `isSegregated`: money of silent partners, kept apart from the operator’s own.',
  fields: t => ({
    id: t.exposeID('id'),
    organisation: t.exposeString('organisation'),
    organisationNameEn: t.exposeString('organisationNameEn'),
    organisationNameJp: t.exposeString('organisationNameJp'),
    bankCode: t.exposeString('bankCode'),
    bankNameEn: t.exposeString('bankNameEn', { nullable: true }),
    bankNameJp: t.exposeString('bankNameJp', { nullable: true }),
    branchCode: t.exposeString('branchCode'),
    branchNameEn: t.exposeString('branchNameEn', { nullable: true }),
    branchNameJp: t.exposeString('branchNameJp', { nullable: true }),
    type: t.expose('type', { type: BankAccountTypeEnum }),
    number: t.exposeString('number'),
    holder: t.exposeString('holder'),
    holderKana: t.exposeString('holderKana'),
    currency: t.exposeString('currency'),
    isSegregated: t.exposeBoolean('isSegregated'),
    isArchived: t.exposeBoolean('isArchived'),
    uses: t.exposeInt('uses'),
    version: t.exposeInt('version'),
  }),
});

const OutcomeType = builder.objectRef<ListOutcome>('BankListOutcome').implement({
  fields: t => ({ added: t.exposeInt('added'), changed: t.exposeInt('changed'), unchanged: t.exposeInt('unchanged') }),
});

const BankFields = builder.inputType('BankInput', {
  fields: t => ({
    code: t.string({ required: true }),
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    kana: t.string({ required: true }),
    swift: t.string(),
  }),
});

const BranchFields = builder.inputType('BankBranchInput', {
  fields: t => ({
    bankCode: t.string({ required: true }),
    code: t.string({ required: true }),
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    kana: t.string({ required: true }),
  }),
});

const BankAccountFields = builder.inputType('BankAccountInput', {
  fields: t => ({
    organisation: t.string({ required: true }),
    bankCode: t.string({ required: true }),
    branchCode: t.string({ required: true }),
    type: t.string({ required: true }),
    number: t.string({ required: true }),
    holder: t.string({ required: true }),
    holderKana: t.string({ required: true }),
    currency: t.string(),
    isSegregated: t.boolean(),
  }),
});

const kindRule = z.enum(bankMasters, 'invalid');
const kindOf = (kind: string) => parse(kindRule, kind);
type Given = { id?: string | number | null | undefined; version?: number | null | undefined };
const versionOf = ({ id, version }: Given): Version | null => (id ? { id: idOf(String(id)), version: version ?? 0 } : null);

builder.queryFields(t => ({
  banks: t.field({
    access: SUPERUSER,
    type: pageType('BankPage', BankType),
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) =>
      listOf(signedIn(ctx), MASTERS.bank, { slice: sliceOf(slice), search: parse(searchText, search ?? '') }),
  }),
  bankBranches: t.field({
    access: SUPERUSER,
    type: pageType('BankBranchPage', BranchType),
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) =>
      listOf(signedIn(ctx), MASTERS.branch, { slice: sliceOf(slice), search: parse(searchText, search ?? '') }),
  }),
  bankAccounts: t.field({
    access: SUPERUSER,
    type: pageType('BankAccountPage', BankAccountType),
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) =>
      listOf(signedIn(ctx), MASTERS.account, { slice: sliceOf(slice), search: parse(searchText, search ?? '') }),
  }),
}));

builder.mutationFields(t => ({
  saveBank: t.field({
    access: SUPERUSER,
    type: BankType,
    args: { id: t.arg.id(), version: t.arg.int(), input: t.arg({ type: BankFields, required: true }) },
    resolve: (_, { input, ...change }, ctx) => save(signedIn(ctx), MASTERS.bank, versionOf(change), input),
  }),
  saveBankBranch: t.field({
    access: SUPERUSER,
    type: BranchType,
    args: { id: t.arg.id(), version: t.arg.int(), input: t.arg({ type: BranchFields, required: true }) },
    resolve: (_, { input, ...change }, ctx) => save(signedIn(ctx), MASTERS.branch, versionOf(change), input),
  }),
  saveBankAccount: t.field({
    access: SUPERUSER,
    type: BankAccountType,
    args: { id: t.arg.id(), version: t.arg.int(), input: t.arg({ type: BankAccountFields, required: true }) },
    resolve: (_, { input, ...change }, ctx) => save(signedIn(ctx), MASTERS.account, versionOf(change), input),
  }),
  archiveBankMaster: t.boolean({
    access: SUPERUSER,
    args: {
      kind: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      isArchived: t.arg.boolean({ required: true }),
    },
    resolve: (_, { kind, id, version, isArchived }, ctx) => {
      const sender = signedIn(ctx);
      const change = { id: idOf(id), version };
      if (kindOf(kind) === 'bank') return archive(sender, MASTERS.bank, change, isArchived);
      return kind === 'branch' ? archive(sender, MASTERS.branch, change, isArchived) : archive(sender, MASTERS.account, change, isArchived);
    },
  }),
  deleteBankMaster: t.boolean({
    access: SUPERUSER,
    args: { kind: t.arg.string({ required: true }), id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { kind, id, version }, ctx) => {
      const sender = signedIn(ctx);
      const change = { id: idOf(id), version };
      if (kindOf(kind) === 'bank') return remove(sender, MASTERS.bank, change);
      return kind === 'branch' ? remove(sender, MASTERS.branch, change) : remove(sender, MASTERS.account, change);
    },
  }),
  importBankMaster: t.field({
    access: SUPERUSER,
    type: OutcomeType,
    args: { kind: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
    resolve: (_, { kind, text }, ctx) => {
      const sender = signedIn(ctx);
      if (kindOf(kind) === 'bank') return importList(sender, MASTERS.bank, text);
      return kind === 'branch' ? importList(sender, MASTERS.branch, text) : importList(sender, MASTERS.account, text);
    },
  }),
}));
