import { transactionTypes } from '@hakaru/contract/enumerations';
import { transactionTypeNames } from '@hakaru/contract/transaction-types';
import { MEMBER, SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ReferenceTableEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { archiveType, createType, deleteType, listTypes, listUsedTypes, renameType, type UsedType } from './actions';
import type { ReferenceType } from './store';

const ReferenceTypeType = builder.objectRef<ReferenceType>('ReferenceType').implement({
  description: 'A word of a list that administration keeps: counterparty, securityType1 or securityType2.',
  fields: t => ({
    table: t.expose('table', { type: ReferenceTableEnum }),
    code: t.exposeString('code'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    isArchived: t.exposeBoolean('isArchived'),
  }),
});

const UsedTypeType = builder.objectRef<UsedType>('UsedReferenceType').implement({
  description: 'The same with its version, and how many securities or counterparties of all organisations say it.',
  fields: t => ({
    id: t.exposeID('id'),
    table: t.expose('table', { type: ReferenceTableEnum }),
    code: t.exposeString('code'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    isArchived: t.exposeBoolean('isArchived'),
    uses: t.exposeInt('uses'),
    version: t.exposeInt('version'),
  }),
});

const ReferenceTypeFields = builder.inputType('ReferenceTypeInput', {
  fields: t => ({
    table: t.string({ required: true }),
    code: t.string({ required: true }),
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
  }),
});

const TransactionTypeType = builder.objectRef<(typeof transactionTypes)[number]>('TransactionType').implement({
  description: 'A type of transaction as the wire spells it, with its names.',
  fields: t => ({
    type: t.string({ resolve: type => type }),
    nameEn: t.string({ resolve: type => transactionTypeNames[type].en }),
    nameJp: t.string({ resolve: type => transactionTypeNames[type].jp }),
  }),
});

builder.queryFields(t => ({
  transactionTypes: t.field({ access: MEMBER, type: [TransactionTypeType], resolve: () => transactionTypes }),
  referenceTypes: t.field({ access: MEMBER, type: [ReferenceTypeType], resolve: (_, __, ctx) => listTypes(signedIn(ctx)) }),
  usedReferenceTypes: t.field({ access: SUPERUSER, type: [UsedTypeType], resolve: (_, __, ctx) => listUsedTypes(signedIn(ctx)) }),
}));

builder.mutationFields(t => ({
  createReferenceType: t.field({
    access: SUPERUSER,
    type: UsedTypeType,
    args: { input: t.arg({ type: ReferenceTypeFields, required: true }) },
    resolve: (_, { input }, ctx) => createType(signedIn(ctx), input),
  }),
  renameReferenceType: t.field({
    access: SUPERUSER,
    type: UsedTypeType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      nameEn: t.arg.string({ required: true }),
      nameJp: t.arg.string({ required: true }),
    },
    resolve: (_, { id, version, ...names }, ctx) => renameType(signedIn(ctx), { id: idOf(id), version }, names),
  }),
  archiveReferenceType: t.field({
    access: SUPERUSER,
    type: UsedTypeType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), isArchived: t.arg.boolean({ required: true }) },
    resolve: (_, { id, version, isArchived }, ctx) => archiveType(signedIn(ctx), { id: idOf(id), version }, isArchived),
  }),
  deleteReferenceType: t.field({
    access: SUPERUSER,
    type: 'Boolean',
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteType(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
