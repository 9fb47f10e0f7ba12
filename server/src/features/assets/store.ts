import { sql } from 'kysely';
import type { AssetInput } from '@hakaru/contract/assets';
import type { Db } from '#platform/db';

export type AssetDetail = AssetInput & {
  id: string;
  organisationId: string;
  organisationRef: string;
  organisationName: string;
  organisationNameJp: string;
  entities: number;
  categories: number;
  facts: boolean;
  populatedTo: string | null;
  latestMonthEnd: string | null;
  version: number;
};

export async function findAsset(db: Db, id: string): Promise<AssetDetail | undefined> {
  const { rows } = await sql<AssetDetail>`
    select a.id, a.ref, a.name_en as "nameEn", a.name_jp as "nameJp", a.type, a.base_currency as "baseCurrency", a.version,
      a.organisation_id as "organisationId", o.ref as "organisationRef", o.name_en as "organisationName", o.name_jp as "organisationNameJp",
      (select count(*)::int from entity e where e.organisation_id = a.organisation_id and e.asset_id = a.id) as entities,
      (select count(*)::int from category c where c.organisation_id = a.organisation_id and c.asset_id = a.id and c.kind <> 'archived') as categories,
      exists (select from entity e join observation b on (b.organisation_id, b.entity_id) = (e.organisation_id, e.id)
              where e.organisation_id = a.organisation_id and e.asset_id = a.id) as facts,
      (select max(m.as_of)::text from month_end m where m.organisation_id = a.organisation_id and m.asset_id = a.id and m.populated_at is not null) as "populatedTo",
      (select max(m.as_of)::text from month_end m where m.organisation_id = a.organisation_id and m.asset_id = a.id) as "latestMonthEnd"
    from asset a join organisation o on o.id = a.organisation_id where a.id = ${id}`.execute(db);
  return rows[0];
}

export async function hasOrganisation(db: Db, id: string): Promise<boolean> {
  return (await sql`select from organisation where id = ${id}`.execute(db)).rows.length === 1;
}

export async function insertAsset(db: Db, organisationId: string, input: AssetInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into asset (organisation_id, ref, name_en, name_jp, type, base_currency, position)
    values (${organisationId}, ${input.ref}, ${input.nameEn}, ${input.nameJp}, ${input.type}, ${input.baseCurrency},
      (select coalesce(max(position), -1) + 1 from asset where organisation_id = ${organisationId})) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateAsset(
  db: Db,
  { organisationId, id, version }: { organisationId: string; id: string; version: number },
  input: AssetInput,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update asset set ref = ${input.ref}, name_en = ${input.nameEn}, name_jp = ${input.nameJp}, type = ${input.type}, base_currency = ${input.baseCurrency},
      version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
