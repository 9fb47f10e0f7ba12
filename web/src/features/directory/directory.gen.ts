// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The table a company of the directory comes from. */
export type DirectorySource =
  | 'company'
  | 'counterparty';

export type TeamInput = {
  email?: string | null | undefined;
  fax_number?: string | null | undefined;
  firm: string;
  looksAfter?: string | null | undefined;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  people?: Array<TeamPersonInput> | null | undefined;
  phone_number?: string | null | undefined;
};

export type TeamPersonInput = {
  email?: string | null | undefined;
  /** The name. */
  name: string;
  phone_number?: string | null | undefined;
  /** The title. */
  title?: string | null | undefined;
};

export type TeamsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type TeamsQuery = { teams: { data: Array<{ id: string, name: string, nameJp: string, firm: string, looksAfter: string | null, phone_number: string | null, fax_number: string | null, email: string | null, version: number, people: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type TeamQueryVariables = Exact<{
  id: string;
}>;


export type TeamQuery = { team: { id: string, name: string, nameJp: string, firm: string, looksAfter: string | null, phone_number: string | null, fax_number: string | null, email: string | null, version: number, people: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }> } };

export type DirectoryCorporationsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type DirectoryCorporationsQuery = { directoryCorporations: { data: Array<{ id: string, source: DirectorySource, name: string, nameJp: string, kana: string | null, country: string | null, roles: Array<string>, phone: string | null, fax: string | null, address: string | null, heldBy: string | null, heldByJp: string | null, roleNames: Array<{ en: string, jp: string }>, contacts: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type DirectoryCorporationQueryVariables = Exact<{
  id: string;
}>;


export type DirectoryCorporationQuery = { directoryCorporation: { id: string, source: DirectorySource, name: string, nameJp: string, kana: string | null, country: string | null, roles: Array<string>, phone: string | null, fax: string | null, address: string | null, heldBy: string | null, heldByJp: string | null, roleNames: Array<{ en: string, jp: string }>, contacts: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }> } };

export type CreateTeamMutationVariables = Exact<{
  input: TeamInput;
}>;


export type CreateTeamMutation = { createTeam: { id: string } };

export type UpdateTeamMutationVariables = Exact<{
  id: string;
  version: number;
  input: TeamInput;
}>;


export type UpdateTeamMutation = { updateTeam: { id: string } };

export type DeleteTeamMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteTeamMutation = { deleteTeam: boolean };

export type TeamFullFragment = { id: string, name: string, nameJp: string, firm: string, looksAfter: string | null, phone_number: string | null, fax_number: string | null, email: string | null, version: number, people: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }> };

export type CorporationFullFragment = { id: string, source: DirectorySource, name: string, nameJp: string, kana: string | null, country: string | null, roles: Array<string>, phone: string | null, fax: string | null, address: string | null, heldBy: string | null, heldByJp: string | null, roleNames: Array<{ en: string, jp: string }>, contacts: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }> };

export const TeamsDocument = `query Teams($first: Int, $page: Int, $search: String) {
  teams(first: $first, page: $page, search: $search) {
    data {
      ...TeamFull
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment TeamFull on Team {
  id
  name
  nameJp
  firm
  looksAfter
  phone_number
  fax_number
  email
  people {
    name
    title
    email
    phone_number
  }
  version
}` as TypedDocument<TeamsQuery, TeamsQueryVariables>;

export const TeamDocument = `query Team($id: ID!) {
  team(id: $id) {
    ...TeamFull
  }
}

fragment TeamFull on Team {
  id
  name
  nameJp
  firm
  looksAfter
  phone_number
  fax_number
  email
  people {
    name
    title
    email
    phone_number
  }
  version
}` as TypedDocument<TeamQuery, TeamQueryVariables>;

export const DirectoryCorporationsDocument = `query DirectoryCorporations($first: Int, $page: Int, $search: String) {
  directoryCorporations(first: $first, page: $page, search: $search) {
    data {
      ...CorporationFull
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment CorporationFull on DirectoryCorporation {
  id
  source
  name
  nameJp
  kana
  country
  roles
  roleNames {
    en
    jp
  }
  phone
  fax
  address
  contacts {
    name
    title
    email
    phone_number
  }
  heldBy
  heldByJp
}` as TypedDocument<DirectoryCorporationsQuery, DirectoryCorporationsQueryVariables>;

export const DirectoryCorporationDocument = `query DirectoryCorporation($id: ID!) {
  directoryCorporation(id: $id) {
    ...CorporationFull
  }
}

fragment CorporationFull on DirectoryCorporation {
  id
  source
  name
  nameJp
  kana
  country
  roles
  roleNames {
    en
    jp
  }
  phone
  fax
  address
  contacts {
    name
    title
    email
    phone_number
  }
  heldBy
  heldByJp
}` as TypedDocument<DirectoryCorporationQuery, DirectoryCorporationQueryVariables>;

export const CreateTeamDocument = `mutation CreateTeam($input: TeamInput!) {
  createTeam(input: $input) {
    id
  }
}` as TypedDocument<CreateTeamMutation, CreateTeamMutationVariables>;

export const UpdateTeamDocument = `mutation UpdateTeam($id: ID!, $version: Int!, $input: TeamInput!) {
  updateTeam(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateTeamMutation, UpdateTeamMutationVariables>;

export const DeleteTeamDocument = `mutation DeleteTeam($id: ID!, $version: Int!) {
  deleteTeam(id: $id, version: $version)
}` as TypedDocument<DeleteTeamMutation, DeleteTeamMutationVariables>;
