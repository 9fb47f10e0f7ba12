import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** An audit trail as after years of work. Its hashes are not chained, because they are not verified here. */
export async function plantTrail(db: Db, organisationId: string, entries: number): Promise<void> {
  await sql`
    insert into audit (organisation_id, seq, at, action, subject, subject_id, after, previous_hash, hash)
    select ${organisationId}, n, now() - make_interval(mins => (${entries}::int - n) * 5), 'import.approve', 'import', gen_random_uuid()::text,
           jsonb_build_object('status', 'approved', 'rows', n), '\\x00', '\\x00'
    from generate_series(1, ${entries}::int) n`.execute(db);
}

export type DatabaseSize = { facts: number; auditRows: number; bytes: number };

export async function measureDatabase(db: Db): Promise<DatabaseSize> {
  const { rows } = await sql<{ facts: string; auditRows: string; bytes: string }>`
    select (select count(*) from observation)::text as facts, (select count(*) from audit)::text as "auditRows",
           pg_database_size(current_database())::text as bytes`.execute(db);
  const [row] = rows;
  return { facts: Number(row?.facts), auditRows: Number(row?.auditRows), bytes: Number(row?.bytes) };
}
