import { sql, type RawBuilder } from 'kysely';
import { type FactOverride, withOverrides } from '#features/facts/public';
import type { Db } from '#platform/db';
import type { Quality } from '@hakaru/contract/figures';
import type { FactSeries } from './book';

/** Statements read all rows of one kind at once. Each filters by owner as well as asset, in addition to row-level security. */
export type AssetKey = { id: string; ownerId: string };
export type AssetRow = {
  id: string;
  ownerId: string;
  nameEn: string;
  nameJp: string;
  baseCurrency: string;
  version: string;
  structure: string;
};

/** Formatted once for all statements, because the driver is slower at formatting hundreds of ids for each one. */
export const entityList = (ids: readonly string[]): string => `{${ids.join()}}`;

export async function findAsset(db: Db, { id, ownerId }: AssetKey): Promise<AssetRow | undefined> {
  const { rows } = await sql<AssetRow>`
    select a.id, a.organisation_id as "ownerId", a.name_en as "nameEn", a.name_jp as "nameJp", a.base_currency as "baseCurrency",
           coalesce(v.version, 0)::text as version, coalesce(v.structure, 0)::text as structure
    from asset a left join book_version v on (v.organisation_id, v.asset_id) = (a.organisation_id, a.id)
    where a.organisation_id = ${ownerId} and a.id = ${id}`.execute(db);
  return rows[0];
}

type FactRow = {
  entityId: string;
  measure: string;
  months: string;
  values: string;
  ids: string;
  qualities: string;
  ages: string | null;
  last: string;
};

/** By first letter; carried values are estimates with a letter of their own. */
const QUALITY: Readonly<Record<string, Quality>> = { a: 'audited', v: 'valuated', e: 'estimated', c: 'estimated' };

export type RecordedFacts = { facts: Map<string, FactSeries>; lastFact: string };

/** The facts of these entities as known at a moment (null: now). Entities are listed by id, so that the primary key is used in its order. */
export async function findFacts(db: Db, { ownerId }: AssetKey, entityIds: readonly string[], known: string | null): Promise<RecordedFacts> {
  return await findSeries(
    db,
    sql`from observation o where o.organisation_id = ${ownerId} and o.entity_id = any(${entityList(entityIds)}::uuid[]) and ${standing(known)}`,
  );
}

/**
 * The facts of an asset recorded after a known one: a short scan in id order, whatever the asset's size. The scan is a separate materialised
 * step, otherwise the planner would go through every entity of the asset.
 */
export async function findFactsAfter(
  db: Db,
  { id, ownerId }: AssetKey,
  { lastFact, known }: { lastFact: string; known: string | null },
): Promise<RecordedFacts> {
  const newer = sql`newer as materialized (
    select * from observation where organisation_id = ${ownerId} and id > ${lastFact}::bigint order by id)`;
  return await findSeries(
    db,
    sql`from newer o join entity e on e.organisation_id = ${ownerId} and e.id = o.entity_id where e.asset_id = ${id} and ${standing(known)}`,
    sql`with ${newer}`,
  );
}

/** The highest id among the facts of these entities, current or superseded. */
export async function findLastFact(db: Db, { ownerId }: AssetKey, entityIds: readonly string[]): Promise<string> {
  const { rows } = await sql<{ last: string }>`
    select coalesce(max(id), 0)::text as last from observation
    where organisation_id = ${ownerId} and entity_id = any(${entityList(entityIds)}::uuid[])`.execute(db);
  return rows[0]?.last ?? '0';
}

function standing(known: string | null) {
  return known === null
    ? sql`o.superseded_at is null`
    : sql`o.recorded_at <= ${known} and (o.superseded_at is null or o.superseded_at > ${known})`;
}

/**
 * Reads each series as joined texts, one row per entity and measure, because splitting texts is several times faster than reading as many
 * rows or array elements.
 */
