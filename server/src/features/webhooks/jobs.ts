import { WEBHOOK_KEPT_DAYS } from '@hakaru/contract/webhooks';
import * as z from 'zod/mini';
import { inScope } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { queueDelivery } from './announce';
import { deliverDue } from './deliver';
import { forgetOld } from './delivery-store';

const payloadOf = z.object({ organisationId: z.string(), id: z.string() });

const wakingOf = z.object({ organisationId: z.string(), ids: z.array(z.string()) });

/** Receivers may hang until the deadline, so they get only half of a worker; the rest is for imports and mails. */
const AT_ONCE = 2;
const AGAIN_MS = 1_000;
let running = 0;

export const webhookTasks: Tasks = {
  wakeWebhooks: async (app, payload) => {
    const { organisationId, ids } = z.parse(wakingOf, payload);
    for (const id of ids) await queueDelivery(app.database.db, { organisationId, id });
  },
  deliverWebhooks: async (app, payload, { signal }) => {
    const place = z.parse(payloadOf, payload);
    if (running >= AT_ONCE) return await queueDelivery(app.database.db, place, new Date(Date.now() + AGAIN_MS));
    running++;
    try {
      await deliverDue(app, place, { signal });
    } finally {
      running--;
    }
  },
  /** Runs daily. */
  forgetWebhooks: async app => {
    const before = new Date(app.now().getTime() - WEBHOOK_KEPT_DAYS * 86_400_000);
    const count = await inScope(app.database.db, 'platform', db => forgetOld(db, before));
    app.log.info('webhook events forgotten', { count });
  },
};
