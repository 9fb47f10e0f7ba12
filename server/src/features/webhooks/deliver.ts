import {
  WEBHOOK_ATTEMPTS,
  WEBHOOK_DEADLINE_MS,
  WEBHOOK_DISABLED_AFTER_HOURS,
  WEBHOOK_FAILURES_OPEN,
  waitAfter,
  type DeliveryFailure,
} from '@hakaru/contract/webhooks';
import { notifyOrganisation } from '#features/notifications/public';
import { record } from '#platform/audit';
import type { App, Context } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { OutboundError, postOutside, type OutboundRules, type Resolve } from '#platform/outbound';
import { unsealAs } from '#platform/seal';
import { queueDelivery } from './announce';
import { signatureOf } from './signature';
import * as store from './delivery-store';

/** The number sent in one run of the job; the rest follow in the next run, so that other endpoints get their turn. */
const IN_ONE_RUN = 500;
/** Longer than any attempt: a claim without a result by then was interrupted. */
const CLAIM_MS = 3 * WEBHOOK_DEADLINE_MS;

export type Sending = { signal?: AbortSignal | undefined; rules?: OutboundRules; resolve?: Resolve };

/**
 * Sends the due deliveries of one endpoint in the order of the events, and queues a run for the next one. A failure ends the run, because
 * the endpoint is probably down.
 */
export async function deliverDue(app: App, place: store.Place, sending: Sending = {}): Promise<number> {
  const scope = { organisation: place.organisationId };
  let sent = 0;
  while (sent < IN_ONE_RUN && !sending.signal?.aborted) {
    const now = app.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await inScope(app.database.db, scope, db => store.claimDue(db, place, { now, until }));
    if (!claimed) break;
    sent++;
    const outcome = await send(app, claimed, sending);
    await inScope(app.database.db, scope, db => settle(app, db, place, claimed, outcome));
    if (outcome.failure !== null) break;
  }
  await inScope(app.database.db, scope, async db => {
    const next = await store.nextDue(db, place);
    if (next) await queueDelivery(db, place, next);
  });
  return sent;
}

type Outcome = { statusCode: number | null; failure: DeliveryFailure | null };

async function send(app: App, { id, eventId, kind, body, url, secret, previousSecret }: store.Claimed, sending: Sending): Promise<Outcome> {
  const { webhookAllowedCidrs: allowedCidrs, webhookHttp: allowsHttp, release } = app.settings;
  const secrets = [secret, ...(previousSecret === null ? [] : [previousSecret])].map(sealed => String(unsealAs(app.settings, sealed)));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': `Hakaru/${release}`,
    'hakaru-event': kind,
    'hakaru-event-id': eventId,
    'hakaru-delivery-id': id,
    'hakaru-signature': signatureOf(secrets, body, app.now()),
  };
  try {
    const statusCode = await postOutside(new URL(url), {
      headers,
      body,
      deadlineMs: WEBHOOK_DEADLINE_MS,
      rules: sending.rules ?? { allowedCidrs, allowsHttp },
      ...(sending.resolve ? { resolve: sending.resolve } : {}),
    });
    return { statusCode, failure: failureOf(statusCode) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { statusCode: null, failure: error.failure };
  }
}

/** Redirects are not followed, because their target is unchecked. */
function failureOf(statusCode: number): DeliveryFailure | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  return statusCode >= 300 && statusCode < 400 ? 'redirect' : 'refused';
}

async function settle(app: App, db: Db, place: store.Place, claimed: store.Claimed, { statusCode, failure }: Outcome): Promise<void> {
  const at = app.now();
  const after = (failures: number) => new Date(at.getTime() + waitAfter(failures, Math.random()) * 1000);
  const { id, attempt } = claimed;
  if (failure === null) return await store.noteDelivered(db, place, { id, attempt, at, statusCode: statusCode ?? 0 });
  const isLast = attempt >= WEBHOOK_ATTEMPTS;
  const endpoint = await store.noteFailed(db, place, { id, attempt, at, statusCode, failure, isLast, nextAt: after(attempt) });
  if (!endpoint) return; // deleted meanwhile, or taken over by another worker
  const { failures, failingSince, name } = endpoint;
  if (failures >= WEBHOOK_FAILURES_OPEN) await store.restEndpoint(db, place, after(failures - WEBHOOK_FAILURES_OPEN + 1));
  if (at.getTime() - failingSince.getTime() >= WEBHOOK_DISABLED_AFTER_HOURS * 3_600_000) await disable(app, db, place, name);
}

/** Disables an endpoint that has failed for days and notifies the administrators, who can resume it once it works. */
async function disable(app: App, db: Db, { organisationId, id }: store.Place, name: string): Promise<void> {
  if (!(await store.disableEndpoint(db, { organisationId, id }))) return;
  const request = { id: `webhook ${id}`, ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;
  const ctx: Context = { app, db, actor: null, request };
  const notice = {
    organisationId,
    who: 'admins',
    kind: 'webhookDisabled',
    params: { endpoint: name },
    page: '/settings/integrations',
  } as const;
  await notifyOrganisation(ctx, notice);
  await record(ctx, 'webhook.disable', { subject: 'webhook', subjectId: id, organisationId, after: { name } });
}
