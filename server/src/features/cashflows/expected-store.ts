import type { PacingAssumptions } from '@hakaru/engine/private-assets/fund-pacing';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { counted, type Ledger, type Range } from './ledger-store';

/** A fund's assumptions in force, with their first day. */
export type AssumedRow = PacingAssumptions & { fromDay: string };

export type FundStandRow = {
  fundId: string;
  mandateId: string;
  ref: string;
  name: string;
  nameJp: string;
  firstDay: string;
  commitment: string;
  /** Called and distributed since the first day of the range. */
  called: string;
  distributed: string;
  unfunded: string;
  /** The last reported value adjusted by the flows since; null when none was reported although money was called. */
  nav: string | null;
  assumed: AssumedRow | null;
};

/** A trust bank sees payments only, not the expectations about a fund. */
const mandatesOf = ({ whole, within }: Ledger): string[] => [
  ...whole,
  ...within.filter(({ isTrustee }) => !isTrustee).map(({ mandateId }) => mandateId),
];

const OUTSIDE = sql`('placementFee', 'admissionInterest')`;

/** The position of each private fund of these mandates on a day, with its assumptions; the first assumptions also apply before their first day. */
export async function findFundStands(db: Db, ledger: Ledger, { from, to }: Range): Promise<FundStandRow[]> {
  const { rows } = await sql<FundStandRow>`
    select f.id as "fundId", l.parent_id as "mandateId", f.ref, f.name_en as name, f.name_jp as "nameJp", p.first_day::text as "firstDay",
      p.amount::text as commitment, c.called::text as called, c.distributed::text as distributed, (p.amount - c.ever + c.recallable)::text as unfunded,
      case when c.flows = 0 then 0 else v.nav end::text as nav, a.assumed
    from entity_link l join entity f on (f.organisation_id, f.id) = (l.organisation_id, l.child_id) and f.currency = ${ledger.currency}
    cross join lateral (select amount, min(as_of) over () as first_day from commitment where (organisation_id, entity_id) = (f.organisation_id, f.id)
      and superseded_at is null and as_of <= ${to}::date order by as_of desc limit 1) p
    cross join lateral (select count(*) as flows,
      coalesce(sum(amount) filter (where side = 'call' and type not in ${OUTSIDE} and as_of > ${from}::date), 0) as called,
      coalesce(sum(amount) filter (where side = 'distribution' and as_of > ${from}::date), 0) as distributed,
      coalesce(sum(amount) filter (where side = 'call' and type not in ${OUTSIDE}), 0) as ever,
      coalesce(sum(amount) filter (where type = 'recallable'), 0) as recallable
      from cashflow where (organisation_id, entity_id) = (f.organisation_id, f.id) and superseded_at is null and as_of <= ${to}::date) c
    left join lateral (select x.nav + (select coalesce(sum(case when m.type = 'reinvestment' then 0 when m.side = 'distribution' then -m.amount
          when m.type in ${OUTSIDE} then 0 else m.amount end), 0) from cashflow m
        where (m.organisation_id, m.entity_id) = (f.organisation_id, f.id) and m.superseded_at is null and m.as_of > x.as_of and m.as_of <= ${to}::date) as nav
      from valuation x where (x.organisation_id, x.entity_id) = (f.organisation_id, f.id) and x.superseded_at is null and x.as_of <= ${to}::date
      order by x.as_of desc, array_position(array['audited', 'valuated', 'estimated'], x.quality) limit 1) v on true
    left join lateral (select jsonb_build_object('fromDay', a.from_day::text, 'contributionPercents', a.contribution_percents::text[],
        'lifeYears', a.life_years, 'bow', a.bow::text, 'growthPercent', a.growth_percent::text, 'yieldPercent', a.yield_percent::text) as assumed
      from fund_pacing a where (a.organisation_id, a.entity_id) = (f.organisation_id, f.id)
      order by a.from_day <= ${to}::date desc, case when a.from_day <= ${to}::date then a.from_day end desc, a.from_day limit 1) a on true
    where l.organisation_id = ${ledger.ownerId} and l.from_day <= ${to}::date and (l.to_day is null or l.to_day >= ${to}::date) and l.parent_id = any(${mandatesOf(ledger)}::uuid[]) order by l.parent_id, f.ref`.execute(
    db,
  );
  return rows;
}

export type AnnouncedRow = { mandateId: string; fundId: string | null; side: 'call' | 'distribution'; day: string; amount: string };

/** Calls and distributions already on the account, each with the fund of the notice it came from, if any. */
export async function findAnnounced(db: Db, ledger: Ledger, { from, to }: Range): Promise<AnnouncedRow[]> {
  const { rows } = await sql<AnnouncedRow>`
    select t.mandate_id as "mandateId", n.fund_id as "fundId", case when t.type = 'contribution' then 'call' else 'distribution' end as side,
      t.settlement_date as day, abs(t.cash)::text as amount
    from transaction t left join fund_notice n on (n.organisation_id, n.instruction_id) = (t.organisation_id, t.instruction_id) and n.ended_at is null
    where ${counted(ledger)} and t.type in ('contribution', 'distribution') and t.settlement_date between ${from}::date and ${to}::date
    order by t.settlement_date, t.id`.execute(db);
  return rows;
}
