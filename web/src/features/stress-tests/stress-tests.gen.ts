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

export type StressShockInput = {
  on: string;
  percent: string;
  target: string;
};

export type StressTestInput = {
  /** The name. */
  name: string;
  shocks: Array<StressShockInput>;
};

export type StressTestsQueryVariables = Exact<{
  assetId: string;
}>;


export type StressTestsQuery = { stressTests: Array<{ id: string, name: string, version: number, userName: string, shocks: Array<{ on: string, target: string, percent: string }> }> };

export type StressReportQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  id: string;
}>;


export type StressReportQuery = { stressReport: { asOf: string, test: { id: string }, value: { key: string, value: string | null, reason: FigureGap | null }, effect: { key: string, value: string | null, reason: FigureGap | null }, return: { key: string, value: string | null, reason: FigureGap | null }, valueAfter: { key: string, value: string | null, reason: FigureGap | null }, outside: { key: string, value: string | null, reason: FigureGap | null }, outsideAfter: { key: string, value: string | null, reason: FigureGap | null }, coverage: { key: string, value: string | null, reason: FigureGap | null }, factors: Array<{ code: string, shock: { key: string, value: string | null, reason: FigureGap | null } }>, classes: Array<{ entityId: string, shock: { key: string, value: string | null, reason: FigureGap | null }, value: { key: string, value: string | null, reason: FigureGap | null }, effect: { key: string, value: string | null, reason: FigureGap | null }, valueAfter: { key: string, value: string | null, reason: FigureGap | null }, weight: { key: string, value: string | null, reason: FigureGap | null }, weightAfter: { key: string, value: string | null, reason: FigureGap | null }, policyWeight: { key: string, value: string | null, reason: FigureGap | null }, band: { key: string, value: string | null, reason: FigureGap | null }, outside: { key: string, value: string | null, reason: FigureGap | null }, outsideAfter: { key: string, value: string | null, reason: FigureGap | null } }> } };

export type StressChoicesQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
}>;


export type StressChoicesQuery = { stressChoices: { factors: Array<string>, worst: Array<{ asOf: string, return: { value: string | null }, classes: Array<{ entityId: string, return: { value: string | null } }> }> } };

export type AddStressTestMutationVariables = Exact<{
  assetId: string;
  input: StressTestInput;
}>;


export type AddStressTestMutation = { addStressTest: { id: string } };

export type UpdateStressTestMutationVariables = Exact<{
  id: string;
  version: number;
  input: StressTestInput;
}>;


export type UpdateStressTestMutation = { updateStressTest: { id: string } };

export type RemoveStressTestMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveStressTestMutation = { removeStressTest: boolean };

export type StressFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export type StressTestFieldsFragment = { id: string, name: string, version: number, userName: string, shocks: Array<{ on: string, target: string, percent: string }> };

export const StressTestsDocument = `query StressTests($assetId: ID!) {
  stressTests(assetId: $assetId) {
    ...StressTestFields
  }
}

fragment StressTestFields on StressTest {
  id
  name
  version
  userName
  shocks {
    on
    target
    percent
  }
}` as TypedDocument<StressTestsQuery, StressTestsQueryVariables>;

export const StressReportDocument = `query StressReport($assetId: ID!, $asOf: String!, $known: String, $id: ID!) {
  stressReport(assetId: $assetId, asOf: $asOf, known: $known, id: $id) {
    asOf
    test {
      id
    }
    value {
      ...StressFigure
    }
    effect {
      ...StressFigure
    }
    return {
      ...StressFigure
    }
    valueAfter {
      ...StressFigure
    }
    outside {
      ...StressFigure
    }
    outsideAfter {
      ...StressFigure
    }
    coverage {
      ...StressFigure
    }
    factors {
      code
      shock {
        ...StressFigure
      }
    }
    classes {
      entityId
      shock {
        ...StressFigure
      }
      value {
        ...StressFigure
      }
      effect {
        ...StressFigure
      }
      valueAfter {
        ...StressFigure
      }
      weight {
        ...StressFigure
      }
      weightAfter {
        ...StressFigure
      }
      policyWeight {
        ...StressFigure
      }
      band {
        ...StressFigure
      }
      outside {
        ...StressFigure
      }
      outsideAfter {
        ...StressFigure
      }
    }
  }
}

fragment StressFigure on Figure {
  key
  value
  reason
}` as TypedDocument<StressReportQuery, StressReportQueryVariables>;

export const StressChoicesDocument = `query StressChoices($assetId: ID!, $asOf: String!, $known: String) {
  stressChoices(assetId: $assetId, asOf: $asOf, known: $known) {
    factors
    worst {
      asOf
      return {
        value
      }
      classes {
        entityId
        return {
          value
        }
      }
    }
  }
}` as TypedDocument<StressChoicesQuery, StressChoicesQueryVariables>;

export const AddStressTestDocument = `mutation AddStressTest($assetId: ID!, $input: StressTestInput!) {
  addStressTest(assetId: $assetId, input: $input) {
    id
  }
}` as TypedDocument<AddStressTestMutation, AddStressTestMutationVariables>;

export const UpdateStressTestDocument = `mutation UpdateStressTest($id: ID!, $version: Int!, $input: StressTestInput!) {
  updateStressTest(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateStressTestMutation, UpdateStressTestMutationVariables>;

export const RemoveStressTestDocument = `mutation RemoveStressTest($id: ID!, $version: Int!) {
  removeStressTest(id: $id, version: $version)
}` as TypedDocument<RemoveStressTestMutation, RemoveStressTestMutationVariables>;
