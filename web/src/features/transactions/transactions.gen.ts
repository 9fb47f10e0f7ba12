// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Where an instruction, a movement or a forward stands; only what is final moves money. */
export type MovementStatus =
  | 'cancelled'
  | 'final'
  | 'finalSetoff'
  | 'finalSplit'
  | 'invalid'
  | 'preliminary';

export type TransactionInput = {
  /** The amount, as decimal text. */
  amount: string;
  /** The code. */
  code?: string | null | undefined;
  /** What was said with it. */
  comment?: string | null | undefined;
  /** The currency, as in JPY. */
  currency: string;
  direction?: string | null | undefined;
  /** The fee. */
  fee?: string | null | undefined;
  /** The exchange rate. */
  fxRate?: string | null | undefined;
  /** The mandate. */
  mandateId: string;
  /** The price. */
  price?: string | null | undefined;
  realizedGainLoss?: string | null | undefined;
  /** The name of the security. */
  securityName?: string | null | undefined;
  /** The day money or securities move. */
  settlementDate: string;
  /** The day it was dealt. */
  tradeDate: string;
  /** The code of the trust bank. */
  trusteeRef?: string | null | undefined;
  /** The type. */
  type: string;
  /** The units. */
  unit?: string | null | undefined;
  unrealizedGainLoss?: string | null | undefined;
};

export type TransactionsQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  type?: string | null | undefined;
  status?: MovementStatus | null | undefined;
}>;


