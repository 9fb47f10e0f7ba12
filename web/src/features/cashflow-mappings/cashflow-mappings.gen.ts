// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CashflowMappingInput = {
  cashflowType: string;
  /** The security. */
  securityId: string;
  /** The side of it. */
  side: string;
  sign?: string | null | undefined;
  textPattern: string;
};

/** Whether money goes to a fund or comes from it. */
export type FlowSide =
  | 'call'
  | 'distribution';

/** What a part of a fund’s call or distribution was for. */
export type FundFlowKind =
  | 'admissionInterest'
  | 'carriedInterest'
  | 'dividendIncome'
  | 'feeWaiver'
  | 'incentiveAllocation'
  | 'interestExpense'
  | 'interestIncome'
  | 'investment'
  | 'managementFee'
  | 'managementFeeRebate'
  | 'otherExpense'
  | 'otherOffset'
  | 'otherProfit'
  | 'partnershipExpense'
  | 'placementFee'
  | 'portfolioCompanyExpense'
  | 'realizedGainLoss'
  | 'recallable'
  | 'reinvestment'
  | 'repayment'
  | 'returnOfCapital'
  | 'unrealizedGainLoss'
  | 'withholdingTax';

/** The sign a mapping gives to a number it found. */
export type SignHandling =
  | 'None'
  | 'always_negative'
  | 'always_positive'
  | 'reverse_sign';

export type CashflowMappingsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CashflowMappingsQuery = { cashflowMappings: Array<{ id: string, securityId: string, securityName: string, securityNameJp: string, textPattern: string, side: FlowSide, cashflowType: FundFlowKind, sign: SignHandling, version: number }> };

export type CreateCashflowMappingMutationVariables = Exact<{
  input: CashflowMappingInput;
}>;


export type CreateCashflowMappingMutation = { createCashflowMapping: { id: string } };

export type UpdateCashflowMappingMutationVariables = Exact<{
  id: string;
  version: number;
  input: CashflowMappingInput;
}>;


export type UpdateCashflowMappingMutation = { updateCashflowMapping: { id: string } };

export type DeleteCashflowMappingMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCashflowMappingMutation = { deleteCashflowMapping: boolean };

export const CashflowMappingsDocument = `query CashflowMappings($search: String) {
  cashflowMappings(search: $search) {
    id
    securityId
    securityName
    securityNameJp
    textPattern
    side
    cashflowType
    sign
    version
  }
}` as TypedDocument<CashflowMappingsQuery, CashflowMappingsQueryVariables>;

export const CreateCashflowMappingDocument = `mutation CreateCashflowMapping($input: CashflowMappingInput!) {
  createCashflowMapping(input: $input) {
    id
  }
}` as TypedDocument<CreateCashflowMappingMutation, CreateCashflowMappingMutationVariables>;

export const UpdateCashflowMappingDocument = `mutation UpdateCashflowMapping($id: ID!, $version: Int!, $input: CashflowMappingInput!) {
  updateCashflowMapping(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateCashflowMappingMutation, UpdateCashflowMappingMutationVariables>;

export const DeleteCashflowMappingDocument = `mutation DeleteCashflowMapping($id: ID!, $version: Int!) {
  deleteCashflowMapping(id: $id, version: $version)
}` as TypedDocument<DeleteCashflowMappingMutation, DeleteCashflowMappingMutationVariables>;
