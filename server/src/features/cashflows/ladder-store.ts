import type { Rate } from '@hakaru/engine/money/conversion';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { counted, FORECAST_TYPE, type Ledger, type Range } from './ledger-store';

const mandatesOf = ({ whole, within }: Ledger): string[] => [...whole, ...within.map(({ mandateId }) => mandateId)];

/** The currencies in which these mandates have flows, bonds, redeemable funds or commitments to private funds. */
export async function findCurrencies(db: Db, ledger: Ledger): Promise<string[]> {
  const mandates = mandatesOf(ledger);
  const { rows } = await sql<{ currency: string }>`
    select currency from transaction where organisation_id = ${ledger.ownerId} and mandate_id = any(${mandates}::uuid[])
    union select currency from holding where organisation_id = ${ledger.ownerId} and entity_id = any(${mandates}::uuid[]) and superseded_at is null
    union select f.currency from entity_link l join entity f on (f.organisation_id, f.id) = (l.organisation_id, l.child_id)
      join commitment c on (c.organisation_id, c.entity_id) = (f.organisation_id, f.id)
      where l.organisation_id = ${ledger.ownerId} and l.parent_id = any(${mandates}::uuid[])
    union select e.currency from redemption_term r join entity e on (e.organisation_id, e.id) = (r.organisation_id, r.mandate_id)
      where r.organisation_id = ${ledger.ownerId} and r.mandate_id = any(${mandates}::uuid[])
    order by 1`.execute(db);
  return rows.map(({ currency }) => currency);
}

export type DealtRow = {
  id: string;
  day: string;
  type: string;
  isConfirmed: boolean;
  cash: string;
  ref: string;
  name: string;
  nameJp: string;
};

/** Every transaction that settles within a range, with its mandate. */
export async function findDealt(db: Db, ledger: Ledger, { from, to }: Range): Promise<DealtRow[]> {
  const { rows } = await sql<DealtRow>`
    select t.id, t.settlement_date as day, ${FORECAST_TYPE} as type, t.status = 'final' as "isConfirmed", t.cash::text as cash, e.ref, e.name_en as name, e.name_jp as "nameJp"
    from transaction t join entity e on (e.organisation_id, e.id) = (t.organisation_id, t.mandate_id)
    where ${counted(ledger)} and t.settlement_date between ${from}::date and ${to}::date order by 2, 1`.execute(db);
  return rows;
}

export type HeldBondRow = {
  id: string;
  ref: string;
  name: string;
  nameJp: string;
  mandateRef: string;
  asOf: string;
  units: string;
  couponPercent: string | null;
  maturity: string;
};

/** The bonds in each mandate's last reported holdings in a currency, with their terms: from a bond file, else from the security. */
export async function findHeldBonds(db: Db, ledger: Ledger, today: string): Promise<HeldBondRow[]> {
  const { rows } = await sql<HeldBondRow>`
    select h.security_id as id, s.ref, v.name_en as name, v.name_jp as "nameJp", e.ref as "mandateRef", h.as_of as "asOf", h.units::text as units,
      v.coupon_percent::text as "couponPercent", coalesce(f.maturity_date, v.maturity_date) as maturity
    from unnest(${mandatesOf(ledger)}::uuid[]) m(id) join entity e on e.organisation_id = ${ledger.ownerId} and e.id = m.id
    cross join lateral (select max(as_of) as as_of from holding
      where organisation_id = ${ledger.ownerId} and entity_id = m.id and as_of <= ${today}::date and superseded_at is null) last
    join holding h on h.organisation_id = ${ledger.ownerId} and h.entity_id = m.id and h.as_of = last.as_of and h.superseded_at is null
      and h.currency = ${ledger.currency} and h.units > 0
    join security s on (s.organisation_id, s.id) = (h.organisation_id, h.security_id)
    cross join lateral (select name_en, name_jp, coupon_percent, maturity_date from security_version
      where (organisation_id, security_id) = (h.organisation_id, h.security_id) and superseded_at is null order by id desc limit 1) v
    left join lateral (select maturity_date from fixed_income
      where (organisation_id, security_id) = (h.organisation_id, h.security_id) and superseded_at is null order by as_of desc limit 1) f on true
    where coalesce(f.maturity_date, v.maturity_date) > ${today}::date order by maturity, s.ref, e.ref`.execute(db);
  return rows;
}

/** The last London (WMR) spot rate of every pair up to a day. */
export async function findSpots(db: Db, ownerId: string, day: string): Promise<Rate[]> {
  const { rows } = await sql<Rate>`
    select distinct on (base, quote) base, quote, as_of as day, method, mid::text as rate from fx_rate
    where organisation_id = ${ownerId} and method = 'WMR' and tenor = 'spot' and as_of <= ${day}::date and superseded_at is null
    order by base, quote, as_of desc`.execute(db);
  return rows;
}
