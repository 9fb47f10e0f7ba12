import type { WebhookKind } from '@hakaru/contract/webhooks';
import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import type { App } from '#platform/context';
import { insideScope, type Db } from '#platform/db';
import { addJob } from '#platform/jobs';
import * as store from './event-store';

export type Announcement = {
  kind: WebhookKind;
  /** The organisations that may see the subject on screen; those among them with a subscription receive the event. */
  organisationIds: readonly string[];
  /** Ids, kinds, days and states; never figures or names. */
  about: Readonly<Record<string, string | null>>;
  /** The page it links to, relative to the area of the recipient's organisation. */
  page: string;
};

/**
 * Writes an event for the endpoints of some organisations within the caller's transaction, so that it exists exactly when its cause does.
 * Costs one statement if nobody subscribes.
 */
export async function announce({ app, db }: { app: App; db: Db }, { kind, organisationIds, about, page }: Announcement): Promise<void> {
  await insideScope(db, 'platform', async () => {
    const listeners = await store.findListeners(db, organisationIds, kind);
    for (const organisationId of new Set(listeners.map(listener => listener.organisationId))) {
      const own = listeners.filter(listener => listener.organisationId === organisationId);
      const type = own[0]?.type;
      const link = type ? `${app.settings.publicUrl}/${areaOf(CATEGORY_OF[type])}${page}` : null;
      await writeEvent({ app, db }, { organisationId, kind, about, link, endpoints: own });
    }
  });
}

export type Written = {
  organisationId: string;
  kind: string;
  about: Readonly<Record<string, string | null>>;
  link: string | null;
  endpoints: readonly { id: string; isActive: boolean }[];
};

/**
 * Inserts the event, a delivery for each endpoint, and a job that wakes the active ones. Waking is a separate job, because queueing an
 * endpoint's run locks its row in the queue, which would block every transaction with an event for the same endpoint.
 */
export async function writeEvent(
  { app, db }: { app: App; db: Db },
  { organisationId, kind, about, link, endpoints }: Written,
): Promise<void> {
  const at = app.now();
  await store.insertEvent(db, { organisationId, kind, about, link, at, endpointIds: endpoints.map(({ id }) => id) });
  const ids = endpoints.filter(({ isActive }) => isActive).map(({ id }) => id);
  if (ids.length > 0) await addJob(db, 'wakeWebhooks', { organisationId, ids });
}

/** One job for each endpoint; it sends the due deliveries in order, one after the other. */
export async function queueDelivery(db: Db, { organisationId, id }: { organisationId: string; id: string }, runAt?: Date): Promise<void> {
  const place = `webhooks:${id}`;
  await addJob(db, 'deliverWebhooks', { organisationId, id }, { key: place, queue: place, ...(runAt ? { runAt } : {}) });
}
