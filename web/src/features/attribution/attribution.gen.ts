// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AttributionLinkingInput = {
  linking: string;
  /** Why. */
  reason?: string | null | undefined;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

/** What is missing to part a return into market and currency. */
export type CurrencyGapKind =
  | 'benchmark'
  | 'composition'
  | 'forward'
  | 'hedge'
  | 'return'
  | 'spot'
  | 'statement';

/** By which method the sides are taken apart by currency. */
export type CurrencyMethod =
  | 'ankrimHensel'
  | 'countryCurrency'
  | 'geometric'
  | 'karnoskySinger';

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

/** How the effects of single months are linked to those of a longer period. */
export type LinkingMethod =
  | 'carino'
  | 'frongello'
  | 'grap'
  | 'menchero';

export type AttributionPathQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  horizon: string;
  form?: string | null | undefined;
}>;


export type AttributionPathQuery = { attributionPath: Array<{ asOf: string, figures: Array<{ key: string, value: string | null }> }> };

export type AttributionOptionsQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
}>;


export type AttributionOptionsQuery = { attributionOptions: { linking: LinkingMethod, version: number, isOwn: boolean } };

export type SaveAttributionLinkingMutationVariables = Exact<{
  input: AttributionLinkingInput;
}>;


export type SaveAttributionLinkingMutation = { saveAttributionLinking: boolean };

export type SecurityEffectsQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  from?: string | null | undefined;
  known?: string | null | undefined;
}>;


export type SecurityEffectsQuery = { securityEffects: { asOf: string, from: string | null, days: Array<string>, lines: Array<{ securityId: string, ref: string, nameEn: string, nameJp: string, weight: { key: string, value: string | null, reason: FigureGap | null }, return: { key: string, value: string | null, reason: FigureGap | null }, effect: { key: string, value: string | null, reason: FigureGap | null } }>, return: { key: string, value: string | null, reason: FigureGap | null }, benchmark: { key: string, value: string | null, reason: FigureGap | null }, explained: { key: string, value: string | null, reason: FigureGap | null }, other: { key: string, value: string | null, reason: FigureGap | null } } };

export type CurrencyEffectsQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  from?: string | null | undefined;
  known?: string | null | undefined;
  method: CurrencyMethod;
}>;


export type CurrencyEffectsQuery = { currencyEffects: { asOf: string, from: string, steps: number | null, linking: LinkingMethod | null, rows: Array<{ currency: string, weight: { key: string, value: string | null, reason: FigureGap | null }, benchmarkWeight: { key: string, value: string | null, reason: FigureGap | null }, hedge: { key: string, value: string | null, reason: FigureGap | null }, benchmarkHedge: { key: string, value: string | null, reason: FigureGap | null }, local: { key: string, value: string | null, reason: FigureGap | null }, benchmarkLocal: { key: string, value: string | null, reason: FigureGap | null }, move: { key: string, value: string | null, reason: FigureGap | null }, effects: Array<{ measure: string, figure: { key: string, value: string | null, reason: FigureGap | null } }> }>, gaps: Array<{ kind: CurrencyGapKind, name: string | null, nameJp: string | null, currency: string | null, day: string | null }>, effects: Array<{ measure: string, figure: { key: string, value: string | null, reason: FigureGap | null } }> } };

export type CurrencyLinesQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  from?: string | null | undefined;
  known?: string | null | undefined;
  currency: string;
}>;


export type CurrencyLinesQuery = { currencyEffects: { rows: Array<{ currency: string, weight: { key: string, value: string | null, reason: FigureGap | null }, local: { key: string, value: string | null, reason: FigureGap | null }, allocation: { key: string, value: string | null, reason: FigureGap | null }, selection: { key: string, value: string | null, reason: FigureGap | null }, interaction: { key: string, value: string | null, reason: FigureGap | null }, effect: { key: string, value: string | null, reason: FigureGap | null }, sum: { key: string, value: string | null, reason: FigureGap | null } }>, lines: Array<{ line: string, ref: string | null, name: string | null, nameJp: string | null, weight: { key: string, value: string | null, reason: FigureGap | null }, local: { key: string, value: string | null, reason: FigureGap | null }, allocation: { key: string, value: string | null, reason: FigureGap | null }, selection: { key: string, value: string | null, reason: FigureGap | null }, interaction: { key: string, value: string | null, reason: FigureGap | null }, effect: { key: string, value: string | null, reason: FigureGap | null }, sum: { key: string, value: string | null, reason: FigureGap | null } }> } };

