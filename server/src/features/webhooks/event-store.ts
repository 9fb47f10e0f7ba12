import { randomUUID } from 'node:crypto';
import type { OrganisationTypeName } from '@hakaru/contract/organisations';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Listener = { organisationId: string; id: string; isActive: boolean; type: OrganisationTypeName };

/** The condition on an endpoint's creator for it to receive events: an administrator who can sign in. */
export const isResponsible = sql<boolean>`(u.disabled_at is null and u.role = 'admin' and u.verified_at is not null and u.agreed_at is not null)`;

/** The endpoints of some organisations that subscribe to a kind; for instructions, only where the organisation has access to them. */
export async function findListeners(db: Db, organisationIds: readonly string[], kind: string): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select e.organisation_id as "organisationId", e.id, e.state = 'active' as "isActive", o.type
    from webhook_endpoint e
    join organisation o on o.id = e.organisation_id
    join app_user u on u.organisation_id = e.organisation_id and u.id = e.user_id
    where e.organisation_id = any(${[...organisationIds]}::uuid[]) and ${kind} = any(e.events) and e.state <> 'disabled' and ${isResponsible}
      and (${kind} <> 'instructionMoved' or 'cashManagement' = any(o.modules))
    order by e.organisation_id, e.created_at, e.id`.execute(db);
  return rows;
}

/** The organisations that subscribe to a kind of event. */
export async function listens(db: Db, kind: string): Promise<{ id: string; timeZone: string; modules: string[] }[]> {
  const { rows } = await sql<{ id: string; timeZone: string; modules: string[] }>`
    select distinct o.id, o.time_zone as "timeZone", o.modules from webhook_endpoint e
    join organisation o on o.id = e.organisation_id
    join app_user u on u.organisation_id = e.organisation_id and u.id = e.user_id
    where ${kind} = any(e.events) and e.state <> 'disabled' and ${isResponsible} order by o.id`.execute(db);
  return rows;
}

type NewEvent = {
  organisationId: string;
  kind: string;
  about: Readonly<Record<string, string | null>>;
  link: string | null;
  at: Date;
  endpointIds: readonly string[];
};

/** The body is stored once, so that all attempts and replays send the same. */
export async function insertEvent(db: Db, { organisationId, kind, about, link, at, endpointIds }: NewEvent): Promise<void> {
  const id = randomUUID();
  const body = JSON.stringify({ id, kind, occurredAt: at.toISOString(), organisationId, about, link });
  await sql`
    with event as (
      insert into webhook_event (organisation_id, id, kind, occurred_at, body) values (${organisationId}, ${id}, ${kind}, ${at}, ${body})
      returning organisation_id, id)
    insert into webhook_delivery (organisation_id, endpoint_id, event_id, next_attempt_at)
    select event.organisation_id, endpoint, event.id, ${at} from event, unnest(${[...endpointIds]}::uuid[]) endpoint`.execute(db);
}
