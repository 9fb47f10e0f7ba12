// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PackageRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type PackageRequestsQuery = { packageRequests: Array<{ type: string, userName: string, requestedAt: string }> };

export type RequestPackageMutationVariables = Exact<{
  type: string;
}>;


export type RequestPackageMutation = { requestPackage: Array<{ type: string, userName: string, requestedAt: string }> };

export const PackageRequestsDocument = `query PackageRequests {
  packageRequests {
    type
    userName
    requestedAt
  }
}` as TypedDocument<PackageRequestsQuery, PackageRequestsQueryVariables>;

export const RequestPackageDocument = `mutation RequestPackage($type: String!) {
  requestPackage(type: $type) {
    type
    userName
    requestedAt
  }
}` as TypedDocument<RequestPackageMutation, RequestPackageMutationVariables>;
