import { sql } from 'kysely';
import type { Counts } from '#features/facts/public';
import type { Db } from '#platform/db';

export type CorporationKept = {
  ref: string;
  nameEn: string;
  nameJp: string;
  kana: string | null;
  type: string;
  number: string | null;
  fiscalMonth: string | null;
  establishedOn: string | null;
  address: string | null;
  place: string;
};
type Recorded = { organisationId: string; sourceId: string; rows: readonly CorporationKept[] };

/**
 * The directory holds current data only; a row with changes increments the version. Data that a file does not contain stays: officers, roles,
 * bank accounts, and the kana when its column is empty.
 */
export async function keepCorporations(db: Db, { organisationId, sourceId, rows }: Recorded): Promise<Counts> {
  const { numAffectedRows } = await sql`
    insert into corporation as c (organisation_id, ref, name_en, name_jp, kana, type, number, fiscal_month, established_on, address, source_id, place)
    select ${organisationId}, t.ref, t."nameEn", t."nameJp", t.kana, t.type, t.number, t."fiscalMonth"::integer, t."establishedOn", t.address,
      ${sourceId}, t.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(ref text, "nameEn" text, "nameJp" text, kana text, type text, number text,
      "fiscalMonth" text, "establishedOn" date, address text, place text)
    on conflict (organisation_id, ref) do update set name_en = excluded.name_en, name_jp = excluded.name_jp, kana = coalesce(excluded.kana, c.kana),
      type = excluded.type, number = excluded.number, fiscal_month = excluded.fiscal_month, established_on = excluded.established_on,
      address = excluded.address, source_id = excluded.source_id, place = excluded.place, version = c.version + 1, updated_at = now()
    where (c.name_en, c.name_jp, c.kana, c.type, c.number, c.fiscal_month, c.established_on, c.address)
      is distinct from (excluded.name_en, excluded.name_jp, coalesce(excluded.kana, c.kana), excluded.type, excluded.number, excluded.fiscal_month,
        excluded.established_on, excluded.address)`.execute(db);
  const recorded = Number(numAffectedRows ?? 0n);
  return { recorded, unchanged: rows.length - recorded, superseded: 0 };
}
