// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ChosenInstruction = {
  /** The identifier, to be sent back as it came. */
  id: string;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

/** The calendars of holidays that are kept. */
export type HolidayCalendar =
  | 'EU'
  | 'GB'
  | 'JP'
  | 'US';

export type InstructionDraft = {
  /** The amount, as decimal text. */
  amount?: string | null | undefined;
  category: string;
  /** The other currency of the deal. */
  counterCurrency?: string | null | undefined;
  /** The currency, as in JPY. */
  currency: string;
  /** The entity. */
  entityId: string;
  /** The instruction. */
  instructionId?: string | null | undefined;
  /** The day money or securities move. */
  settlementDate: string;
};

export type InstructionInput = {
  /** The amount, as decimal text. */
  amount: string;
  category: string;
  /** What was said with it. */
  comment?: string | null | undefined;
  /** The other currency of the deal. */
  counterCurrency?: string | null | undefined;
  /** The currency, as in JPY. */
  currency: string;
  /** The entity. */
  entityId: string;
  fromEntityId?: string | null | undefined;
  fromName?: string | null | undefined;
  payeeAccount?: string | null | undefined;
  /** The rate. */
  rate?: string | null | undefined;
  /** The name of the security. */
  securityName?: string | null | undefined;
  /** The day money or securities move. */
  settlementDate: string;
  /** The side of it. */
  side?: string | null | undefined;
  toEntityId?: string | null | undefined;
  toName?: string | null | undefined;
  /** The day it was dealt. */
  tradeDate: string;
  /** The code of the trust bank. */
  trusteeRef?: string | null | undefined;
  /** The type. */
  type: string;
};

/** The lists an instruction is found in. */
export type InstructionTab =
  | 'cancelled'
  | 'done'
  | 'preliminary'
  | 'today'
  | 'upcoming';

/** Where an instruction, a movement or a forward stands; only what is final moves money. */
export type MovementStatus =
  | 'cancelled'
  | 'final'
  | 'finalSetoff'
  | 'finalSplit'
  | 'invalid'
  | 'preliminary';

export type TrusteeAnswerInput = {
  answer: string;
  /** What was said with it. */
  comment?: string | null | undefined;
  reference?: string | null | undefined;
};

/** What a trust bank said about an instruction. */
export type TrusteeAnswerKind =
  | 'confirmed'
  | 'received'
  | 'returned';

export type InstructionsQueryVariables = Exact<{
  assetId?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
  tab?: InstructionTab | null | undefined;
  search?: string | null | undefined;
  category?: string | null | undefined;
}>;


