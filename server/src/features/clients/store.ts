import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type ClientHead = { ref: string; nameEn: string; nameJp: string };

/** A client's names. Must run in the client's scope, which a grant has opened. */
export async function findHead(db: Db, ownerId: string): Promise<ClientHead | undefined> {
  const { rows } = await sql<ClientHead>`
    select ref, name_en as "nameEn", name_jp as "nameJp" from organisation where id = ${ownerId}`.execute(db);
  return rows[0];
}

export type AssetRow = { id: string; nameEn: string; nameJp: string; currency: string; latest: string | null };

/** Assets with their newest confirmed month. Must run in the client's scope. */
export async function findAssets(db: Db, ownerId: string, ids: readonly string[]): Promise<AssetRow[]> {
  const { rows } = await sql<AssetRow>`
    select a.id, a.name_en as "nameEn", a.name_jp as "nameJp", a.base_currency as currency,
           (select max(m.as_of)::text from month_end m
            where (m.organisation_id, m.asset_id) = (a.organisation_id, a.id) and m.populated_at is not null) as latest
    from asset a where a.organisation_id = ${ownerId} and a.id = any(${[...ids]}::uuid[]) order by a.position, a.ref`.execute(db);
  return rows;
}

export type MandateRow = {
  id: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  classEn: string | null;
  classJp: string | null;
  style: string | null;
  openedDate: string | null;
};

export async function findMandates(db: Db, ownerId: string, ids: readonly string[]): Promise<MandateRow[]> {
  const { rows } = await sql<MandateRow>`
    select e.id, e.ref, e.name_en as "nameEn", e.name_jp as "nameJp", c.name_en as "classEn", c.name_jp as "classJp", d.style,
      d.opened_date as "openedDate"
    from entity e left join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
    left join lateral (select c.name_en, c.name_jp from category_member m join category c on (c.organisation_id, c.id) = (m.organisation_id, m.category_id)
      where (m.organisation_id, m.entity_id) = (e.organisation_id, e.id) and c.axis = 'class' and c.kind = 'portfolio' limit 1) c on true
    where e.organisation_id = ${ownerId} and e.id = any(${[...ids]}::uuid[]) order by e.ref`.execute(db);
  return rows;
}

export type Upload = { clientId: string; id: string; at: string; by: string; status: string };

/** The newest file the organisation sent for each of its clients. */
export async function findLastUploads(db: Db, organisationId: string): Promise<Upload[]> {
  const { rows } = await sql<Upload>`
    select distinct on (owner_id) owner_id as "clientId", id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      user_name as by, status
    from import where organisation_id = ${organisationId} and owner_id is not null and owner_id <> ${organisationId}
    order by owner_id, created_at desc`.execute(db);
  return rows;
}

export type PersonRow = { clientId: string; userId: string | null; name: string | null; version: number };

export async function findPeople(db: Db, organisationId: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select p.client_id as "clientId", p.user_id as "userId", u.name, p.version
    from client_person p left join app_user u on (u.organisation_id, u.id) = (p.organisation_id, p.user_id)
    where p.organisation_id = ${organisationId}`.execute(db);
  return rows;
}

export type Colleague = { id: string; name: string };

/** The users who can be made responsible for a client. */
export async function findColleagues(db: Db, organisationId: string): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, name from app_user
    where organisation_id = ${organisationId} and disabled_at is null and not superuser and role <> 'readonly' order by name`.execute(db);
  return rows;
}

/** Compare-and-set: version 0 means nobody was set yet; false when somebody else saved first. */
export async function writePerson(
  db: Db,
  { organisationId, clientId, version, userId }: { organisationId: string; clientId: string; version: number; userId: string | null },
): Promise<boolean> {
  const { numAffectedRows } =
    version === 0
      ? await sql`
          insert into client_person (organisation_id, client_id, user_id) values (${organisationId}, ${clientId}, ${userId})
          on conflict (organisation_id, client_id) do nothing`.execute(db)
      : await sql`
          update client_person set user_id = ${userId}, version = version + 1
          where organisation_id = ${organisationId} and client_id = ${clientId} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