async function findSeries(db: Db, from: RawBuilder<unknown>, before: RawBuilder<unknown> = sql``): Promise<RecordedFacts> {
  const { rows } = await sql<FactRow>`
    ${before} select entity_id as "entityId", measure, string_agg(month::text, ',' order by month) as months, string_agg(value::text, ',' order by month) as values,
           string_agg(id::text, ',' order by month) as ids, string_agg(case when is_carried then 'c' else left(quality, 1) end, '' order by month) as qualities,
           string_agg(month::text || ' ' || age::text, ',') as ages, max(id)::text as last
    from (select o.entity_id, o.measure, (extract(year from o.as_of) * 12 + extract(month from o.as_of) - 1)::int as month, o.value, o.id, o.quality,
                 nullif(o.as_of - o.valued_on, 0) as age, o.carried_from is not null as is_carried ${from} and o.measure in ('marketValue', 'flow', 'return', 'grossReturn')) recorded
    group by entity_id, measure`.execute(db);
  const lastFact = rows.reduce((last, row) => (BigInt(row.last) > last ? BigInt(row.last) : last), 0n).toString();
  return { facts: new Map(rows.map(row => [`${row.entityId}.${row.measure}`, asSeries(row)])), lastFact };
}

function asSeries(row: FactRow): FactSeries {
  const months = row.months.split(',').map(Number);
  const values = row.values.split(',');
  const ids = row.ids.split(',');
  const firstMonth = months[0] ?? 0;
  const length = (months.at(-1) ?? firstMonth) - firstMonth + 1;
  const qualities = Array.from(row.qualities, letter => QUALITY[letter] ?? null);
  const carried = new Set(months.filter((_, index) => row.qualities[index] === 'c'));
  const ages = { ...(row.ages ? { ages: agesOf(row.ages) } : {}), ...(carried.size > 0 ? { carried } : {}) };
  if (length === months.length) return { firstMonth, values, ids, qualities, ...ages };
  const empty = <T>() => Array.from({ length }, (): T | null => null);
  const series: FactSeries = { firstMonth, values: empty(), ids: empty(), qualities: empty(), ...ages };
  for (const [index, month] of months.entries()) {
    const at = month - firstMonth;
    series.values[at] = values[index] ?? null;
    series.ids[at] = ids[index] ?? null;
    series.qualities[at] = qualities[index] ?? null;
  }
  return series;
}

function agesOf(text: string): Map<number, number> {
  return new Map(text.split(',').map(pair => pair.split(' ').map(Number) as [number, number])); // the format of the query above
}

/** Populated month-ends, oldest first; `isReportedOnly` for migrated history without holdings. */
export async function findMonthEnds(db: Db, { id, ownerId }: AssetKey): Promise<{ asOf: string; isReportedOnly: boolean }[]> {
  const { rows } = await sql<{ asOf: string; isReportedOnly: boolean }>`
    select as_of as "asOf", coalesce(opening = 'reported', false) as "isReportedOnly" from month_end where organisation_id = ${ownerId} and asset_id = ${id} and populated_at is not null order by as_of`.execute(
    db,
  );
  return rows;
}

export type FactStory = {
  id: string;
  entityId: string;
  measure: string;
  asOf: string;
  value: string;
  quality: string;
  place: string | null;
  /** Null only for terms that were recorded before versions were kept. */
  recordedAt: Date | null;
  supersededAt: Date | null;
  sourceKind: string;
  sourceEn: string;
  sourceJp: string;
  person: string | null;
  approvedBy: string | null;
  /** The owner's reason for accepting the proposal that contained it. */
  acceptedBecause?: string | null;
  /** The import that contained it, if any. */
  importId: string | null;
  /** The document in the reader's own vault from which it was read; `place` is then a page and a box. */
  documentId?: string | null;
  /** The day of the value, when it is older than the day it is recorded for. */
  valuedOn?: string | null;
  /** Values used in place of those in the file. */
  overrides?: readonly FactOverride[];
  /** For a carried value: the month-end it was carried from, and for a market value the last reported amount and the flow since. */
  carriedFrom?: string | null;
  carriedValue?: string | null;
  carriedFlow?: string | null;
  /** The currency of the value, where facts of several currencies are listed together; for a rate, its pair. */
  currency?: string | null;
  /** The reason for recording it, when a published period was changed. */
  reason?: string | null;
  /** Whether it counts with the opposite sign in the figure: a call where distributions are counted. */
  isAgainst?: boolean;
};

