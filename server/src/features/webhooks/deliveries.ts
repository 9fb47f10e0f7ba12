import { AppError, invalid } from '@hakaru/contract/errors';
import type { WebhookDelivery } from '@hakaru/contract/webhooks';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { present, refuseOthers } from './actions';
import { queueDelivery, writeEvent } from './announce';
import * as store from './delivery-store';

export async function listDeliveries(ctx: SignedIn, slice: Slice, filter: store.Filter) {
  allow(ctx, 'manageUsers');
  const { data, total } = await inTransaction(ctx, ctx => store.findDeliveries(ctx, slice, filter));
  return pageOf(data, { ...slice, total });
}

/** Sends the same event again with the same id, whatever the earlier result. */
export function replayDelivery(ctx: SignedIn, id: string): Promise<WebhookDelivery> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    const before = await delivery(ctx, id);
    await requireActive(ctx, before.endpointId);
    if (before.state === 'waiting') throw invalid('id', 'waiting');
    const again = await store.insertAgain(ctx, before);
    await queueDelivery(ctx.db, { organisationId: ctx.actor.organisation.id, id: before.endpointId });
    await record(ctx, 'webhook.replay', { subject: 'webhook', subjectId: before.endpointId, after: { eventId: before.eventId } });
    return await delivery(ctx, again);
  });
}

/** Sends an event without content, to test that the endpoint is reachable and verifies the signature. */
export function testEndpoint(ctx: SignedIn, endpointId: string): Promise<boolean> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    await requireActive(ctx, endpointId);
    const endpoints = [{ id: endpointId, isActive: true }];
    await writeEvent(ctx, { organisationId: ctx.actor.organisation.id, kind: 'ping', about: {}, link: null, endpoints });
    return true;
  });
}

async function requireActive(ctx: SignedIn, endpointId: string): Promise<void> {
  if ((await present(ctx, endpointId)).state !== 'active') throw invalid('id', 'notActive');
}

async function delivery(ctx: SignedIn, id: string): Promise<WebhookDelivery> {
  const found = await store.findDelivery(ctx, id);
  if (!found) throw new AppError('notFound');
  return found;
}
