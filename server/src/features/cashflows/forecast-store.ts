import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { counted, FORECAST_TYPE, type Ledger, type Range } from './ledger-store';

export type ExpectedRow = { day: string; type: string; isConfirmed: boolean; cash: string };

/** The cash of transactions per day of a range, by type, final and preliminary apart. */
export async function findExpected(db: Db, ledger: Ledger, { from, to }: Range): Promise<ExpectedRow[]> {
  const { rows } = await sql<ExpectedRow>`
    select t.settlement_date as day, ${FORECAST_TYPE} as type, t.status = 'final' as "isConfirmed", sum(t.cash)::text as cash
    from transaction t where ${counted(ledger)} and t.settlement_date between ${from}::date and ${to}::date group by 1, 2, 3 order by 1, 2`.execute(
    db,
  );
  return rows;
}

export type BondRow = { units: string; couponPercent: string | null; maturity: string };

/** The bonds in the last holdings reported by these mandates in a currency, with their terms: from a bond file, else from the security. */
export async function findBonds(db: Db, ledger: Ledger, today: string): Promise<BondRow[]> {
  const mandates = [...ledger.whole, ...ledger.within.map(({ mandateId }) => mandateId)];
  const { rows } = await sql<BondRow>`
    select sum(h.units)::text as units, v.coupon_percent::text as "couponPercent", coalesce(f.maturity_date, v.maturity_date) as maturity
    from unnest(${mandates}::uuid[]) m(id)
    cross join lateral (select max(as_of) as as_of from holding
      where organisation_id = ${ledger.ownerId} and entity_id = m.id and as_of <= ${today}::date and superseded_at is null) last
    join holding h on h.organisation_id = ${ledger.ownerId} and h.entity_id = m.id and h.as_of = last.as_of and h.superseded_at is null
      and h.currency = ${ledger.currency}
    left join lateral (select coupon_percent, maturity_date from security_version
      where (organisation_id, security_id) = (h.organisation_id, h.security_id) and superseded_at is null order by id desc limit 1) v on true
    left join lateral (select maturity_date from fixed_income
      where (organisation_id, security_id) = (h.organisation_id, h.security_id) and superseded_at is null order by as_of desc limit 1) f on true
    where coalesce(f.maturity_date, v.maturity_date) > ${today}::date and h.units > 0
    group by h.security_id, 2, 3`.execute(db);
  return rows;
}

/** The sum of these accounts' minimum balances; null when none is set. */
export async function findMinimum(db: Db, ledger: Ledger): Promise<string | null> {
  const mandates = [...ledger.whole, ...ledger.within.map(({ mandateId }) => mandateId)];
  const { rows } = await sql<{ amount: string | null }>`
    select sum(amount)::text as amount from cash_minimum
    where organisation_id = ${ledger.ownerId} and currency = ${ledger.currency} and mandate_id = any(${mandates}::uuid[])`.execute(db);
  return rows[0]?.amount ?? null;
}

/** The accounts that have a minimum in the ledger's currency. */
export async function findGuarded(db: Db, ledger: Ledger): Promise<string[]> {
  const mandates = [...ledger.whole, ...ledger.within.map(({ mandateId }) => mandateId)];
  const { rows } = await sql<{ mandateId: string }>`
    select mandate_id as "mandateId" from cash_minimum
    where organisation_id = ${ledger.ownerId} and currency = ${ledger.currency} and mandate_id = any(${mandates}::uuid[])`.execute(db);
  return rows.map(({ mandateId }) => mandateId);
}

export type MinimumKey = { ownerId: string; mandateId: string; currency: string };

/** Sets an account's minimum balance, or removes it with null; returns the previous one. */
export async function saveMinimum(
  db: Db,
  { ownerId, mandateId, currency }: MinimumKey,
  { amount, userId, at }: { amount: string | null; userId: string; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ amount: string }>`
    select amount::text as amount from cash_minimum where organisation_id = ${ownerId} and mandate_id = ${mandateId} and currency = ${currency} for update`.execute(
    db,
  );
  if (amount === null) {
    await sql`delete from cash_minimum where organisation_id = ${ownerId} and mandate_id = ${mandateId} and currency = ${currency}`.execute(
      db,
    );
  } else {
    await sql`
      insert into cash_minimum (organisation_id, mandate_id, currency, amount, updated_by, updated_at)
      values (${ownerId}, ${mandateId}, ${currency}, ${amount}, ${userId}, ${at})
      on conflict (organisation_id, mandate_id, currency) do update set amount = excluded.amount, updated_by = excluded.updated_by,
        updated_at = excluded.updated_at`.execute(db);
  }
  return rows[0]?.amount ?? null;
}

export type MinimumRow = { mandateId: string; ref: string; currency: string };

export async function findMinimums(db: Db, ownerId: string): Promise<MinimumRow[]> {
  const { rows } = await sql<MinimumRow>`
    select m.mandate_id as "mandateId", e.ref, m.currency from cash_minimum m join entity e on (e.organisation_id, e.id) = (m.organisation_id, m.mandate_id)
    where m.organisation_id = ${ownerId} order by e.ref, m.currency`.execute(db);
  return rows;
}
