// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PartyInput = {
  /** The first day it holds. */
  fromDay: string;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  /** The organisation. */
  organisationId?: string | null | undefined;
  role: string;
  /** The last day it holds; null while it goes on. */
  toDay?: string | null | undefined;
};

/** What a company does for a mandate. */
export type PartyRole =
  | 'custodian'
  | 'fundAdministrator'
  | 'investor'
  | 'manager'
  | 'masterTrustee'
  | 'subAdvisor'
  | 'trustee';

export type PartiesQueryVariables = Exact<{
  entityId: string;
}>;


export type PartiesQuery = { parties: { data: Array<{ id: string, role: PartyRole, name: string, nameJp: string, organisationId: string | null, fromDay: string, toDay: string | null, version: number }> } };

export type KnownOrganisationsQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownOrganisationsQuery = { knownOrganisations: { data: Array<{ id: string, name: string, nameJp: string }> } };

export type AddPartyMutationVariables = Exact<{
  entityId: string;
  input: PartyInput;
}>;


export type AddPartyMutation = { addParty: { id: string } };

export type UpdatePartyMutationVariables = Exact<{
  id: string;
  version: number;
  input: PartyInput;
}>;


export type UpdatePartyMutation = { updateParty: { id: string } };

export type RemovePartyMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemovePartyMutation = { removeParty: boolean };

export const PartiesDocument = `query Parties($entityId: ID!) {
  parties(entityId: $entityId) {
    data {
      id
      role
      name
      nameJp
      organisationId
      fromDay
      toDay
      version
    }
  }
}` as TypedDocument<PartiesQuery, PartiesQueryVariables>;

export const KnownOrganisationsDocument = `query KnownOrganisations {
  knownOrganisations {
    data {
      id
      name
      nameJp
    }
  }
}` as TypedDocument<KnownOrganisationsQuery, KnownOrganisationsQueryVariables>;

export const AddPartyDocument = `mutation AddParty($entityId: ID!, $input: PartyInput!) {
  addParty(entityId: $entityId, input: $input) {
    id
  }
}` as TypedDocument<AddPartyMutation, AddPartyMutationVariables>;

export const UpdatePartyDocument = `mutation UpdateParty($id: ID!, $version: Int!, $input: PartyInput!) {
  updateParty(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdatePartyMutation, UpdatePartyMutationVariables>;

export const RemovePartyDocument = `mutation RemoveParty($id: ID!, $version: Int!) {
  removeParty(id: $id, version: $version)
}` as TypedDocument<RemovePartyMutation, RemovePartyMutationVariables>;
