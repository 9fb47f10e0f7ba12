// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a tolerance is counted in. */
export type ToleranceUnit =
  | 'deviations'
  | 'fraction'
  | 'percentPoints';

export type TolerancesQueryVariables = Exact<{ [key: string]: never; }>;


export type TolerancesQuery = { importChecks: Array<{ code: string, tolerance: number | null, unit: ToleranceUnit | null, title: { en: string, jp: string } | null }>, importTolerances: Array<{ id: string, code: string, entityId: string | null, entityRef: string | null, value: number, version: number, updatedAt: string, entityName: { en: string, jp: string } | null }> };

export type SetToleranceMutationVariables = Exact<{
  code: string;
  entityId?: string | null | undefined;
  value?: number | null | undefined;
  version: number;
}>;


export type SetToleranceMutation = { setImportTolerance: Array<{ id: string }> };

export type ToleranceFieldsFragment = { id: string, code: string, entityId: string | null, entityRef: string | null, value: number, version: number, updatedAt: string, entityName: { en: string, jp: string } | null };

export const TolerancesDocument = `query Tolerances {
  importChecks {
    code
    title {
      en
      jp
    }
    tolerance
    unit
  }
  importTolerances {
    ...ToleranceFields
  }
}

fragment ToleranceFields on ImportTolerance {
  id
  code
  entityId
  entityRef
  entityName {
    en
    jp
  }
  value
  version
  updatedAt
}` as TypedDocument<TolerancesQuery, TolerancesQueryVariables>;

export const SetToleranceDocument = `mutation SetTolerance($code: String!, $entityId: ID, $value: Float, $version: Int!) {
  setImportTolerance(
    code: $code
    entityId: $entityId
    value: $value
    version: $version
  ) {
    id
  }
}` as TypedDocument<SetToleranceMutation, SetToleranceMutationVariables>;
