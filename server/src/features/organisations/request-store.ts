import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';
import type { PackageRequest } from './store';

export async function findRequests({ db, actor }: SignedIn): Promise<PackageRequest[]> {
  const { rows } = await sql<PackageRequest>`
    select type, user_name as "userName", to_char(requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "requestedAt"
    from package_request where organisation_id = ${actor.organisation.id} order by requested_at, type`.execute(db);
  return rows;
}

/** Returns whether this is the first request for the package; a second one changes nothing. */
export async function insertRequest({ db, actor, app }: SignedIn, type: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into package_request (organisation_id, type, user_id, user_name, requested_at)
    values (${actor.organisation.id}, ${type}, ${actor.user.id}, ${actor.user.name}, ${app.now()})
    on conflict (organisation_id, type) do nothing`.execute(db);
  return numAffectedRows === 1n;
}
