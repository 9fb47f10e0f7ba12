// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BaselCompositionInput = {
  /** The day it is about, YYYY-MM-DD. */
  asOf: string;
  /** The entity. */
  entityId: string;
  /** The lines. */
  lines: Array<BaselLineInput>;
  netAssets: string;
};

/** What moved weighted assets since the quarter before. */
export type BaselEffect =
  | 'approach'
  | 'balance'
  | 'fx'
  | 'mix';

export type BaselEvidenceInput = {
  /** The document. */
  documentId?: string | null | undefined;
  /** The entity. */
  entityId: string;
  /** The first day it holds. */
  fromDay: string;
  isThirdParty?: boolean | null | undefined;
  leverage?: string | null | undefined;
  likelyPercent?: string | null | undefined;
  limits?: Array<BaselLimitInput> | null | undefined;
  /** How it was done. */
  method: string;
};

export type BaselLimitInput = {
  riskWeightPercent: string;
  sharePercent: string;
};

export type BaselLineInput = {
  /** The amount, as decimal text. */
  amount: string;
  fundNetAssets?: string | null | undefined;
  futureExposure?: string | null | undefined;
  heldWithin?: string | null | undefined;
  isCleared?: boolean | null | undefined;
  item: string;
  /** The name. */
  name: string;
  ratings?: Array<string> | null | undefined;
  replacementCost?: string | null | undefined;
  riskWeightPercent?: string | null | undefined;
};

/** The exposure class of a line; fund for a fund that is looked into. */
export type BaselLineItem =
  | 'corporates'
  | 'derivatives'
  | 'equity'
  | 'financialInstitutions'
  | 'fund'
  | 'other'
  | 'realEstateLending'
  | 'securitisation'
  | 'sovereign';

/** The approach by which a fund’s risk weight was found. */
export type BaselMethod =
  | 'fallback'
  | 'lookThrough'
  | 'mandate'
  | 'probability';

/** What came of trying an approach. */
export type BaselOutcome =
  | 'noData'
  | 'noEvidence'
  | 'notReached'
  | 'tooHigh'
  | 'used';

/** The exposure class of a row of the report, the approaches that need no class included. */
export type BaselTableItem =
  | 'corporates'
  | 'derivatives'
  | 'equity'
  | 'fallback'
  | 'financialInstitutions'
  | 'mandate'
  | 'other'
  | 'probability250'
  | 'probability400'
  | 'realEstateLending'
  | 'securitisation'
  | 'sovereign';

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

export type BaselQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  entityId?: string | null | undefined;
}>;


export type BaselQuery = { basel: { asOf: string, capitalPercent: string, version: number, isOwn: boolean, since: string, rows: Array<{ entityId: string, ref: string, name: string, nameJp: string, method: BaselMethod, dataDay: string | null, netAssets: string | null, difference: string | null, leverage: number | null, documentId: string | null, documentName: string | null, steps: Array<{ method: BaselMethod, outcome: BaselOutcome, weight: number | null, input: string | null }>, lines: Array<{ id: string, item: BaselLineItem, name: string, amount: string, ratings: Array<string>, weight: number | null, isGiven: boolean, rwa: number, depth: number, isOpened: boolean, leverage: number | null }>, missing: Array<{ datum: string, name: string, cost: { key: string, value: string | null, reason: FigureGap | null } }>, exposure: { key: string, value: string | null, reason: FigureGap | null }, riskWeight: { key: string, value: string | null, reason: FigureGap | null }, rwa: { key: string, value: string | null, reason: FigureGap | null }, derivatives: { key: string, value: string | null, reason: FigureGap | null }, capital: { key: string, value: string | null, reason: FigureGap | null }, coverage: { key: string, value: string | null, reason: FigureGap | null }, missingCost: { key: string, value: string | null, reason: FigureGap | null } }>, bridge: { before: { key: string, value: string | null, reason: FigureGap | null }, effects: Array<{ effect: BaselEffect, figure: { key: string, value: string | null, reason: FigureGap | null } }> }, items: Array<{ item: BaselTableItem, exposure: { key: string, value: string | null, reason: FigureGap | null }, rwa: { key: string, value: string | null, reason: FigureGap | null } }>, exposure: { key: string, value: string | null, reason: FigureGap | null }, riskWeight: { key: string, value: string | null, reason: FigureGap | null }, rwa: { key: string, value: string | null, reason: FigureGap | null }, capital: { key: string, value: string | null, reason: FigureGap | null }, coverage: { key: string, value: string | null, reason: FigureGap | null }, missingCost: { key: string, value: string | null, reason: FigureGap | null } } };

