import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Tolerance = {
  id: string;
  code: string;
  entityId: string | null;
  entityRef: string | null;
  entityEn: string | null;
  entityJp: string | null;
  value: string;
  version: number;
  updatedAt: Date;
};

export async function listTolerances(db: Db, organisationId: string): Promise<Tolerance[]> {
  const { rows } = await sql<Tolerance>`
    select t.id, t.code, t.entity_id as "entityId", e.ref as "entityRef", e.name_en as "entityEn", e.name_jp as "entityJp", t.value::text, t.version,
      t.updated_at as "updatedAt"
    from import_tolerance t left join entity e on (e.organisation_id, e.id) = (t.organisation_id, t.entity_id)
    where t.organisation_id = ${organisationId} order by e.ref nulls first, t.code`.execute(db);
  return rows;
}

type Limit = { code: string; entityId: string | null; value: string; version: number; at: Date };

/** Sets a limit if its version is still the one seen; false when another change came first. */
export async function setTolerance(db: Db, organisationId: string, { code, entityId, value, version, at }: Limit): Promise<boolean> {
  const { numAffectedRows } =
    version === 0
      ? await sql`
          insert into import_tolerance (organisation_id, code, entity_id, value, updated_at) values (${organisationId}, ${code}, ${entityId}, ${value}, ${at})
          on conflict (organisation_id, code, entity_id) do nothing`.execute(db)
      : await sql`
          update import_tolerance set value = ${value}, version = version + 1, updated_at = ${at}
          where organisation_id = ${organisationId} and code = ${code} and entity_id is not distinct from ${entityId}::uuid and version = ${version}`.execute(
          db,
        );
  return numAffectedRows === 1n;
}

export async function dropTolerance(
  db: Db,
  organisationId: string,
  { code, entityId, version }: Pick<Limit, 'code' | 'entityId' | 'version'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from import_tolerance
    where organisation_id = ${organisationId} and code = ${code} and entity_id is not distinct from ${entityId}::uuid and version = ${version}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function hasEntity(db: Db, organisationId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from entity where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows.length > 0;
}
