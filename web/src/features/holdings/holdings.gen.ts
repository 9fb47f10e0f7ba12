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

/** By what lines of a statement can be grouped. */
export type HoldingGroup =
  | 'country'
  | 'currency'
  | 'maturity'
  | 'priceDate'
  | 'rating'
  | 'riskWeight'
  | 'subtype'
  | 'type';

/** What became of a line since the statement compared with. */
export type HoldingMove =
  | 'changed'
  | 'entered'
  | 'left'
  | 'same';

export type HoldingsQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  compareTo?: string | null | undefined;
  groupBy?: HoldingGroup | null | undefined;
  known?: string | null | undefined;
}>;


export type HoldingsQuery = { holdings: { asOf: string, compareTo: string | null, days: Array<string>, averageRating: string | null, ratedWeight: number | null, account: { key: string, value: string | null, reason: FigureGap | null }, total: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, weight: { key: string, value: string | null, reason: FigureGap | null }, book: { key: string, value: string | null, reason: FigureGap | null }, unrealised: { key: string, value: string | null, reason: FigureGap | null }, duration: { key: string, value: string | null, reason: FigureGap | null }, change: { key: string, value: string | null, reason: FigureGap | null }, ratingScore: { key: string, value: string | null, reason: FigureGap | null }, groups: Array<{ by: HoldingGroup, group: string, count: number, value: { key: string, value: string | null, reason: FigureGap | null }, weight: { key: string, value: string | null, reason: FigureGap | null }, book: { key: string, value: string | null, reason: FigureGap | null }, unrealised: { key: string, value: string | null, reason: FigureGap | null }, duration: { key: string, value: string | null, reason: FigureGap | null }, change: { key: string, value: string | null, reason: FigureGap | null } }>, lines: Array<{ securityId: string, ref: string, isin: string | null, nameEn: string, nameJp: string, type1Name: string, type2Name: string | null, country: string | null, currency: string, rating: string | null, riskWeightPercent: string | null, maturityDate: string | null, bucket: string, priceDate: string | null, isStale: boolean, isHeld: boolean, move: HoldingMove | null, units: { key: string, value: string | null, reason: FigureGap | null }, price: { key: string, value: string | null, reason: FigureGap | null }, value: { key: string, value: string | null, reason: FigureGap | null }, weight: { key: string, value: string | null, reason: FigureGap | null }, book: { key: string, value: string | null, reason: FigureGap | null }, unrealised: { key: string, value: string | null, reason: FigureGap | null }, duration: { key: string, value: string | null, reason: FigureGap | null }, unitsBefore: { key: string, value: string | null, reason: FigureGap | null }, valueBefore: { key: string, value: string | null, reason: FigureGap | null }, change: { key: string, value: string | null, reason: FigureGap | null } }> } };

export type HeldFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export const HoldingsDocument = `query Holdings($assetId: ID!, $entityId: ID!, $asOf: String!, $compareTo: String, $groupBy: HoldingGroup, $known: String) {
  holdings(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    compareTo: $compareTo
    groupBy: $groupBy
    known: $known
  ) {
    asOf
    compareTo
    days
    account {
      ...HeldFigure
    }
    total {
      ...HeldFigure
    }
    difference {
      ...HeldFigure
    }
    weight {
      ...HeldFigure
    }
    book {
      ...HeldFigure
    }
    unrealised {
      ...HeldFigure
    }
    duration {
      ...HeldFigure
    }
    change {
      ...HeldFigure
    }
    averageRating
    ratedWeight
    ratingScore {
      ...HeldFigure
    }
    groups {
      by
      group
      count
      value {
        ...HeldFigure
      }
      weight {
        ...HeldFigure
      }
      book {
        ...HeldFigure
      }
      unrealised {
        ...HeldFigure
      }
      duration {
        ...HeldFigure
      }
      change {
        ...HeldFigure
      }
    }
    lines {
      securityId
      ref
      isin
      nameEn
      nameJp
      type1Name
      type2Name
      country
      currency
      rating
      riskWeightPercent
      maturityDate
      bucket
      priceDate
      isStale
      isHeld
      move
      units {
        ...HeldFigure
      }
      price {
        ...HeldFigure
      }
      value {
        ...HeldFigure
      }
      weight {
        ...HeldFigure
      }
      book {
        ...HeldFigure
      }
      unrealised {
        ...HeldFigure
      }
      duration {
        ...HeldFigure
      }
      unitsBefore {
        ...HeldFigure
      }
      valueBefore {
        ...HeldFigure
      }
      change {
        ...HeldFigure
      }
    }
  }
}

fragment HeldFigure on Figure {
  key
  value
  reason
}` as TypedDocument<HoldingsQuery, HoldingsQueryVariables>;
