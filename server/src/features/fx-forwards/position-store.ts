import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Valued } from './values';

/** A forward of a position; `closedOn` is the day it was set off, for positions before that day. */
export type PositionRow = Valued & { ref: string; jpyAmount: string | null; counterpartyId: string | null; closedOn: string | null };

type PositionsWanted = {
  ownerId: string;
  entityIds?: readonly string[];
  ids?: readonly string[];
};

/** Forwards in force that differ only in amount and rate: one counterparty, pair, side and maturity. */
export type OpenGroup = {
  counterpartyId: string;
  currency: string;
  counterCurrency: string;
  maturityDate: string;
  side: 'buy' | 'sell';
  count: number;
  /** The total amount in yen; null when one of them has none. */
  jpyAmount: string | null;
  /** Amount and rate of each, as "100000 119.5,250000 120.25". */
  deals: string;
};

/** The forwards open on a day with a counterparty, grouped by the database, because there can be thousands of rows. */
export async function findOpen(db: Db, ownerId: string, on: string): Promise<OpenGroup[]> {
  const { rows } = await sql<OpenGroup>`
    select f.counterparty_id as "counterpartyId", f.currency, f.counter_currency as "counterCurrency", f.maturity_date as "maturityDate", f.side,
      count(*)::int as count, case when count(f.jpy_amount) = count(*) then sum(f.jpy_amount)::text end as "jpyAmount",
      string_agg(f.amount || ' ' || f.forward_rate, ',') as deals
    from fx_forward f where f.organisation_id = ${ownerId} and f.status = 'final' and f.type <> 'fxForward setoff' and f.counterparty_id is not null
      and f.trade_date <= ${on}::date and f.maturity_date > ${on}::date
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** Every forward of these mandates that was ever in force, whatever its present state. */
export async function findPositions(db: Db, { ownerId, entityIds, ids }: PositionsWanted): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select f.id, f.ref, f.entity_id as "entityId", f.type, f.status, f.trade_date as "tradeDate", f.maturity_date as "maturityDate", f.side, f.currency,
      f.counter_currency as "counterCurrency", f.amount::text as amount, f.forward_rate::text as "forwardRate", f.jpy_amount::text as "jpyAmount",
      f.counterparty_id as "counterpartyId", (select min(s.trade_date) from fx_forward s where s.organisation_id = f.organisation_id and s.origin_id = f.id
        and s.type = 'fxForward setoff' and s.status = 'final') as "closedOn"
    from fx_forward f where f.organisation_id = ${ownerId} and f.status in ('final', 'finalSetoff') and f.type <> 'fxForward setoff'
      and (${ids ? [...ids] : null}::uuid[] is null or f.id = any(${ids ? [...ids] : null}::uuid[]))
      and (${entityIds ? [...entityIds] : null}::uuid[] is null or f.entity_id = any(${entityIds ? [...entityIds] : null}::uuid[]))
    order by f.maturity_date, f.ref`.execute(db);
  return rows;
}
