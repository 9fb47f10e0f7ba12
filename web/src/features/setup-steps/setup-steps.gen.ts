// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OwnAssetInput = {
  /** The currency the asset is reckoned in. */
  baseCurrency: string;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
  /** The short code, unique in its organisation. */
  ref: string;
};

export type SetupGuideQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupGuideQuery = { setupGuide: { fiscalYearStart: number, begunAt: string | null, mayAct: boolean, steps: Array<{ id: string, state: string, isOptional: boolean, found: number, gaps: Array<{ code: string, count: number, refs: Array<string> }>, skip: { reason: string, userName: string, at: string } | null }> } | null };

export type SkipSetupStepMutationVariables = Exact<{
  step: string;
  reason: string;
}>;


export type SkipSetupStepMutation = { skipSetupStep: { fiscalYearStart: number, begunAt: string | null, mayAct: boolean, steps: Array<{ id: string, state: string, isOptional: boolean, found: number, gaps: Array<{ code: string, count: number, refs: Array<string> }>, skip: { reason: string, userName: string, at: string } | null }> } };

export type ResumeSetupStepMutationVariables = Exact<{
  step: string;
}>;


export type ResumeSetupStepMutation = { resumeSetupStep: { fiscalYearStart: number, begunAt: string | null, mayAct: boolean, steps: Array<{ id: string, state: string, isOptional: boolean, found: number, gaps: Array<{ code: string, count: number, refs: Array<string> }>, skip: { reason: string, userName: string, at: string } | null }> } };

export type CreateOwnAssetMutationVariables = Exact<{
  input: OwnAssetInput;
}>;


export type CreateOwnAssetMutation = { createOwnAsset: string };

export type SetupGuidePartsFragment = { fiscalYearStart: number, begunAt: string | null, mayAct: boolean, steps: Array<{ id: string, state: string, isOptional: boolean, found: number, gaps: Array<{ code: string, count: number, refs: Array<string> }>, skip: { reason: string, userName: string, at: string } | null }> };

export const SetupGuideDocument = `query SetupGuide {
  setupGuide {
    ...SetupGuideParts
  }
}

fragment SetupGuideParts on SetupGuide {
  fiscalYearStart
  begunAt
  mayAct
  steps {
    id
    state
    isOptional
    found
    gaps {
      code
      count
      refs
    }
    skip {
      reason
      userName
      at
    }
  }
}` as TypedDocument<SetupGuideQuery, SetupGuideQueryVariables>;

export const SkipSetupStepDocument = `mutation SkipSetupStep($step: String!, $reason: String!) {
  skipSetupStep(step: $step, reason: $reason) {
    ...SetupGuideParts
  }
}

fragment SetupGuideParts on SetupGuide {
  fiscalYearStart
  begunAt
  mayAct
  steps {
    id
    state
    isOptional
    found
    gaps {
      code
      count
      refs
    }
    skip {
      reason
      userName
      at
    }
  }
}` as TypedDocument<SkipSetupStepMutation, SkipSetupStepMutationVariables>;

export const ResumeSetupStepDocument = `mutation ResumeSetupStep($step: String!) {
  resumeSetupStep(step: $step) {
    ...SetupGuideParts
  }
}

fragment SetupGuideParts on SetupGuide {
  fiscalYearStart
  begunAt
  mayAct
  steps {
    id
    state
    isOptional
    found
    gaps {
      code
      count
      refs
    }
    skip {
      reason
      userName
      at
    }
  }
}` as TypedDocument<ResumeSetupStepMutation, ResumeSetupStepMutationVariables>;

export const CreateOwnAssetDocument = `mutation CreateOwnAsset($input: OwnAssetInput!) {
  createOwnAsset(input: $input)
}` as TypedDocument<CreateOwnAssetMutation, CreateOwnAssetMutationVariables>;
