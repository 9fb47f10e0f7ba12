import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** An asset far larger than the demo's, written by SQL: mandates in ten classes, growing values, one benchmark. */
export type LargeAsset = { organisationId: string; assetId: string };

export async function plantLargeAsset(
  db: Db,
  { ref, mandates, months, isOneOfMany = false }: { ref: string; mandates: number; months: number; isOneOfMany?: boolean },
): Promise<LargeAsset> {
  const { rows } = await sql<LargeAsset>`
    with o as (insert into organisation (ref, name_en, name_jp, type, modules) values (${ref}, ${ref}, ${ref}, 'asset owner', '{owner}') returning id)
    insert into asset (organisation_id, ref, name_en, name_jp, type) select id, 'A', 'A', 'A', 'portfolio' from o
    returning organisation_id as "organisationId", id as "assetId"`.execute(db);
  const [asset] = rows;
  if (!asset) throw new Error('the large asset was not planted');
  const { organisationId, assetId } = asset;
  await sql`
    insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp, position)
    select ${organisationId}, ${assetId}, r.ref, r.kind, r.type, r.ref, r.ref, row_number() over () from (
      select 'TOTAL' as ref, 'account' as kind, 'total' as type
      union all select 'C' || n, 'account', 'subtotal' from generate_series(0, 9) n
      union all select 'M' || n, 'mandate', 'mandate' from generate_series(1, ${mandates}::int) n
      union all select 'BM', 'benchmark', 'market') r`.execute(db);
  await sql`
    insert into category (organisation_id, asset_id, kind, ref, name_en, name_jp, position, entity_id)
    select ${organisationId}, ${assetId}, 'portfolio', e.ref, e.ref, e.ref, e.position, e.id from entity e where e.asset_id = ${assetId} and e.type = 'subtotal'`.execute(
    db,
  );
  await sql`
    insert into entity_link (organisation_id, child_id, parent_id, from_day)
    select ${organisationId}, c.id, p.id, '2000-01-31' from entity c join entity p on p.asset_id = c.asset_id
      and p.ref = case when c.kind = 'mandate' then 'C' || (substr(c.ref, 2)::int % 10) else 'TOTAL' end
    where c.asset_id = ${assetId} and (c.kind = 'mandate' or c.type = 'subtotal')`.execute(db);
  await sql`
    insert into mandate (organisation_id, entity_id, opened_date, performance_inception_date, fiscal_year_start)
    select ${organisationId}, id, '2016-10-31', '2016-10-31', 4 from entity where asset_id = ${assetId} and kind = 'mandate'`.execute(db);
  await sql`
    insert into benchmark_assignment (organisation_id, entity_id, benchmark_id, from_day)
    select ${organisationId}, e.id, b.id, '2000-01-31' from entity e join entity b on b.asset_id = e.asset_id and b.kind = 'benchmark'
    where e.asset_id = ${assetId} and e.kind <> 'benchmark'`.execute(db);
  await plantFacts(db, asset, { months, slices: isOneOfMany ? 1 : SLICES });
  if (!isOneOfMany) await analyse(db); // for several assets once at the end
  return asset;
}

const SLICES = 50;

async function plantFacts(
  db: Db,
  { organisationId, assetId }: LargeAsset,
  { months, slices }: { months: number; slices: number },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into source (organisation_id, kind, label_en, label_jp) values (${organisationId}, 'generator', 'Bench', 'Bench') returning id`.execute(
    db,
  );
  // In fiftieths, so that each statement stays below the time limit even on a busy machine.
  for (let slice = 0; slice < slices; slice++) {
    await sql`
      insert into observation (organisation_id, entity_id, measure, as_of, value, source_id)
      select ${organisationId}, e.id, m.measure, (date_trunc('month', date '2016-10-01') + make_interval(months => n + 1) - interval '1 day')::date,
             case m.measure when 'marketValue' then 1000000000 + n * 4000000 + e.position * 1000 + ((n * 7919 + e.position * 104729) % 1000) * 10000
                            when 'return' then ((n * 7919) % 1000 - 480) / 100000.0 else 0 end, ${rows[0]?.id}
      from entity e, generate_series(0, ${months}::int) n, (values ('marketValue'), ('flow'), ('return')) m(measure)
      where e.asset_id = ${assetId} and e.position % ${slices} = ${slice}
        and ((e.kind = 'mandate' and m.measure <> 'return') or (e.kind = 'benchmark' and m.measure = 'return' and n > 0))`.execute(db);
  }
  await sql`insert into month_end (organisation_id, asset_id, as_of, populated_at)
    select ${organisationId}, ${assetId}, (date_trunc('month', date '2016-10-01') + make_interval(months => n + 1) - interval '1 day')::date, now()
    from generate_series(1, ${months}::int) n`.execute(db);
  await sql`insert into book_version (organisation_id, asset_id) values (${organisationId}, ${assetId})`.execute(db);
}

/** Updates the planner's statistics. */
export async function analyse(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}

/** A session of a user of that organisation, by the hash of the token the bench sends. */
export async function plantSession(db: Db, { organisationId }: LargeAsset, tokenHash: Buffer): Promise<void> {
  await sql`
    with u as (insert into app_user (organisation_id, email, name, role, agreed_at, verified_at)
      values (${organisationId}, ${`${organisationId}@bench.example`}, 'Bench', 'admin', now(), now()) returning organisation_id, id)
    insert into session (organisation_id, user_id, token_hash, expires_at) select organisation_id, id, ${tokenHash}, now() + interval '8 hours' from u`.execute(
    db,
  );
}

export async function findAnyMandate(db: Db, { organisationId, assetId }: LargeAsset, skipped: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from entity where organisation_id = ${organisationId} and asset_id = ${assetId} and kind = 'mandate'
    order by position offset ${skipped} limit 1`.execute(db);
  return rows[0]?.id ?? '';
}

/** The rows the database has read since its start, as far as it has counted them. */
export async function rowsRead(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: string;
  }>`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::text as n from pg_stat_user_tables`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** The process id of the database backend of this connection. */
export async function findBackend(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}
