// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Why the last attempt failed. The text of an answer is not kept. */
export type WebhookDeliveryFailure =
  | 'certificate'
  | 'connection'
  | 'deadline'
  | 'insideAddress'
  | 'notHttps'
  | 'redirect'
  | 'refused'
  | 'unresolved';

/** The same, and the ping of a test. */
export type WebhookDeliveryKind =
  | 'importApproved'
  | 'importFailed'
  | 'importStaged'
  | 'instructionMoved'
  | 'monthPopulated'
  | 'ping'
  | 'reportPublished'
  | 'reportRestated'
  | 'taskLabelChanged';

/** Failed is given up after the last attempt; it can be replayed. */
export type WebhookDeliveryState =
  | 'delivered'
  | 'failed'
  | 'waiting';

/** Disabled is what failed for three days; creatorDisabled waits for another administrator to save it. */
export type WebhookEndpointState =
  | 'active'
  | 'creatorDisabled'
  | 'disabled'
  | 'paused';

/** An endpoint as an administrator enters it. */
export type WebhookInput = {
  events: Array<WebhookKind>;
  /** The name. */
  name: string;
  url: string;
};

/** The events an endpoint can subscribe to. */
export type WebhookKind =
  | 'importApproved'
  | 'importFailed'
  | 'importStaged'
  | 'instructionMoved'
  | 'monthPopulated'
  | 'reportPublished'
  | 'reportRestated'
  | 'taskLabelChanged';

export type WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookEndpointsQuery = { webhookEndpoints: Array<{ id: string, version: number, name: string, url: string, events: Array<WebhookKind>, state: WebhookEndpointState, responsible: string, overlapUntil: string | null, lastDeliveredAt: string | null, failingSince: string | null, restsUntil: string | null, waiting: number }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  state?: WebhookDeliveryState | null | undefined;
  page: number;
  first: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { data: Array<{ id: string, endpointId: string, eventId: string, kind: WebhookDeliveryKind, occurredAt: string, state: WebhookDeliveryState, attempts: number, lastAttemptAt: string | null, nextAttemptAt: string | null, statusCode: number | null, failure: WebhookDeliveryFailure | null, body: string }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: string, version: number, name: string, url: string, events: Array<WebhookKind>, state: WebhookEndpointState, responsible: string, overlapUntil: string | null, lastDeliveredAt: string | null, failingSince: string | null, restsUntil: string | null, waiting: number } } };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  id: string;
  version: number;
  input: WebhookInput;
}>;


export type UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { id: string, version: number, name: string, url: string, events: Array<WebhookKind>, state: WebhookEndpointState, responsible: string, overlapUntil: string | null, lastDeliveredAt: string | null, failingSince: string | null, restsUntil: string | null, waiting: number } };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { secret: string, endpoint: { id: string, version: number, name: string, url: string, events: Array<WebhookKind>, state: WebhookEndpointState, responsible: string, overlapUntil: string | null, lastDeliveredAt: string | null, failingSince: string | null, restsUntil: string | null, waiting: number } } };

export type PauseWebhookEndpointMutationVariables = Exact<{
  id: string;
  version: number;
  isPaused: boolean;
}>;


export type PauseWebhookEndpointMutation = { pauseWebhookEndpoint: { id: string, version: number, name: string, url: string, events: Array<WebhookKind>, state: WebhookEndpointState, responsible: string, overlapUntil: string | null, lastDeliveredAt: string | null, failingSince: string | null, restsUntil: string | null, waiting: number } };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: boolean };

export type TestWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookEndpointMutation = { testWebhookEndpoint: boolean };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { id: string, state: WebhookDeliveryState } };

export type WebhookEndpointFieldsFragment = { id: string, version: number, name: string, url: string, events: Array<WebhookKind>, state: WebhookEndpointState, responsible: string, overlapUntil: string | null, lastDeliveredAt: string | null, failingSince: string | null, restsUntil: string | null, waiting: number };

export const WebhookEndpointsDocument = `query WebhookEndpoints {
  webhookEndpoints {
    ...WebhookEndpointFields
  }
}

fragment WebhookEndpointFields on WebhookEndpoint {
  id
  version
  name
  url
  events
  state
  responsible
  overlapUntil
  lastDeliveredAt
  failingSince
  restsUntil
  waiting
}` as TypedDocument<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;

export const WebhookDeliveriesDocument = `query WebhookDeliveries($state: WebhookDeliveryState, $page: Int!, $first: Int!) {
  webhookDeliveries(state: $state, page: $page, first: $first) {
    data {
      id
      endpointId
      eventId
      kind
      occurredAt
      state
      attempts
      lastAttemptAt
      nextAttemptAt
      statusCode
      failure
      body
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;

export const CreateWebhookEndpointDocument = `mutation CreateWebhookEndpoint($input: WebhookInput!) {
  createWebhookEndpoint(input: $input) {
    secret
    endpoint {
      ...WebhookEndpointFields
    }
  }
}

fragment WebhookEndpointFields on WebhookEndpoint {
  id
  version
  name
  url
  events
  state
  responsible
  overlapUntil
  lastDeliveredAt
  failingSince
  restsUntil
  waiting
}` as TypedDocument<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;

export const UpdateWebhookEndpointDocument = `mutation UpdateWebhookEndpoint($id: ID!, $version: Int!, $input: WebhookInput!) {
  updateWebhookEndpoint(id: $id, version: $version, input: $input) {
    ...WebhookEndpointFields
  }
}

fragment WebhookEndpointFields on WebhookEndpoint {
  id
  version
  name
  url
  events
  state
  responsible
  overlapUntil
  lastDeliveredAt
  failingSince
  restsUntil
  waiting
}` as TypedDocument<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>;

export const RenewWebhookSecretDocument = `mutation RenewWebhookSecret($id: ID!, $version: Int!) {
  renewWebhookSecret(id: $id, version: $version) {
    secret
    endpoint {
      ...WebhookEndpointFields
    }
  }
}

fragment WebhookEndpointFields on WebhookEndpoint {
  id
  version
  name
  url
  events
  state
  responsible
  overlapUntil
  lastDeliveredAt
  failingSince
  restsUntil
  waiting
}` as TypedDocument<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;

export const PauseWebhookEndpointDocument = `mutation PauseWebhookEndpoint($id: ID!, $version: Int!, $isPaused: Boolean!) {
  pauseWebhookEndpoint(id: $id, version: $version, isPaused: $isPaused) {
    ...WebhookEndpointFields
  }
}

fragment WebhookEndpointFields on WebhookEndpoint {
  id
  version
  name
  url
  events
  state
  responsible
  overlapUntil
  lastDeliveredAt
  failingSince
  restsUntil
  waiting
}` as TypedDocument<PauseWebhookEndpointMutation, PauseWebhookEndpointMutationVariables>;

export const DeleteWebhookEndpointDocument = `mutation DeleteWebhookEndpoint($id: ID!, $version: Int!) {
  deleteWebhookEndpoint(id: $id, version: $version)
}` as TypedDocument<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;

export const TestWebhookEndpointDocument = `mutation TestWebhookEndpoint($id: ID!) {
  testWebhookEndpoint(id: $id)
}` as TypedDocument<TestWebhookEndpointMutation, TestWebhookEndpointMutationVariables>;

export const ReplayWebhookDeliveryDocument = `mutation ReplayWebhookDelivery($id: ID!) {
  replayWebhookDelivery(id: $id) {
    id
    state
  }
}` as TypedDocument<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
