import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type GrantRow = {
  ownerId: string;
  assetId: string;
  entityId: string | null;
  role: string;
  fromDay: string;
  toDay: string | null;
};

/** What others granted an organisation in a role that concerns instructions, begun by today. */
export async function findGrants(db: Db, granteeId: string, today: string): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select organisation_id as "ownerId", asset_id as "assetId", entity_id as "entityId", role, from_day as "fromDay", to_day as "toDay"
    from access_grant
    where grantee_id = ${granteeId} and organisation_id <> ${granteeId} and role in ('consultant', 'manager', 'trustee', 'masterTrustee')
      and from_day <= ${today}::date`.execute(db);
  return rows;
}
