// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The tables of reference types. */
export type ReferenceTable =
  | 'counterparty'
  | 'securityType1'
  | 'securityType2';

export type ReferenceTypeInput = {
  /** The code. */
  code: string;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
  table: string;
};

export type ReferenceTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferenceTypesQuery = { referenceTypes: Array<{ table: ReferenceTable, code: string, nameEn: string, nameJp: string, isArchived: boolean }> };

export type UsedReferenceTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type UsedReferenceTypesQuery = { usedReferenceTypes: Array<{ id: string, table: ReferenceTable, code: string, nameEn: string, nameJp: string, isArchived: boolean, uses: number, version: number }> };

export type CreateReferenceTypeMutationVariables = Exact<{
  input: ReferenceTypeInput;
}>;


export type CreateReferenceTypeMutation = { createReferenceType: { id: string, table: ReferenceTable, code: string, nameEn: string, nameJp: string, isArchived: boolean, uses: number, version: number } };

export type RenameReferenceTypeMutationVariables = Exact<{
  id: string;
  version: number;
  nameEn: string;
  nameJp: string;
}>;


export type RenameReferenceTypeMutation = { renameReferenceType: { id: string, table: ReferenceTable, code: string, nameEn: string, nameJp: string, isArchived: boolean, uses: number, version: number } };

export type ArchiveReferenceTypeMutationVariables = Exact<{
  id: string;
  version: number;
  isArchived: boolean;
}>;


export type ArchiveReferenceTypeMutation = { archiveReferenceType: { id: string, table: ReferenceTable, code: string, nameEn: string, nameJp: string, isArchived: boolean, uses: number, version: number } };

export type DeleteReferenceTypeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteReferenceTypeMutation = { deleteReferenceType: boolean };

export type UsedTypeFragment = { id: string, table: ReferenceTable, code: string, nameEn: string, nameJp: string, isArchived: boolean, uses: number, version: number };

export const ReferenceTypesDocument = `query ReferenceTypes {
  referenceTypes {
    table
    code
    nameEn
    nameJp
    isArchived
  }
}` as TypedDocument<ReferenceTypesQuery, ReferenceTypesQueryVariables>;

export const UsedReferenceTypesDocument = `query UsedReferenceTypes {
  usedReferenceTypes {
    ...UsedType
  }
}

fragment UsedType on UsedReferenceType {
  id
  table
  code
  nameEn
  nameJp
  isArchived
  uses
  version
}` as TypedDocument<UsedReferenceTypesQuery, UsedReferenceTypesQueryVariables>;

export const CreateReferenceTypeDocument = `mutation CreateReferenceType($input: ReferenceTypeInput!) {
  createReferenceType(input: $input) {
    ...UsedType
  }
}

fragment UsedType on UsedReferenceType {
  id
  table
  code
  nameEn
  nameJp
  isArchived
  uses
  version
}` as TypedDocument<CreateReferenceTypeMutation, CreateReferenceTypeMutationVariables>;

export const RenameReferenceTypeDocument = `mutation RenameReferenceType($id: ID!, $version: Int!, $nameEn: String!, $nameJp: String!) {
  renameReferenceType(
    id: $id
    version: $version
    nameEn: $nameEn
    nameJp: $nameJp
  ) {
    ...UsedType
  }
}

fragment UsedType on UsedReferenceType {
  id
  table
  code
  nameEn
  nameJp
  isArchived
  uses
  version
}` as TypedDocument<RenameReferenceTypeMutation, RenameReferenceTypeMutationVariables>;

export const ArchiveReferenceTypeDocument = `mutation ArchiveReferenceType($id: ID!, $version: Int!, $isArchived: Boolean!) {
  archiveReferenceType(id: $id, version: $version, isArchived: $isArchived) {
    ...UsedType
  }
}

fragment UsedType on UsedReferenceType {
  id
  table
  code
  nameEn
  nameJp
  isArchived
  uses
  version
}` as TypedDocument<ArchiveReferenceTypeMutation, ArchiveReferenceTypeMutationVariables>;

export const DeleteReferenceTypeDocument = `mutation DeleteReferenceType($id: ID!, $version: Int!) {
  deleteReferenceType(id: $id, version: $version)
}` as TypedDocument<DeleteReferenceTypeMutation, DeleteReferenceTypeMutationVariables>;
