import { sql } from 'kysely';
import type { Db } from '#platform/db';

/**
 * Marks everything reported for a month and later as superseded, as if it had not arrived. Indices stay, because they arrive before the
 * managers' reports.
 */
export async function closeFrom(db: Db, organisationIds: readonly string[], month: string): Promise<void> {
  const ids = sql`${[...organisationIds]}::uuid[]`;
  const closed = sql`superseded_at = greatest(recorded_at, now())`;
  await sql`
    update observation o set ${closed} from entity e where (e.organisation_id, e.id) = (o.organisation_id, o.entity_id) and e.kind <> 'benchmark'
      and o.organisation_id = any(${ids}) and o.as_of >= ${month}::date and o.superseded_at is null`.execute(db);
  for (const table of ['holding', 'valuation', 'cashflow', 'price'])
    await sql`update ${sql.table(table)} set ${closed} where organisation_id = any(${ids}) and as_of >= ${month}::date and superseded_at is null`.execute(
      db,
    );
}
