import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** One thing reported: what, of whom, for which month, from where. */
export type Observation = {
  entityId: string;
  measure: 'marketValue' | 'flow' | 'return' | 'grossReturn' | 'reportedReturn' | 'income' | 'fee' | 'accrued';
  asOf: string;
  value: string;
  quality?: 'audited' | 'valuated' | 'estimated';
  place?: string | null;
  /** The day the value is of, where it is older than the month it stands for. */
  valuedOn?: string | null;
  /** What nobody reported is carried: from which month-end, and for a value from which amount and with what flow since. */
  carried?: { from: string; value?: string; flow?: string } | null;
  recordedAt: string;
};

/**
 * Adds facts and closes those they correct, in two statements for any number of them. A fact equal to the current one changes nothing,
 * so that recording the same file twice adds nothing. Answers how many were new.
 */
export async function insertObservations(
  db: Db,
  recorded: { organisationId: string; sourceId: string; observations: readonly Observation[] },
): Promise<number> {
  const rows = JSON.stringify(
    recorded.observations.map(({ quality = 'valuated', place = null, valuedOn = null, carried, ...rest }) => ({
      ...rest,
      quality,
      place,
      valuedOn,
      carriedFrom: carried?.from ?? null,
      carriedValue: carried?.value ?? null,
      carriedFlow: carried?.flow ?? null,
    })),
  );
  const recorded_rows = sql`jsonb_to_recordset(${rows}::jsonb)
    as t("entityId" uuid, measure text, "asOf" date, value numeric, quality text, place text, "valuedOn" date, "recordedAt" timestamptz,
      "carriedFrom" date, "carriedValue" numeric, "carriedFlow" numeric)`;
  await sql`
    update observation o set superseded_at = t."recordedAt" from ${recorded_rows}
    where o.organisation_id = ${recorded.organisationId} and o.entity_id = t."entityId" and o.measure = t.measure and o.as_of = t."asOf"
      and o.superseded_at is null and (o.value, o.quality, o.valued_on, o.carried_from)
        is distinct from (t.value, t.quality, t."valuedOn", t."carriedFrom")`.execute(db);
  const { numAffectedRows } = await sql`
    insert into observation (organisation_id, entity_id, measure, as_of, value, quality, source_id, place, valued_on, recorded_at, carried_from, carried_value, carried_flow)
    select ${recorded.organisationId}, t."entityId", t.measure, t."asOf", t.value, t.quality, ${recorded.sourceId}, t.place, t."valuedOn", t."recordedAt",
      t."carriedFrom", t."carriedValue", t."carriedFlow" from ${recorded_rows}
    on conflict (organisation_id, entity_id, measure, as_of) where superseded_at is null do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** What became stale with this transaction's end: the facts of an asset, or its structure, which is facts and all. */
export async function raiseVersion(
  db: Db,
  organisationId: string,
  assetIds: readonly string[],
  what: 'facts' | 'structure' = 'structure',
): Promise<void> {
  await sql`
    insert into book_version (organisation_id, asset_id) select ${organisationId}, unnest(${[...assetIds]}::uuid[])
    on conflict (organisation_id, asset_id) do update set version = book_version.version + 1,
      structure = book_version.structure + ${what === 'structure' ? 1 : 0}`.execute(db);
}

export type Source = {
  kind: 'import' | 'document' | 'person' | 'calculation' | 'generator';
  labelEn: string;
  labelJp: string;
  personId?: string | null;
  approvedBy?: string | null;
  /** The sheet of a file; the file may be another organisation's, such as the manager's who reports. */
  sheet?: { importOrganisationId: string; importId: string; name: string } | null;
  /** The document of the organisation's own vault that was read. */
  documentId?: string | null;
};

export async function insertSource(db: Db, organisationId: string, source: Source): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into source (organisation_id, kind, label_en, label_jp, person_id, approved_by, import_organisation_id, import_id, sheet, document_id)
    values (${organisationId}, ${source.kind}, ${source.labelEn}, ${source.labelJp}, ${source.personId ?? null}, ${source.approvedBy ?? null},
            ${source.sheet?.importOrganisationId ?? null}, ${source.sheet?.importId ?? null}, ${source.sheet?.name ?? null},
            ${source.documentId ?? null})
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a source was not kept');
  return row.id;
}
