import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Endpoint = { organisationId: string; id: string };

/** An organisation with endpoints that receive every event, saved by an active administrator. */
export async function plantEndpoints(db: Db, { urls, secret }: { urls: readonly string[]; secret: string }): Promise<Endpoint[]> {
  const { rows } = await sql<Endpoint>`
    with o as (insert into organisation (ref, name_en, name_jp, type, modules) values ('HOOK', 'H', 'H', 'asset owner', '{owner}') returning id),
    u as (insert into app_user (organisation_id, email, name, role, verified_at, agreed_at)
      select id, 'hook@example.jp', 'H', 'admin', now(), now() from o returning organisation_id, id)
    insert into webhook_endpoint (organisation_id, user_id, name, url, events, secret)
    select u.organisation_id, u.id, 'Endpoint ' || n, url, '{monthPopulated}', ${secret} from u, unnest(${[...urls]}::text[]) with ordinality as given (url, n)
    returning organisation_id as "organisationId", id`.execute(db);
  return rows;
}
