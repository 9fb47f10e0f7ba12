import { sql } from 'kysely';
import { enterScope, type Db } from '#platform/db';

type OrganisationRow = { id: string; nameEn: string; nameJp: string; ref: string; timeZone: string; modules: string[] };

export async function findOrganisations(db: Db, ids: readonly string[]): Promise<Map<string, OrganisationRow>> {
  const { rows } = await sql<OrganisationRow>`
    select id, name_en as "nameEn", name_jp as "nameJp", ref, time_zone as "timeZone", modules from organisation where id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(row => [row.id, row]));
}

/** Names of both sides of an import, which neither could read in its own scope. */
export async function findPartyNames(db: Db, ids: readonly string[]): Promise<Map<string, { nameEn: string; nameJp: string }>> {
  await enterScope(db, 'platform');
  return await findOrganisations(db, ids);
}
