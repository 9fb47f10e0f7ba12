import type { FavouriteRef } from '@hakaru/contract/favourites';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';
import type { Db } from '#platform/db';

/** Serialises changes of one user's favourites, so that the limit holds. */
export async function lockFavourites({ db, actor }: SignedIn): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${actor.user.id}`}, 0))`.execute(db);
}

/** The sender's favourites in the organisation they work in, in their order, including those they can no longer open. */
export async function findFavourites({ db, actor }: SignedIn): Promise<FavouriteRef[]> {
  const { rows } = await sql<FavouriteRef>`
    select kind, subject_id as id from favourite
    where organisation_id = ${actor.user.organisationId} and user_id = ${actor.user.id} and at_organisation_id = ${actor.organisation.id}
    order by position, created_at, subject_id`.execute(db);
  return rows;
}

/** Appends a favourite at the end. */
export async function insertFavourite({ db, actor }: SignedIn, { kind, id }: FavouriteRef): Promise<void> {
  const { user, organisation } = actor;
  await sql`
    insert into favourite (organisation_id, user_id, at_organisation_id, kind, subject_id, position)
    select ${user.organisationId}, ${user.id}, ${organisation.id}, ${kind}, ${id}, coalesce(max(position), 0) + 1 from favourite
    where organisation_id = ${user.organisationId} and user_id = ${user.id} and at_organisation_id = ${organisation.id}`.execute(db);
}

/** Returns whether it existed. */
export async function deleteFavourite({ db, actor }: SignedIn, { kind, id }: FavouriteRef): Promise<boolean> {
  const { user, organisation } = actor;
  const { rows } = await sql`
    delete from favourite where organisation_id = ${user.organisationId} and user_id = ${user.id} and at_organisation_id = ${organisation.id}
      and kind = ${kind} and subject_id = ${id} returning kind`.execute(db);
  return rows.length > 0;
}

export async function placeFavourites({ db, actor }: SignedIn, refs: readonly FavouriteRef[]): Promise<void> {
  const { user, organisation } = actor;
  await sql`
    update favourite f set position = o.position
    from jsonb_to_recordset(${JSON.stringify(refs.map((ref, at) => ({ ...ref, position: at + 1 })))}::jsonb) as o(kind text, id uuid, position integer)
    where f.organisation_id = ${user.organisationId} and f.user_id = ${user.id} and f.at_organisation_id = ${organisation.id}
      and f.kind = o.kind and f.subject_id = o.id`.execute(db);
}

export type PlantedFavourite = FavouriteRef & { organisationId: string; userId: string; position: number };

/** Inserts demo favourites at each user's own organisation; existing ones stay as they are. */
export async function plantFavourites(db: Db, favourites: readonly PlantedFavourite[]): Promise<void> {
  const rows = favourites.map(({ organisationId, userId, kind, id, position }) => ({
    organisation_id: organisationId,
    user_id: userId,
    at_organisation_id: organisationId,
    kind,
    subject_id: id,
    position,
  }));
  await db
    .insertInto('favourite')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
