// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BankLineState =
  | 'matched'
  | 'otherDay'
  | 'unmatched';

export type BankReconciliationQueryVariables = Exact<{
  mandateId: string;
  currency: string;
  from: string;
  to: string;
}>;


export type BankReconciliationQuery = { bankReconciliation: { bankOpening: string | null, ledgerOpening: string | null, accounts: Array<{ id: string, ref: string, name: string, nameJp: string }>, closing: { day: string, bank: string, ledger: string, difference: string } | null, lines: Array<{ id: string, account: string, day: string, text: string, amount: string, balance: string, state: BankLineState, transactionId: string | null, place: string | null, source: string, importId: string | null }>, missing: Array<{ id: string, day: string, amount: string, type: string, comment: string | null }>, days: Array<{ day: string, bank: string, ledger: string, difference: string }> } };

export type BankDayFieldsFragment = { day: string, bank: string, ledger: string, difference: string };

export const BankReconciliationDocument = `query BankReconciliation($mandateId: ID!, $currency: String!, $from: String!, $to: String!) {
  bankReconciliation(
    mandateId: $mandateId
    currency: $currency
    from: $from
    to: $to
  ) {
    accounts {
      id
      ref
      name
      nameJp
    }
    bankOpening
    ledgerOpening
    closing {
      ...BankDayFields
    }
    lines {
      id
      account
      day
      text
      amount
      balance
      state
      transactionId
      place
      source
      importId
    }
    missing {
      id
      day
      amount
      type
      comment
    }
    days {
      ...BankDayFields
    }
  }
}

fragment BankDayFields on BankBalanceDay {
  day
  bank
  ledger
  difference
}` as TypedDocument<BankReconciliationQuery, BankReconciliationQueryVariables>;
