// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrganisationKey = {
  /** The identifier, to be sent back as it came. */
  id: string;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

export type PackageHoldersQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type PackageHoldersQuery = { organisations: { data: Array<{ id: string, ref: string, nameEn: string, nameJp: string, type: string, category: string, modules: Array<string>, version: number, packages: Array<{ id: string, type: string }>, packageRequests: Array<{ type: string, userName: string, requestedAt: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type SetOrganisationPackageMutationVariables = Exact<{
  organisationId: string;
  version: number;
  type: string;
  held: boolean;
}>;


export type SetOrganisationPackageMutation = { setOrganisationPackage: { id: string, version: number } };

export type SetPackageOfManyMutationVariables = Exact<{
  type: string;
  held: boolean;
  organisations: Array<OrganisationKey> | OrganisationKey;
}>;


export type SetPackageOfManyMutation = { setPackageOfMany: Array<{ id: string, version: number }> };

export const PackageHoldersDocument = `query PackageHolders($first: Int, $page: Int, $search: String) {
  organisations(first: $first, page: $page, search: $search) {
    data {
      id
      ref
      nameEn
      nameJp
      type
      category
      modules
      version
      packages {
        id
        type
      }
      packageRequests {
        type
        userName
        requestedAt
      }
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<PackageHoldersQuery, PackageHoldersQueryVariables>;

export const SetOrganisationPackageDocument = `mutation SetOrganisationPackage($organisationId: ID!, $version: Int!, $type: String!, $held: Boolean!) {
  setOrganisationPackage(
    organisationId: $organisationId
    version: $version
    type: $type
    held: $held
  ) {
    id
    version
  }
}` as TypedDocument<SetOrganisationPackageMutation, SetOrganisationPackageMutationVariables>;

export const SetPackageOfManyDocument = `mutation SetPackageOfMany($type: String!, $held: Boolean!, $organisations: [OrganisationKey!]!) {
  setPackageOfMany(type: $type, held: $held, organisations: $organisations) {
    id
    version
  }
}` as TypedDocument<SetPackageOfManyMutation, SetPackageOfManyMutationVariables>;
