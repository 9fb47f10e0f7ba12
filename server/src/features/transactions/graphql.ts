import { transactionStatuses } from '@hakaru/contract/address-choices';
import { transactionTypes } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { MovementStatusEnum } from '#platform/enumerations/money';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { listTransactions, readTransaction } from './actions';
import { MandateChoiceType, TransactionPage, TransactionType } from './graphql-types';
import { createTransaction, listMandateChoices, moveTransaction, updateTransaction } from './write';

const CASH = { modules: ['cashManagement'] } as const;
const READER: Access = { ...MEMBER, gate: CASH };
const AUTHOR: Access = { ...WRITER, gate: CASH };

const TransactionFields = builder.inputType('TransactionInput', {
  fields: t => ({
    mandateId: t.id({ required: true }),
    type: t.string({ required: true }),
    direction: t.string(),
    code: t.string(),
    securityName: t.string(),
    tradeDate: t.string({ required: true }),
    settlementDate: t.string({ required: true }),
    currency: t.string({ required: true }),
    amount: t.string({ required: true }),
    fee: t.string(),
    unit: t.string(),
    price: t.string(),
    fxRate: t.string(),
    realizedGainLoss: t.string(),
    unrealizedGainLoss: t.string(),
    trusteeRef: t.string(),
    comment: t.string(),
  }),
});

builder.queryFields(t => ({
  transactions: t.field({
    access: READER,
    type: TransactionPage,
    args: {
      assetId: t.arg.id(),
      mandateId: t.arg.id(),
      first: t.arg.int(),
      page: t.arg.int(),
      search: t.arg.string(),
      type: t.arg.string(),
      status: t.arg({ type: MovementStatusEnum }),
    },
    resolve: (_, { assetId, mandateId, search, type, status, ...slice }, ctx) =>
      listTransactions(signedIn(ctx), assetId ? idOf(assetId) : null, sliceOf(slice), {
        mandateId: mandateId ? idOf(mandateId) : null,
        instructionId: null,
        search: parse(searchText, search ?? ''),
        type: transactionTypes.find(name => name === type) ?? null,
        status: transactionStatuses.find(name => name === status) ?? null,
      }),
  }),
  transaction: t.field({
    access: READER,
    type: TransactionType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readTransaction(signedIn(ctx), idOf(id)),
  }),
  transactionMandates: t.field({
    access: READER,
    type: [MandateChoiceType],
    resolve: (_, __, ctx) => listMandateChoices(signedIn(ctx)),
  }),
}));

builder.mutationFields(t => {
  const chosen = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  const move = (action: 'finalize' | 'delete' | 'cancel') =>
    t.field({
      access: AUTHOR,
      type: TransactionType,
      args: chosen,
      resolve: (_, { id, version }, ctx) => moveTransaction(signedIn(ctx), action, { id: idOf(id), version }),
    });
  return {
    createTransaction: t.field({
      access: AUTHOR,
      type: TransactionType,
      args: { input: t.arg({ type: TransactionFields, required: true }) },
      resolve: (_, { input }, ctx) => createTransaction(signedIn(ctx), input),
    }),
    updateTransaction: t.field({
      access: AUTHOR,
      type: TransactionType,
      args: { ...chosen, input: t.arg({ type: TransactionFields, required: true }) },
      resolve: (_, { id, version, input }, ctx) => updateTransaction(signedIn(ctx), { id: idOf(id), version }, input),
    }),
    finalizeTransaction: move('finalize'),
    deleteTransaction: move('delete'),
    cancelTransaction: move('cancel'),
  };
});
