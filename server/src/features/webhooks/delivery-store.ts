import type { DeliveryFailure, DeliveryKind, DeliveryState, WebhookDelivery } from '@hakaru/contract/webhooks';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';
import { isResponsible } from './event-store';

export type Filter = { endpointId: string | null; state: DeliveryState | null };

type Row = Omit<WebhookDelivery, 'kind' | 'state' | 'failure' | 'occurredAt' | 'lastAttemptAt' | 'nextAttemptAt'> & {
  kind: string;
  state: string;
  failure: string | null;
  occurredAt: Date;
  lastAttemptAt: Date | null;
  nextAttemptAt: Date | null;
};

const COLUMNS = sql`
  d.id, d.endpoint_id as "endpointId", d.event_id as "eventId", v.kind, v.occurred_at as "occurredAt", d.state, d.attempts,
  d.last_attempt_at as "lastAttemptAt", case when d.state = 'waiting' then d.next_attempt_at end as "nextAttemptAt",
  d.status_code as "statusCode", d.failure, v.body`;

/** The organisation's deliveries, newest event first. */
export async function findDeliveries({ db, actor }: SignedIn, slice: Slice, { endpointId, state }: Filter) {
  const from = sql`
    from webhook_delivery d join webhook_event v on v.organisation_id = d.organisation_id and v.id = d.event_id
    where d.organisation_id = ${actor.organisation.id} and (${endpointId}::uuid is null or d.endpoint_id = ${endpointId}::uuid)
      and (${state}::text is null or d.state = ${state}::text)`;
  const { rows } = await sql<Row>`
    select ${COLUMNS} ${from} order by v.seq desc, d.last_attempt_at desc nulls first, d.id limit ${slice.first} offset ${offsetOf(slice)}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*)::integer as total ${from}`.execute(db);
  return { data: rows.map(asDelivery), total: counted[0]?.total ?? 0 };
}

export async function findDelivery({ db, actor }: SignedIn, id: string): Promise<WebhookDelivery | null> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from webhook_delivery d join webhook_event v on v.organisation_id = d.organisation_id and v.id = d.event_id
    where d.organisation_id = ${actor.organisation.id} and d.id = ${id}`.execute(db);
  return rows[0] ? asDelivery(rows[0]) : null;
}

function asDelivery({ occurredAt, lastAttemptAt, nextAttemptAt, ...row }: Row): WebhookDelivery {
  return {
    ...row,
    kind: row.kind as DeliveryKind, // written by this feature only
    state: row.state as DeliveryState, // the table's check allows only these
    failure: row.failure as DeliveryFailure | null, // written by this feature only
    occurredAt: occurredAt.toISOString(),
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
}

/** Inserts another delivery of the same event. */
export async function insertAgain({ db, actor, app }: SignedIn, { endpointId, eventId }: WebhookDelivery): Promise<string> {
  const { id } = await db
    .insertInto('webhook_delivery')
    .values({ organisation_id: actor.organisation.id, endpoint_id: endpointId, event_id: eventId, next_attempt_at: app.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Place = { organisationId: string; id: string };
export type Claimed = {
  id: string;
  eventId: string;
  attempt: number;
  kind: string;
  body: string;
  url: string;
  secret: string;
  previousSecret: string | null;
};

/**
 * Claims the next due delivery in the order of events by postponing it to `until`: if the process dies while sending, it becomes due again,
 * with the same event id.
 */
export async function claimDue(db: Db, { organisationId, id }: Place, { now, until }: { now: Date; until: Date }): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    with due as (
      select d.organisation_id, d.id from webhook_delivery d
      join webhook_event v on v.organisation_id = d.organisation_id and v.id = d.event_id
      join webhook_endpoint e on e.organisation_id = d.organisation_id and e.id = d.endpoint_id
      join app_user u on u.organisation_id = e.organisation_id and u.id = e.user_id
      where d.organisation_id = ${organisationId} and d.endpoint_id = ${id} and d.state = 'waiting' and d.next_attempt_at <= ${now}
        and e.state = 'active' and (e.rests_until is null or e.rests_until <= ${now}) and ${isResponsible}
      order by v.seq limit 1 for update of d skip locked)
    update webhook_delivery d set attempts = d.attempts + 1, last_attempt_at = ${now}, next_attempt_at = ${until}
    from due, webhook_event v, webhook_endpoint e
    where d.organisation_id = due.organisation_id and d.id = due.id and v.organisation_id = d.organisation_id and v.id = d.event_id
      and e.organisation_id = d.organisation_id and e.id = d.endpoint_id
    returning d.id, d.event_id as "eventId", d.attempts as attempt, v.kind, v.body, e.url, e.secret,
      case when e.previous_until > ${now} then e.previous_secret end as "previousSecret"`.execute(db);
  return rows[0] ?? null;
}

