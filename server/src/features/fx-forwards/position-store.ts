import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Valued } from './values';

/** A forward of a position; `closedOn` is the day it was set off, for looking back before it. */
export type PositionRow = Valued & { ref: string; jpyAmount: string | null; counterpartyId: string | null; closedOn: string | null };

type PositionsWanted = {
  ownerId: string;
  entityIds?: readonly string[];
  ids?: readonly string[];
  /** Only those in force on a day. */
  openOn?: string | null;
};

/** Every forward of some mandates that was ever in force, whatever became of it. */
export async function findPositions(db: Db, { ownerId, entityIds, ids, openOn = null }: PositionsWanted): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select f.id, f.ref, f.entity_id as "entityId", f.type, f.status, f.trade_date as "tradeDate", f.maturity_date as "maturityDate", f.side, f.currency,
      f.counter_currency as "counterCurrency", f.amount::text as amount, f.forward_rate::text as "forwardRate", f.jpy_amount::text as "jpyAmount",
      f.counterparty_id as "counterpartyId", case when ${openOn}::date is null then (select min(s.trade_date) from fx_forward s where s.organisation_id = f.organisation_id and s.origin_id = f.id
        and s.type = 'fxForward setoff' and s.status = 'final') end as "closedOn"
    from fx_forward f where f.organisation_id = ${ownerId} and f.status in ('final', 'finalSetoff') and f.type <> 'fxForward setoff'
      and (${openOn}::date is null or (f.status = 'final' and f.trade_date <= ${openOn}::date and f.maturity_date > ${openOn}::date))
      and (${ids ? [...ids] : null}::uuid[] is null or f.id = any(${ids ? [...ids] : null}::uuid[]))
      and (${entityIds ? [...entityIds] : null}::uuid[] is null or f.entity_id = any(${entityIds ? [...entityIds] : null}::uuid[]))
    order by f.maturity_date, f.ref`.execute(db);
  return rows;
}
