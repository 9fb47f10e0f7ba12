import type { DeliveryState } from '@hakaru/contract/webhooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  WebhookDeliveriesDocument,
  WebhookEndpointsDocument,
  type WebhookDeliveriesQuery,
  type WebhookEndpointFieldsFragment,
} from './webhooks.gen';

export type Endpoint = WebhookEndpointFieldsFragment;
export type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['data'][number];

const KEY = ['settings', 'webhooks'] as const;
const ROWS = 25;
/** Polling interval while a message is being delivered. */
const AGAIN_MS = 3_000;

export function useEndpoints() {
  return useQuery({
    queryKey: [...KEY, 'endpoints'],
    queryFn: async ({ signal }) => (await ask(WebhookEndpointsDocument, {}, signal)).webhookEndpoints,
  });
}

export function useDeliveries(state: DeliveryState | null, page: number) {
  return useQuery({
    queryKey: [...KEY, 'deliveries', state, page],
    queryFn: async ({ signal }) => (await ask(WebhookDeliveriesDocument, { state, page, first: ROWS }, signal)).webhookDeliveries,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: held }) => (held.data?.data.some(one => one.state === 'waiting') ? AGAIN_MS : false),
  });
}

export function useRefreshWebhooks(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