export type SaveBaselStandardMutationVariables = Exact<{
  capitalPercent: string;
  version: number;
}>;


export type SaveBaselStandardMutation = { saveBaselStandard: boolean };

export type SaveBaselCompositionMutationVariables = Exact<{
  assetId: string;
  input: BaselCompositionInput;
}>;


export type SaveBaselCompositionMutation = { saveBaselComposition: boolean };

export type SaveBaselEvidenceMutationVariables = Exact<{
  assetId: string;
  input: BaselEvidenceInput;
}>;


export type SaveBaselEvidenceMutation = { saveBaselEvidence: boolean };

export type BaselFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export type BaselFundFieldsFragment = { entityId: string, ref: string, name: string, nameJp: string, method: BaselMethod, dataDay: string | null, netAssets: string | null, difference: string | null, leverage: number | null, documentId: string | null, documentName: string | null, steps: Array<{ method: BaselMethod, outcome: BaselOutcome, weight: number | null, input: string | null }>, lines: Array<{ id: string, item: BaselLineItem, name: string, amount: string, ratings: Array<string>, weight: number | null, isGiven: boolean, rwa: number, depth: number, isOpened: boolean, leverage: number | null }>, missing: Array<{ datum: string, name: string, cost: { key: string, value: string | null, reason: FigureGap | null } }>, exposure: { key: string, value: string | null, reason: FigureGap | null }, riskWeight: { key: string, value: string | null, reason: FigureGap | null }, rwa: { key: string, value: string | null, reason: FigureGap | null }, derivatives: { key: string, value: string | null, reason: FigureGap | null }, capital: { key: string, value: string | null, reason: FigureGap | null }, coverage: { key: string, value: string | null, reason: FigureGap | null }, missingCost: { key: string, value: string | null, reason: FigureGap | null } };

export const BaselDocument = `query Basel($assetId: ID!, $asOf: String!, $known: String, $entityId: ID) {
  basel(assetId: $assetId, asOf: $asOf, known: $known, entityId: $entityId) {
    asOf
    capitalPercent
    version
    isOwn
    rows {
      ...BaselFundFields
    }
    since
    bridge {
      before {
        ...BaselFigure
      }
      effects {
        effect
        figure {
          ...BaselFigure
        }
      }
    }
    items {
      item
      exposure {
        ...BaselFigure
      }
      rwa {
        ...BaselFigure
      }
    }
    exposure {
      ...BaselFigure
    }
    riskWeight {
      ...BaselFigure
    }
    rwa {
      ...BaselFigure
    }
    capital {
      ...BaselFigure
    }
    coverage {
      ...BaselFigure
    }
    missingCost {
      ...BaselFigure
    }
  }
}

fragment BaselFundFields on BaselFund {
  entityId
  ref
  name
  nameJp
  method
  dataDay
  netAssets
  difference
  leverage
  documentId
  documentName
  steps {
    method
    outcome
    weight
    input
  }
  lines {
    id
    item
    name
    amount
    ratings
    weight
    isGiven
    rwa
    depth
    isOpened
    leverage
  }
  missing {
    datum
    name
    cost {
      ...BaselFigure
    }
  }
  exposure {
    ...BaselFigure
  }
  riskWeight {
    ...BaselFigure
  }
  rwa {
    ...BaselFigure
  }
  derivatives {
    ...BaselFigure
  }
  capital {
    ...BaselFigure
  }
  coverage {
    ...BaselFigure
  }
  missingCost {
    ...BaselFigure
  }
}

fragment BaselFigure on Figure {
  key
  value
  reason
}` as TypedDocument<BaselQuery, BaselQueryVariables>;

export const SaveBaselStandardDocument = `mutation SaveBaselStandard($capitalPercent: String!, $version: Int!) {
  saveBaselStandard(capitalPercent: $capitalPercent, version: $version)
}` as TypedDocument<SaveBaselStandardMutation, SaveBaselStandardMutationVariables>;

export const SaveBaselCompositionDocument = `mutation SaveBaselComposition($assetId: ID!, $input: BaselCompositionInput!) {
  saveBaselComposition(assetId: $assetId, input: $input)
}` as TypedDocument<SaveBaselCompositionMutation, SaveBaselCompositionMutationVariables>;

export const SaveBaselEvidenceDocument = `mutation SaveBaselEvidence($assetId: ID!, $input: BaselEvidenceInput!) {
  saveBaselEvidence(assetId: $assetId, input: $input)
}` as TypedDocument<SaveBaselEvidenceMutation, SaveBaselEvidenceMutationVariables>;
