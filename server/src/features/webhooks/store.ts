import type { EndpointState, WebhookEndpoint, WebhookInput, WebhookKind } from '@hakaru/contract/webhooks';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';
import { isResponsible } from './event-store';

/** Serialises changes of an organisation's endpoints, because their number is checked before adding one. */
export async function lockEndpoints({ db, actor }: SignedIn): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook endpoints ${actor.organisation.id}`}, 0))`.execute(db);
}

type Row = Omit<WebhookEndpoint, 'createdAt' | 'overlapUntil' | 'lastDeliveredAt' | 'failingSince' | 'restsUntil' | 'events' | 'state'> & {
  events: string[];
  state: string;
  createdAt: Date;
  overlapUntil: Date | null;
  lastDeliveredAt: Date | null;
  failingSince: Date | null;
  restsUntil: Date | null;
};

/** The organisation's endpoints by name; a single one if an id is given. */
export async function findEndpoints({ app, db, actor }: SignedIn, id: string | null): Promise<WebhookEndpoint[]> {
  const now = app.now();
  const { rows } = await sql<Row>`
    select e.id, e.version, e.name, e.url, e.events, u.name as responsible, e.created_at as "createdAt", e.last_delivered_at as "lastDeliveredAt",
      e.failing_since as "failingSince",
      case when e.rests_until > ${now} then e.rests_until end as "restsUntil",
      case when e.previous_until > ${now} then e.previous_until end as "overlapUntil",
      case when e.state <> 'disabled' and not ${isResponsible} then 'creatorDisabled' else e.state end as state,
      (select count(*)::integer from webhook_delivery d where d.organisation_id = e.organisation_id and d.endpoint_id = e.id and d.state = 'waiting') as waiting
    from webhook_endpoint e join app_user u on u.organisation_id = e.organisation_id and u.id = e.user_id
    where e.organisation_id = ${actor.organisation.id} and (${id}::uuid is null or e.id = ${id}::uuid)
    order by e.name, e.created_at`.execute(db);
  return rows.map(row => ({
    ...row,
    events: row.events as WebhookKind[], // written from validated input only
    state: row.state as EndpointState, // limited by the table's check, and to the one set above
    createdAt: row.createdAt.toISOString(),
    overlapUntil: row.overlapUntil?.toISOString() ?? null,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    restsUntil: row.restsUntil?.toISOString() ?? null,
  }));
}

export async function insertEndpoint(ctx: SignedIn, { name, url, events }: WebhookInput, secret: string): Promise<string> {
  const { id } = await ctx.db
    .insertInto('webhook_endpoint')
    .values({
      organisation_id: ctx.actor.organisation.id,
      user_id: ctx.actor.user.id,
      name,
      url,
      events,
      secret,
      created_at: ctx.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Seen = { id: string; version: number };

/** The user who saves it becomes responsible: their access decides which events are sent. False when another change came first. */
export async function updateEndpoint(ctx: SignedIn, seen: Seen, { name, url, events }: WebhookInput): Promise<boolean> {
  return await changed(ctx, seen, sql`name = ${name}, url = ${url}, events = ${events}, user_id = ${ctx.actor.user.id}`);
}

/** The previous secret stays valid for a while; an even older one ends at once. */
export async function replaceSecret(ctx: SignedIn, seen: Seen, { secret, until }: { secret: string; until: Date }): Promise<boolean> {
  return await changed(ctx, seen, sql`previous_secret = secret, previous_until = ${until}, secret = ${secret}`);
}

/** Pausing and resuming both reset the count of failures. */
export async function setState(ctx: SignedIn, seen: Seen, state: 'active' | 'paused'): Promise<boolean> {
  return await changed(ctx, seen, sql`state = ${state}, failures = 0, failing_since = null, rests_until = null`);
}

async function changed(ctx: SignedIn, { id, version }: Seen, change: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update webhook_endpoint set ${change}, version = version + 1
    where organisation_id = ${ctx.actor.organisation.id} and id = ${id} and version = ${version} returning id`.execute(ctx.db);
  return rows.length === 1;
}

export async function deleteEndpoint(ctx: SignedIn, { id, version }: Seen): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from webhook_endpoint where organisation_id = ${ctx.actor.organisation.id} and id = ${id} and version = ${version}
    returning id`.execute(ctx.db);
  return rows.length === 1;
}

/** Makes deliveries due that waited while the endpoint was paused or resting. */
export async function makeDue({ db, actor, app }: SignedIn, endpointId: string): Promise<void> {
  await sql`
    update webhook_delivery set next_attempt_at = ${app.now()}
    where organisation_id = ${actor.organisation.id} and endpoint_id = ${endpointId} and state = 'waiting'`.execute(db);
}
