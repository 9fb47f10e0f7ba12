import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Planted = { organisationId: string; assetId: string; mandateId: string };
export type Size = { mandates: number; flows: number; tokenHash: Buffer };

/** One owner: the first mandate with very many flows over ten years, the others with forty to come each. */
export async function plantCashflows(db: Db, { mandates, flows, tokenHash }: Size): Promise<Planted> {
  const { rows } = await sql<Planted>`
    with o as (insert into organisation (ref, name_en, name_jp, type, modules) values ('CASH', 'C', 'C', 'asset owner', '{owner,cashManagement}') returning id)
    insert into asset (organisation_id, ref, name_en, name_jp, type) select id, 'A', 'A', 'A', 'portfolio' from o
    returning organisation_id as "organisationId", id as "assetId", '' as "mandateId"`.execute(db);
  const [planted] = rows;
  if (!planted) throw new Error('the asset was not planted');
  const { organisationId, assetId } = planted;
  await sql`
    insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp, position)
    select ${organisationId}::uuid, ${assetId}::uuid, 'M' || n, 'mandate', 'mandate', 'M' || n, 'M' || n, n from generate_series(1, ${mandates}::int) n`.execute(
    db,
  );
  await sql`
    insert into mandate (organisation_id, entity_id, opened_date, performance_inception_date)
    select ${organisationId}, id, '2016-10-31', '2016-10-31' from entity where asset_id = ${assetId}`.execute(db);
  await sql`
    with u as (insert into app_user (organisation_id, email, name, role, verified_at, agreed_at)
      values (${organisationId}, 'cash@example.jp', 'B', 'admin', now(), now()) returning id)
    insert into session (organisation_id, user_id, token_hash, expires_at) select ${organisationId}, id, ${tokenHash}, now() + interval '8 hours' from u`.execute(
    db,
  );
  await plantFlows(db, planted, flows);
  await sql`analyze transaction`.execute(db);
  const { rows: found } = await sql<{ id: string }>`select id from entity where asset_id = ${assetId} and ref = 'M1'`.execute(db);
  return { ...planted, mandateId: found[0]?.id ?? '' };
}

const SLICE = 5000;

async function plantFlows(db: Db, { organisationId, assetId }: Planted, flows: number): Promise<void> {
  const columns = sql`organisation_id, mandate_id, type, status, trade_date, settlement_date, currency, amount, cash, created_by, updated_by`;
  // In parts: a statement may not take longer than any request's, on a busy machine either.
  for (let after = 0; after < flows; after += SLICE)
    await sql`
    insert into transaction (${columns})
    select e.organisation_id, e.id, 'interestEarned', 'final', d.day, d.day, 'JPY', 100 + n, case when n % 3 = 0 then -(100 + n) else 100 + n end, e.id, e.id
    from entity e, generate_series(${after + 1}::int, ${Math.min(after + SLICE, flows)}::int) n cross join lateral (select date '2016-11-01' + (n * 3650 / ${flows}::int) as day) d
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.ref = 'M1'`.execute(db);
  await sql`
    insert into transaction (${columns})
    select e.organisation_id, e.id, case when n % 2 = 0 then 'fee' else 'distribution' end, case when n % 4 = 0 then 'preliminary' else 'final' end,
      d.day, d.day, 'JPY', 1000, case when n % 2 = 0 then -1000 else 1000 end, e.id, e.id
    from entity e, generate_series(1, 40) n cross join lateral (select date '2026-11-11' + n as day) d
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.ref <> 'M1'`.execute(db);
}