// For a file that its sender could approve alone, the reason is the sender's own remark on a warning and is shown with the file instead.
export const ACCEPTED_BECAUSE = sql`case when i.proposed_at is not null and i.status = 'approved' then i.reason end as "acceptedBecause"`;

/** Facts with their source and every other version of the same fact, oldest first. */
export async function findFactStories(db: Db, ownerId: string, factIds: readonly string[]): Promise<FactStory[]> {
  // Materialised first: otherwise the planner joins thousands of facts with every source there is.
  const { rows } = await sql<FactStory>`
    with o as materialized (
      select * from observation where (organisation_id, entity_id, measure, as_of) in
        (select f.organisation_id, f.entity_id, f.measure, f.as_of from observation f where f.organisation_id = ${ownerId} and f.id = any(${[...factIds]}::bigint[]))
    )
    select o.id::text as id, o.entity_id as "entityId", o.measure, o.as_of::text as "asOf", o.value::text as value, o.quality, o.place,
           o.recorded_at as "recordedAt", o.superseded_at as "supersededAt", s.kind as "sourceKind", s.label_en as "sourceEn", s.label_jp as "sourceJp",
           coalesce(p.name, i.user_name) as person, coalesce(a.name, i.approved_by_name) as "approvedBy",
           ${ACCEPTED_BECAUSE}, s.import_id as "importId", o.valued_on as "valuedOn",
           o.carried_from as "carriedFrom", o.carried_value::text as "carriedValue", o.carried_flow::text as "carriedFlow"
    from o
    join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id)
    left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)
    left join app_user a on (a.organisation_id, a.id) = (s.organisation_id, s.approved_by)
    left join import i on (i.organisation_id, i.id) = (s.import_organisation_id, s.import_id)
    order by o.as_of, o.recorded_at`.execute(db);
  return await withOverrides(db, rows);
}

/** Facts recorded after a moment for months up to a day, in the order of recording. */
export async function findRecordedSince(
  db: Db,
  { id, ownerId }: AssetKey,
  { since, asOf }: { since: string; asOf: string },
): Promise<FactStory[]> {
  const { rows } = await sql<FactStory>`
    select o.id::text as id, o.entity_id as "entityId", o.measure, o.as_of::text as "asOf", o.value::text as value, o.quality, o.place,
           o.recorded_at as "recordedAt", o.superseded_at as "supersededAt", s.kind as "sourceKind", s.label_en as "sourceEn", s.label_jp as "sourceJp",
           coalesce(p.name, i.user_name) as person, coalesce(a.name, i.approved_by_name) as "approvedBy",
           ${ACCEPTED_BECAUSE}, s.import_id as "importId", o.valued_on as "valuedOn", o.carried_from as "carriedFrom"
    from observation o
    join entity e on (e.organisation_id, e.id) = (o.organisation_id, o.entity_id)
    join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id)
    left join app_user p on (p.organisation_id, p.id) = (s.organisation_id, s.person_id)
    left join app_user a on (a.organisation_id, a.id) = (s.organisation_id, s.approved_by)
    left join import i on (i.organisation_id, i.id) = (s.import_organisation_id, s.import_id)
    where e.organisation_id = ${ownerId} and e.asset_id = ${id} and o.measure in ('marketValue', 'flow', 'return') and o.recorded_at > ${since} and o.as_of <= ${asOf}
    order by o.recorded_at, o.id`.execute(db);
  return await withOverrides(db, rows);
}
