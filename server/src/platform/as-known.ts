import { sql, type RawBuilder } from 'kysely';

/** Whose structure, and as known when (null: now). */
export type KnownOf = { ownerId: string; known: string | null };

/** The tables of structure, of which every version is kept. */
export type StructureTable =
  | 'entity'
  | 'entity_link'
  | 'category'
  | 'category_member'
  | 'mandate'
  | 'mandate_term'
  | 'party'
  | 'benchmark'
  | 'benchmark_part'
  | 'benchmark_assignment'
  | 'policy_weight'
  | 'assumed_rate'
  | 'attribution_setting'
  | 'package'
  | 'package_term'
  | 'package_assignment';

/**
 * Each table as `known_<table>`, to stand after `with`. What stands now is in the table itself; what stood at a moment is put together from
 * the versions of its rows, once per statement.
 */
export function asKnown({ ownerId, known }: KnownOf, tables: readonly StructureTable[]): RawBuilder<unknown> {
  const rows = (table: StructureTable) =>
    known === null
      ? sql`${sql.table(table)} r where r.organisation_id = ${ownerId}`
      : sql`structure_version v cross join lateral jsonb_populate_record(null::${sql.table(table)}, v.content) r
        where v.organisation_id = ${ownerId} and v.source = ${table} and v.recorded_at <= ${known} and (v.superseded_at is null or v.superseded_at > ${known})`;
  const kept = tables.map(
    table =>
      sql`${sql.raw(`known_${table}`)} as ${sql.raw(known === null ? 'not materialized' : 'materialized')} (select r.* from ${rows(table)})`,
  );
  return sql.join(kept);
}
