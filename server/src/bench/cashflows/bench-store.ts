import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Planted = { organisationId: string; assetId: string; mandateId: string };
export type Size = { mandates: number; flows: number; tokenHash: Buffer };

/** One owner: its first mandate has very many flows over ten years, each other one forty expected flows. */
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
  const { rows: found } = await sql<{ id: string }>`select id from entity where asset_id = ${assetId} and ref = 'M1'`.execute(db);
  return { ...planted, mandateId: found[0]?.id ?? '' };
}

const SLICE = 1000;

async function plantFlows(db: Db, { organisationId, assetId }: Planted, flows: number): Promise<void> {
  const columns = sql`organisation_id, mandate_id, type, status, trade_date, settlement_date, currency, amount, cash, created_by, updated_by`;
  // In parts, so that each statement stays below the time limit even on a busy machine.
  for (let after = 0; after < flows; after += SLICE)
    await sql`
    insert into transaction (${columns})
    select e.organisation_id, e.id, 'interestEarned', 'final', d.day, d.day, 'JPY', 100 + n, case when n % 3 = 0 then -(100 + n) else 100 + n end, e.id, e.id
    from entity e, generate_series(${after + 1}::int, ${Math.min(after + SLICE, flows)}::int) n cross join lateral (select date '2016-11-01' + (n * 3650 / ${flows}::int) as day) d
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.ref = 'M1'`.execute(db);
  for (let n = 1; n <= 40; n++)
    await sql`
    insert into transaction (${columns})
    select e.organisation_id, e.id, ${n % 2 === 0 ? 'fee' : 'distribution'}, ${n % 4 === 0 ? 'preliminary' : 'final'}, d.day, d.day, 'JPY', 1000,
      ${n % 2 === 0 ? -1000 : 1000}::int, e.id, e.id
    from entity e cross join lateral (select date '2026-11-11' + ${n}::int as day) d
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.ref <> 'M1'`.execute(db);
}

const BANKS = 20;
/** Fewer in one statement, because each forward also writes the flows it causes. */
const FORWARDS_AT_ONCE = 100;
const CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD'];

/** Open forwards over all mandates, banks and currencies, with a curve for each currency to value them. */
export async function plantForwards(db: Db, { organisationId, assetId }: Planted, forwards: number): Promise<void> {
  await sql`
    insert into counterparty (organisation_id, type, name_en, name_jp, country)
    select ${organisationId}::uuid, 'fxBank', 'B' || n, 'B' || n, 'JP' from generate_series(1, ${BANKS}::int) n`.execute(db);
  await sql`
    with s as (insert into source (organisation_id, kind, label_en, label_jp) values (${organisationId}, 'generator', 'B', 'B') returning id)
    insert into fx_rate (organisation_id, base, quote, as_of, tenor, tenor_date, method, mid, source_id)
    select ${organisationId}::uuid, c.code, 'JPY', '2026-10-30', t.tenor, date '2026-11-04' + t.days, 'WMR', 120 - t.days * 0.01, s.id
    from s, unnest(${CURRENCIES}::text[]) c(code), unnest(array['spot', 'oneMonth', 'twoMonths', 'threeMonths', 'sixMonths', 'twelveMonths', 'twoYears'],
      array[0, 30, 61, 91, 182, 365, 730]) t(tenor, days)`.execute(db);
  for (let after = 0; after < forwards; after += FORWARDS_AT_ONCE)
    await sql`
    insert into fx_forward (organisation_id, ref, entity_id, counterparty_id, status, trade_date, settlement_date, maturity_date, side, currency, counter_currency,
      amount, forward_rate, jpy_amount)
    select e.organisation_id, 'F' || n, e.id, b.id, 'final', '2026-11-01', d.day, d.day, 'sell', (${CURRENCIES}::text[])[1 + n % 5], 'JPY', 100000 + n, 119.5,
      round((100000 + n) * 119.5)
    from generate_series(${after + 1}::int, ${Math.min(after + FORWARDS_AT_ONCE, forwards)}::int) n
    join (select *, row_number() over (order by ref) as at from entity where asset_id = ${assetId}) e on e.at = 1 + n % 500
    join (select *, row_number() over (order by name_en) as at from counterparty where organisation_id = ${organisationId}) b on b.at = 1 + n % ${BANKS}::int
    cross join lateral (select date '2026-11-20' + n % 300 as day) d`.execute(db);
}

/** Updates the planner's statistics, as the database would a minute later. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`select refresh_statistics()`.execute(db);
}
