// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a sheet reports. */
export type ImportKind =
  | 'accounts'
  | 'benchmarks'
  | 'corporations'
  | 'fixedincome'
  | 'funds'
  | 'fxrates'
  | 'holdings'
  | 'instructions'
  | 'mandates'
  | 'securities'
  | 'securityprices';

export type PackageAssignmentInput = {
  reportingEnd?: string | null | undefined;
  reportingStart: string;
};

export type PackageInput = {
  /** The data sets it consists of. */
  datasets?: Array<string> | null | undefined;
  deadlineDays?: number | null | undefined;
  description?: string | null | undefined;
  frequency?: string | null | undefined;
  /** The kind. */
  kind: string;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  /** The entity above it. */
  parentId?: string | null | undefined;
  /** Where what it asks changes: the first day that holds from; today if left out. */
  termsFromDay?: string | null | undefined;
  /** The type. */
  type: string;
};

/** Whether a package is due for a mandate or opens a part of the product. */
export type PackageKind =
  | 'account'
  | 'entity';

/** What a package asks for. */
export type PackageType =
  | 'baselReport'
  | 'financialStatements'
  | 'monthlyReport'
  | 'privateAssetReport'
  | 'quarterlyReport';

/** How often a report is due. */
export type ReportFrequency =
  | 'annual'
  | 'monthly'
  | 'quarterly'
  | 'semiannual';