type Delivered = { id: string; attempt: number; at: Date; statusCode: number };

/** Records the result of the current attempt only: one that was taken over and returns late changes nothing. */
export async function noteDelivered(db: Db, place: Place, { id, attempt, at, statusCode }: Delivered): Promise<void> {
  await sql`
    with delivery as (
      update webhook_delivery set state = 'delivered', status_code = ${statusCode}, failure = null
      where organisation_id = ${place.organisationId} and id = ${id} and attempts = ${attempt} and state = 'waiting' returning organisation_id, endpoint_id)
    update webhook_endpoint e set failures = 0, failing_since = null, rests_until = null, last_delivered_at = ${at}
    from delivery where e.organisation_id = delivery.organisation_id and e.id = delivery.endpoint_id`.execute(db);
}

export type Failed = {
  id: string;
  attempt: number;
  at: Date;
  statusCode: number | null;
  failure: DeliveryFailure;
  isLast: boolean;
  nextAt: Date;
};

/** Records a failed attempt; returns the consecutive failures of the endpoint and since when, or null if the attempt was taken over. */
export async function noteFailed(
  db: Db,
  { organisationId }: Place,
  { id, attempt, at, statusCode, failure, isLast, nextAt }: Failed,
): Promise<{ failures: number; failingSince: Date; name: string } | null> {
  const { rows } = await sql<{ failures: number; failingSince: Date; name: string }>`
    with delivery as (
      update webhook_delivery set state = ${isLast ? 'failed' : 'waiting'}, status_code = ${statusCode}, failure = ${failure}, next_attempt_at = ${nextAt}
      where organisation_id = ${organisationId} and id = ${id} and attempts = ${attempt} and state = 'waiting' returning organisation_id, endpoint_id)
    update webhook_endpoint e set failures = e.failures + 1, failing_since = coalesce(e.failing_since, ${at})
    from delivery where e.organisation_id = delivery.organisation_id and e.id = delivery.endpoint_id
    returning e.failures, e.failing_since as "failingSince", e.name`.execute(db);
  return rows[0] ?? null;
}

export async function restEndpoint(db: Db, { organisationId, id }: Place, until: Date): Promise<void> {
  await sql`update webhook_endpoint set rests_until = ${until} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

/** False when it was paused or disabled meanwhile. */
export async function disableEndpoint(db: Db, { organisationId, id }: Place): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update webhook_endpoint set state = 'disabled', version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and state = 'active' returning id`.execute(db);
  return rows.length === 1;
}

/** When the next delivery of an active endpoint is due; null if none is waiting. */
export async function nextDue(db: Db, { organisationId, id }: Place): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(min(d.next_attempt_at), max(e.rests_until)) as at
    from webhook_delivery d join webhook_endpoint e on e.organisation_id = d.organisation_id and e.id = d.endpoint_id
    join app_user u on u.organisation_id = e.organisation_id and u.id = e.user_id
    where d.organisation_id = ${organisationId} and d.endpoint_id = ${id} and d.state = 'waiting' and e.state = 'active' and ${isResponsible}`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

/** Deletes old events with their deliveries. */
export async function forgetOld(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from webhook_event where occurred_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