export type InstructionsQuery = { instructions: { data: Array<{ id: string, ref: string, number: string | null, clientName: string, clientNameJp: string, entityId: string, entityRef: string, entityName: string, entityNameJp: string, category: string, type: string, status: MovementStatus, fromName: string | null, toName: string | null, fromEntityId: string | null, toEntityId: string | null, fromRef: string | null, toRef: string | null, payeeAccount: string | null, trustee: string | null, trusteeJp: string | null, trusteeRef: string | null, securityName: string | null, date: string, tradeDate: string, settlementDate: string, currency: string, amount: string, side: string | null, counterCurrency: string | null, rate: string | null, amountJpy: string | null, createdBy: string | null, updatedAt: string, version: number, abilities: Array<string>, answers: Array<{ answer: TrusteeAnswerKind, comment: string | null, reference: string | null, user: string, bankName: string, bankNameJp: string, at: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number }, tabs: Array<{ tab: InstructionTab, total: number }> } };

export type InstructionQueryVariables = Exact<{
  id: string;
}>;


export type InstructionQuery = { instruction: { comment: string | null, createdAt: string, updatedBy: string | null, id: string, ref: string, number: string | null, clientName: string, clientNameJp: string, entityId: string, entityRef: string, entityName: string, entityNameJp: string, category: string, type: string, status: MovementStatus, fromName: string | null, toName: string | null, fromEntityId: string | null, toEntityId: string | null, fromRef: string | null, toRef: string | null, payeeAccount: string | null, trustee: string | null, trusteeJp: string | null, trusteeRef: string | null, securityName: string | null, date: string, tradeDate: string, settlementDate: string, currency: string, amount: string, side: string | null, counterCurrency: string | null, rate: string | null, amountJpy: string | null, createdBy: string | null, updatedAt: string, version: number, abilities: Array<string>, notice: { documentId: string, documentName: string } | null, audit: Array<{ user: string, action: string, oldStatus: string | null, newStatus: string, timestamp: string }>, answers: Array<{ answer: TrusteeAnswerKind, comment: string | null, reference: string | null, user: string, bankName: string, bankNameJp: string, at: string }> } };

export type InstructionMandatesQueryVariables = Exact<{ [key: string]: never; }>;


export type InstructionMandatesQuery = { instructionMandates: Array<{ id: string, ref: string, name: string, nameJp: string, currency: string, clientName: string, clientNameJp: string, trustee: string | null, trusteeJp: string | null }> };

export type InstructionWarningsQueryVariables = Exact<{
  draft: InstructionDraft;
}>;


export type InstructionWarningsQuery = { instructionWarnings: { proposedDate: string | null, cutOff: { day: string, time: string, isPast: boolean }, closures: Array<{ country: HolidayCalendar, countryName: string, countryNameJp: string, holiday: string | null, holidayJp: string | null }>, duplicates: Array<{ id: string, ref: string, number: string | null, status: MovementStatus }> } };

export type CreateInstructionMutationVariables = Exact<{
  input: InstructionInput;
}>;


export type CreateInstructionMutation = { createInstruction: { id: string } };

export type UpdateInstructionMutationVariables = Exact<{
  id: string;
  version: number;
  input: InstructionInput;
}>;


export type UpdateInstructionMutation = { updateInstruction: { id: string } };

export type DuplicateInstructionMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateInstructionMutation = { duplicateInstruction: { id: string } };

export type FinalizeInstructionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type FinalizeInstructionMutation = { finalizeInstruction: { id: string } };

export type DeleteInstructionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteInstructionMutation = { deleteInstruction: { id: string } };

export type CancelInstructionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelInstructionMutation = { cancelInstruction: { id: string } };

export type FinalizeInstructionsMutationVariables = Exact<{
  items: Array<ChosenInstruction> | ChosenInstruction;
}>;


export type FinalizeInstructionsMutation = { finalizeInstructions: Array<{ id: string }> };

export type AnswerInstructionMutationVariables = Exact<{
  id: string;
  input: TrusteeAnswerInput;
}>;


export type AnswerInstructionMutation = { answerInstruction: { id: string } };

export type InstructionLineFragment = { id: string, ref: string, number: string | null, clientName: string, clientNameJp: string, entityId: string, entityRef: string, entityName: string, entityNameJp: string, category: string, type: string, status: MovementStatus, fromName: string | null, toName: string | null, fromEntityId: string | null, toEntityId: string | null, fromRef: string | null, toRef: string | null, payeeAccount: string | null, trustee: string | null, trusteeJp: string | null, trusteeRef: string | null, securityName: string | null, date: string, tradeDate: string, settlementDate: string, currency: string, amount: string, side: string | null, counterCurrency: string | null, rate: string | null, amountJpy: string | null, createdBy: string | null, updatedAt: string, version: number, abilities: Array<string>, answers: Array<{ answer: TrusteeAnswerKind, comment: string | null, reference: string | null, user: string, bankName: string, bankNameJp: string, at: string }> };

export const InstructionsDocument = `query Instructions($assetId: ID, $first: Int, $page: Int, $tab: InstructionTab, $search: String, $category: String) {
  instructions(
    assetId: $assetId
    first: $first
    page: $page
    tab: $tab
    search: $search
    category: $category
  ) {
    data {
      ...InstructionLine
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    tabs {
      tab
      total
    }
  }
}

fragment InstructionLine on Instruction {
  id
  ref
  number
  clientName
  clientNameJp
  entityId
  entityRef
  entityName
  entityNameJp
  category
  type
  status
  fromName
  toName
  fromEntityId
  toEntityId
  fromRef
  toRef
  payeeAccount
  trustee
  trusteeJp
  trusteeRef
  securityName
  date
  tradeDate
  settlementDate
  currency
  amount
  side
  counterCurrency
  rate
  amountJpy
  createdBy
  updatedAt
  version
  abilities
  answers {
    answer
    comment
    reference
    user
    bankName
    bankNameJp
    at
  }
}` as TypedDocument<InstructionsQuery, InstructionsQueryVariables>;

export const InstructionDocument = `query Instruction($id: ID!) {
  instruction(id: $id) {
    ...InstructionLine
    comment
    createdAt
    updatedBy
    notice {
      documentId
      documentName
    }
    audit {
      user
      action
      oldStatus
      newStatus
      timestamp
    }
  }
}

fragment InstructionLine on Instruction {
  id
  ref
  number
  clientName
  clientNameJp
  entityId
  entityRef
  entityName
  entityNameJp
  category
  type
  status
  fromName
  toName
  fromEntityId
  toEntityId
  fromRef
  toRef
  payeeAccount
  trustee
  trusteeJp
  trusteeRef
  securityName
  date
  tradeDate
  settlementDate
  currency
  amount
  side
  counterCurrency
  rate
  amountJpy
  createdBy
  updatedAt
  version
  abilities
  answers {
    answer
    comment
    reference
    user
    bankName
    bankNameJp
    at
  }
}` as TypedDocument<InstructionQuery, InstructionQueryVariables>;

export const InstructionMandatesDocument = `query InstructionMandates {
  instructionMandates {
    id
    ref
    name
    nameJp
    currency
    clientName
    clientNameJp
    trustee
    trusteeJp
  }
}` as TypedDocument<InstructionMandatesQuery, InstructionMandatesQueryVariables>;

export const InstructionWarningsDocument = `query InstructionWarnings($draft: InstructionDraft!) {
  instructionWarnings(draft: $draft) {
    cutOff {
      day
      time
      isPast
    }
    closures {
      country
      countryName
      countryNameJp
      holiday
      holidayJp
    }
    proposedDate
    duplicates {
      id
      ref
      number
      status
    }
  }
}` as TypedDocument<InstructionWarningsQuery, InstructionWarningsQueryVariables>;

export const CreateInstructionDocument = `mutation CreateInstruction($input: InstructionInput!) {
  createInstruction(input: $input) {
    id
  }
}` as TypedDocument<CreateInstructionMutation, CreateInstructionMutationVariables>;

export const UpdateInstructionDocument = `mutation UpdateInstruction($id: ID!, $version: Int!, $input: InstructionInput!) {
  updateInstruction(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateInstructionMutation, UpdateInstructionMutationVariables>;

export const DuplicateInstructionDocument = `mutation DuplicateInstruction($id: ID!) {
  duplicateInstruction(id: $id) {
    id
  }
}` as TypedDocument<DuplicateInstructionMutation, DuplicateInstructionMutationVariables>;

export const FinalizeInstructionDocument = `mutation FinalizeInstruction($id: ID!, $version: Int!) {
  finalizeInstruction(id: $id, version: $version) {
    id
  }
}` as TypedDocument<FinalizeInstructionMutation, FinalizeInstructionMutationVariables>;

export const DeleteInstructionDocument = `mutation DeleteInstruction($id: ID!, $version: Int!) {
  deleteInstruction(id: $id, version: $version) {
    id
  }
}` as TypedDocument<DeleteInstructionMutation, DeleteInstructionMutationVariables>;

export const CancelInstructionDocument = `mutation CancelInstruction($id: ID!, $version: Int!) {
  cancelInstruction(id: $id, version: $version) {
    id
  }
}` as TypedDocument<CancelInstructionMutation, CancelInstructionMutationVariables>;

export const FinalizeInstructionsDocument = `mutation FinalizeInstructions($items: [ChosenInstruction!]!) {
  finalizeInstructions(items: $items) {
    id
  }
}` as TypedDocument<FinalizeInstructionsMutation, FinalizeInstructionsMutationVariables>;

export const AnswerInstructionDocument = `mutation AnswerInstruction($id: ID!, $input: TrusteeAnswerInput!) {
  answerInstruction(id: $id, input: $input) {
    id
  }
}` as TypedDocument<AnswerInstructionMutation, AnswerInstructionMutationVariables>;
