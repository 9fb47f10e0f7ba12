// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Why a figure is missing. A missing figure is never shown as zero. */
export type FigureGap =
  | 'gap'
  | 'no_data'
  | 'no_root'
  | 'not_applicable'
  | 'risk_within_rounding'
  | 'too_few_months'
  | 'too_short'
  | 'total_loss'
  | 'zero_denominator';

/** How a hedge stands to its range. */
export type HedgeState =
  | 'noTarget'
  | 'over'
  | 'under'
  | 'within';

export type HedgeTargetInput = {
  /** The currency, as in JPY. */
  currency: string;
  /** The entity. */
  entityId: string;
  /** The first day it holds. */
  fromDay: string;
  highest: string;
  lowest: string;
  target: string;
};

export type CurrencyHedgeQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
}>;


export type CurrencyHedgeQuery = { currencyHedge: { day: string, rows: Array<{ entityId: string, ref: string, name: string, nameJp: string, currency: string, state: HedgeState, nextMaturity: string | null, target: { fromDay: string, target: string, lowest: string, highest: string } | null, exposure: { key: string, value: string | null, reason: FigureGap | null }, exposureBase: { key: string, value: string | null, reason: FigureGap | null }, notional: { key: string, value: string | null, reason: FigureGap | null }, ratio: { key: string, value: string | null, reason: FigureGap | null }, gap: { key: string, value: string | null, reason: FigureGap | null }, value: { key: string, value: string | null, reason: FigureGap | null }, cost: { key: string, value: string | null, reason: FigureGap | null }, spotUp: { key: string, value: string | null, reason: FigureGap | null }, spotDown: { key: string, value: string | null, reason: FigureGap | null } }>, totals: Array<{ entityId: string, ref: string, name: string, nameJp: string, currency: string, state: HedgeState, nextMaturity: string | null, target: { fromDay: string, target: string, lowest: string, highest: string } | null, exposure: { key: string, value: string | null, reason: FigureGap | null }, exposureBase: { key: string, value: string | null, reason: FigureGap | null }, notional: { key: string, value: string | null, reason: FigureGap | null }, ratio: { key: string, value: string | null, reason: FigureGap | null }, gap: { key: string, value: string | null, reason: FigureGap | null }, value: { key: string, value: string | null, reason: FigureGap | null }, cost: { key: string, value: string | null, reason: FigureGap | null }, spotUp: { key: string, value: string | null, reason: FigureGap | null }, spotDown: { key: string, value: string | null, reason: FigureGap | null } }> } };

export type HedgeClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type HedgeClientsQuery = { hedgeClients: Array<{ assetId: string, name: string, nameJp: string }> };

export type CurrencyHedgeHistoryQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  currency: string;
}>;


export type CurrencyHedgeHistoryQuery = { currencyHedgeHistory: Array<{ asOf: string, target: string | null, ratio: { key: string, value: string | null, reason: FigureGap | null } }> };

export type SaveHedgeTargetMutationVariables = Exact<{
  assetId: string;
  input: HedgeTargetInput;
}>;


export type SaveHedgeTargetMutation = { saveHedgeTarget: boolean };

export type HedgeFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export type HedgeRowFieldsFragment = { entityId: string, ref: string, name: string, nameJp: string, currency: string, state: HedgeState, nextMaturity: string | null, target: { fromDay: string, target: string, lowest: string, highest: string } | null, exposure: { key: string, value: string | null, reason: FigureGap | null }, exposureBase: { key: string, value: string | null, reason: FigureGap | null }, notional: { key: string, value: string | null, reason: FigureGap | null }, ratio: { key: string, value: string | null, reason: FigureGap | null }, gap: { key: string, value: string | null, reason: FigureGap | null }, value: { key: string, value: string | null, reason: FigureGap | null }, cost: { key: string, value: string | null, reason: FigureGap | null }, spotUp: { key: string, value: string | null, reason: FigureGap | null }, spotDown: { key: string, value: string | null, reason: FigureGap | null } };

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