export type PackagesQueryVariables = Exact<{
  kind?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type PackagesQuery = { packages: { data: Array<{ id: string, kind: PackageKind, type: PackageType, name: string, nameJp: string | null, description: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, datasets: Array<string> | null, frequency: ReportFrequency | null, deadlineDays: number | null, organisationEn: string, organisationJp: string, assigned: number, version: number, terms: { frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }, history: Array<{ fromDay: string | null, frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type AllPackagesQueryVariables = Exact<{
  kind?: string | null | undefined;
  search?: string | null | undefined;
  organisationId?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type AllPackagesQuery = { allPackages: { data: Array<{ id: string, kind: PackageKind, type: PackageType, name: string, nameJp: string | null, description: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, datasets: Array<string> | null, frequency: ReportFrequency | null, deadlineDays: number | null, organisationEn: string, organisationJp: string, assigned: number, version: number, terms: { frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }, history: Array<{ fromDay: string | null, frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type PackageQueryVariables = Exact<{
  id: string;
}>;


export type PackageQuery = { package: { id: string, kind: PackageKind, type: PackageType, name: string, nameJp: string | null, description: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, datasets: Array<string> | null, frequency: ReportFrequency | null, deadlineDays: number | null, organisationEn: string, organisationJp: string, assigned: number, version: number, terms: { frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }, history: Array<{ fromDay: string | null, frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }> }, packageAssignments: Array<{ id: string, entityId: string, entityRef: string, entityEn: string, entityJp: string, reportingStart: string, reportingEnd: string | null, version: number }> };

export type CreatePackageMutationVariables = Exact<{
  input: PackageInput;
  key: string;
}>;


export type CreatePackageMutation = { createPackage: { id: string, kind: PackageKind, type: PackageType, name: string, nameJp: string | null, description: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, datasets: Array<string> | null, frequency: ReportFrequency | null, deadlineDays: number | null, organisationEn: string, organisationJp: string, assigned: number, version: number, terms: { frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }, history: Array<{ fromDay: string | null, frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }> } };

export type CreatePackageForMutationVariables = Exact<{
  organisationId: string;
  input: PackageInput;
  key: string;
}>;


export type CreatePackageForMutation = { createPackageFor: { package: { id: string } } };

export type UpdatePackageMutationVariables = Exact<{
  id: string;
  version: number;
  input: PackageInput;
}>;


export type UpdatePackageMutation = { updatePackage: { id: string, kind: PackageKind, type: PackageType, name: string, nameJp: string | null, description: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, datasets: Array<string> | null, frequency: ReportFrequency | null, deadlineDays: number | null, organisationEn: string, organisationJp: string, assigned: number, version: number, terms: { frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }, history: Array<{ fromDay: string | null, frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }> } };

export type DeletePackageMutationVariables = Exact<{
  id: string;
}>;


export type DeletePackageMutation = { deletePackage: boolean };

export type AssignPackageMutationVariables = Exact<{
  packageId: string;
  entityId: string;
  input: PackageAssignmentInput;
}>;


export type AssignPackageMutation = { assignPackage: { id: string } };

export type UpdatePackageAssignmentMutationVariables = Exact<{
  id: string;
  version: number;
  input: PackageAssignmentInput;
}>;


export type UpdatePackageAssignmentMutation = { updatePackageAssignment: { id: string } };

export type UnassignPackageMutationVariables = Exact<{
  id: string;
}>;


export type UnassignPackageMutation = { unassignPackage: boolean };

export type MandatePackagesQueryVariables = Exact<{
  assetId: string;
  mandateId: string;
}>;


export type MandatePackagesQuery = { mandatePackages: Array<{ id: string, packageId: string, packageName: string, packageNameJp: string | null, frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind>, reportingStart: string, reportingEnd: string | null, currentAsOf: string | null, currentDue: string | null, version: number }> };

export type AnyPackageQueryVariables = Exact<{
  id: string;
}>;


export type AnyPackageQuery = { anyPackage: { package: { id: string, kind: PackageKind, type: PackageType, name: string, nameJp: string | null, description: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, datasets: Array<string> | null, frequency: ReportFrequency | null, deadlineDays: number | null, organisationEn: string, organisationJp: string, assigned: number, version: number, history: Array<{ fromDay: string | null, frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }>, terms: { frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> } }, assignments: Array<{ id: string, packageId: string, entityId: string, entityRef: string, entityEn: string, entityJp: string, reportingStart: string, reportingEnd: string | null, version: number }> } };

export type PackageFieldsFragment = { id: string, kind: PackageKind, type: PackageType, name: string, nameJp: string | null, description: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, datasets: Array<string> | null, frequency: ReportFrequency | null, deadlineDays: number | null, organisationEn: string, organisationJp: string, assigned: number, version: number, terms: { frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }, history: Array<{ fromDay: string | null, frequency: ReportFrequency, deadlineDays: number, datasets: Array<ImportKind> }> };

export const PackagesDocument = `query Packages($kind: String, $search: String, $first: Int, $page: Int) {
  packages(kind: $kind, search: $search, first: $first, page: $page) {
    data {
      ...PackageFields
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment PackageFields on Package {
  id
  kind
  type
  name
  nameJp
  description
  parentId
  parentName
  parentNameJp
  datasets
  frequency
  deadlineDays
  terms {
    frequency
    deadlineDays
    datasets
  }
  history {
    fromDay
    frequency
    deadlineDays
    datasets
  }
  organisationEn
  organisationJp
  assigned
  version
}` as TypedDocument<PackagesQuery, PackagesQueryVariables>;

export const AllPackagesDocument = `query AllPackages($kind: String, $search: String, $organisationId: ID, $first: Int, $page: Int) {
  allPackages(
    kind: $kind
    search: $search
    organisationId: $organisationId
    first: $first
    page: $page
  ) {
    data {
      ...PackageFields
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment PackageFields on Package {
  id
  kind
  type
  name
  nameJp
  description
  parentId
  parentName
  parentNameJp
  datasets
  frequency
  deadlineDays
  terms {
    frequency
    deadlineDays
    datasets
  }
  history {
    fromDay
    frequency
    deadlineDays
    datasets
  }
  organisationEn
  organisationJp
  assigned
  version
}` as TypedDocument<AllPackagesQuery, AllPackagesQueryVariables>;

export const PackageDocument = `query Package($id: ID!) {
  package(id: $id) {
    ...PackageFields
  }
  packageAssignments(packageId: $id) {
    id
    entityId
    entityRef
    entityEn
    entityJp
    reportingStart
    reportingEnd
    version
  }
}

fragment PackageFields on Package {
  id
  kind
  type
  name
  nameJp
  description
  parentId
  parentName
  parentNameJp
  datasets
  frequency
  deadlineDays
  terms {
    frequency
    deadlineDays
    datasets
  }
  history {
    fromDay
    frequency
    deadlineDays
    datasets
  }
  organisationEn
  organisationJp
  assigned
  version
}` as TypedDocument<PackageQuery, PackageQueryVariables>;

export const CreatePackageDocument = `mutation CreatePackage($input: PackageInput!, $key: String!) {
  createPackage(input: $input, key: $key) {
    ...PackageFields
  }
}

fragment PackageFields on Package {
  id
  kind
  type
  name
  nameJp
  description
  parentId
  parentName
  parentNameJp
  datasets
  frequency
  deadlineDays
  terms {
    frequency
    deadlineDays
    datasets
  }
  history {
    fromDay
    frequency
    deadlineDays
    datasets
  }
  organisationEn
  organisationJp
  assigned
  version
}` as TypedDocument<CreatePackageMutation, CreatePackageMutationVariables>;

export const CreatePackageForDocument = `mutation CreatePackageFor($organisationId: ID!, $input: PackageInput!, $key: String!) {
  createPackageFor(organisationId: $organisationId, input: $input, key: $key) {
    package {
      id
    }
  }
}` as TypedDocument<CreatePackageForMutation, CreatePackageForMutationVariables>;

export const UpdatePackageDocument = `mutation UpdatePackage($id: ID!, $version: Int!, $input: PackageInput!) {
  updatePackage(id: $id, version: $version, input: $input) {
    ...PackageFields
  }
}

fragment PackageFields on Package {
  id
  kind
  type
  name
  nameJp
  description
  parentId
  parentName
  parentNameJp
  datasets
  frequency
  deadlineDays
  terms {
    frequency
    deadlineDays
    datasets
  }
  history {
    fromDay
    frequency
    deadlineDays
    datasets
  }
  organisationEn
  organisationJp
  assigned
  version
}` as TypedDocument<UpdatePackageMutation, UpdatePackageMutationVariables>;

export const DeletePackageDocument = `mutation DeletePackage($id: ID!) {
  deletePackage(id: $id)
}` as TypedDocument<DeletePackageMutation, DeletePackageMutationVariables>;

export const AssignPackageDocument = `mutation AssignPackage($packageId: ID!, $entityId: ID!, $input: PackageAssignmentInput!) {
  assignPackage(packageId: $packageId, entityId: $entityId, input: $input) {
    id
  }
}` as TypedDocument<AssignPackageMutation, AssignPackageMutationVariables>;

export const UpdatePackageAssignmentDocument = `mutation UpdatePackageAssignment($id: ID!, $version: Int!, $input: PackageAssignmentInput!) {
  updatePackageAssignment(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdatePackageAssignmentMutation, UpdatePackageAssignmentMutationVariables>;

export const UnassignPackageDocument = `mutation UnassignPackage($id: ID!) {
  unassignPackage(id: $id)
}` as TypedDocument<UnassignPackageMutation, UnassignPackageMutationVariables>;

export const MandatePackagesDocument = `query MandatePackages($assetId: ID!, $mandateId: ID!) {
  mandatePackages(assetId: $assetId, mandateId: $mandateId) {
    id
    packageId
    packageName
    packageNameJp
    frequency
    deadlineDays
    datasets
    reportingStart
    reportingEnd
    currentAsOf
    currentDue
    version
  }
}` as TypedDocument<MandatePackagesQuery, MandatePackagesQueryVariables>;

export const AnyPackageDocument = `query AnyPackage($id: ID!) {
  anyPackage(id: $id) {
    package {
      ...PackageFields
      history {
        fromDay
        frequency
        deadlineDays
        datasets
      }
    }
    assignments {
      id
      packageId
      entityId
      entityRef
      entityEn
      entityJp
      reportingStart
      reportingEnd
      version
    }
  }
}

fragment PackageFields on Package {
  id
  kind
  type
  name
  nameJp
  description
  parentId
  parentName
  parentNameJp
  datasets
  frequency
  deadlineDays
  terms {
    frequency
    deadlineDays
    datasets
  }
  history {
    fromDay
    frequency
    deadlineDays
    datasets
  }
  organisationEn
  organisationJp
  assigned
  version
}` as TypedDocument<AnyPackageQuery, AnyPackageQueryVariables>;