export type TransactionsQuery = { transactions: { data: Array<{ id: string, manager: string | null, managerJp: string | null, clientName: string, clientNameJp: string, mandateId: string, mandateRef: string, mandateName: string, mandateNameJp: string, trustee: string | null, trusteeJp: string | null, trusteeRef: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, entityType: string | null, securityName: string | null, instructionId: string | null, forwardId: string | null, instructionNumber: string | null, currency: string, code: string | null, tradeDate: string, settlementDate: string, unit: string | null, price: string | null, fx_rate: string | null, amount: string, cash: string, fee: string | null, realized_gain_loss: string | null, unrealized_gain_loss: string | null, status: MovementStatus, type: string, isSpot: boolean, comment: string | null, createdBy: string | null, createdAt: string, updatedBy: string | null, updatedAt: string, version: number, abilities: Array<string> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type TransactionQueryVariables = Exact<{
  id: string;
}>;


export type TransactionQuery = { transaction: { id: string, manager: string | null, managerJp: string | null, clientName: string, clientNameJp: string, mandateId: string, mandateRef: string, mandateName: string, mandateNameJp: string, trustee: string | null, trusteeJp: string | null, trusteeRef: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, entityType: string | null, securityName: string | null, instructionId: string | null, forwardId: string | null, instructionNumber: string | null, currency: string, code: string | null, tradeDate: string, settlementDate: string, unit: string | null, price: string | null, fx_rate: string | null, amount: string, cash: string, fee: string | null, realized_gain_loss: string | null, unrealized_gain_loss: string | null, status: MovementStatus, type: string, isSpot: boolean, comment: string | null, createdBy: string | null, createdAt: string, updatedBy: string | null, updatedAt: string, version: number, abilities: Array<string> } };

export type InstructionTransactionsQueryVariables = Exact<{
  id: string;
}>;


export type InstructionTransactionsQuery = { instruction: { id: string, transactions: Array<{ id: string, manager: string | null, managerJp: string | null, clientName: string, clientNameJp: string, mandateId: string, mandateRef: string, mandateName: string, mandateNameJp: string, trustee: string | null, trusteeJp: string | null, trusteeRef: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, entityType: string | null, securityName: string | null, instructionId: string | null, forwardId: string | null, instructionNumber: string | null, currency: string, code: string | null, tradeDate: string, settlementDate: string, unit: string | null, price: string | null, fx_rate: string | null, amount: string, cash: string, fee: string | null, realized_gain_loss: string | null, unrealized_gain_loss: string | null, status: MovementStatus, type: string, isSpot: boolean, comment: string | null, createdBy: string | null, createdAt: string, updatedBy: string | null, updatedAt: string, version: number, abilities: Array<string> }> } };

export type TransactionMandatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TransactionMandatesQuery = { transactionMandates: Array<{ id: string, ref: string, name: string, nameJp: string, clientName: string, clientNameJp: string }> };

export type CreateTransactionMutationVariables = Exact<{
  input: TransactionInput;
}>;


export type CreateTransactionMutation = { createTransaction: { id: string } };

export type UpdateTransactionMutationVariables = Exact<{
  id: string;
  version: number;
  input: TransactionInput;
}>;


export type UpdateTransactionMutation = { updateTransaction: { id: string } };

export type FinalizeTransactionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type FinalizeTransactionMutation = { finalizeTransaction: { id: string } };

export type DeleteTransactionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteTransactionMutation = { deleteTransaction: { id: string } };

export type CancelTransactionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelTransactionMutation = { cancelTransaction: { id: string } };

export type TransactionLineFragment = { id: string, manager: string | null, managerJp: string | null, clientName: string, clientNameJp: string, mandateId: string, mandateRef: string, mandateName: string, mandateNameJp: string, trustee: string | null, trusteeJp: string | null, trusteeRef: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, entityType: string | null, securityName: string | null, instructionId: string | null, forwardId: string | null, instructionNumber: string | null, currency: string, code: string | null, tradeDate: string, settlementDate: string, unit: string | null, price: string | null, fx_rate: string | null, amount: string, cash: string, fee: string | null, realized_gain_loss: string | null, unrealized_gain_loss: string | null, status: MovementStatus, type: string, isSpot: boolean, comment: string | null, createdBy: string | null, createdAt: string, updatedBy: string | null, updatedAt: string, version: number, abilities: Array<string> };

export const TransactionsDocument = `query Transactions($assetId: ID, $mandateId: ID, $first: Int, $page: Int, $search: String, $type: String, $status: MovementStatus) {
  transactions(
    assetId: $assetId
    mandateId: $mandateId
    first: $first
    page: $page
    search: $search
    type: $type
    status: $status
  ) {
    data {
      ...TransactionLine
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment TransactionLine on Transaction {
  id
  manager
  managerJp
  clientName
  clientNameJp
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  trustee
  trusteeJp
  trusteeRef
  entityRef
  entityName
  entityNameJp
  entityType
  securityName
  instructionId
  forwardId
  instructionNumber
  currency
  code
  tradeDate
  settlementDate
  unit
  price
  fx_rate
  amount
  cash
  fee
  realized_gain_loss
  unrealized_gain_loss
  status
  type
  isSpot
  comment
  createdBy
  createdAt
  updatedBy
  updatedAt
  version
  abilities
}` as TypedDocument<TransactionsQuery, TransactionsQueryVariables>;

export const TransactionDocument = `query Transaction($id: ID!) {
  transaction(id: $id) {
    ...TransactionLine
  }
}

fragment TransactionLine on Transaction {
  id
  manager
  managerJp
  clientName
  clientNameJp
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  trustee
  trusteeJp
  trusteeRef
  entityRef
  entityName
  entityNameJp
  entityType
  securityName
  instructionId
  forwardId
  instructionNumber
  currency
  code
  tradeDate
  settlementDate
  unit
  price
  fx_rate
  amount
  cash
  fee
  realized_gain_loss
  unrealized_gain_loss
  status
  type
  isSpot
  comment
  createdBy
  createdAt
  updatedBy
  updatedAt
  version
  abilities
}` as TypedDocument<TransactionQuery, TransactionQueryVariables>;

export const InstructionTransactionsDocument = `query InstructionTransactions($id: ID!) {
  instruction(id: $id) {
    id
    transactions {
      ...TransactionLine
    }
  }
}

fragment TransactionLine on Transaction {
  id
  manager
  managerJp
  clientName
  clientNameJp
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  trustee
  trusteeJp
  trusteeRef
  entityRef
  entityName
  entityNameJp
  entityType
  securityName
  instructionId
  forwardId
  instructionNumber
  currency
  code
  tradeDate
  settlementDate
  unit
  price
  fx_rate
  amount
  cash
  fee
  realized_gain_loss
  unrealized_gain_loss
  status
  type
  isSpot
  comment
  createdBy
  createdAt
  updatedBy
  updatedAt
  version
  abilities
}` as TypedDocument<InstructionTransactionsQuery, InstructionTransactionsQueryVariables>;

export const TransactionMandatesDocument = `query TransactionMandates {
  transactionMandates {
    id
    ref
    name
    nameJp
    clientName
    clientNameJp
  }
}` as TypedDocument<TransactionMandatesQuery, TransactionMandatesQueryVariables>;

export const CreateTransactionDocument = `mutation CreateTransaction($input: TransactionInput!) {
  createTransaction(input: $input) {
    id
  }
}` as TypedDocument<CreateTransactionMutation, CreateTransactionMutationVariables>;

export const UpdateTransactionDocument = `mutation UpdateTransaction($id: ID!, $version: Int!, $input: TransactionInput!) {
  updateTransaction(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateTransactionMutation, UpdateTransactionMutationVariables>;

export const FinalizeTransactionDocument = `mutation FinalizeTransaction($id: ID!, $version: Int!) {
  finalizeTransaction(id: $id, version: $version) {
    id
  }
}` as TypedDocument<FinalizeTransactionMutation, FinalizeTransactionMutationVariables>;

export const DeleteTransactionDocument = `mutation DeleteTransaction($id: ID!, $version: Int!) {
  deleteTransaction(id: $id, version: $version) {
    id
  }
}` as TypedDocument<DeleteTransactionMutation, DeleteTransactionMutationVariables>;

export const CancelTransactionDocument = `mutation CancelTransaction($id: ID!, $version: Int!) {
  cancelTransaction(id: $id, version: $version) {
    id
  }
}` as TypedDocument<CancelTransactionMutation, CancelTransactionMutationVariables>;
