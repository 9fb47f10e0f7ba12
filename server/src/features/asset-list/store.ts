import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type GrantedAsset = { assetId: string; ownerId: string; mandates: number };

/** Assets of which an organisation was granted single mandates. Read in the grantee's own scope. */
export async function findPartlyGranted(db: Db, granteeId: string, today: string): Promise<GrantedAsset[]> {
  const { rows } = await sql<GrantedAsset>`
    select asset_id as "assetId", organisation_id as "ownerId", count(distinct entity_id)::int as mandates
    from access_grant where grantee_id = ${granteeId} and entity_id is not null and from_day <= ${today}::date
    group by asset_id, organisation_id`.execute(db);
  return rows;
}

export type AssetHead = {
  ref: string;
  nameEn: string;
  nameJp: string;
  type: 'portfolio' | 'benchmark';
  clientRef: string;
  clientEn: string;
  clientJp: string;
  latest: string | null;
};

/** What an asset and its owner are called, and its newest confirmed month. Read in the owner's scope. */
export async function findAssetHead(db: Db, ownerId: string, assetId: string): Promise<AssetHead | undefined> {
  const { rows } = await sql<AssetHead>`
    select a.ref, a.name_en as "nameEn", a.name_jp as "nameJp", a.type, o.ref as "clientRef", o.name_en as "clientEn", o.name_jp as "clientJp",
           (select max(m.as_of)::text from month_end m
            where (m.organisation_id, m.asset_id) = (a.organisation_id, a.id) and m.populated_at is not null) as latest
    from asset a join organisation o on o.id = a.organisation_id where a.organisation_id = ${ownerId} and a.id = ${assetId}`.execute(db);
  return rows[0];
}
