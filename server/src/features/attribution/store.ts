import type { LinkingMethod } from '@hakaru/contract/attribution';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type AttributionSetting = { linking: LinkingMethod; version: number };

export async function findSetting(db: Db, ownerId: string): Promise<AttributionSetting | null> {
  const { rows } = await sql<AttributionSetting>`
    select linking, version from attribution_setting where organisation_id = ${ownerId}`.execute(db);
  return rows[0] ?? null;
}

/** Compare-and-set on the version; false when somebody else saved first. */
export async function saveSetting(db: Db, ownerId: string, { linking, version }: AttributionSetting): Promise<boolean> {
  const saved =
    version === 0
      ? sql`insert into attribution_setting (organisation_id, linking) values (${ownerId}, ${linking}) on conflict do nothing`
      : sql`update attribution_setting set linking = ${linking}, version = version + 1 where organisation_id = ${ownerId} and version = ${version}`;
  return (await saved.execute(db)).numAffectedRows === 1n;
}
