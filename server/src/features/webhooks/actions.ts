import { randomBytes } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import {
  WEBHOOK_OVERLAP_HOURS,
  WEBHOOK_SECRET_PREFIX,
  WEBHOOKS_PER_ORGANISATION,
  type WebhookEndpoint,
  type WebhookInput,
} from '@hakaru/contract/webhooks';
import { record } from '#platform/audit';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { findFailure } from '#platform/outbound';
import { seal } from '#platform/seal';
import { queueDelivery } from './announce';
import * as store from './store';

export type Issued = { endpoint: WebhookEndpoint; secret: string };

export function listEndpoints(ctx: SignedIn): Promise<WebhookEndpoint[]> {
  allow(ctx, 'manageUsers');
  return inTransaction(ctx, ctx => store.findEndpoints(ctx, null));
}

/** Creates an endpoint and its signing secret, which is shown only once. */
export async function createEndpoint(ctx: SignedIn, input: WebhookInput): Promise<Issued> {
  refuseOthers(ctx);
  await refuseUnreachable(ctx, input.url);
  return await inTransaction(ctx, async ctx => {
    await store.lockEndpoints(ctx);
    if ((await store.findEndpoints(ctx, null)).length >= WEBHOOKS_PER_ORGANISATION) throw invalid('name', 'tooMany');
    const secret = newSecret();
    const id = await store.insertEndpoint(ctx, input, seal(ctx.app.settings.secret, secret));
    await record(ctx, 'webhook.create', { subject: 'webhook', subjectId: id, after: input });
    return { endpoint: await present(ctx, id), secret };
  });
}

export async function updateEndpoint(ctx: SignedIn, seen: store.Seen, input: WebhookInput): Promise<WebhookEndpoint> {
  refuseOthers(ctx);
  await refuseUnreachable(ctx, input.url);
  return await inTransaction(ctx, async ctx => {
    const { name, url, events } = await present(ctx, seen.id);
    if (!(await store.updateEndpoint(ctx, seen, input))) throw new AppError('conflict');
    await record(ctx, 'webhook.update', { subject: 'webhook', subjectId: seen.id, before: { name, url, events }, after: input });
    return await resumed(ctx, seen.id);
  });
}

/** Replaces the secret; the previous one is also used for signing for a while, so that the receiver can be changed without interruption. */
export function renewSecret(ctx: SignedIn, seen: store.Seen): Promise<Issued> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    const { name } = await present(ctx, seen.id);
    const secret = newSecret();
    const until = new Date(ctx.app.now().getTime() + WEBHOOK_OVERLAP_HOURS * 3_600_000);
    if (!(await store.replaceSecret(ctx, seen, { secret: seal(ctx.app.settings.secret, secret), until }))) throw new AppError('conflict');
    await record(ctx, 'webhook.renew', { subject: 'webhook', subjectId: seen.id, after: { name } });
    return { endpoint: await present(ctx, seen.id), secret };
  });
}

/** While paused, events are kept; they are sent after resuming. An endpoint disabled after failures is resumed in the same way. */
export function pauseEndpoint(ctx: SignedIn, seen: store.Seen, isPaused: boolean): Promise<WebhookEndpoint> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    const { state } = await present(ctx, seen.id);
    const after = isPaused ? 'paused' : 'active';
    if (!(await store.setState(ctx, seen, after))) throw new AppError('conflict');
    await record(ctx, isPaused ? 'webhook.pause' : 'webhook.resume', {
      subject: 'webhook',
      subjectId: seen.id,
      before: { state },
      after: { state: after },
    });
    return await resumed(ctx, seen.id);
  });
}

/** Deletes the endpoint with its waiting and past deliveries. */
export function deleteEndpoint(ctx: SignedIn, seen: store.Seen): Promise<boolean> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    const { name, url } = await present(ctx, seen.id);
    if (!(await store.deleteEndpoint(ctx, seen))) throw new AppError('conflict');
    await record(ctx, 'webhook.delete', { subject: 'webhook', subjectId: seen.id, before: { name, url } });
    return true;
  });
}

/** Only an organisation's own administrators: an endpoint made by support would keep sending data out. */
export function refuseOthers(ctx: SignedIn): void {
  allow(ctx, 'manageUsers');
  refuseSupport(ctx);
}

export async function present(ctx: SignedIn, id: string): Promise<WebhookEndpoint> {
  const [endpoint] = await store.findEndpoints(ctx, id);
  if (!endpoint) throw new AppError('notFound');
  return endpoint;
}

async function resumed(ctx: SignedIn, id: string): Promise<WebhookEndpoint> {
  const endpoint = await present(ctx, id);
  if (endpoint.state !== 'active' || endpoint.waiting === 0) return endpoint;
  await store.makeDue(ctx, id);
  await queueDelivery(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  return endpoint;
}

/** Checked when it is entered and again before every attempt, because the address of a host name can change. */
async function refuseUnreachable(ctx: SignedIn, url: string): Promise<void> {
  const { webhookAllowedCidrs: allowedCidrs, webhookHttp: allowsHttp } = ctx.app.settings;
  const failure = await findFailure(new URL(url), { allowedCidrs, allowsHttp });
  if (failure) throw invalid('url', failure);
}

const newSecret = (): string => WEBHOOK_SECRET_PREFIX + randomBytes(32).toString('base64url');
