// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BaselCompositionInput = {
  asOf: string;
  entityId: string;
  lines: Array<BaselLineInput>;
  netAssets: string;
};

export type BaselEvidenceInput = {
  documentId?: string | null | undefined;
  entityId: string;
  fromDay: string;
  isThirdParty?: boolean | null | undefined;
  leverage?: string | null | undefined;
  likelyPercent?: string | null | undefined;
  limits?: Array<BaselLimitInput> | null | undefined;
  method: string;
};

export type BaselLimitInput = {
  riskWeightPercent: string;
  sharePercent: string;
};

export type BaselLineInput = {
  amount: string;
  fundNetAssets?: string | null | undefined;
  futureExposure?: string | null | undefined;
  heldWithin?: string | null | undefined;
  isCleared?: boolean | null | undefined;
  item: string;
  name: string;
  ratings?: Array<string> | null | undefined;
  replacementCost?: string | null | undefined;
  riskWeightPercent?: string | null | undefined;
};

export type BaselQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  entityId?: string | null | undefined;
}>;


export type BaselQuery = { basel: { asOf: string, capitalPercent: string, version: number, isOwn: boolean, since: string, rows: Array<{ entityId: string, ref: string, name: string, nameJp: string, method: string, dataDay: string | null, netAssets: string | null, difference: string | null, leverage: number | null, documentId: string | null, documentName: string | null, steps: Array<{ method: string, outcome: string, weight: number | null, input: string | null }>, lines: Array<{ id: string, item: string, name: string, amount: string, ratings: Array<string>, weight: number | null, isGiven: boolean, rwa: number, depth: number, isOpened: boolean, leverage: number | null }>, missing: Array<{ datum: string, name: string, cost: { key: string, value: string | null, reason: string | null } }>, exposure: { key: string, value: string | null, reason: string | null }, riskWeight: { key: string, value: string | null, reason: string | null }, rwa: { key: string, value: string | null, reason: string | null }, derivatives: { key: string, value: string | null, reason: string | null }, capital: { key: string, value: string | null, reason: string | null }, coverage: { key: string, value: string | null, reason: string | null }, missingCost: { key: string, value: string | null, reason: string | null } }>, bridge: { before: { key: string, value: string | null, reason: string | null }, effects: Array<{ effect: string, figure: { key: string, value: string | null, reason: string | null } }> }, items: Array<{ item: string, exposure: { key: string, value: string | null, reason: string | null }, rwa: { key: string, value: string | null, reason: string | null } }>, exposure: { key: string, value: string | null, reason: string | null }, riskWeight: { key: string, value: string | null, reason: string | null }, rwa: { key: string, value: string | null, reason: string | null }, capital: { key: string, value: string | null, reason: string | null }, coverage: { key: string, value: string | null, reason: string | null }, missingCost: { key: string, value: string | null, reason: string | null } } };

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

export type BaselFigureFragment = { key: string, value: string | null, reason: string | null };

export type BaselFundFieldsFragment = { entityId: string, ref: string, name: string, nameJp: string, method: string, dataDay: string | null, netAssets: string | null, difference: string | null, leverage: number | null, documentId: string | null, documentName: string | null, steps: Array<{ method: string, outcome: string, weight: number | null, input: string | null }>, lines: Array<{ id: string, item: string, name: string, amount: string, ratings: Array<string>, weight: number | null, isGiven: boolean, rwa: number, depth: number, isOpened: boolean, leverage: number | null }>, missing: Array<{ datum: string, name: string, cost: { key: string, value: string | null, reason: string | null } }>, exposure: { key: string, value: string | null, reason: string | null }, riskWeight: { key: string, value: string | null, reason: string | null }, rwa: { key: string, value: string | null, reason: string | null }, derivatives: { key: string, value: string | null, reason: string | null }, capital: { key: string, value: string | null, reason: string | null }, coverage: { key: string, value: string | null, reason: string | null }, missingCost: { key: string, value: string | null, reason: string | null } };

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
