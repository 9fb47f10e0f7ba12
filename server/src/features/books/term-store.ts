import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { FactStory } from './store';

/** The histories of recorded terms (policies, benchmark components, assumed rates): every version with author and reason, oldest first. */
export async function findTermStories(db: Db, ownerId: string, factIds: readonly string[]): Promise<FactStory[]> {
  const of = (prefix: string) => factIds.flatMap(id => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
  return [
    ...(await findPolicyStories(db, ownerId, of('policyWeight:'), 'policyWeight')),
    ...(await findPolicyStories(db, ownerId, of('band:'), 'band')),
    ...(await findPartStories(db, ownerId, of('partWeight:'))),
    ...(await findRateStories(db, ownerId, of('assumedRate:'))),
  ];
}

// Terms from before versions were kept have no recording time and count as always known.
const RECORDED = sql`nullif(v.recorded_at, '-infinity') as "recordedAt", v.superseded_at as "supersededAt",
  case when c.person is null then 'generator' else 'person' end as "sourceKind", c.person, c.reason, null as "approvedBy", null as "importId", null as place,
  'valuated' as quality`;
// Several transactions may share an instant; this gives one name and one reason for it.
const JOINS = sql`left join lateral (
  select max(person) as person, max(reason) as reason from structure_change where organisation_id = v.organisation_id and at = v.recorded_at) c on true`;
const POLICY = sql`'Policy asset mix' as "sourceEn", '政策アセットミックス' as "sourceJp"`;

/** A class that a policy version does not name has weight zero, recorded with that version. */
async function findPolicyStories(db: Db, ownerId: string, keys: readonly string[], measure: 'policyWeight' | 'band'): Promise<FactStory[]> {
  if (keys.length === 0) return [];
  const percent = measure === 'policyWeight' ? sql`'weight_percent'` : sql`'band_percent'`;
  const { rows } = await sql<FactStory>`
    with asked as (select key, split_part(key, ' ', 1) || ' ' || split_part(key, ' ', 2) || ' ' as version, split_part(key, ' ', 2) as from_day,
      split_part(key, ' ', 3) as class_id from unnest(${[...keys]}::text[]) key),
    held as (
      select q.key, q.from_day, q.class_id, v.id, v.organisation_id, v.content, v.recorded_at, v.superseded_at, (v.content ->> ${percent})::numeric / 100 as value
      from asked q join structure_version v on v.organisation_id = ${ownerId} and v.source = 'policy_weight' and v.key = q.key
      union all
      (select distinct on (q.key) q.key, q.from_day, q.class_id, v.id, v.organisation_id, v.content, v.recorded_at, v.superseded_at, 0 as value
      from asked q join structure_version v on v.organisation_id = ${ownerId} and v.source = 'policy_weight' and starts_with(v.key, q.version) and v.superseded_at is null
      where not exists (select from structure_version n where n.organisation_id = ${ownerId} and n.source = 'policy_weight' and n.key = q.key and n.superseded_at is null)
      order by q.key, v.recorded_at desc))
    select ${measure} || ':' || v.key || ':' || v.id as id, v.class_id as "entityId", ${measure} as measure, v.from_day as "asOf",
      trim_scale(v.value)::text as value, ${POLICY}, ${RECORDED}
    from held v ${JOINS} order by v.key, v.recorded_at, v.id`.execute(db);
  return rows;
}

async function findPartStories(db: Db, ownerId: string, keys: readonly string[]): Promise<FactStory[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<FactStory>`
    select 'partWeight:' || v.key || ':' || v.id as id, v.content ->> 'component_id' as "entityId", 'partWeight' as measure, v.content ->> 'from_day' as "asOf",
      trim_scale((v.content ->> 'weight_percent')::numeric / 100)::text as value, 'Parts of the benchmark' as "sourceEn", 'ベンチマークの構成' as "sourceJp", ${RECORDED}
    from structure_version v ${JOINS}
    where v.organisation_id = ${ownerId} and v.source = 'benchmark_part' and v.key = any(${[...keys]}::text[])
    order by v.key, v.recorded_at, v.id`.execute(db);
  return rows;
}

async function findRateStories(db: Db, ownerId: string, keys: readonly string[]): Promise<FactStory[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<FactStory>`
    select 'assumedRate:' || v.id as id, v.content ->> 'asset_id' as "entityId", 'assumedReturn' as measure, v.content ->> 'from_day' as "asOf",
      trim_scale((v.content ->> 'rate_percent')::numeric / 100)::text as value, 'Assumed rate of return' as "sourceEn", '予定利率' as "sourceJp", ${RECORDED}
    from structure_version v ${JOINS}
    where v.organisation_id = ${ownerId} and v.source = 'assumed_rate'
      and (v.content ->> 'asset_id') || ' ' || (v.content ->> 'from_day') = any(${[...keys]}::text[])
    order by v.content ->> 'from_day', v.recorded_at, v.id`.execute(db);
  return rows;
}
