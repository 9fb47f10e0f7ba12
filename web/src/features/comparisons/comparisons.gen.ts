// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a sheet reports. */
export type ImportKind =
  | 'accounts'
  | 'benchmarks'
  | 'corporations'
  | 'fixedincome'
  | 'funds'
  | 'fxrates'
  | 'holdings'
  | 'instructions'
  | 'mandates'
  | 'securities'
  | 'securityprices';

/** The fields of an instruction that are compared. */
export type InstructionField =
  | 'amount'
  | 'category'
  | 'comment'
  | 'counterCurrency'
  | 'currency'
  | 'fromName'
  | 'mandate'
  | 'number'
  | 'payeeAccount'
  | 'rate'
  | 'ref'
  | 'securityName'
  | 'settlementDate'
  | 'side'
  | 'status'
  | 'toName'
  | 'tradeDate'
  | 'trustee'
  | 'trusteeRef'
  | 'type';

/** How a line differs between the two sides compared. */
export type LineState =
  | 'added'
  | 'changed'
  | 'equal'
  | 'removed';

export type ComparisonDatasetsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ComparisonDatasetsQuery = { comparisonDatasets: Array<{ id: string, fileName: string, kinds: Array<ImportKind>, asOf: string | null, status: string, senderName: string, createdAt: string }> };

export type CompareDatasetsQueryVariables = Exact<{
  a: string;
  b: string;
  kind: string;
  tolerance?: string | null | undefined;
  withEqual?: boolean | null | undefined;
}>;


export type CompareDatasetsQuery = { compareDatasets: { added: number, removed: number, changed: number, equal: number, lines: Array<{ key: string, field: string | null, fieldEn: string | null, fieldJp: string | null, a: string | null, b: string | null, difference: string | null, fraction: string | null, state: LineState }> } };

export type ComparisonInstructionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ComparisonInstructionsQuery = { comparisonInstructions: Array<{ id: string, ref: string, number: string | null, mandate: string, currency: string, amount: string, settlementDate: string, status: string }> };

export type CompareInstructionsQueryVariables = Exact<{
  a: string;
  b: string;
}>;


export type CompareInstructionsQuery = { compareInstructions: Array<{ field: InstructionField, a: string | null, b: string | null, difference: string | null, isEqual: boolean }> };

export const ComparisonDatasetsDocument = `query ComparisonDatasets($search: String) {
  comparisonDatasets(search: $search) {
    id
    fileName
    kinds
    asOf
    status
    senderName
    createdAt
  }
}` as TypedDocument<ComparisonDatasetsQuery, ComparisonDatasetsQueryVariables>;

export const CompareDatasetsDocument = `query CompareDatasets($a: ID!, $b: ID!, $kind: String!, $tolerance: String, $withEqual: Boolean) {
  compareDatasets(
    a: $a
    b: $b
    kind: $kind
    tolerance: $tolerance
    withEqual: $withEqual
  ) {
    added
    removed
    changed
    equal
    lines {
      key
      field
      fieldEn
      fieldJp
      a
      b
      difference
      fraction
      state
    }
  }
}` as TypedDocument<CompareDatasetsQuery, CompareDatasetsQueryVariables>;

export const ComparisonInstructionsDocument = `query ComparisonInstructions($search: String) {
  comparisonInstructions(search: $search) {
    id
    ref
    number
    mandate
    currency
    amount
    settlementDate
    status
  }
}` as TypedDocument<ComparisonInstructionsQuery, ComparisonInstructionsQueryVariables>;

export const CompareInstructionsDocument = `query CompareInstructions($a: ID!, $b: ID!) {
  compareInstructions(a: $a, b: $b) {
    field
    a
    b
    difference
    isEqual
  }
}` as TypedDocument<CompareInstructionsQuery, CompareInstructionsQueryVariables>;
