// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type HedgeTargetInput = {
  currency: string;
  entityId: string;
  fromDay: string;
  highest: string;
  lowest: string;
  target: string;
};

export type CurrencyHedgeQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
}>;


export type CurrencyHedgeQuery = { currencyHedge: { day: string, rows: Array<{ entityId: string, ref: string, name: string, nameJp: string, currency: string, state: string, nextMaturity: string | null, target: { fromDay: string, target: string, lowest: string, highest: string } | null, exposure: { key: string, value: string | null, reason: string | null }, exposureBase: { key: string, value: string | null, reason: string | null }, notional: { key: string, value: string | null, reason: string | null }, ratio: { key: string, value: string | null, reason: string | null }, gap: { key: string, value: string | null, reason: string | null }, value: { key: string, value: string | null, reason: string | null }, cost: { key: string, value: string | null, reason: string | null }, spotUp: { key: string, value: string | null, reason: string | null }, spotDown: { key: string, value: string | null, reason: string | null } }>, totals: Array<{ entityId: string, ref: string, name: string, nameJp: string, currency: string, state: string, nextMaturity: string | null, target: { fromDay: string, target: string, lowest: string, highest: string } | null, exposure: { key: string, value: string | null, reason: string | null }, exposureBase: { key: string, value: string | null, reason: string | null }, notional: { key: string, value: string | null, reason: string | null }, ratio: { key: string, value: string | null, reason: string | null }, gap: { key: string, value: string | null, reason: string | null }, value: { key: string, value: string | null, reason: string | null }, cost: { key: string, value: string | null, reason: string | null }, spotUp: { key: string, value: string | null, reason: string | null }, spotDown: { key: string, value: string | null, reason: string | null } }> } };

export type HedgeClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type HedgeClientsQuery = { hedgeClients: Array<{ assetId: string, name: string, nameJp: string }> };

export type CurrencyHedgeHistoryQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  currency: string;
}>;


export type CurrencyHedgeHistoryQuery = { currencyHedgeHistory: Array<{ asOf: string, target: string | null, ratio: { key: string, value: string | null, reason: string | null } }> };

export type SaveHedgeTargetMutationVariables = Exact<{
  assetId: string;
  input: HedgeTargetInput;
}>;


export type SaveHedgeTargetMutation = { saveHedgeTarget: boolean };

export type HedgeFigureFragment = { key: string, value: string | null, reason: string | null };

export type HedgeRowFieldsFragment = { entityId: string, ref: string, name: string, nameJp: string, currency: string, state: string, nextMaturity: string | null, target: { fromDay: string, target: string, lowest: string, highest: string } | null, exposure: { key: string, value: string | null, reason: string | null }, exposureBase: { key: string, value: string | null, reason: string | null }, notional: { key: string, value: string | null, reason: string | null }, ratio: { key: string, value: string | null, reason: string | null }, gap: { key: string, value: string | null, reason: string | null }, value: { key: string, value: string | null, reason: string | null }, cost: { key: string, value: string | null, reason: string | null }, spotUp: { key: string, value: string | null, reason: string | null }, spotDown: { key: string, value: string | null, reason: string | null } };

export const CurrencyHedgeDocument = `query CurrencyHedge($assetId: ID!, $known: String) {
  currencyHedge(assetId: $assetId, known: $known) {
    day
    rows {
      ...HedgeRowFields
    }
    totals {
      ...HedgeRowFields
    }
  }
}

fragment HedgeRowFields on HedgeRow {
  entityId
  ref
  name
  nameJp
  currency
  state
  nextMaturity
  target {
    fromDay
    target
    lowest
    highest
  }
  exposure {
    ...HedgeFigure
  }
  exposureBase {
    ...HedgeFigure
  }
  notional {
    ...HedgeFigure
  }
  ratio {
    ...HedgeFigure
  }
  gap {
    ...HedgeFigure
  }
  value {
    ...HedgeFigure
  }
  cost {
    ...HedgeFigure
  }
  spotUp {
    ...HedgeFigure
  }
  spotDown {
    ...HedgeFigure
  }
}

fragment HedgeFigure on Figure {
  key
  value
  reason
}` as TypedDocument<CurrencyHedgeQuery, CurrencyHedgeQueryVariables>;

export const HedgeClientsDocument = `query HedgeClients {
  hedgeClients {
    assetId
    name
    nameJp
  }
}` as TypedDocument<HedgeClientsQuery, HedgeClientsQueryVariables>;

export const CurrencyHedgeHistoryDocument = `query CurrencyHedgeHistory($assetId: ID!, $entityId: ID!, $currency: String!) {
  currencyHedgeHistory(
    assetId: $assetId
    entityId: $entityId
    currency: $currency
  ) {
    asOf
    target
    ratio {
      ...HedgeFigure
    }
  }
}

fragment HedgeFigure on Figure {
  key
  value
  reason
}` as TypedDocument<CurrencyHedgeHistoryQuery, CurrencyHedgeHistoryQueryVariables>;

export const SaveHedgeTargetDocument = `mutation SaveHedgeTarget($assetId: ID!, $input: HedgeTargetInput!) {
  saveHedgeTarget(assetId: $assetId, input: $input)
}` as TypedDocument<SaveHedgeTargetMutation, SaveHedgeTargetMutationVariables>;
