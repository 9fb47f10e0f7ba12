import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** One reported value: entity, measure, month and source. */
export type Observation = {
  entityId: string;
  measure: 'marketValue' | 'flow' | 'return' | 'grossReturn' | 'reportedReturn' | 'income' | 'fee' | 'accrued';
  asOf: string;
  value: string;
  quality?: 'audited' | 'valuated' | 'estimated';
  place?: string | null;
  /** The day of the value, when it is older than the month it is recorded for. */
  valuedOn?: string | null;
  /** For a carried value nobody reported: the month-end it was carried from, and for a market value the earlier amount and the flow since. */
  carried?: { from: string; value?: string; flow?: string } | null;
  recordedAt: string;
};

/**
 * Inserts facts and supersedes those they correct, in two statements for any number of them. A fact equal to the current one changes nothing,
 * so recording a file twice adds nothing. Returns the number of new facts.
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

/** Marks what changes with this transaction: the facts of an asset, or its structure, which also covers its facts. */
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
  /** The sheet of an imported file; the file may belong to another organisation, such as the reporting manager. */
  sheet?: { importOrganisationId: string; importId: string; name: string } | null;
  /** The document in the organisation's own vault from which the facts were read. */
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
