import { randomUUID } from 'node:crypto';
import type { TestServer } from '#testing/test-server';

/** A paused webhook, so that nothing is sent, with a waiting event, and a recorded task label. */
export async function plantWebhook(
  server: TestServer,
  { organisationId, canary, userId }: { organisationId: string; canary: string; userId: string },
): Promise<void> {
  const endpoint = randomUUID();
  const event = randomUUID();
  await server.sql(
    `insert into webhook_endpoint (organisation_id, id, user_id, name, url, events, secret, state)
     values ($1, $2, $3, $4, $5, array['monthPopulated'], $4, 'paused')`,
    [organisationId, endpoint, userId, canary, `https://example.com/${canary}`],
  );
  await server.sql(
    `insert into webhook_event (organisation_id, id, kind, occurred_at, body) values ($1, $2, 'monthPopulated', now(), $3)`,
    [organisationId, event, JSON.stringify({ canary })],
  );
  await server.sql(`insert into webhook_delivery (organisation_id, endpoint_id, event_id, next_attempt_at) values ($1, $2, $3, now())`, [
    organisationId,
    endpoint,
    event,
  ]);
  await server.sql(`insert into task_label (organisation_id, assignment_id, as_of, label) values ($1, $2, '2026-09-30', $3)`, [
    organisationId,
    event,
    canary,
  ]);
}

/** An intake that is switched off, so that nothing is looked for, with a file on its way and a message of one. */
export async function plantIntake(
  server: TestServer,
  { organisationId, canary, userId }: { organisationId: string; canary: string; userId: string },
): Promise<void> {
  const intake = randomUUID();
  const mail = randomUUID();
  await server.sql(
    `insert into intake (organisation_id, id, owner_id, user_id, name, folder, state) values ($1, $2, $1, $3, $4, $5, 'off')`,
    [organisationId, intake, userId, canary, `${canary.toLowerCase()}-${intake}`],
  );
  await server.sql(
    `insert into intake_file (organisation_id, intake_id, name, entry, bytes, stamp, seen_at) values ($1, $2, $3, $3, 1, $3, now())`,
    [organisationId, intake, canary],
  );
  await server.sql(
    `insert into intake_mail (organisation_id, id, intake_id, message_id, entry, sender, is_answered, seen_at) values ($1, $2, $3, $4, $4, $4, true, now())`,
    [organisationId, mail, intake, canary],
  );
}
