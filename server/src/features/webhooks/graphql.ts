import { parse } from '@hakaru/contract/fields';
import {
  deliveryFailures,
  deliveryKinds,
  deliveryStates,
  endpointStates,
  webhookInput,
  webhookKinds,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@hakaru/contract/webhooks';
import { USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { createEndpoint, deleteEndpoint, listEndpoints, pauseEndpoint, renewSecret, updateEndpoint, type Issued } from './actions';
import { listDeliveries, replayDelivery, testEndpoint } from './deliveries';

const Kind = builder.enumType('WebhookKind', { values: webhookKinds, description: 'The events an endpoint can subscribe to.' });
const DeliveryKindType = builder.enumType('WebhookDeliveryKind', {
  values: deliveryKinds,
  description: 'The same, and the ping of a test.',
});
const EndpointStateType = builder.enumType('WebhookEndpointState', {
  values: endpointStates,
  description: 'Disabled is what failed for three days; creatorDisabled waits for another administrator to save it.',
});
const DeliveryStateType = builder.enumType('WebhookDeliveryState', {
  values: deliveryStates,
  description: 'Failed is given up after the last attempt; it can be replayed.',
});
const FailureType = builder.enumType('WebhookDeliveryFailure', {
  values: deliveryFailures,
  description: 'Why the last attempt failed. The text of an answer is not kept.',
});

const EndpointType = builder.objectRef<WebhookEndpoint>('WebhookEndpoint').implement({
  description: 'An address of the organisation’s own systems that receives its events, each message signed.',
  fields: t => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    url: t.exposeString('url'),
    events: t.field({ type: [Kind], resolve: ({ events }) => events }),
    state: t.expose('state', { type: EndpointStateType }),
    createdAt: t.exposeString('createdAt'),
    responsible: t.exposeString('responsible', { description: 'The administrator who saved it last; it ends with their access.' }),
    overlapUntil: t.exposeString('overlapUntil', {
      nullable: true,
      description: 'Until then the secret before the present one signs too.',
    }),
    lastDeliveredAt: t.exposeString('lastDeliveredAt', { nullable: true }),
    failingSince: t.exposeString('failingSince', { nullable: true }),
    restsUntil: t.exposeString('restsUntil', { nullable: true, description: 'Nothing is tried until then, after failures in a row.' }),
    waiting: t.exposeInt('waiting', { description: 'Deliveries that are still to be made.' }),
  }),
});

const DeliveryType = builder.objectRef<WebhookDelivery>('WebhookDelivery').implement({
  description: 'One event on its way to one endpoint. A replay is another delivery of the same event.',
  fields: t => ({
    id: t.exposeID('id'),
    endpointId: t.exposeID('endpointId'),
    eventId: t.exposeID('eventId', { description: 'The same in every attempt and replay.' }),
    kind: t.expose('kind', { type: DeliveryKindType }),
    occurredAt: t.exposeString('occurredAt'),
    state: t.expose('state', { type: DeliveryStateType }),
    attempts: t.exposeInt('attempts'),
    lastAttemptAt: t.exposeString('lastAttemptAt', { nullable: true }),
    nextAttemptAt: t.exposeString('nextAttemptAt', { nullable: true }),
    statusCode: t.exposeInt('statusCode', { nullable: true }),
    failure: t.expose('failure', { type: FailureType, nullable: true }),
    body: t.exposeString('body', { description: 'What was sent, to the letter.' }),
  }),
});
const DeliveryPage = pageType('WebhookDeliveryPage', DeliveryType);

const IssuedType = builder.objectRef<Issued>('IssuedWebhookEndpoint').implement({
  description: 'An endpoint with its signing secret.',
  fields: t => ({
    endpoint: t.expose('endpoint', { type: EndpointType }),
    secret: t.exposeString('secret', { description: 'Shown this once.' }),
  }),
});

const Input = builder.inputType('WebhookInput', {
  description: 'An endpoint as an administrator enters it.',
  fields: t => ({
    name: t.string({ required: true }),
    url: t.string({ required: true }),
    events: t.field({ type: [Kind], required: true }),
  }),
});

builder.queryFields(t => ({
  webhookEndpoints: t.field({
    type: [EndpointType],
    access: USER_MANAGER,
    description: 'The organisation’s endpoints by name.',
    resolve: (_, __, ctx) => listEndpoints(signedIn(ctx)),
  }),
  webhookDeliveries: t.field({
    type: DeliveryPage,
    access: USER_MANAGER,
    description: 'What was sent and is to be sent, newest event first; kept for 30 days.',
    args: { endpointId: t.arg.id(), state: t.arg({ type: DeliveryStateType }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { endpointId, state, ...slice }, ctx) =>
      listDeliveries(signedIn(ctx), sliceOf(slice), { endpointId: endpointId ? idOf(endpointId) : null, state: state ?? null }),
  }),
}));

builder.mutationFields(t => {
  const seen = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  return {
    createWebhookEndpoint: t.field({
      type: IssuedType,
      access: USER_MANAGER,
      description: 'Adds an endpoint and answers its signing secret.',
      args: { input: t.arg({ type: Input, required: true }) },
      resolve: (_, { input }, ctx) => createEndpoint(signedIn(ctx), parse(webhookInput, input)),
    }),
    updateWebhookEndpoint: t.field({
      type: EndpointType,
      access: USER_MANAGER,
      description: 'Changes an endpoint; whoever saves it is responsible for it.',
      args: { ...seen, input: t.arg({ type: Input, required: true }) },
      resolve: (_, { id, version, input }, ctx) => updateEndpoint(signedIn(ctx), { id: idOf(id), version }, parse(webhookInput, input)),
    }),
    renewWebhookSecret: t.field({
      type: IssuedType,
      access: USER_MANAGER,
      description: 'A new signing secret; the one before signs beside it for 24 hours.',
      args: seen,
      resolve: (_, { id, version }, ctx) => renewSecret(signedIn(ctx), { id: idOf(id), version }),
    }),
    pauseWebhookEndpoint: t.field({
      type: EndpointType,
      access: USER_MANAGER,
      description: 'Pauses an endpoint or resumes it; events of the pause are sent afterwards.',
      args: { ...seen, isPaused: t.arg.boolean({ required: true }) },
      resolve: (_, { id, version, isPaused }, ctx) => pauseEndpoint(signedIn(ctx), { id: idOf(id), version }, isPaused),
    }),
    deleteWebhookEndpoint: t.field({
      type: 'Boolean',
      access: USER_MANAGER,
      description: 'Removes an endpoint with its deliveries.',
      args: seen,
      resolve: (_, { id, version }, ctx) => deleteEndpoint(signedIn(ctx), { id: idOf(id), version }),
    }),
    testWebhookEndpoint: t.field({
      type: 'Boolean',
      access: USER_MANAGER,
      description: 'Sends a ping.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, ctx) => testEndpoint(signedIn(ctx), idOf(id)),
    }),
    replayWebhookDelivery: t.field({
      type: DeliveryType,
      access: USER_MANAGER,
      description: 'Sends an event again, under the same event id.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, ctx) => replayDelivery(signedIn(ctx), idOf(id)),
    }),
  };
});
