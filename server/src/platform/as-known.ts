import { sql, type RawBuilder } from 'kysely';

/** The owner of the structure and the moment of knowledge (null: now). */
export type KnownOf = { ownerId: string; known: string | null };

/** The structure tables, all versions of whose rows are kept. */
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
 * Defines each table as `known_<table>`, for use after `with`. The current state is read from the table itself; that of a past moment is
 * assembled from the versions of its rows, once for each statement.
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
