import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Planted = { organisationId: string; assetId: string };

/** Mandates with values over many months, all populated except the last; every twentieth is private and has not reported for that one. */
export async function plantMonths(
  db: Db,
  { mandates, months, tokenHash }: { mandates: number; months: number; tokenHash: Buffer },
): Promise<Planted> {
  const { rows } = await sql<Planted>`
    with o as (insert into organisation (ref, name_en, name_jp, type, modules) values ('MONTHS', 'M', 'M', 'asset owner', '{owner}') returning id)
    insert into asset (organisation_id, ref, name_en, name_jp, type) select id, 'A', 'A', 'A', 'portfolio' from o
    returning organisation_id as "organisationId", id as "assetId"`.execute(db);
  const [planted] = rows;
  if (!planted) throw new Error('the asset was not planted');
  const { organisationId, assetId } = planted;
  await sql`
    insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp, position)
    select ${organisationId}::uuid, ${assetId}::uuid, 'TOTAL', 'account', 'total', 'TOTAL', 'TOTAL', 0
    union all select ${organisationId}::uuid, ${assetId}::uuid, 'M' || n, 'mandate', 'mandate', 'M' || n, 'M' || n, n from generate_series(1, ${mandates}::int) n`.execute(
    db,
  );
  await sql`
    insert into entity_link (organisation_id, child_id, parent_id, from_day)
    select ${organisationId}, c.id, p.id, '2000-01-31' from entity c join entity p on p.asset_id = c.asset_id and p.type = 'total'
    where c.asset_id = ${assetId} and c.kind = 'mandate'`.execute(db);
  await sql`
    insert into mandate (organisation_id, entity_id, opened_date, performance_inception_date, is_private)
    select ${organisationId}, id, '2016-10-31', '2016-10-31', position % 20 = 0 from entity where asset_id = ${assetId} and kind = 'mandate'`.execute(
    db,
  );
  await plantValues(db, planted, months);
  await sql`
    with u as (insert into app_user (organisation_id, email, name, role, verified_at, agreed_at)
      values (${organisationId}, 'months@example.jp', 'B', 'admin', now(), now()) returning id)
    insert into session (organisation_id, user_id, token_hash, expires_at) select ${organisationId}, id, ${tokenHash}, now() + interval '8 hours' from u`.execute(
    db,
  );
  return planted;
}

const SLICES = 20;

async function plantValues(db: Db, { organisationId, assetId }: Planted, months: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into source (organisation_id, kind, label_en, label_jp) values (${organisationId}, 'generator', 'Bench', 'Bench') returning id`.execute(
    db,
  );
  const day = sql`(date_trunc('month', date '2016-10-01') + make_interval(months => n + 1) - interval '1 day')::date`;
  // In parts, so that each statement stays below the time limit even on a busy machine.
  for (let slice = 0; slice < SLICES; slice++) {
    await sql`
      insert into observation (organisation_id, entity_id, measure, as_of, value, source_id)
      select ${organisationId}, e.id, m.measure, ${day}, case m.measure when 'flow' then 0 else 1000000000 + n * 4000000 + e.position * 1000 end, ${rows[0]?.id}
      from entity e, generate_series(0, ${months}::int - 1) n, (values ('marketValue'), ('flow')) m(measure)
      where e.asset_id = ${assetId} and e.kind = 'mandate' and e.position % ${SLICES} = ${slice} and (n < ${months}::int - 1 or e.position % 20 > 0)`.execute(
      db,
    );
  }
  await sql`
    insert into month_end (organisation_id, asset_id, as_of, populated_at)
    select ${organisationId}, ${assetId}, ${day}, now() from generate_series(0, ${months}::int - 2) n`.execute(db);
}
