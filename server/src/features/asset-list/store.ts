import { sql } from 'kysely';
import type { Db } from '#platform/db';

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

/** An asset's names, its owner's names, and its newest confirmed month. Must run in the owner's scope. */
export async function findAssetHead(db: Db, ownerId: string, assetId: string): Promise<AssetHead | undefined> {
  const { rows } = await sql<AssetHead>`
    select a.ref, a.name_en as "nameEn", a.name_jp as "nameJp", a.type, o.ref as "clientRef", o.name_en as "clientEn", o.name_jp as "clientJp",
           (select max(m.as_of)::text from month_end m
            where (m.organisation_id, m.asset_id) = (a.organisation_id, a.id) and m.populated_at is not null) as latest
    from asset a join organisation o on o.id = a.organisation_id where a.organisation_id = ${ownerId} and a.id = ${assetId}`.execute(db);
  return rows[0];
}
