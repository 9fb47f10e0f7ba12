import { sql } from 'kysely';
import { inScope, type Db } from '#platform/db';

/** Jobs by state: waiting, running or failed. */
export async function countJobs(db: Db): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select s.state, count(j.id)::int as count from (values ('waiting'), ('running'), ('failed')) s (state)
    left join graphile_worker._private_jobs j on s.state =
      case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed' else 'waiting' end
    group by s.state order by s.state`.execute(db);
  return rows;
}

/** Counts over all organisations, without naming them. */
export async function countImports(db: Db): Promise<{ status: string; count: number }[]> {
  return await inScope(db, 'platform', async db => {
    const { rows } = await sql<{ status: string; count: number }>`
      select status, count(*)::int as count from import group by status order by status`.execute(db);
    return rows;
  });
}

/** Counts of intakes and of the files that arrive for them over all organisations; finished files of the last day only. */
export async function countIntakes(
  db: Db,
): Promise<{ intakes: { state: string; count: number }[]; files: { channel: string; state: string; count: number }[] }> {
  return await inScope(db, 'platform', async db => {
    const { rows: intakes } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from intake group by state order by state`.execute(db);
    const { rows: files } = await sql<{ channel: string; state: string; count: number }>`
      select channel, state, count(*)::int as count from intake_file
      where state in ('arriving', 'taken') or seen_at > now() - interval '1 day' group by channel, state order by channel, state`.execute(
      db,
    );
    return { intakes, files };
  });
}
