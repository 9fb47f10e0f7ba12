import { webhookKinds } from '@hakaru/contract/webhooks';
import { demoId } from '#features/demo/demo-id';
import { announce, deliverDue } from '#features/webhooks/public';
import { inScope } from '#platform/db';
import type { Answer, TestServer } from '#testing/test-server';
import type { Receiver } from './receiver';

export const HOSHI = demoId('HOSHI');
export const FIELDS = 'id version name url events state overlapUntil failingSince restsUntil waiting responsible';
export type Endpoint = {
  id: string;
  version: number;
  state: string;
  waiting: number;
  restsUntil: string | null;
  failingSince: string | null;
};
export const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions;

/** An administrator's actions on endpoints through a test server's API; `deliver` is one run of the job. */
export function endpointsAt(server: TestServer, receiver: Receiver) {
  const create = (as: string, input: object = {}): Promise<Answer> =>
    server.ask(as, `mutation($input: WebhookInput!) { createWebhookEndpoint(input: $input) { secret endpoint { ${FIELDS} } } }`, {
      input: { name: 'Warehouse', url: receiver.url, events: webhookKinds, ...input },
    });
  async function open(as: string, input: object = {}): Promise<{ secret: string; endpoint: Endpoint }> {
    const { data, errors } = await create(as, input);
    if (errors) throw new Error(JSON.stringify(errors));
    return data.createWebhookEndpoint;
  }
  const list = async (as: string): Promise<Endpoint[]> =>
    (await server.ask(as, `{ webhookEndpoints { ${FIELDS} } }`)).data.webhookEndpoints;
  const change = (
    as: string,
    mutation: string,
    { id, version }: Pick<Endpoint, 'id' | 'version'>,
    more = '',
    selection = `{ ${FIELDS} }`,
  ) =>
    server.ask(as, `mutation($id: ID!, $version: Int!) { ${mutation}(id: $id, version: $version${more}) ${selection} }`, { id, version });
  const ping = (as: string, id: string) => server.ask(as, 'mutation($id: ID!) { testWebhookEndpoint(id: $id) }', { id });
  const replay = (as: string, id: string) =>
    server.ask(as, 'mutation($id: ID!) { replayWebhookDelivery(id: $id) { id eventId state } }', { id });
  const deliveries = async (as: string): Promise<Record<string, unknown>[]> =>
    (await server.ask(as, '{ webhookDeliveries(first: 100) { data { id eventId kind state attempts statusCode failure body } } }')).data
      .webhookDeliveries.data;
  const deliver = ({ id }: Pick<Endpoint, 'id'>, organisationId = HOSHI) => deliverDue(server.app, { organisationId, id });
  /** Writes an event without any cause. */
  const tell = (organisationIds: string[], assetId = demoId('HMAIN')) =>
    inScope(server.app.database.db, { organisation: organisationIds[0] ?? '' }, db =>
      announce(
        { app: server.app, db },
        { kind: 'monthPopulated', organisationIds, about: { assetId, asOf: '2026-10-31' }, page: '/monthEnd' },
      ),
    );
  return { create, open, list, change, ping, replay, deliveries, deliver, tell };
}
