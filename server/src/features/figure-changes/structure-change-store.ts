import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { AssetKey } from '#features/books/public';

export const structureKinds = ['entity', 'place', 'class', 'terms', 'benchmark', 'parts', 'policy', 'assumedRate', 'linking'] as const;
export type StructureKind = (typeof structureKinds)[number];

const KIND_OF: Readonly<Record<string, StructureKind>> = {
  entity: 'entity',
  entity_link: 'place',
  category: 'class',
  category_member: 'class',
  mandate: 'terms',
  mandate_term: 'terms',
  benchmark: 'parts',
  benchmark_part: 'parts',
  benchmark_assignment: 'benchmark',
  policy_weight: 'policy',
  assumed_rate: 'assumedRate',
  attribution_setting: 'linking',
};

/** One transaction that changed the structure figures are calculated from. */
export type StructureCause = {
  /** The time of recording, in microseconds. */
  at: string;
  person: string | null;
  reason: string | null;
  kinds: StructureKind[];
  entityId: string | null;
  /** The first day of the change, if it has one. */
  fromDay: string | null;
};

/** Changes of an asset's structure recorded after a moment, oldest first. */
export async function findStructureChanges(db: Db, { id, ownerId }: AssetKey, since: string): Promise<StructureCause[]> {
  type Row = Omit<StructureCause, 'kinds'> & { sources: string[] };
  const { rows } = await sql<Row>`
    with changed as materialized (select at, max(person) as person, max(reason) as reason from structure_change
      where organisation_id = ${ownerId} and at > ${since} group by at),
    touched as (
      select c.*, v.source, v.recorded_at = c.at as is_new, (v.content ->> 'from_day')::date as from_day, v.content ->> 'asset_id' as asset_id,
        coalesce(v.content ->> 'entity_id', v.content ->> 'child_id', v.content ->> 'benchmark_id', case v.source when 'entity' then v.content ->> 'id' end)::uuid as entity_id
      from changed c join structure_version v on v.organisation_id = ${ownerId} and (v.recorded_at = c.at or v.superseded_at = c.at)
      where v.source = any(${Object.keys(KIND_OF)}::text[]))
    select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, max(t.person) as person, max(t.reason) as reason,
      array_agg(distinct t.source) as sources, coalesce(max(t.from_day) filter (where t.is_new), max(t.from_day))::text as "fromDay",
      (array_agg(t.entity_id order by t.source = 'entity', t.entity_id) filter (where t.entity_id is not null))[1] as "entityId"
    from touched t left join entity e on e.organisation_id = ${ownerId} and e.id = t.entity_id
    where coalesce(t.asset_id::uuid, e.asset_id) = ${id} or t.source = 'attribution_setting' group by t.at order by t.at`.execute(db);
  return rows.map(({ sources, ...row }) => ({ ...row, kinds: [...new Set(sources.flatMap(source => KIND_OF[source] ?? []))] }));
}