export type EffectFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export const AttributionPathDocument = `query AttributionPath($assetId: ID!, $asOf: String!, $known: String, $horizon: String!, $form: String) {
  attributionPath(
    assetId: $assetId
    asOf: $asOf
    known: $known
    horizon: $horizon
    form: $form
  ) {
    asOf
    figures {
      key
      value
    }
  }
}` as TypedDocument<AttributionPathQuery, AttributionPathQueryVariables>;

export const AttributionOptionsDocument = `query AttributionOptions($assetId: ID!, $known: String) {
  attributionOptions(assetId: $assetId, known: $known) {
    linking
    version
    isOwn
  }
}` as TypedDocument<AttributionOptionsQuery, AttributionOptionsQueryVariables>;

export const SaveAttributionLinkingDocument = `mutation SaveAttributionLinking($input: AttributionLinkingInput!) {
  saveAttributionLinking(input: $input)
}` as TypedDocument<SaveAttributionLinkingMutation, SaveAttributionLinkingMutationVariables>;

export const SecurityEffectsDocument = `query SecurityEffects($assetId: ID!, $entityId: ID!, $asOf: String!, $from: String, $known: String) {
  securityEffects(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    from: $from
    known: $known
  ) {
    asOf
    from
    days
    lines {
      securityId
      ref
      nameEn
      nameJp
      weight {
        ...EffectFigure
      }
      return {
        ...EffectFigure
      }
      effect {
        ...EffectFigure
      }
    }
    return {
      ...EffectFigure
    }
    benchmark {
      ...EffectFigure
    }
    explained {
      ...EffectFigure
    }
    other {
      ...EffectFigure
    }
  }
}

fragment EffectFigure on Figure {
  key
  value
  reason
}` as TypedDocument<SecurityEffectsQuery, SecurityEffectsQueryVariables>;

export const CurrencyEffectsDocument = `query CurrencyEffects($assetId: ID!, $entityId: ID!, $asOf: String!, $from: String, $known: String, $method: CurrencyMethod!) {
  currencyEffects(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    from: $from
    known: $known
  ) {
    asOf
    from
    steps
    linking
    rows {
      currency
      weight {
        ...EffectFigure
      }
      benchmarkWeight {
        ...EffectFigure
      }
      hedge {
        ...EffectFigure
      }
      benchmarkHedge {
        ...EffectFigure
      }
      local {
        ...EffectFigure
      }
      benchmarkLocal {
        ...EffectFigure
      }
      move {
        ...EffectFigure
      }
      effects(method: $method) {
        measure
        figure {
          ...EffectFigure
        }
      }
    }
    gaps {
      kind
      name
      nameJp
      currency
      day
    }
    effects(method: $method) {
      measure
      figure {
        ...EffectFigure
      }
    }
  }
}

fragment EffectFigure on Figure {
  key
  value
  reason
}` as TypedDocument<CurrencyEffectsQuery, CurrencyEffectsQueryVariables>;

export const CurrencyLinesDocument = `query CurrencyLines($assetId: ID!, $entityId: ID!, $asOf: String!, $from: String, $known: String, $currency: String!) {
  currencyEffects(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    from: $from
    known: $known
  ) {
    rows {
      currency
      weight {
        ...EffectFigure
      }
      local {
        ...EffectFigure
      }
      allocation {
        ...EffectFigure
      }
      selection {
        ...EffectFigure
      }
      interaction {
        ...EffectFigure
      }
      effect {
        ...EffectFigure
      }
      sum {
        ...EffectFigure
      }
    }
    lines(currency: $currency) {
      line
      ref
      name
      nameJp
      weight {
        ...EffectFigure
      }
      local {
        ...EffectFigure
      }
      allocation {
        ...EffectFigure
      }
      selection {
        ...EffectFigure
      }
      interaction {
        ...EffectFigure
      }
      effect {
        ...EffectFigure
      }
      sum {
        ...EffectFigure
      }
    }
  }
}

fragment EffectFigure on Figure {
  key
  value
  reason
}` as TypedDocument<CurrencyLinesQuery, CurrencyLinesQueryVariables>;
